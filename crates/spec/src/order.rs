//! The order of names where nothing else decides: it is the same however the lines of a file stand.

use std::cmp::Ordering;

/// Names as people count them: numbers in them by their value, `leg[2]` before `leg[10]`, and all else by its letters.
pub fn by_name(a: &str, b: &str) -> Ordering {
    let (mut left, mut right) = (a.as_bytes(), b.as_bytes());
    loop {
        let numbers = [left, right].map(|text| text.iter().take_while(|c| c.is_ascii_digit()).count());
        let (order, [m, n]) = match numbers {
            [m, n] if m > 0 && n > 0 => (compare(&left[..m], &right[..n]), [m, n]),
            _ => (left.first().cmp(&right.first()), [1, 1]),
        };
        // Equal but for leading zeros.
        if order != Ordering::Equal || left.is_empty() {
            return order.then_with(|| a.cmp(b));
        }
        (left, right) = (&left[m..], &right[n..]);
    }
}

/// Numbers as digits.
fn compare(a: &[u8], b: &[u8]) -> Ordering {
    let value = |digits: &'_ [u8]| digits.iter().position(|c| *c != b'0').unwrap_or(digits.len());
    let (a, b) = (&a[value(a)..], &b[value(b)..]);
    a.len().cmp(&b.len()).then_with(|| a.cmp(b))
}

/// The place of each name among all in the order of [`by_name`]; equal names stay as they stand.
pub fn places_by_name(names: &[&str]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by(|&i, &j| by_name(names[i], names[j]));
    let mut places = vec![0; names.len()];
    order.into_iter().enumerate().for_each(|(place, i)| places[i] = place);
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_by_their_value() {
        let sorted =
            ["", "B", "J", "J0", "J00", "J1", "J2", "J10", "J10.a", "J10b", "leg[2].x", "leg[10].a", "é", "ü2"];
        for (i, a) in sorted.iter().enumerate() {
            for (j, b) in sorted.iter().enumerate() {
                assert_eq!(by_name(a, b), i.cmp(&j), "{a} {b}");
            }
        }
        assert_eq!(places_by_name(&["b10", "b9", "a"]), [2, 1, 0]);
    }
}
