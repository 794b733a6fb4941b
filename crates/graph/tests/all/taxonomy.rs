//! The classes of [J §2]: one example of each, and the definitions by brute force on random digraphs.

use crate::common::Random;
use dalembert_graph::{Block, Class, Digraph, Forest, GraphError};

type Edges = &'static [(usize, usize)];

fn digraph(nodes: usize, edges: &[(usize, usize)]) -> Digraph {
    Digraph::new(nodes, edges.to_vec()).unwrap()
}

fn random() -> impl Iterator<Item = Digraph> {
    (0..2000).map(|seed| {
        println!("seed {seed}");
        let mut random = Random(seed);
        // Trees are rare among random edges.
        match seed % 4 {
            0 => Digraph::from(&random.forest()),
            1 => Digraph::from(&random.tree()).reversed(),
            _ => random.digraph(),
        }
    })
}

/// `reach[j][k]`: a directed path of length ≥ 1 leads from j to k (Warshall).
fn reach(digraph: &Digraph) -> Vec<Vec<bool>> {
    let n = digraph.nodes();
    let mut reach = vec![vec![false; n]; n];
    digraph.edges().iter().for_each(|&(parent, child)| reach[parent][child] = true);
    for k in 0..n {
        for i in 0..n {
            for j in 0..n {
                reach[i][j] |= reach[i][k] && reach[k][j];
            }
        }
    }
    reach
}

fn without_edge(digraph: &Digraph, edge: usize) -> Digraph {
    let mut edges = digraph.edges().to_vec();
    edges.remove(edge);
    Digraph::new(digraph.nodes(), edges).unwrap()
}

fn component_count(digraph: &Digraph) -> usize {
    digraph.components().into_iter().max().map_or(0, |last| last + 1)
}

#[test]
fn an_example_of_each_class() {
    use Class::*;
    let cases: [(usize, Edges, Class, &str); 14] = [
        (0, &[], Forest, "forest"),
        (1, &[], SerialChain, "serial chain"),
        (4, &[(2, 0), (0, 3), (3, 1)], SerialChain, "serial chain"),
        (4, &[(2, 0), (2, 3), (3, 1)], Tree, "tree"),
        (3, &[(0, 2), (1, 2)], Polytree, "polytree"),
        (4, &[(0, 1), (0, 2), (1, 3), (2, 3)], RootedDag, "rooted directed acyclic graph"),
        (2, &[(0, 1), (0, 1)], RootedDag, "rooted directed acyclic graph"),
        (4, &[(0, 2), (0, 3), (1, 2), (1, 3)], Dag, "directed acyclic graph"),
        (3, &[(0, 1), (1, 2), (2, 1)], Rooted, "rooted digraph"),
        (3, &[(0, 1), (1, 2), (2, 0)], Connected, "connected digraph"),
        (1, &[(0, 0)], Connected, "connected digraph"),
        (4, &[(0, 1), (2, 3)], Forest, "forest"),
        (4, &[(0, 1), (1, 0), (2, 3)], Digraph, "digraph"),
        (5, &[(0, 1), (2, 4), (3, 4)], Digraph, "digraph"),
    ];
    for (nodes, edges, class, name) in cases {
        let found = digraph(nodes, edges).classify();
        assert_eq!((found, found.to_string().as_str()), (class, name), "{edges:?}");
    }
}

#[test]
fn predicates_are_their_definitions() {
    for digraph in random() {
        let n = digraph.nodes();
        let reach = reach(&digraph);
        let acyclic = (0..n).all(|k| !reach[k][k]);
        let connected = component_count(&digraph) == 1;
        let roots: Vec<usize> = (0..n).filter(|&k| digraph.edges().iter().all(|&(_, child)| child != k)).collect();
        let rooted = connected && roots.len() == 1 && (0..n).all(|k| k == roots[0] || reach[roots[0]][k]);
        let simple = digraph.edges().iter().all(|&(_, child)| digraph.incoming(child).len() == 1);
        let bridges = (0..digraph.edges().len()).all(|edge| component_count(&without_edge(&digraph, edge)) == 2);
        assert_eq!(digraph.is_connected(), connected);
        assert_eq!(digraph.is_acyclic(), acyclic);
        assert_eq!(digraph.is_dag(), acyclic && connected);
        assert_eq!(digraph.root(), rooted.then(|| roots[0]));
        assert_eq!(digraph.is_polytree(), connected && bridges);
        assert_eq!(digraph.is_tree(), connected && bridges && simple);
        assert_eq!(digraph.is_forest(), acyclic && simple);
        assert_eq!(digraph.is_forest(), digraph.to_forest().is_ok());
        // A serial chain is a tree whose nodes are all related.
        let related = (0..n).all(|i| (0..n).all(|j| i == j || reach[i][j] || reach[j][i]));
        assert_eq!(digraph.is_serial_chain(), digraph.is_tree() && related);
    }
}

#[test]
fn at_most_one_path_means_that_counts_stay_below_two() {
    for digraph in random() {
        let counts = (1..=digraph.nodes()).map(|length| digraph.walks::<i128>(length));
        let total =
            counts.fold(Block::zero(digraph.nodes(), digraph.nodes()), |sum, walks| crate::common::plus(&sum, &walks));
        let single = crate::common::entries(&total).iter().all(|&count| count <= 1);
        assert_eq!(digraph.has_unique_paths(), digraph.is_acyclic() && single);
        assert!(!digraph.is_polytree() || digraph.has_unique_paths(), "a polytree has unique paths");
    }
    let diamond_free = digraph(4, &[(0, 2), (0, 3), (1, 2), (1, 3)]);
    assert!(diamond_free.has_unique_paths() && !diamond_free.is_polytree(), "but not the other way round");
}

#[test]
fn classes_contain_each_other() {
    for digraph in random() {
        let chain: [bool; 5] = [
            digraph.is_serial_chain(),
            digraph.is_tree(),
            digraph.is_polytree(),
            digraph.is_dag(),
            digraph.is_connected(),
        ];
        assert!(chain.is_sorted(), "{chain:?}: each class contains the one before");
        assert!(!digraph.is_tree() || (digraph.is_rooted() && digraph.is_forest()));
    }
}

#[test]
fn removing_an_edge_of_a_tree_leaves_a_forest_of_two() {
    for seed in 0..100 {
        let tree = Digraph::from(&Random(seed).tree());
        for edge in 0..tree.edges().len() {
            let rest = without_edge(&tree, edge);
            assert!(rest.is_forest() && rest.roots().count() == 2);
        }
    }
}

#[test]
fn ancestors_and_paths_are_reachability() {
    for digraph in random() {
        let reach = reach(&digraph);
        for i in 0..digraph.nodes() {
            let ancestors: Vec<usize> = (0..digraph.nodes()).filter(|&j| reach[j][i]).collect();
            let descendants: Vec<usize> = (0..digraph.nodes()).filter(|&j| reach[i][j]).collect();
            assert_eq!(digraph.ancestors(i), ancestors);
            assert_eq!(digraph.descendants(i), descendants);
            for j in 0..digraph.nodes() {
                assert_eq!(digraph.is_ancestor(i, j), reach[i][j]);
                assert_eq!(digraph.related(i, j), i == j || reach[i][j] || reach[j][i]);
                check_path(&digraph, i, j, reach[i][j]);
            }
        }
    }
}

/// Edges all along, and no shorter walk.
fn check_path(digraph: &Digraph, i: usize, j: usize, reachable: bool) {
    let Some(path) = digraph.path(i, j) else {
        assert!(i != j && !reachable);
        return;
    };
    assert_eq!((path[0], path[path.len() - 1]), (i, j));
    assert!(path.windows(2).all(|pair| digraph.children(pair[0]).any(|child| child == pair[1])));
    assert!((0..path.len() - 1).all(|shorter| digraph.walks::<i128>(shorter)[(i, j)] == 0));
}

#[test]
fn acyclic_digraphs_have_canonical_numberings() {
    for digraph in random() {
        match digraph.canonical_numbering() {
            Ok(numbering) => {
                assert!(digraph.renumbered(&numbering).unwrap().is_canonical());
                let unchanged = (0..digraph.nodes()).all(|k| numbering.new_of(k) == k);
                assert!(!digraph.is_canonical() || unchanged);
            }
            Err(GraphError::Cycle { nodes }) => {
                let closed = nodes.iter().zip(nodes.iter().cycle().skip(1));
                assert!(!nodes.is_empty());
                assert!(closed.into_iter().all(|(&i, &j)| digraph.children(i).any(|child| child == j)), "{nodes:?}");
            }
            Err(other) => panic!("{other}"),
        }
    }
}

#[test]
fn a_common_root_makes_a_tree_and_its_removal_a_forest() {
    for seed in 0..200 {
        let forest: Forest = Random(seed).forest();
        let tree = forest.with_common_root();
        assert!(Digraph::from(&tree).is_tree());
        assert_eq!(tree.without_root(forest.nodes()).unwrap(), forest);
        assert!(!forest.is_canonical() || tree.is_canonical());
    }
    let tree = Forest::new(vec![Some(1), None, Some(1), Some(2)]).unwrap();
    assert_eq!(tree.without_root(1).unwrap().parents(), [None, None, Some(1)]);
    assert_eq!(tree.without_root(2).unwrap_err(), GraphError::BadRoot { root: 2, nodes: 4 });
    assert!(tree.without_root(4).is_err());
}
