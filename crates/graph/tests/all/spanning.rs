//! Spanning trees: a partition of the edges, least depth, fewest of the edges that are better cut.

use crate::common::Random;
use dalembert_graph::{Digraph, GraphError, Passage, SpanningTree};

/// Four-bar linkage: ground 0, crank 1, coupler 2, rocker 3; joints A, B, C, D round the loop.
fn four_bar() -> Digraph {
    Digraph::new(4, vec![(0, 1), (1, 2), (2, 3), (0, 3)]).unwrap()
}

fn connected() -> impl Iterator<Item = (Digraph, Vec<usize>)> {
    (0..500).filter_map(|seed| {
        let mut random = Random(seed);
        let digraph = random.digraph();
        let cuts = (0..digraph.edges().len()).filter(|_| random.below(3) == 0).collect();
        digraph.is_connected().then_some((digraph, cuts)).inspect(|_| println!("seed {seed}"))
    })
}

/// The forest's edges and the cut-edges are the digraph's edges, once each.
fn check_partition(digraph: &Digraph, tree: &SpanningTree) {
    let mut all: Vec<usize> = tree.edge.iter().flatten().chain(&tree.cut_edges).copied().collect();
    all.sort_unstable();
    assert!(all.into_iter().eq(0..digraph.edges().len()));
    for k in 0..digraph.nodes() {
        let ends = tree.edge[k].map(|edge| digraph.edges()[edge]);
        let turned = if tree.reversed[k] { ends.map(|(parent, child)| (child, parent)) } else { ends };
        assert_eq!(turned, tree.forest.parent(k).map(|p| (p, k)));
    }
}

/// Least number of edges from a root, by relaxation.
fn distances(digraph: &Digraph, root: usize, passage: Passage) -> Vec<usize> {
    const FAR: usize = usize::MAX / 2;
    let mut distance = vec![FAR; digraph.nodes()];
    distance[root] = 0;
    for _ in 0..digraph.nodes() {
        for &(parent, child) in digraph.edges() {
            distance[child] = distance[child].min(distance[parent] + 1);
            if passage == Passage::BothWays {
                distance[parent] = distance[parent].min(distance[child] + 1);
            }
        }
    }
    distance
}

#[test]
fn trees_span_and_have_least_depth() {
    for (digraph, _) in connected() {
        for root in 0..digraph.nodes() {
            let tree = digraph.spanning_tree(root, &[], Passage::BothWays).unwrap();
            check_partition(&digraph, &tree);
            assert!(tree.forest.roots().eq([root]));
            let depths: Vec<usize> = (0..digraph.nodes()).map(|k| tree.forest.depth(k)).collect();
            assert_eq!(depths, distances(&digraph, root, Passage::BothWays));
        }
    }
}

#[test]
fn every_rooted_digraph_has_a_spanning_tree() {
    let mut found = 0;
    for (digraph, cuts) in connected() {
        for root in 0..digraph.nodes() {
            let above_all = digraph.descendants(root).into_iter().filter(|&k| k != root).count() + 1 == digraph.nodes();
            match digraph.spanning_tree(root, &cuts, Passage::Forward) {
                Ok(tree) => {
                    check_partition(&digraph, &tree);
                    assert!(above_all && tree.reversed.iter().all(|reversed| !reversed));
                    assert!(Digraph::from(&tree.forest).is_tree());
                }
                Err(GraphError::Unreached { roots, nodes }) => {
                    assert_eq!(roots, [root]);
                    assert!(!above_all && nodes.iter().all(|&k| !digraph.is_ancestor(root, k)));
                }
                Err(other) => panic!("{other}"),
            }
        }
        if let Some(root) = digraph.root() {
            let tree = digraph.spanning_tree(root, &[], Passage::Forward).unwrap();
            let depths: Vec<usize> = (0..digraph.nodes()).map(|k| tree.forest.depth(k)).collect();
            assert_eq!(depths, distances(&digraph, root, Passage::Forward));
            found += 1;
        }
    }
    assert!(found > 50, "enough rooted digraphs");
}

#[test]
fn as_few_as_possible_of_the_edges_better_cut_are_in_the_tree() {
    for (digraph, cuts) in connected() {
        let others = (0..digraph.edges().len()).filter(|edge| !cuts.contains(edge)).map(|edge| digraph.edges()[edge]);
        let rest = Digraph::new(digraph.nodes(), others.collect()).unwrap();
        let needed = rest.components().into_iter().max().unwrap_or(0);
        for root in 0..digraph.nodes() {
            let tree = digraph.spanning_tree(root, &cuts, Passage::BothWays).unwrap();
            check_partition(&digraph, &tree);
            let used = tree.edge.iter().flatten().filter(|edge| cuts.contains(edge)).count();
            assert_eq!(used, needed, "one for each further component without them");
        }
    }
}

#[test]
fn four_bar_is_cut_in_the_middle_or_where_the_user_says() {
    let linkage = four_bar();
    let tree = linkage.spanning_tree(0, &[], Passage::BothWays).unwrap();
    assert_eq!(tree.cut_edges, [2], "both branches have depth at most 2, and B comes before C");
    assert_eq!(tree.forest.parents(), [None, Some(0), Some(1), Some(0)]);
    let tree = linkage.spanning_tree(0, &[1], Passage::BothWays).unwrap();
    assert_eq!((tree.cut_edges, tree.reversed), (vec![1], vec![false, false, true, false]));
    let tree = linkage.spanning_tree(0, &[0, 3], Passage::BothWays).unwrap();
    assert_eq!(tree.cut_edges, [3], "one of the two is needed: the first");
    assert_eq!(tree.forest.without_root(0).unwrap().parents(), [None, Some(0), Some(1)], "the SKO-forest");
    let error = linkage.spanning_tree(0, &[1], Passage::Forward);
    assert_eq!(error.unwrap().forest.parents(), [None, Some(0), Some(1), Some(0)], "needed: edges are not turned");
}

#[test]
fn parallel_edges_and_loops_are_cut() {
    let door = Digraph::new(2, vec![(1, 1), (1, 0), (0, 1)]).unwrap();
    let tree = door.spanning_tree(0, &[], Passage::BothWays).unwrap();
    assert_eq!((tree.edge, tree.reversed, tree.cut_edges), (vec![None, Some(1)], vec![false, true], vec![0, 2]));
}

#[test]
fn several_roots_share_the_nodes() {
    let chain = Digraph::new(5, vec![(0, 1), (1, 2), (2, 3), (3, 4)]).unwrap();
    let forest = chain.spanning_forest(&[4, 0], &[], Passage::BothWays).unwrap();
    assert_eq!(forest.forest.parents(), [None, Some(0), Some(3), Some(4), None]);
    assert_eq!(forest.cut_edges, [1], "the first root reaches the middle first");
}

#[test]
fn arguments_that_do_not_exist_are_named() {
    let linkage = four_bar();
    let message = |roots: &[usize], cuts: &[usize]| {
        linkage.spanning_forest(roots, cuts, Passage::Forward).unwrap_err().to_string()
    };
    assert_eq!(message(&[9], &[]), "root 9 is given twice or is none of the 4 nodes");
    assert_eq!(message(&[0, 0], &[]), "root 0 is given twice or is none of the 4 nodes");
    assert_eq!(message(&[0], &[4]), "there is no edge 4: there are 4");
    assert_eq!(message(&[1], &[]), "no path leads to 0 from 1");
    let error = Digraph::new(2, vec![(0, 1), (1, 2)]).unwrap_err();
    assert_eq!(error.to_string(), "edge 1 names node 2, but there are only 2 nodes");
    let error = Digraph::new(3, vec![(0, 2), (1, 2)]).unwrap().to_forest().unwrap_err();
    assert_eq!(error.to_string(), "node 2 has several parents: 0, 1");
}

#[test]
fn a_ladder_of_a_million_nodes() {
    const N: usize = 1_000_000;
    let rungs = (1..N).flat_map(|k| [Some((k, k - 1)), k.checked_sub(2).map(|below| (below, k))]).flatten().collect();
    let ladder = Digraph::new(N, rungs).unwrap();
    let tree = ladder.spanning_tree(0, &[], Passage::BothWays).unwrap();
    assert_eq!(tree.cut_edges.len(), ladder.edges().len() - (N - 1));
    assert!((0..N).all(|k| tree.forest.depth(k) == k.div_ceil(2)));
}
