//! Orders, ancestors, segments and numberings of forests against their definitions, and forests of a million nodes.

use crate::common::Random;
use dalembert_graph::{Bwa, Forest, GraphError, Identity, Numbering};

fn forests() -> impl Iterator<Item = Forest> {
    (0..300).map(|seed| {
        println!("seed {seed}");
        Random(seed).forest()
    })
}

/// The chain of parents, by definition.
fn line(forest: &Forest, k: usize) -> Vec<usize> {
    let mut line = Vec::new();
    let mut at = forest.parent(k);
    while let Some(j) = at {
        line.push(j);
        at = forest.parent(j);
    }
    line
}

#[test]
fn orders_put_every_node_once_and_children_first() {
    for forest in forests() {
        let mut sorted = forest.tip_to_base().to_vec();
        sorted.sort_unstable();
        assert!(sorted.into_iter().eq(0..forest.nodes()));
        let place = |k| forest.tip_to_base().iter().position(|&j| j == k);
        assert!(forest.edges().all(|(p, k)| place(k) < place(p)));
        assert!(forest.base_to_tip().eq(forest.tip_to_base().iter().rev().copied()));
    }
}

#[test]
fn ancestors_descendants_depths_and_sizes() {
    for forest in forests() {
        let lines: Vec<Vec<usize>> = (0..forest.nodes()).map(|k| line(&forest, k)).collect();
        for k in 0..forest.nodes() {
            assert!(forest.ancestors(k).eq(lines[k].iter().copied()));
            assert_eq!(forest.depth(k), lines[k].len());
            let below: Vec<usize> = (0..forest.nodes()).filter(|&i| lines[i].contains(&k)).collect();
            let mut descendants = forest.descendants(k).to_vec();
            descendants.sort_unstable();
            assert_eq!(descendants, below);
            assert_eq!(forest.subtree_size(k), below.len() + 1);
            assert!((0..forest.nodes()).all(|i| forest.is_ancestor(k, i) == below.contains(&i)));
            let children: Vec<usize> = (0..forest.nodes()).filter(|&i| lines[i].first() == Some(&k)).collect();
            assert_eq!(forest.children(k), children);
        }
        assert_eq!(forest.height(), lines.iter().map(|line| line.len() + 1).max().unwrap_or(0));
    }
}

#[test]
fn closest_common_ancestors_and_paths() {
    for forest in forests() {
        let upwards = |k| std::iter::once(k).chain(line(&forest, k)).collect::<Vec<usize>>();
        for i in 0..forest.nodes() {
            for j in 0..forest.nodes() {
                let (from_i, from_j) = (upwards(i), upwards(j));
                let closest = from_i.iter().find(|k| from_j.contains(k)).copied();
                assert_eq!(forest.closest_common_ancestor(i, j), closest);
                assert_eq!(forest.related(i, j), closest == Some(i) || closest == Some(j));
                let mut path = from_j[..=from_j.iter().position(|&k| k == i).unwrap_or(0)].to_vec();
                path.reverse();
                assert_eq!(forest.path(i, j), from_j.contains(&i).then_some(path));
            }
        }
    }
}

#[test]
fn ancestors_of_one_node_are_related() {
    for forest in forests() {
        for k in 0..forest.nodes() {
            let line: Vec<usize> = forest.ancestors(k).collect();
            assert!(line.iter().all(|&i| line.iter().all(|&j| forest.related(i, j))));
        }
    }
}

#[test]
fn segments_are_maximal_chains() {
    for forest in forests() {
        let segments: Vec<&[usize]> = forest.segments().collect();
        assert_eq!(segments.iter().map(|segment| segment.len()).sum::<usize>(), forest.nodes());
        let mut seen = vec![false; forest.nodes()];
        for segment in segments {
            for pair in segment.windows(2) {
                assert_eq!(forest.children(pair[0]), [pair[1]], "only children inside");
            }
            let (base, tip) = (segment[0], segment[segment.len() - 1]);
            assert!(forest.parent(base).is_none_or(|p| forest.children(p).len() > 1), "cannot begin earlier");
            assert_ne!(forest.children(tip).len(), 1, "cannot end later");
            assert!(forest.parent(base).is_none_or(|p| seen[p]), "parents first");
            segment.iter().for_each(|&k| assert!(!std::mem::replace(&mut seen[k], true), "each node once"));
        }
    }
}

#[test]
fn canonical_and_strictly_canonical_numberings() {
    for forest in forests() {
        let canonical = forest.canonical_numbering();
        let renumbered = forest.renumbered(&canonical).unwrap();
        assert!(renumbered.is_canonical());
        assert_eq!(renumbered.renumbered(&canonical.inverse()).unwrap(), forest);
        assert_eq!(renumbered.canonical_numbering(), Numbering::identity(forest.nodes()));
        let strict = forest.renumbered(&forest.strictly_canonical_numbering()).unwrap();
        assert!(strict.is_canonical() && strict.is_strictly_canonical());
        let sequential = |segment: &[usize]| segment.windows(2).all(|pair| pair[0] == pair[1] + 1);
        assert!(strict.segments().all(sequential));
        assert_eq!(forest.is_strictly_canonical(), forest.is_canonical() && forest.segments().all(sequential));
        assert!(strict.tip_to_base().iter().copied().eq(0..forest.nodes()));
    }
}

#[test]
fn numberings_compose_with_their_inverses() {
    for seed in 0..20 {
        let numbering = Random(seed).numbering(9);
        let names: Vec<usize> = (100..109).collect();
        let moved = numbering.permute(&names);
        assert!((0..9).all(|k| moved[numbering.new_of(k)] == names[k] && numbering.old_of(numbering.new_of(k)) == k));
        assert_eq!(numbering.inverse().permute(&moved), names);
        let order: Vec<usize> = (0..9).map(|k| numbering.old_of(k)).collect();
        assert_eq!(Numbering::from_old_of(order).unwrap(), numbering);
    }
    for (list, place, index) in [(vec![0, 2, 2], 2, 2), (vec![0, 3, 1], 1, 3)] {
        let error = GraphError::NotANumbering { place, index, nodes: 3 };
        assert_eq!(Numbering::from_new_of(list).unwrap_err(), error);
    }
}

#[test]
fn broken_forests_are_named() {
    let message = |parent: &[Option<usize>]| Forest::new(parent.to_vec()).unwrap_err().to_string();
    assert_eq!(message(&[None, Some(7)]), "node 1 has parent 7, but there are only 2 nodes");
    assert_eq!(message(&[Some(0)]), "directed cycle: 0");
    assert_eq!(message(&[Some(1), Some(2), Some(3), Some(1), None]), "directed cycle: 1 → 3 → 2");
    let long = message(&(0..20).map(|k| Some((k + 1) % 20)).collect::<Vec<_>>());
    assert_eq!(long, "directed cycle: 0 → 19 → 18 → 17 → 16 → 15 → 14 → 13 → … (12 more)");
    assert_eq!(Forest::new(Vec::new()).unwrap().height(), 0);
}

/// A chain numbered from the base, a star, and a deep tree in random order: laws that hold in linear time, without recursion.
#[test]
fn a_million_nodes() {
    const N: usize = 1_000_000;
    let mut random = Random(1);
    let shuffle = random.numbering(N);
    let forests = [
        Forest::new((0..N).map(|k| k.checked_sub(1)).collect()).unwrap(),
        Forest::new((0..N).map(|k| (k > 0).then_some(0)).collect()).unwrap(),
        random.canonical_forest(N, 3, 0).renumbered(&shuffle).unwrap(),
    ];
    for forest in forests {
        let strict = forest.renumbered(&forest.strictly_canonical_numbering()).unwrap();
        assert!(strict.is_strictly_canonical());
        assert_eq!(strict.segments().count(), forest.segments().count());
        // With weights 1, 𝔸 sums over subtrees and 𝔸* along paths.
        let bwa = Bwa::new(forest, &vec![1; N], |_, _| Identity::<i64>::new(1)).unwrap();
        let mut sums = vec![1_i64; N];
        bwa.resolvent().gather_in_place(&mut sums);
        assert!((0..N).all(|k| sums[k] == bwa.forest().subtree_size(k) as i64));
        sums.fill(1);
        bwa.resolvent().scatter_in_place(&mut sums);
        assert!((0..N).all(|k| sums[k] == bwa.forest().depth(k) as i64 + 1));
    }
}

#[test]
fn a_cycle_of_a_million_nodes_is_an_error() {
    const N: usize = 1_000_000;
    let Err(GraphError::Cycle { nodes }) = Forest::new((0..N).map(|k| Some((k + 1) % N)).collect()) else {
        panic!("no cycle found");
    };
    assert_eq!(nodes.len(), N);
}
