//! Sobol's sequence in Antonov and Saleev's order, unscrambled, with the direction numbers of Joe and Kuo, SIAM J. Sci. Comput. 30 (2008) 2635:
//!
//! ```text
//! m_k = 2 a₁ m_{k−1} ⊕ … ⊕ 2^{s−1} a_{s−1} m_{k−s+1} ⊕ 2^s m_{k−s} ⊕ m_{k−s}
//! x_n = x_{n−1} ⊕ m_c / 2^c,   c = place of the lowest zero bit of n − 1
//! ```
//!
//! The point of a number is found from the bits of its Gray code alone.

/// Bits of a coordinate.
const BITS: u32 = 32;

/// Degree s, coefficients a, and the first m of each dimension from the second on (Joe and Kuo's `new-joe-kuo-6`).
const DIRECTIONS: [(u32, u32, &[u32]); 20] = [
    (1, 0, &[1]),
    (2, 1, &[1, 3]),
    (3, 1, &[1, 3, 1]),
    (3, 2, &[1, 1, 1]),
    (4, 1, &[1, 1, 3, 3]),
    (4, 4, &[1, 3, 5, 13]),
    (5, 2, &[1, 1, 5, 5, 17]),
    (5, 4, &[1, 1, 5, 5, 5]),
    (5, 7, &[1, 1, 7, 11, 19]),
    (5, 11, &[1, 1, 5, 1, 1]),
    (5, 13, &[1, 1, 1, 3, 11]),
    (5, 14, &[1, 3, 5, 5, 31]),
    (6, 1, &[1, 3, 3, 9, 7, 49]),
    (6, 13, &[1, 1, 1, 15, 21, 21]),
    (6, 16, &[1, 3, 1, 13, 27, 49]),
    (6, 19, &[1, 1, 1, 15, 7, 5]),
    (6, 22, &[1, 3, 1, 15, 13, 25]),
    (6, 25, &[1, 1, 5, 5, 19, 61]),
    (7, 1, &[1, 3, 7, 11, 23, 15, 103]),
    (7, 4, &[1, 3, 7, 13, 13, 15, 69]),
];

/// Most quantities that the sequence has dimensions for.
pub const MOST: usize = DIRECTIONS.len() + 1;

/// The direction numbers of a dimension, the first bit first.
pub fn directions(dimension: usize) -> Vec<u32> {
    let mut v: Vec<u32> = Vec::with_capacity(BITS as usize);
    let Some((s, a, first)) = dimension.checked_sub(1).map(|d| DIRECTIONS[d]) else {
        return (1..=BITS).map(|k| 1 << (BITS - k)).collect();
    };
    for k in 0..BITS as usize {
        let s = s as usize;
        let direction = match first.get(k) {
            Some(m) => m << (BITS - 1 - k as u32),
            None => {
                let inner = (1..s).filter(|i| a >> (s - 1 - i) & 1 == 1).fold(0, |sum, i| sum ^ v[k - i]);
                v[k - s] ^ v[k - s] >> s ^ inner
            }
        };
        v.push(direction);
    }
    v
}

/// A coordinate of a point, in [0, 1).
pub fn coordinate(directions: &[u32], number: u64) -> f64 {
    let gray = number ^ number >> 1;
    let bits = directions.iter().enumerate().filter(|(k, _)| gray >> k & 1 == 1);
    f64::from(bits.fold(0, |sum, (_, v)| sum ^ v)) / f64::from(BITS).exp2()
}

/// The points 1, 2, … of the sequence, one after another; the origin is left out, where quantiles of distributions are infinite.
///
/// # Errors
/// A sentence for more dimensions than there are direction numbers for.
pub fn points(count: usize, dimensions: usize) -> Result<Vec<f64>, String> {
    if dimensions > MOST {
        return Err(format!("Sobol's sequence has {MOST} dimensions here, not {dimensions}: take fewer quantities"));
    }
    let all: Vec<Vec<u32>> = (0..dimensions).map(directions).collect();
    Ok((1..=count as u64).flat_map(|n| all.iter().map(move |v| coordinate(v, n))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_points_are_those_of_joe_and_kuo() {
        // Points 1 to 4 of the first three dimensions, as their program prints them.
        let v: Vec<_> = (0..3).map(directions).collect();
        let point = |n: u64| v.iter().map(|v| coordinate(v, n)).collect::<Vec<_>>();
        assert_eq!(point(0), [0.0, 0.0, 0.0]);
        assert_eq!(point(1), [0.5, 0.5, 0.5]);
        assert_eq!(point(2), [0.75, 0.25, 0.25]);
        assert_eq!(point(3), [0.25, 0.75, 0.75]);
        assert_eq!(point(4), [0.375, 0.375, 0.625]);
    }

    #[test]
    fn every_dimension_puts_one_point_into_each_part() {
        for dimension in 0..MOST {
            let v = directions(dimension);
            let mut seen = vec![false; 1 << 10];
            (0..1 << 10).for_each(|n| seen[(coordinate(&v, n) * 1024.0) as usize] = true);
            assert!(seen.iter().all(|s| *s), "dimension {dimension}");
        }
    }
}
