//! The lemmas of Jain's paper (Graph theoretic foundations of multibody dynamics, part I, 2011), each in a test of its
//! name, on random forests: canonical and shuffled numberings, rigid transforms and integer weights with mixed node
//! dimensions (exact).

use std::num::NonZeroUsize;

use crate::common::{
    Entry, Random, assert_close, assert_equal, cut_out, entries, image, is_zero, minus, mixed, plus, power, powers,
    rigid, series, times, unit,
};
use dalembert_graph::{Block, Bwa, Compose, Digraph, Forest, Identity, Weight};

/// Checks a law on all random matrices, exact and rigid.
macro_rules! on_all {
    ($law:ident) => {
        mixed().for_each(|bwa| $law(&bwa));
        rigid().for_each(|bwa| $law(&bwa));
    };
}

fn chain(nodes: usize) -> Forest {
    Forest::new((0..nodes).map(|k| (k + 1 < nodes).then_some(k + 1)).collect()).unwrap()
}

/// Fig. 2c, with nodes counted from 0.
fn figure_2c() -> Forest {
    Forest::new(vec![Some(2), Some(3), Some(5), Some(5), Some(5), Some(6), None]).unwrap()
}

#[test]
fn equations_8_to_13_the_matrix_is_the_sum_over_the_edges() {
    fn law<W: Weight<Scalar: Entry>>(bwa: &Bwa<W>) {
        let size = bwa.dimensions().iter().sum();
        let sum = bwa.weighted_edges().fold(Block::zero(size, size), |sum, (p, k, w)| {
            plus(&sum, &times(&times(&unit(bwa, p), &Block::of_weight(w)), &unit(bwa, k).transpose()))
        });
        assert_equal(&bwa.to_dense(), &sum);
        let x: Vec<W::Scalar> = (0..size).map(|i| W::Scalar::of(i as i32 % 7 - 3)).collect();
        let mut y = x.clone();
        bwa.apply(&x, &mut y);
        assert_close(&y, &image(&sum, &x));
        bwa.apply_transpose(&x, &mut y);
        assert_close(&y, &image(&sum.transpose(), &x));
    }
    on_all!(law);
}

#[test]
fn lemma_1_elements_of_powers() {
    fn law<W: Weight<Scalar: Entry> + Compose + Clone>(bwa: &Bwa<W>) {
        let dense = bwa.to_dense();
        for (k, by_definition) in powers(&dense).enumerate().take(bwa.forest().nodes() + 1).skip(1) {
            let powered = bwa.power(NonZeroUsize::new(k).unwrap());
            assert_equal(&powered.to_dense(), &by_definition);
            for i in 0..bwa.forest().nodes() {
                let ancestor = bwa.forest().ancestors(i).nth(k - 1);
                assert_eq!(powered.forest().parent(i), ancestor);
                let Some(ancestor) = ancestor else { continue };
                let path = bwa.forest().path(ancestor, i).unwrap();
                let product = path[1..].iter().fold(Block::identity(bwa.dimension_of(ancestor)), |product, &node| {
                    times(&product, &Block::of_weight(bwa.weight(node).unwrap()))
                });
                assert_equal(&cut_out(bwa, &by_definition, ancestor, i), &product);
            }
        }
    }
    on_all!(law);
}

#[test]
fn lemma_2_nilpotency() {
    fn law<W: Weight<Scalar: Entry>>(bwa: &Bwa<W>) {
        assert!(bwa.nilpotency_index() <= bwa.forest().nodes());
        assert!(is_zero(&power(&bwa.to_dense(), bwa.nilpotency_index())));
    }
    on_all!(law);
    // Rigid transforms are invertible, so that no product along a path vanishes.
    rigid().for_each(|bwa| assert!(!is_zero(&power(&bwa.to_dense(), bwa.nilpotency_index() - 1))));
}

#[test]
fn lemma_3_resolvent_of_a_nilpotent_matrix() {
    // Any strictly triangular matrix, not of the structure of a forest.
    for seed in 0..40 {
        let mut random = Random(seed);
        let size = 1 + random.below(8);
        let mut u = random.integers(size, size);
        (0..size).for_each(|i| (i..size).for_each(|j| u[(i, j)] = 0));
        let w = (0..size).fold(Block::zero(size, size), |sum, k| plus(&sum, &power(&u, k)));
        let identity = Block::identity(size);
        assert_equal(&times(&minus(&identity, &u), &w), &identity);
        assert_equal(&times(&w, &minus(&identity, &u)), &identity);
    }
}

#[test]
fn lemma_4_resolvent_is_the_sum_of_powers() {
    fn law<W: Weight<Scalar: Entry>>(bwa: &Bwa<W>) {
        let (a, identity) = (bwa.resolvent().to_dense(), Block::identity(bwa.dimension()));
        assert_equal(&a, &series(bwa));
        let pencil = minus(&identity, &bwa.to_dense());
        assert_equal(&times(&pencil, &a), &identity);
        assert_equal(&times(&a, &pencil), &identity);
    }
    on_all!(law);
}

#[test]
fn lemma_4_powers_are_disjoint() {
    rigid().for_each(|bwa| {
        let dense = bwa.to_dense();
        let mut count = vec![0; bwa.forest().nodes().pow(2)];
        for power in powers(&dense).take(bwa.forest().nodes()) {
            for (place, count) in count.iter_mut().enumerate() {
                let (i, j) = (place / bwa.forest().nodes(), place % bwa.forest().nodes());
                *count += usize::from(!is_zero(&cut_out(&bwa, &power, i, j)));
            }
        }
        assert!(count.iter().all(|&count| count <= 1), "a block belongs to one power only");
    });
}

#[test]
fn lemma_4_needs_a_forest() {
    // With weights 1 on a directed cycle, I − S takes (1, …, 1) to 0.
    for nodes in 1..6 {
        let edges: Vec<_> = (0..nodes).map(|k| (k, (k + 1) % nodes)).collect();
        let cycle = Digraph::new(nodes, edges).unwrap();
        let pencil = minus(&Block::identity(nodes), &cycle.adjacency::<i128>());
        assert_eq!(image(&pencil, &vec![1; nodes]), vec![0; nodes]);
        assert!(!is_zero(&cycle.walks::<i128>(nodes)));
        assert!(cycle.to_forest().is_err());
        // The paper says that I − 𝓔 is never invertible on a cycle. With weights ½ it is, though no power of 𝓔 vanishes:
        // (2I − S) Σ_k 2ⁿ⁻¹⁻ᵏ Sᵏ = (2ⁿ − 1) I.
        let scaled = |factor, matrix: Block<i128>| {
            times(&Block::from_fn(nodes, nodes, |i, j| factor * i128::from(i == j)), &matrix)
        };
        let sum = (0..nodes).map(|k| scaled(1 << (nodes - 1 - k), cycle.walks(k)));
        let sum = sum.fold(Block::zero(nodes, nodes), |sum, term| plus(&sum, &term));
        let doubled = minus(&scaled(2, Block::identity(nodes)), &cycle.adjacency());
        assert_equal(&times(&doubled, &sum), &scaled((1 << nodes) - 1, Block::identity(nodes)));
    }
}

#[test]
fn lemma_4_sweeps_multiply_by_the_matrix() {
    fn law<W: Weight<Scalar: Entry>>(bwa: &Bwa<W>) {
        let (resolvent, a) = (bwa.resolvent(), series(bwa));
        let x: Vec<W::Scalar> = (0..bwa.dimension()).map(|i| W::Scalar::of(i as i32 % 5 - 2)).collect();
        let mut y = x.clone();
        resolvent.gather(&x, &mut y);
        assert_close(&y, &image(&a, &x));
        resolvent.scatter(&x, &mut y);
        assert_close(&y, &image(&a.transpose(), &x));
        let mut in_place = x.clone();
        resolvent.scatter_in_place(&mut in_place);
        assert_close(&in_place, &y);
    }
    on_all!(law);
}

#[test]
fn lemma_5_elements_of_the_resolvent() {
    fn law<W: Weight<Scalar: Entry>>(bwa: &Bwa<W>) {
        let (forest, resolvent, whole) = (bwa.forest(), bwa.resolvent(), series(bwa));
        for i in 0..forest.nodes() {
            for j in 0..forest.nodes() {
                let block = resolvent.block(i, j);
                assert_equal(&block, &cut_out(bwa, &whole, i, j));
                if i == j {
                    assert_equal(&block, &Block::identity(bwa.dimension_of(i)));
                } else if forest.parent(j) == Some(i) {
                    assert_equal(&block, &Block::of_weight(bwa.weight(j).unwrap()));
                } else if !forest.is_ancestor(i, j) {
                    assert!(is_zero(&block));
                }
            }
        }
    }
    on_all!(law);
}

#[test]
fn lemma_6_semigroup() {
    fn law<W: Weight<Scalar: Entry>>(bwa: &Bwa<W>) {
        let (forest, resolvent) = (bwa.forest(), bwa.resolvent());
        for j in 0..forest.nodes() {
            for i in forest.ancestors(j).chain([j]) {
                for k in forest.path(i, j).unwrap() {
                    let product = times(&resolvent.block(i, k), &resolvent.block(k, j));
                    assert_equal(&resolvent.block(i, j), &product);
                }
            }
        }
    }
    on_all!(law);
}

#[test]
fn lemma_7_tilde() {
    fn law<W: Weight<Scalar: Entry>>(bwa: &Bwa<W>) {
        let (resolvent, size) = (bwa.resolvent(), bwa.dimension());
        let (a, e) = (resolvent.to_dense(), bwa.to_dense());
        let tilde = Block::of_map(size, size, |x, y| resolvent.tilde_gather(x, y));
        assert_equal(&tilde, &minus(&a, &Block::identity(size)));
        assert_equal(&tilde, &times(&e, &a));
        assert_equal(&tilde, &times(&a, &e));
        let transposed = Block::of_map(size, size, |x, y| resolvent.tilde_scatter(x, y));
        assert_equal(&transposed, &tilde.transpose());
    }
    on_all!(law);
}

#[test]
fn corollary_4_1_roots_and_tips() {
    fn law<W: Weight<Scalar: Entry>>(bwa: &Bwa<W>) {
        let (a, e) = (bwa.resolvent().to_dense(), bwa.to_dense());
        for root in bwa.forest().roots() {
            assert!(is_zero(&times(&e, &unit(bwa, root))));
            assert_equal(&times(&a, &unit(bwa, root)), &unit(bwa, root));
        }
        for tip in bwa.forest().tips() {
            assert!(is_zero(&times(&e.transpose(), &unit(bwa, tip))));
            assert_equal(&times(&a.transpose(), &unit(bwa, tip)), &unit(bwa, tip));
        }
    }
    on_all!(law);
    // Invertible weights: only then are other columns and rows not zero.
    rigid().for_each(|bwa| {
        let e = bwa.to_dense();
        for k in 0..bwa.forest().nodes() {
            assert_eq!(is_zero(&times(&e, &unit(&bwa, k))), bwa.forest().parent(k).is_none());
            assert_eq!(is_zero(&times(&e.transpose(), &unit(&bwa, k))), bwa.forest().children(k).is_empty());
        }
    });
}

/// Rows of the paper's figures: `X` where a block is, `I` on the diagonal of 𝔸, `.` for zero.
fn pattern(matrix: &Block<i128>) -> Vec<String> {
    let mark = |i: usize, j: usize| match matrix[(i, j)] {
        0 => '.',
        _ if i == j => 'I',
        _ => 'X',
    };
    (0..matrix.rows()).map(|i| (0..matrix.columns()).map(|j| mark(i, j)).collect()).collect()
}

#[test]
fn remark_4_1_patterns_of_a_canonical_chain() {
    let bwa = Bwa::new(chain(4), &[1; 4], |_, _| Identity::<i128>::new(1)).unwrap();
    let powered = |k| pattern(&bwa.power(NonZeroUsize::new(k).unwrap()).to_dense());
    assert_eq!(powered(1), ["....", "X...", ".X..", "..X."]);
    assert_eq!(powered(2), ["....", "....", "X...", ".X.."]);
    assert_eq!(powered(3), ["....", "....", "....", "X..."]);
    assert!(is_zero(&bwa.power(NonZeroUsize::new(4).unwrap()).to_dense()));
    assert_eq!(pattern(&bwa.resolvent().to_dense()), ["I...", "XI..", "XXI.", "XXXI"]);
}

#[test]
fn remark_4_2_patterns_of_the_canonical_tree_of_figure_2c() {
    let tree = figure_2c();
    assert!(tree.is_canonical() && !tree.is_strictly_canonical());
    let segments: Vec<&[usize]> = tree.segments().collect();
    assert_eq!(segments, [&[6, 5][..], &[4], &[3, 1], &[2, 0]], "(1, 3) and (2, 4), counted from 1, are segments");
    let bwa = Bwa::new(tree, &[1; 7], |_, _| Identity::<i128>::new(1)).unwrap();
    let expected = [".......", ".......", "X......", ".X.....", ".......", "..XXX..", ".....X."];
    assert_eq!(pattern(&bwa.to_dense()), expected);
    let expected = ["I......", ".I.....", "X.I....", ".X.I...", "....I..", "XXXXXI.", "XXXXXXI"];
    assert_eq!(pattern(&bwa.resolvent().to_dense()), expected);
}

#[test]
fn lemma_8_similarity_of_any_kind_keeps_nilpotency() {
    for (seed, bwa) in mixed().enumerate() {
        // T and T⁻¹ with integer entries: a product of triangular matrices with unit diagonal.
        let (size, mut random) = (bwa.dimension(), Random(seed as u64 + 99));
        let (mut t, mut inverse) = (Block::identity(size), Block::identity(size));
        for _ in 0..4 {
            let (i, j) = (random.below(size.max(1)), random.below(size.max(1)));
            if i == j {
                continue;
            }
            let shear =
                |factor| Block::from_fn(size, size, |r, c| i128::from(r == c) + factor * i128::from((r, c) == (i, j)));
            (t, inverse) = (times(&shear(2), &t), times(&inverse, &shear(-2)));
        }
        assert_equal(&times(&t, &inverse), &Block::identity(size));
        let y = times(&times(&t, &bwa.to_dense()), &inverse);
        assert!(is_zero(&power(&y, bwa.nilpotency_index())));
        let resolvent = times(&times(&t, &bwa.resolvent().to_dense()), &inverse);
        assert_equal(&times(&minus(&Block::identity(size), &y), &resolvent), &Block::identity(size));
    }
}

#[test]
fn section_5_1_permutation_similarity() {
    fn law<W: Weight<Scalar: Entry> + Clone>(bwa: &Bwa<W>) {
        let nodes = bwa.forest().nodes();
        for numbering in [Random(3).numbering(nodes), bwa.forest().canonical_numbering()] {
            let t = numbering.to_dense(&bwa.dimensions());
            let similar = |matrix: &Block<W::Scalar>| times(&times(&t, matrix), &t.transpose());
            let renumbered = bwa.renumbered(&numbering).unwrap();
            assert_equal(&renumbered.to_dense(), &similar(&bwa.to_dense()));
            assert_equal(&renumbered.resolvent().to_dense(), &similar(&bwa.resolvent().to_dense()));
            let x: Vec<W::Scalar> = (0..bwa.dimension()).map(|i| W::Scalar::of(i as i32)).collect();
            assert_close(&numbering.permute_blocks(&bwa.dimensions(), &x), &image(&t, &x));
        }
        let canonical = bwa.renumbered(&bwa.forest().canonical_numbering()).unwrap().resolvent().to_dense();
        let upper = (0..canonical.rows()).flat_map(|i| (i + 1..canonical.rows()).map(move |j| (i, j)));
        assert!(upper.into_iter().all(|place| canonical[place].size() == 0.0), "lower triangular");
    }
    on_all!(law);
}

#[test]
fn lemma_9_shift_similarity() {
    for (seed, bwa) in rigid().enumerate() {
        let mut random = Random(seed as u64);
        let delta: Vec<_> = (0..bwa.forest().nodes()).map(|_| random.rigid()).collect();
        let inverse: Vec<_> = delta.iter().map(crate::common::Rigid::inverse).collect();
        check_shift(&bwa, &delta, &inverse);
    }
    for (seed, bwa) in mixed().enumerate() {
        let mut random = Random(seed as u64);
        let shears = bwa.dimensions().into_iter().map(|size| {
            let lower = random.integers(size, size);
            let entry = |sign| {
                Block::from_fn(size, size, |i, j| {
                    if i == size - 1 && j == 0 && i > j { sign * lower[(i, j)] } else { i128::from(i == j) }
                })
            };
            (entry(1), entry(-1))
        });
        let (delta, inverse): (Vec<_>, Vec<_>) = shears.unzip();
        check_shift(&bwa, &delta, &inverse);
    }
}

fn check_shift<W: Weight<Scalar: Entry> + Compose>(bwa: &Bwa<W>, delta: &[W], inverse: &[W]) {
    let diagonal = |blocks: &[W]| {
        let size = bwa.dimension();
        blocks.iter().enumerate().fold(Block::zero(size, size), |sum, (k, block)| {
            plus(&sum, &times(&times(&unit(bwa, k), &Block::of_weight(block)), &unit(bwa, k).transpose()))
        })
    };
    let (delta_matrix, inverse_matrix) = (diagonal(delta), diagonal(inverse));
    assert_equal(&times(&delta_matrix, &inverse_matrix), &Block::identity(bwa.dimension()));
    let similar = |matrix: &Block<W::Scalar>| times(&times(&delta_matrix, matrix), &inverse_matrix);
    let shifted = bwa.shifted(delta, inverse).unwrap();
    assert_equal(&shifted.to_dense(), &similar(&bwa.to_dense()));
    assert_equal(&shifted.resolvent().to_dense(), &similar(&bwa.resolvent().to_dense()));
    assert_eq!(shifted.forest(), bwa.forest());
}

#[test]
fn entries_of_structured_and_dense_weights_agree() {
    rigid().for_each(|bwa| {
        assert_eq!(entries(&bwa.to_blocks().to_dense()), entries(&bwa.to_dense()));
        assert_equal(&bwa.to_blocks().resolvent().to_dense(), &bwa.resolvent().to_dense());
        bwa.weighted_edges().for_each(|(_, _, weight)| {
            let by_rows = Block::of_map(6, 6, |y, x| weight.apply_transpose_add(y, x));
            assert_equal(&by_rows, &Block::of_weight(weight).transpose());
        });
    });
}
