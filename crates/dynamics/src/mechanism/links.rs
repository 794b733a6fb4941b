//! Which joints make up the tree.
//!
//! Breadth-first from the ground in the order in which joints are written, so that depth is least and the choice is the
//! reader's; joints marked `cut` never belong to it. Nodes are then numbered depth-first, which keeps serial stretches
//! together.

/// A spanning tree of bodies and joints.
#[derive(Clone, Debug, Default)]
pub(crate) struct SpanningTree {
    /// Joints of the tree, parents before children, with whether they are passed from the second body to the first.
    pub order: Vec<(usize, bool)>,
    /// Joints that close loops.
    pub cuts: Vec<usize>,
    /// Bodies that no joint connects to the ground.
    pub unreached: Vec<usize>,
}

/// Spans bodies by joints (first body, second body, whether it must be cut); `None` is the ground.
pub(crate) fn span(bodies: usize, joints: impl Iterator<Item = (Option<usize>, Option<usize>, bool)>) -> SpanningTree {
    let joints: Vec<_> = joints.collect();
    let place = |end: Option<usize>| end.map_or(bodies, |b| b);
    let mut at: Vec<Vec<usize>> = vec![Vec::new(); bodies + 1];
    for (k, &(a, b, cut)) in joints.iter().enumerate() {
        if !cut {
            at[place(a)].push(k);
            at[place(b)].push(k);
        }
    }
    let (mut used, mut carrier) = (vec![false; joints.len()], vec![usize::MAX; bodies + 1]);
    let mut reached = vec![false; bodies + 1];
    reached[bodies] = true;
    let mut queue = std::collections::VecDeque::from([bodies]);
    let mut children: Vec<Vec<usize>> = vec![Vec::new(); bodies + 1];
    while let Some(body) = queue.pop_front() {
        for &k in &at[body] {
            let (a, b) = (place(joints[k].0), place(joints[k].1));
            let other = if a == body { b } else { a };
            if !reached[other] {
                reached[other] = true;
                used[k] = true;
                carrier[other] = k;
                children[body].push(other);
                queue.push_back(other);
            }
        }
    }
    let mut order = Vec::with_capacity(bodies);
    let mut stack: Vec<usize> = children[bodies].iter().rev().copied().collect();
    while let Some(body) = stack.pop() {
        let k = carrier[body];
        order.push((k, place(joints[k].0) == body));
        stack.extend(children[body].iter().rev());
    }
    SpanningTree {
        order,
        cuts: (0..joints.len())
            .filter(|&k| !used[k] && reached[place(joints[k].0)] && reached[place(joints[k].1)])
            .collect(),
        unreached: (0..bodies).filter(|&b| !reached[b]).collect(),
    }
}
