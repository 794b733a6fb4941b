//! Dense column-major kernels in place, without allocation, for the sizes of one mechanism (up to about 40).
//!
//! All matrices of a solver share one stride: columns are padded with zeros to it, and triangles store zeros where a general
//! matrix has entries. So an inner loop is one whole column. For small strides `S` is that stride, known when compiling, and
//! the loops have neither counters nor remainders, which at these sizes cost more than the work; `S` = 0 stands for any
//! larger multiple of [`LANES`], where "rows k and below" starts at the chunk that holds k.

/// Entries per chunk.
pub const LANES: usize = 4;

/// The stride for columns of `rows` entries: one of those compiled for, or the next multiple of [`LANES`].
pub const fn stride_for(rows: usize) -> usize {
    match rows.next_multiple_of(LANES) {
        0 => LANES,
        20 => 24,
        stride => stride,
    }
}

/// Calls a method with the stride as a constant where there is one.
macro_rules! with_stride {
    ($stride:expr, $this:ident.$method:ident($($argument:expr),*)) => {
        match $stride {
            4 => $this.$method::<4>($($argument),*),
            8 => $this.$method::<8>($($argument),*),
            12 => $this.$method::<12>($($argument),*),
            16 => $this.$method::<16>($($argument),*),
            24 => $this.$method::<24>($($argument),*),
            _ => $this.$method::<0>($($argument),*),
        }
    };
}
pub(super) use with_stride;

/// First row of an operation on rows k and below.
#[inline]
pub const fn head<const S: usize>(k: usize) -> usize {
    if S > 0 { 0 } else { k / LANES * LANES }
}

/// Column `j` of a matrix.
#[inline]
pub fn column<const S: usize>(matrix: &[f64], stride: usize, j: usize) -> &[f64] {
    let stride = if S > 0 { S } else { stride };
    &matrix[j * stride..][..stride]
}

/// Column `j` of a matrix, to change.
#[inline]
pub fn column_mut<const S: usize>(matrix: &mut [f64], stride: usize, j: usize) -> &mut [f64] {
    let stride = if S > 0 { S } else { stride };
    &mut matrix[j * stride..][..stride]
}

/// x · y over whole chunks.
#[inline]
pub fn dot<const S: usize>(x: &[f64], y: &[f64]) -> f64 {
    let mut sum = [0.0; LANES];
    if let (true, Some(x), Some(y)) = (S > 0, x.first_chunk::<S>(), y.first_chunk::<S>()) {
        for c in 0..S / LANES {
            sum = std::array::from_fn(|k| sum[k] + x[LANES * c + k] * y[LANES * c + k]);
        }
    } else {
        for (x, y) in x.as_chunks::<LANES>().0.iter().zip(y.as_chunks::<LANES>().0) {
            sum = std::array::from_fn(|k| sum[k] + x[k] * y[k]);
        }
    }
    (sum[0] + sum[2]) + (sum[1] + sum[3])
}

/// y ← y + s x over whole chunks.
#[inline]
pub fn axpy<const S: usize>(s: f64, x: &[f64], y: &mut [f64]) {
    if let (true, Some(x), Some(y)) = (S > 0, x.first_chunk::<S>(), y.first_chunk_mut::<S>()) {
        let x = *x;
        for k in 0..S {
            y[k] += s * x[k];
        }
        return;
    }
    for (x, y) in x.as_chunks::<LANES>().0.iter().zip(y.as_chunks_mut::<LANES>().0) {
        let (x, before) = (*x, *y);
        *y = std::array::from_fn(|k| before[k] + s * x[k]);
    }
}

/// x ← s x.
#[inline]
pub fn scale<const S: usize>(s: f64, x: &mut [f64]) {
    if let (true, Some(x)) = (S > 0, x.first_chunk_mut::<S>()) {
        *x = x.map(|x| s * x);
        return;
    }
    for x in x {
        *x *= s;
    }
}

/// x ← s x below entry k, 0 above and there.
#[inline]
fn scale_below<const S: usize>(s: f64, k: usize, x: &mut [f64]) {
    if let (true, Some(x)) = (S > 0, x.first_chunk_mut::<S>()) {
        *x = std::array::from_fn(|i| if i > k { s * x[i] } else { 0.0 });
        return;
    }
    for (i, x) in x.iter_mut().enumerate() {
        *x = if i > k { s * *x } else { 0.0 };
    }
}

/// x ← 0.
#[inline]
pub fn clear<const S: usize>(x: &mut [f64]) {
    if let (true, Some(x)) = (S > 0, x.first_chunk_mut::<S>()) {
        *x = [0.0; S];
        return;
    }
    x.fill(0.0);
}

/// y ← x.
#[inline]
pub fn copy<const S: usize>(x: &[f64], y: &mut [f64]) {
    if let (true, Some(x), Some(y)) = (S > 0, x.first_chunk::<S>(), y.first_chunk_mut::<S>()) {
        *y = *x;
        return;
    }
    y.copy_from_slice(x);
}

/// max |xᵢ|; 0 for no entries.
pub fn largest(x: &[f64]) -> f64 {
    x.iter().fold(0.0, |m, x| x.abs().max(m))
}

/// ‖x‖, also where squares leave the range of numbers.
#[inline]
pub fn norm<const S: usize>(x: &[f64]) -> f64 {
    let square = dot::<S>(x, x);
    if square.is_normal() {
        return square.sqrt();
    }
    let most = largest(x);
    if most > 0.0 && most.is_finite() {
        most * x.iter().map(|x| (x / most).powi(2)).sum::<f64>().sqrt()
    } else {
        square.sqrt()
    }
}

/// Lower Cholesky factor of the symmetric `m` (n×n, not padded): strictly lower part into `l` (padded, zero elsewhere),
/// reciprocal diagonal into `inverse_diagonal`. False as soon as a pivot is at most `tolerance` × its diagonal entry.
#[inline]
pub fn cholesky<const S: usize>(
    m: &[f64],
    stride: usize,
    l: &mut [f64],
    inverse_diagonal: &mut [f64],
    tolerance: f64,
) -> bool {
    let n = inverse_diagonal.len();
    let stride = if S > 0 { S } else { stride };
    for j in 0..n {
        let (done, rest) = l.split_at_mut(j * stride);
        let new = &mut rest[..stride];
        let wide = m[j * n..].first_chunk::<S>().filter(|_| S > 0);
        if let (Some(wide), Some(new)) = (wide, new.first_chunk_mut::<S>()) {
            for i in 0..S {
                new[i] = if i < n { wide[i] } else { 0.0 };
            }
        } else {
            clear::<S>(new);
            new[j..n].copy_from_slice(&m[j * n + j..(j + 1) * n]);
        }
        let from = head::<S>(j);
        for k in 0..j {
            let earlier = column::<S>(done, stride, k);
            let factor = earlier[j];
            if factor != 0.0 {
                axpy::<S>(-factor, &earlier[from..], &mut new[from..]);
            }
        }
        let pivot = new[j];
        if pivot.is_nan() || pivot <= tolerance * m[j * n + j].abs() {
            return false;
        }
        inverse_diagonal[j] = pivot.sqrt().recip();
        scale_below::<S>(inverse_diagonal[j], j - from, &mut new[from..]);
    }
    true
}

/// x ← L⁻¹x, L as from [`cholesky`].
#[inline]
pub fn forward<const S: usize>(l: &[f64], stride: usize, inverse_diagonal: &[f64], x: &mut [f64]) {
    if let (true, Some(x)) = (S > 0, x.first_chunk_mut::<S>()) {
        let (mut rest, mut done) = (*x, [0.0; S]);
        for ((done, &reciprocal), (j, column)) in
            done.iter_mut().zip(inverse_diagonal).zip(l.chunks_exact(S).enumerate())
        {
            *done = rest[j] * reciprocal;
            for i in 0..S {
                rest[i] -= *done * column[i];
            }
        }
        *x = done;
        return;
    }
    for (j, &reciprocal) in inverse_diagonal.iter().enumerate() {
        let from = head::<S>(j);
        x[j] *= reciprocal;
        axpy::<S>(-x[j], &column::<S>(l, stride, j)[from..], &mut x[from..]);
    }
}

/// x ← L⁻ᵀx.
#[inline]
pub fn backward<const S: usize>(l: &[f64], stride: usize, inverse_diagonal: &[f64], x: &mut [f64]) {
    if let (true, Some(x)) = (0 < S && S <= 8, x.first_chunk_mut::<S>()) {
        let n = inverse_diagonal.len();
        for j in (0..S).rev() {
            if j < n {
                let column = &l[j * S..(j + 1) * S];
                let mut sum = x[j];
                for i in (j + 1..S).rev() {
                    sum -= column[i] * x[i];
                }
                x[j] = sum * inverse_diagonal[j];
            }
        }
        return;
    }
    for (j, &reciprocal) in inverse_diagonal.iter().enumerate().rev() {
        let from = head::<S>(j);
        x[j] = (x[j] - dot::<S>(&column::<S>(l, stride, j)[from..], &x[from..])) * reciprocal;
    }
}

/// X ← X L⁻ᵀ, columns of X padded; zeros of L cost nothing.
#[inline]
pub fn forward_rows<const S: usize>(l: &[f64], stride: usize, inverse_diagonal: &[f64], x: &mut [f64]) {
    let stride = if S > 0 { S } else { stride };
    for (j, &reciprocal) in inverse_diagonal.iter().enumerate() {
        let (done, rest) = x.split_at_mut(j * stride);
        let new = &mut rest[..stride];
        for k in 0..j {
            let factor = l[k * stride + j];
            if factor != 0.0 {
                axpy::<S>(-factor, column::<S>(done, stride, k), new);
            }
        }
        scale::<S>(reciprocal, new);
    }
}
