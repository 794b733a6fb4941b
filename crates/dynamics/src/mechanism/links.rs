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
    let at = Incidence::of(bodies + 1, joints.iter().map(|&(a, b, cut)| (!cut).then_some([place(a), place(b)])));
    let (mut used, mut carrier) = (vec![false; joints.len()], vec![usize::MAX; bodies + 1]);
    let mut reached = vec![false; bodies + 1];
    reached[bodies] = true;
    // Bodies in the order in which they are reached, so that the children of one stand together.
    let mut queue = Vec::with_capacity(bodies + 1);
    queue.push(bodies);
    let mut children = vec![0..0; bodies + 1];
    let mut next = 0;
    while let Some(&body) = queue.get(next) {
        next += 1;
        let first = queue.len();
        for &k in at.of_body(body) {
            let (a, b) = (place(joints[k].0), place(joints[k].1));
            let other = if a == body { b } else { a };
            if !reached[other] {
                reached[other] = true;
                used[k] = true;
                carrier[other] = k;
                queue.push(other);
            }
        }
        children[body] = first..queue.len();
    }
    let mut order = Vec::with_capacity(bodies);
    let mut stack: Vec<usize> = queue[children[bodies].clone()].iter().rev().copied().collect();
    while let Some(body) = stack.pop() {
        let k = carrier[body];
        order.push((k, place(joints[k].0) == body));
        stack.extend(queue[children[body].clone()].iter().rev());
    }
    SpanningTree {
        order,
        cuts: (0..joints.len()).filter(|&k| !used[k]).collect(),
        unreached: (0..bodies).filter(|&b| !reached[b]).collect(),
    }
}

/// The joints at each body, in their order: one list for all.
struct Incidence {
    starts: Vec<usize>,
    joints: Vec<usize>,
}

impl Incidence {
    fn of(bodies: usize, ends: impl Iterator<Item = Option<[usize; 2]>> + Clone) -> Self {
        let mut starts = vec![0; bodies + 1];
        ends.clone().flatten().flatten().for_each(|body| starts[body + 1] += 1);
        for body in 0..bodies {
            starts[body + 1] += starts[body];
        }
        let (mut joints, mut next) = (vec![0; starts[bodies]], starts.clone());
        for (k, ends) in ends.enumerate() {
            for body in ends.into_iter().flatten() {
                joints[next[body]] = k;
                next[body] += 1;
            }
        }
        Self { starts, joints }
    }

    fn of_body(&self, body: usize) -> &[usize] {
        &self.joints[self.starts[body]..self.starts[body + 1]]
    }
}
