//! Work of elimination, counted before any number is known: no order takes less than the bound, and where what is joined is full the bound is nearly what it takes.

use crate::common::Random;
use dalembert_enforce::sparse::{least_work, minimum_degree};

type Pair = (usize, usize);

/// Σ (1 + later neighbours)², one column after the other as they stand in an order.
fn work_in(order: &[usize], pairs: &[Pair]) -> f64 {
    let n = order.len();
    let mut joined = vec![vec![false; n]; n];
    pairs.iter().filter(|(i, j)| i != j).for_each(|&(i, j)| (joined[i][j], joined[j][i]) = (true, true));
    let mut gone = vec![false; n];
    let mut work = 0;
    for &p in order {
        gone[p] = true;
        let later: Vec<usize> = (0..n).filter(|&i| joined[p][i] && !gone[i]).collect();
        work += (1 + later.len()).pow(2);
        for &i in &later {
            later.iter().filter(|&&j| j != i).for_each(|&j| joined[i][j] = true);
        }
    }
    work as f64
}

/// The same in the order that is taken.
fn work_of(n: usize, pairs: &[Pair]) -> f64 {
    let edges: Vec<Pair> = pairs.iter().copied().filter(|(i, j)| i != j).collect();
    let order: Vec<usize> =
        minimum_degree(n, &edges, &[]).into_iter().flat_map(|clique| clique.own).map(|own| own as usize).collect();
    work_in(&order, pairs)
}

fn full(columns: std::ops::Range<usize>) -> Vec<Pair> {
    columns.clone().flat_map(|i| (columns.start..i).map(move |j| (i, j))).collect()
}

fn path(n: usize) -> Vec<Pair> {
    (1..n).map(|i| (i, i - 1)).collect()
}

fn grid(side: usize) -> Vec<Pair> {
    let at = |i: usize, j: usize| side * i + j;
    let along = (0..side).flat_map(|i| (1..side).map(move |j| (i, j)));
    along.flat_map(|(i, j)| [(at(i, j), at(i, j - 1)), (at(j, i), at(j - 1, i))]).collect()
}

/// Columns that all others stand beside, none of those beside each other.
fn beside(many: usize, few: usize) -> Vec<Pair> {
    (0..many).flat_map(|i| (many..many + few).map(move |j| (i, j))).collect()
}

fn shuffled(n: usize, random: &mut Random) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    (1..n).for_each(|i| order.swap(i, random.below(i + 1)));
    order
}

#[test]
fn no_order_takes_less_than_the_bound() {
    let mut random = Random(5);
    let mut systems = vec![
        (1, vec![]),
        (9, vec![]),
        (40, path(40)),
        (49, grid(7)),
        (30, full(0..30)),
        (45, [full(0..15), path(45)].concat()),
        (30, beside(24, 6)),
        (30, beside(6, 24)),
        (30, [beside(20, 10), full(20..30)].concat()),
    ];
    for percent in [2, 10, 40, 90] {
        let pairs = full(0..24).into_iter().filter(|_| random.chance(percent)).collect();
        systems.push((24, pairs));
    }
    for (n, pairs) in systems {
        let bound = least_work(n, pairs.iter().copied());
        assert!(bound <= work_of(n, &pairs), "{n}, {pairs:?}");
        for _ in 0..20 {
            let order = shuffled(n, &mut random);
            assert!(bound <= work_in(&order, &pairs), "{n}, {pairs:?}, {order:?}");
        }
    }
}

/// Velocities of bodies that all stand beside each other, positions that each stand beside all of these, currents that stand beside one.
#[test]
fn full_systems_are_told_without_an_order() {
    let n = 60;
    let positions = beside(n, n).into_iter().map(|(i, j)| (j, i));
    let currents = (0..n).map(|i| (i, 2 * n + i));
    for pairs in [full(0..n), full(0..n).into_iter().chain(positions).chain(currents).collect()] {
        let (bound, work) = (least_work(3 * n, pairs.iter().copied()), work_of(3 * n, &pairs));
        assert!(bound > 0.9 * work && bound <= work, "{bound} {work}");
        // Pairs that are said again, the other way round, and of a column with itself change nothing.
        let again = pairs.iter().map(|&(i, j)| (j, i)).chain((0..n).map(|i| (i, i)));
        assert_eq!(bound, least_work(3 * n, pairs.iter().copied().chain(again)));
    }
}
