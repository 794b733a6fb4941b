//! Random forests and weights from a seed, a structured weight, and dense products by definition.

use dalembert_graph::{Block, Bwa, Compose, Digraph, Forest, Numbering, Scalar, Weight};

/// splitmix64.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// Evenly in [−1, 1).
    pub fn real(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }

    pub fn numbering(&mut self, nodes: usize) -> Numbering {
        let mut order: Vec<usize> = (0..nodes).collect();
        for k in (1..nodes).rev() {
            order.swap(k, self.below(k + 1));
        }
        Numbering::from_new_of(order).unwrap()
    }

    /// A canonical forest: parents at most `reach` above their children, so that a small reach makes it deep; a root
    /// with a chance of 1 in `roots` (0: one tree).
    pub fn canonical_forest(&mut self, nodes: usize, reach: usize, roots: usize) -> Forest {
        let mut parent = vec![None; nodes];
        for k in 0..nodes.saturating_sub(1) {
            if roots == 0 || self.below(roots) > 0 {
                parent[k] = Some(k + 1 + self.below(reach.min(nodes - 1 - k)));
            }
        }
        Forest::new(parent).unwrap()
    }

    /// A forest of up to 12 nodes, deep or broad, every second time in shuffled numbering.
    pub fn forest(&mut self) -> Forest {
        let (nodes, reach) = (1 + self.below(12), [1, 2, 4, 12][self.below(4)]);
        let roots = [0, 0, 4][self.below(3)];
        self.shuffled(nodes, reach, roots)
    }

    /// A tree of up to 12 nodes.
    pub fn tree(&mut self) -> Forest {
        let (nodes, reach) = (1 + self.below(12), [1, 2, 4, 12][self.below(4)]);
        self.shuffled(nodes, reach, 0)
    }

    fn shuffled(&mut self, nodes: usize, reach: usize, roots: usize) -> Forest {
        let forest = self.canonical_forest(nodes, reach, roots);
        if self.below(2) == 0 { forest } else { forest.renumbered(&self.numbering(nodes)).unwrap() }
    }

    /// A digraph of up to 7 nodes, with cycles, parallel edges and loops now and then.
    pub fn digraph(&mut self) -> Digraph {
        let nodes = 1 + self.below(7);
        let edges = (0..self.below(2 * nodes + 1)).map(|_| (self.below(nodes), self.below(nodes))).collect();
        Digraph::new(nodes, edges).unwrap()
    }

    pub fn integers(&mut self, rows: usize, columns: usize) -> Block<i128> {
        Block::from_fn(rows, columns, |_, _| self.below(5) as i128 - 2)
    }

    pub fn rigid(&mut self) -> Rigid {
        let (angle, axis) = (3.0 * self.real(), self.below(3));
        let (sin, cos) = angle.sin_cos();
        let (a, b) = ((axis + 1) % 3, (axis + 2) % 3);
        let mut rotation = [[0.0; 3]; 3];
        rotation[axis][axis] = 1.0;
        (rotation[a][a], rotation[b][b]) = (cos, cos);
        (rotation[a][b], rotation[b][a]) = (-sin, sin);
        Rigid { rotation, arm: [self.real(), self.real(), self.real()] }
    }
}

/// 60 matrices with integer weights, node dimensions 0 to 4: results are exact.
pub fn mixed() -> impl Iterator<Item = Bwa<Block<i128>>> {
    (0..60).map(|seed| {
        println!("mixed dimensions, seed {seed}");
        let mut random = Random(seed);
        let forest = random.forest();
        let dimensions: Vec<usize> = (0..forest.nodes()).map(|_| random.below(5)).collect();
        Bwa::new(forest, &dimensions, |p, k| random.integers(dimensions[p], dimensions[k])).unwrap()
    })
}

/// 25 matrices with rigid transforms of six-vectors as weights.
pub fn rigid() -> impl Iterator<Item = Bwa<Rigid>> {
    (0..25).map(|seed| {
        println!("rigid transforms, seed {seed}");
        let mut random = Random(1000 + seed);
        let forest = random.forest();
        let dimensions = vec![6; forest.nodes()];
        Bwa::new(forest, &dimensions, |_, _| random.rigid()).unwrap()
    })
}

/// φ = [R, l̃ R; 0, R]: the transform of wrenches, moments first, from a frame with orientation R at l.
#[derive(Clone, Debug, PartialEq)]
pub struct Rigid {
    pub rotation: [[f64; 3]; 3],
    pub arm: [f64; 3],
}

type V3 = [f64; 3];

fn cross(a: V3, b: V3) -> V3 {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

fn add(a: V3, b: V3) -> V3 {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

fn halves(x: &[f64]) -> (V3, V3) {
    ([x[0], x[1], x[2]], [x[3], x[4], x[5]])
}

fn accumulate(y: &mut [f64], upper: V3, lower: V3) {
    for (y, x) in y.iter_mut().zip(upper.into_iter().chain(lower)) {
        *y += x;
    }
}

impl Rigid {
    fn turn(&self, x: V3) -> V3 {
        self.rotation.map(|row| row[0] * x[0] + row[1] * x[1] + row[2] * x[2])
    }

    fn turn_back(&self, x: V3) -> V3 {
        [0, 1, 2].map(|j| (0..3).map(|i| self.rotation[i][j] * x[i]).sum())
    }

    pub fn inverse(&self) -> Self {
        let rotation = [0, 1, 2].map(|i| [0, 1, 2].map(|j| self.rotation[j][i]));
        Self { rotation, arm: self.turn_back(self.arm).map(|x| -x) }
    }
}

impl Weight for Rigid {
    type Scalar = f64;

    fn shape(&self) -> (usize, usize) {
        (6, 6)
    }

    fn apply_add(&self, x: &[f64], y: &mut [f64]) {
        let (moment, force) = halves(x);
        let force = self.turn(force);
        accumulate(y, add(self.turn(moment), cross(self.arm, force)), force);
    }

    fn apply_transpose_add(&self, y: &[f64], x: &mut [f64]) {
        let (angular, linear) = halves(y);
        let at_child = add(linear, cross(angular, self.arm));
        accumulate(x, self.turn_back(angular), self.turn_back(at_child));
    }
}

impl Compose for Rigid {
    fn compose(&self, right: &Self) -> Self {
        let columns = [0, 1, 2].map(|j| self.turn([0, 1, 2].map(|i| right.rotation[i][j])));
        let rotation = [0, 1, 2].map(|i| [0, 1, 2].map(|j| columns[j][i]));
        Self { rotation, arm: add(self.arm, self.turn(right.arm)) }
    }
}

/// Entries that can be compared: integers exactly, reals to 1e-12 of the largest.
pub trait Entry: Scalar + std::fmt::Debug + PartialEq {
    fn size(self) -> f64;
    const TOLERANCE: f64;
    fn of(integer: i32) -> Self;
}

impl Entry for i128 {
    fn size(self) -> f64 {
        self.abs() as f64
    }
    const TOLERANCE: f64 = 0.0;
    fn of(integer: i32) -> Self {
        i128::from(integer)
    }
}

impl Entry for f64 {
    fn size(self) -> f64 {
        self.abs()
    }
    const TOLERANCE: f64 = 1e-12;
    fn of(integer: i32) -> Self {
        f64::from(integer)
    }
}

/// Asserts that two matrices are equal.
#[track_caller]
pub fn assert_equal<T: Entry>(a: &Block<T>, b: &Block<T>) {
    assert_eq!((a.rows(), a.columns()), (b.rows(), b.columns()));
    assert_close(&entries(a), &entries(b));
}

/// Asserts that two vectors are equal.
#[track_caller]
pub fn assert_close<T: Entry>(a: &[T], b: &[T]) {
    assert_eq!(a.len(), b.len());
    let scale = a.iter().chain(b).map(|x| x.size()).fold(1.0, f64::max);
    for (i, (&x, &y)) in a.iter().zip(b).enumerate() {
        assert!((x - y).size() <= T::TOLERANCE * scale, "entry {i}: {x:?} and {y:?}");
    }
}

pub fn entries<T: Scalar>(a: &Block<T>) -> Vec<T> {
    (0..a.rows()).flat_map(|i| a.row(i).to_vec()).collect()
}

/// A B by definition.
pub fn times<T: Scalar>(a: &Block<T>, b: &Block<T>) -> Block<T> {
    assert_eq!(a.columns(), b.rows());
    let entry = |i, j| (0..a.columns()).fold(T::zero(), |sum, k| sum + a[(i, k)] * b[(k, j)]);
    Block::from_fn(a.rows(), b.columns(), entry)
}

pub fn plus<T: Scalar>(a: &Block<T>, b: &Block<T>) -> Block<T> {
    Block::from_fn(a.rows(), a.columns(), |i, j| a[(i, j)] + b[(i, j)])
}

pub fn minus<T: Scalar>(a: &Block<T>, b: &Block<T>) -> Block<T> {
    Block::from_fn(a.rows(), a.columns(), |i, j| a[(i, j)] - b[(i, j)])
}

/// A x by definition.
pub fn image<T: Scalar>(a: &Block<T>, x: &[T]) -> Vec<T> {
    (0..a.rows()).map(|i| (0..a.columns()).fold(T::zero(), |sum, k| sum + a[(i, k)] * x[k])).collect()
}

/// A power by repeated multiplication.
pub fn power<T: Scalar>(a: &Block<T>, exponent: usize) -> Block<T> {
    (0..exponent).fold(Block::identity(a.rows()), |power, _| times(&power, a))
}

/// I, A, A², …, by repeated multiplication.
pub fn powers<T: Scalar>(a: &Block<T>) -> impl Iterator<Item = Block<T>> {
    std::iter::successors(Some(Block::identity(a.rows())), move |power| Some(times(power, a)))
}

/// I + 𝓔 + … + 𝓔ⁿ⁻¹.
pub fn series<W: Weight>(bwa: &Bwa<W>) -> Block<W::Scalar> {
    let e = bwa.to_dense();
    powers(&e).take(bwa.forest().nodes()).fold(Block::zero(e.rows(), e.rows()), |sum, power| plus(&sum, &power))
}

/// The block (i, j) of a whole operator.
pub fn cut_out<W: Weight>(bwa: &Bwa<W>, whole: &Block<W::Scalar>, i: usize, j: usize) -> Block<W::Scalar> {
    let (rows, columns) = (bwa.range(i), bwa.range(j));
    Block::from_fn(rows.len(), columns.len(), |r, c| whole[(rows.start + r, columns.start + c)])
}

/// e_k, N×m_k.
pub fn unit<W: Weight>(bwa: &Bwa<W>, k: usize) -> Block<W::Scalar> {
    let range = bwa.range(k);
    let entry = |i, j| if i == range.start + j { W::Scalar::one() } else { W::Scalar::zero() };
    Block::from_fn(bwa.dimension(), range.len(), entry)
}

pub fn is_zero<T: Entry>(a: &Block<T>) -> bool {
    entries(a).iter().all(|x| x.size() == 0.0)
}
