//! Which samples of a column a page carries, and how: thinning that keeps the extremes, and base64.
//!
//! A column of n > `limit` samples is cut into limit/2 − 1 runs of equally many samples; of each run its smallest and its
//! largest finite value stay, at their own instants, and the first value that is not finite, so that gaps stay gaps.
//! The first and the last sample always stay. Every value shown is therefore one that was computed, and no peak is lost.

/// Most samples of one finite column that a page carries.
pub const LIMIT: usize = 4000;

/// Indices of the samples that stay, ascending; `None` if all do.
pub fn thin(values: &[f64], limit: usize) -> Option<Vec<u32>> {
    let n = values.len();
    if n <= limit.max(2) {
        return None;
    }
    let runs = (limit / 2).saturating_sub(1).max(1);
    let mut kept = Vec::with_capacity(limit);
    kept.push(0);
    for run in 0..runs {
        let (start, end) = (run * n / runs, (run + 1) * n / runs);
        kept.extend(landmarks(values, start, end));
    }
    kept.push(n as u32 - 1);
    kept.sort_unstable();
    kept.dedup();
    Some(kept)
}

/// Where the smallest, the largest and the first not finite value of a run stand.
fn landmarks(values: &[f64], start: usize, end: usize) -> impl Iterator<Item = u32> {
    let (mut low, mut high, mut gap) = (None::<usize>, None::<usize>, None::<usize>);
    for i in start..end {
        if !values[i].is_finite() {
            gap = gap.or(Some(i));
            continue;
        }
        if low.is_none_or(|k| values[i] < values[k]) {
            low = Some(i);
        }
        if high.is_none_or(|k| values[i] > values[k]) {
            high = Some(i);
        }
    }
    [low, high, gap].into_iter().flatten().map(|i| i as u32)
}

/// Little-endian doubles in base64.
pub fn encode_numbers(values: impl IntoIterator<Item = f64>) -> String {
    base64(&values.into_iter().flat_map(f64::to_le_bytes).collect::<Vec<u8>>())
}

/// Little-endian 32-bit counts in base64.
pub fn encode_indices(values: &[u32]) -> String {
    base64(&values.iter().flat_map(|i| i.to_le_bytes()).collect::<Vec<u8>>())
}

/// RFC 4648 base64 with padding.
fn base64(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word = (0..3).fold(0_u32, |word, i| (word << 8) | u32::from(chunk.get(i).copied().unwrap_or(0)));
        for i in 0..4 {
            if i <= chunk.len() {
                out.push(char::from(ALPHABET[(word >> (18 - 6 * i) & 63) as usize]));
            } else {
                out.push('=');
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_of_the_rfc() {
        for (text, expected) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")] {
            assert_eq!(base64(text.as_bytes()), expected);
        }
        assert_eq!(encode_numbers([1.0]), "AAAAAAAA8D8=");
        assert_eq!(encode_indices(&[1, 256]), "AQAAAAABAAA=");
    }

    #[test]
    fn short_columns_stay_whole() {
        assert_eq!(thin(&[], 10), None);
        assert_eq!(thin(&[1.0], 10), None);
        assert_eq!(thin(&[1.0; 10], 10), None);
        assert!(thin(&[1.0; 11], 10).is_some());
    }

    #[test]
    fn thinning_keeps_extremes_ends_and_order() {
        let n = 100_000;
        let mut values: Vec<f64> = (0..n).map(|i| (f64::from(i) * 0.37).sin()).collect();
        values[12_345] = 50.0;
        values[67_890] = -70.0;
        let kept = thin(&values, LIMIT).expect("longer than the limit");
        assert!(kept.len() <= LIMIT, "{}", kept.len());
        assert!(kept.windows(2).all(|w| w[0] < w[1]));
        assert_eq!((kept[0], *kept.last().unwrap()), (0, n as u32 - 1));
        assert!(kept.contains(&12_345) && kept.contains(&67_890));
    }

    /// Any stretch at least two runs long has its extremes among the samples that stay.
    #[test]
    fn thinning_keeps_the_envelope_everywhere() {
        let values: Vec<f64> = (0..20_000_u32).map(|i| f64::from(i.wrapping_mul(2_654_435_761) >> 8) * 1e-6).collect();
        let limit = 400;
        let kept = thin(&values, limit).unwrap();
        let runs = limit / 2 - 1;
        for run in 0..runs {
            let (start, end) = (run * values.len() / runs, (run + 1) * values.len() / runs);
            let all = || values[start..end].iter().copied();
            let some = || kept.iter().map(|&i| i as usize).filter(|i| (start..end).contains(i)).map(|i| values[i]);
            assert_eq!(all().fold(f64::INFINITY, f64::min), some().fold(f64::INFINITY, f64::min));
            assert_eq!(all().fold(f64::NEG_INFINITY, f64::max), some().fold(f64::NEG_INFINITY, f64::max));
        }
    }

    #[test]
    fn gaps_stay_gaps() {
        let mut values = vec![1.0; 10_000];
        values[5_000] = f64::NAN;
        values[7_000..8_000].fill(f64::INFINITY);
        let kept = thin(&values, 100).unwrap();
        assert!(kept.contains(&5_000));
        assert!(kept.iter().filter(|&&i| (7_000..8_000).contains(&i)).all(|&i| !values[i as usize].is_finite()));
        assert!(thin(&[f64::NAN; 50], 10).is_some());
    }
}
