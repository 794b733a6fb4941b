//! The numbered properties of adjacency matrices in Jain's paper [J §3], each in a test of its name, on random digraphs and
//! on random trees in canonical and shuffled numberings.

use crate::common::{Random, assert_equal, is_zero, power, times};
use dalembert_graph::{Block, Digraph, Forest};

fn trees() -> impl Iterator<Item = Forest> {
    (0..60).map(|seed| {
        println!("tree, seed {seed}");
        Random(seed).tree()
    })
}

fn digraphs() -> impl Iterator<Item = Digraph> {
    (0..200).map(|seed| {
        println!("digraph, seed {seed}");
        Random(seed).digraph()
    })
}

fn adjacency(forest: &Forest) -> Block<i128> {
    Digraph::from(forest).adjacency()
}

fn chain(nodes: usize) -> Forest {
    Forest::new((0..nodes).map(|k| (k + 1 < nodes).then_some(k + 1)).collect()).unwrap()
}

#[test]
fn property_3_1_1_columns_hold_parents_and_root_columns_are_zero() {
    for digraph in digraphs() {
        let s = digraph.adjacency::<i128>();
        for k in 0..digraph.nodes() {
            let column: Vec<usize> = (0..digraph.nodes()).filter(|&i| s[(i, k)] != 0).collect();
            let mut parents: Vec<usize> = digraph.parents(k).collect();
            parents.sort_unstable();
            parents.dedup();
            assert_eq!(column, parents);
            assert_eq!(column.is_empty(), digraph.roots().any(|root| root == k));
        }
    }
}

#[test]
fn property_3_1_2_rows_hold_children_and_tip_rows_are_zero() {
    for digraph in digraphs() {
        let s = digraph.adjacency::<i128>();
        for k in 0..digraph.nodes() {
            let row: Vec<usize> = (0..digraph.nodes()).filter(|&j| s[(k, j)] != 0).collect();
            let mut children: Vec<usize> = digraph.children(k).collect();
            children.sort_unstable();
            children.dedup();
            assert_eq!(row, children);
            assert_eq!(row.is_empty(), digraph.tips().any(|tip| tip == k));
        }
    }
}

#[test]
fn property_3_1_3_renumbering_is_a_permutation_similarity() {
    for digraph in digraphs() {
        let numbering = Random(7).numbering(digraph.nodes());
        let t = numbering.to_dense::<i128>(&vec![1; digraph.nodes()]);
        assert_equal(&times(&t, &t.transpose()), &Block::identity(digraph.nodes()));
        let renumbered = digraph.renumbered(&numbering).unwrap();
        assert_equal(&renumbered.adjacency(), &times(&times(&t, &digraph.adjacency()), &t.transpose()));
    }
}

#[test]
fn properties_3_2_1_to_3_trees_have_one_entry_per_column_and_one_zero_column() {
    for tree in trees() {
        let s = adjacency(&tree);
        let column = |j| (0..tree.nodes()).filter(|&i| s[(i, j)] != 0).count();
        assert!((0..tree.nodes()).all(|j| column(j) <= 1));
        assert_eq!((0..tree.nodes()).filter(|&j| column(j) == 0).count(), 1);
        let row = |i: usize| s.row(i).iter().filter(|&&x| x != 0).count();
        assert!((0..tree.nodes()).all(|i| row(i) == tree.children(i).len()));
    }
}

#[test]
fn property_3_2_4_canonical_trees_are_strictly_lower_triangular() {
    for tree in trees() {
        let canonical = tree.renumbered(&tree.canonical_numbering()).unwrap();
        let lower = |tree: &Forest| {
            let s = adjacency(tree);
            (0..tree.nodes()).all(|i| (i..tree.nodes()).all(|j| s[(i, j)] == 0))
        };
        assert!(canonical.is_canonical() && lower(&canonical));
        assert_eq!(tree.is_canonical(), lower(&tree));
    }
}

#[test]
fn property_3_2_5_a_reversed_tree_is_a_polytree_with_the_transposed_matrix() {
    for tree in trees() {
        let reversed = Digraph::from(&tree).reversed();
        assert!(reversed.is_polytree());
        assert_eq!(reversed.is_tree(), (0..tree.nodes()).all(|k| tree.children(k).len() <= 1));
        assert_equal(&reversed.adjacency(), &adjacency(&tree).transpose());
    }
}

#[test]
fn property_3_2_6_strictly_canonical_trees_are_made_of_chains() {
    for tree in trees() {
        let tree = tree.renumbered(&tree.strictly_canonical_numbering()).unwrap();
        let s = adjacency(&tree);
        let segments: Vec<Vec<usize>> = tree.segments().map(<[usize]>::to_vec).collect();
        for rows in &segments {
            for columns in &segments {
                let found: Vec<(usize, usize)> = rows
                    .iter()
                    .flat_map(|&i| columns.iter().map(move |&j| (i, j)))
                    .filter(|&edge| s[edge] != 0)
                    .collect();
                if rows == columns {
                    let descending: Vec<usize> = (rows[rows.len() - 1]..=rows[0]).rev().collect();
                    assert_eq!(*rows, descending, "a segment's indices are sequential");
                    let chain: Vec<(usize, usize)> = rows.windows(2).map(|pair| (pair[0], pair[1])).collect();
                    assert_eq!(found, chain);
                } else {
                    let joint = (rows[rows.len() - 1], columns[0]);
                    assert!(found.is_empty() || found == [joint], "tip of the one to base of the other");
                }
            }
        }
    }
}

#[test]
fn property_3_2_7_powers_of_s_count_paths() {
    for tree in trees() {
        for k in 0..=tree.nodes() {
            let walks = Digraph::from(&tree).walks::<i128>(k);
            let has_path = |i, j| tree.path(i, j).is_some_and(|path| path.len() == k + 1);
            assert_equal(&walks, &Block::from_fn(tree.nodes(), tree.nodes(), |i, j| i128::from(has_path(i, j))));
        }
    }
}

#[test]
fn property_3_2_7_holds_for_all_digraphs() {
    for digraph in digraphs() {
        // Counted node by node: a path of length k + 1 is an edge and a path of length k.
        let mut counts = Block::<i128>::identity(digraph.nodes());
        for k in 0..5 {
            assert_equal(&digraph.walks(k), &counts);
            counts = Block::from_fn(digraph.nodes(), digraph.nodes(), |i, j| {
                digraph.children(i).map(|child| counts[(child, j)]).sum()
            });
        }
    }
}

#[test]
fn property_3_2_8_s_of_a_tree_is_nilpotent() {
    for tree in trees() {
        assert!(is_zero(&power(&adjacency(&tree), tree.nodes())));
        assert!(is_zero(&power(&adjacency(&tree), tree.height())));
        assert!(!is_zero(&power(&adjacency(&tree), tree.height() - 1)));
    }
}

#[test]
fn properties_3_3_of_serial_chains() {
    for nodes in 1..8 {
        let serial = chain(nodes);
        assert!(serial.is_strictly_canonical());
        for k in 0..=nodes {
            // 3.3.2, 3.3.3: the k-th subdiagonal.
            let walks = Digraph::from(&serial).walks(k);
            assert_equal(&walks, &Block::from_fn(nodes, nodes, |i, j| i128::from(i == j + k)));
        }
        let shuffled = serial.renumbered(&Random(nodes as u64).numbering(nodes)).unwrap();
        let s = adjacency(&shuffled);
        assert!((0..nodes).all(|i| s.row(i).iter().filter(|&&x| x != 0).count() <= 1), "3.3.1");
        assert!(Digraph::from(&shuffled).reversed().is_serial_chain(), "3.3.4");
        assert_eq!(shuffled.renumbered(&shuffled.canonical_numbering()).unwrap(), serial, "unique for chains");
        assert!((0..nodes).all(|i| (0..nodes).all(|j| shuffled.related(i, j))));
    }
}
