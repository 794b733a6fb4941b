//! Many short lists in two flat arrays, in compressed form.

/// For each key 0..n, a list of values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Lists {
    /// n + 1 places in `values`.
    starts: Vec<usize>,
    values: Vec<usize>,
}

impl Lists {
    /// Sorts (key, value) pairs by key; the values of one key keep their order. Linear time. The keys must be below
    /// `keys`.
    pub fn new(keys: usize, pairs: impl Iterator<Item = (usize, usize)> + Clone) -> Self {
        let mut starts = vec![0; keys + 1];
        for (key, _) in pairs.clone() {
            starts[key + 1] += 1;
        }
        for key in 0..keys {
            starts[key + 1] += starts[key];
        }
        let mut next = starts.clone();
        let mut values = vec![0; starts[keys]];
        for (key, value) in pairs {
            values[next[key]] = value;
            next[key] += 1;
        }
        Self { starts, values }
    }

    /// The values of one key.
    pub fn of(&self, key: usize) -> &[usize] {
        &self.values[self.starts[key]..self.starts[key + 1]]
    }
}
