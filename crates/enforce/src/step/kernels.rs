//! Dense column-major kernels on slices, in place, without allocation; for the sizes of one mechanism (up to about 40).

/// x · y over the shorter length.
#[inline]
pub fn dot(x: &[f64], y: &[f64]) -> f64 {
    x.iter().zip(y).map(|(x, y)| x * y).sum()
}

/// y ← y + s x.
#[inline]
pub fn axpy(s: f64, x: &[f64], y: &mut [f64]) {
    for (y, x) in y.iter_mut().zip(x) {
        *y += s * x;
    }
}

/// max |xᵢ|; 0 for no entries.
#[inline]
pub fn largest(x: &[f64]) -> f64 {
    x.iter().fold(0.0, |m, x| x.abs().max(m))
}

/// x ← L⁻¹x, L lower triangular n×n, reciprocal diagonal given.
#[inline]
pub fn forward(l: &[f64], n: usize, inverse_diagonal: &[f64], x: &mut [f64]) {
    for j in 0..n {
        let (head, tail) = x[..n].split_at_mut(j + 1);
        head[j] *= inverse_diagonal[j];
        axpy(-head[j], &l[j * n + j + 1..(j + 1) * n], tail);
    }
}

/// x ← L⁻ᵀx.
#[inline]
pub fn backward(l: &[f64], n: usize, inverse_diagonal: &[f64], x: &mut [f64]) {
    for j in (0..n).rev() {
        let s = dot(&l[j * n + j + 1..(j + 1) * n], &x[j + 1..n]);
        x[j] = (x[j] - s) * inverse_diagonal[j];
    }
}

/// x ← U⁻ᵀx for the leading r×r upper triangle U of a matrix with `stride` rows.
#[inline]
pub fn upper_transposed(u: &[f64], stride: usize, r: usize, x: &mut [f64]) {
    for k in 0..r {
        let column = &u[k * stride..k * stride + k + 1];
        x[k] = (x[k] - dot(&column[..k], &x[..k])) / column[k];
    }
}

/// x ← U⁻¹x for the leading r×r upper triangle U of a matrix with `stride` rows.
#[inline]
pub fn upper(u: &[f64], stride: usize, r: usize, x: &mut [f64]) {
    for k in (0..r).rev() {
        let column = &u[k * stride..k * stride + k + 1];
        let (head, tail) = x.split_at_mut(k);
        tail[0] /= column[k];
        axpy(-tail[0], &column[..k], head);
    }
}

/// Lower Cholesky factor of the symmetric `m` into `l` (strictly upper part untouched), diagonal kept as reciprocals in
/// `inverse_diagonal`. False as soon as a pivot is at most `tolerance` × its diagonal entry.
pub fn cholesky(
    m: &[f64],
    n: usize,
    l: &mut [f64],
    inverse_diagonal: &mut [f64],
    tolerance: f64,
) -> bool {
    for j in 0..n {
        let (done, rest) = l.split_at_mut(j * n);
        let column = &mut rest[j..n];
        column.copy_from_slice(&m[j * n + j..(j + 1) * n]);
        for k in 0..j {
            let earlier = &done[k * n + j..(k + 1) * n];
            axpy(-earlier[0], earlier, column);
        }
        let pivot = column[0];
        // Written so that NaN fails too.
        if !(pivot > tolerance * m[j * n + j].abs()) {
            return false;
        }
        let reciprocal = pivot.sqrt().recip();
        inverse_diagonal[j] = reciprocal;
        for x in column {
            *x *= reciprocal;
        }
    }
    true
}
