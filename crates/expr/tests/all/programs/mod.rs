//! Random expressions from a seed, shared by the tests of evaluation.

pub mod reference;

use dalembert_expr::{Expr, Function, Graph, Relation, Symbol};

/// A small generator of random numbers; the seed of a failing case is printed by the assertion.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0x1234_5678);
        for _ in 0..4 {
            random.bits();
        }
        random
    }

    /// xorshift64* after Vigna.
    pub fn bits(&mut self) -> u64 {
        self.0 |= u64::from(self.0 == 0);
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    pub fn below(&mut self, n: usize) -> usize {
        (self.bits() >> 33) as usize % n
    }

    /// Uniform in [−2, 2).
    pub fn number(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 51) as f64 - 2.0
    }

    pub fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    /// An ordinary number or one at the edge of the format.
    pub fn strange(&mut self) -> f64 {
        let edges = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            5e-324,
            -3e-310,
            2.3e-308,
            1e-200,
            1e200,
            f64::MAX,
            f64::MIN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            1e7,
            -1e15,
            709.8,
            -745.3,
            0.5,
        ];
        if self.below(3) == 0 { self.number() } else { self.one_of(&edges) }
    }
}

/// Expressions of some symbols.
pub struct Case {
    pub graph: Graph,
    pub symbols: Vec<Symbol>,
    pub outputs: Vec<Expr>,
}

impl Case {
    pub fn new(symbols: usize) -> Case {
        let mut graph = Graph::new();
        let symbols = (0..symbols).map(|i| graph.symbol(&format!("x{i}"))).collect();
        Case { graph, symbols, outputs: Vec::new() }
    }

    /// Anything the graph can hold: all functions, comparisons, selections, powers of all kinds.
    pub fn anything(seed: u64, size: usize) -> Case {
        let mut r = Random::new(seed);
        let mut case = Case::new(6);
        let g = &mut case.graph;
        let mut pool: Vec<_> = case.symbols.iter().map(|&s| g.var(s)).collect();
        let numbers = [0.5, -1.0, 2.0, -3.5, 1e-3];
        pool.extend(numbers.map(|c| g.constant(c)));
        for _ in 0..size {
            let [a, b, c] = [(); 3].map(|()| pool[r.below(pool.len())]);
            let new = match r.below(14) {
                0..2 => g.add(a, b),
                2 => g.sub(a, b),
                3..5 => g.mul(a, b),
                5 => g.div(a, b),
                6 => g.neg(a),
                7 => g.sum(&[a, b, c]),
                8 => g.product(&[a, b, c]),
                9 => {
                    let n = r.one_of(&[2.0, 3.0, 7.0, -1.0, -2.0, 0.5, -0.5, 1.5, -2.5, 70.0, 0.3]);
                    let n = g.constant(n);
                    g.pow(a, n)
                }
                10..12 => {
                    let f = r.one_of(&Function::ALL);
                    g.call(f, &[a, b][..f.arity()])
                }
                12 => {
                    let relation = r.one_of(&RELATIONS);
                    let holds = g.compare(relation, a, b);
                    g.select(holds, c, a)
                }
                _ => {
                    let base = g.call(Function::Abs, &[a]);
                    g.pow(base, b)
                }
            };
            pool.push(new);
        }
        case.outputs = (0..12).map(|i| pool[pool.len() - 1 - i]).collect();
        case
    }

    /// Smooth expressions whose values and derivatives stay moderate.
    pub fn smooth(seed: u64, size: usize) -> Case {
        let mut r = Random::new(seed);
        let mut case = Case::new(4);
        let g = &mut case.graph;
        let mut pool: Vec<_> = case.symbols.iter().map(|&s| g.var(s)).collect();
        let two = g.constant(2.0);
        for _ in 0..size {
            let [a, b] = [(); 2].map(|()| pool[r.below(pool.len())]);
            let tame = |g: &mut Graph, x| g.call(Function::Tanh, &[x]);
            let (x, y) = (tame(g, a), tame(g, b));
            let new = match r.below(8) {
                0 => g.add(a, y),
                1 => g.mul(x, y),
                2 => g.call(Function::Sin, &[a]),
                3 => g.call(Function::Cos, &[a]),
                4 => g.call(Function::Exp, &[x]),
                5 => {
                    let below = g.add(two, y);
                    g.div(a, below)
                }
                6 => {
                    let square = g.powi(x, 2);
                    let below = g.add(two, square);
                    g.call(Function::Sqrt, &[below])
                }
                _ => {
                    let base = g.add(two, x);
                    g.pow(base, y)
                }
            };
            pool.push(new);
        }
        case.outputs = (0..4).map(|i| pool[pool.len() - 1 - i]).collect();
        case
    }
}

pub const RELATIONS: [Relation; 6] = [
    Relation::Less,
    Relation::LessEqual,
    Relation::Greater,
    Relation::GreaterEqual,
    Relation::Equal,
    Relation::NotEqual,
];

/// Equal bits, or both NaN (which NaN is not specified).
pub fn same(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()
}
