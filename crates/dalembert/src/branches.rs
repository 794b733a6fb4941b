//! The assemblies of a mechanism, and the choice of one by number or by what distinguishes it.

use dalembert_assembly::{Branches, Quantity, Source, branches, telling};
use dalembert_model::model::Model;
use dalembert_scalar::digits::number;

use crate::error::Error;
use crate::load::Loaded;
use crate::written::Number;

/// Assemblies that have a number.
const NUMBERED: usize = 256;

/// The distinct assemblies that were found with the same input.
#[derive(Clone, Debug)]
pub struct Assemblies {
    /// What was found.
    pub found: Branches,
    /// Positions by name, and their places in the state.
    places: Vec<(String, usize)>,
    /// Units of the quantities, where they are known.
    units: Vec<Option<String>>,
}

/// Values that are listed where none fits.
const FEW: usize = 4;

/// What is asked of an assembly.
#[derive(Clone, Copy, Debug)]
enum Wish {
    Above(f64),
    Below(f64),
    Nearest(f64),
}

impl Loaded {
    /// Distinct ways to assemble the mechanism with the same input, the one that assembly takes first; `None` if the start values
    /// can't be assembled.
    ///
    /// # Errors
    /// As [`Self::doctor`].
    pub fn branches(&self, set: &[(String, f64)]) -> Result<Option<Assemblies>, Error> {
        let start = self.start(set)?;
        let found = branches(&self.model, &start).map_err(|e| self.refused(e.message))?;
        Ok(found.map(|found| Assemblies {
            units: found.quantities.iter().map(|q| self.unit_of_quantity(q)).collect(),
            places: places(&self.model),
            found,
        }))
    }

    /// Adds the positions of the assembly that is asked for to the settings that it is sought with.
    ///
    /// # Errors
    /// As [`Self::branches`] and [`Assemblies::choose`]; [`Error::Usage`] where the start values can't be assembled.
    pub fn set_branch(&self, set: &mut Vec<(String, f64)>, asked: &str) -> Result<(), Error> {
        let none = "the start values can't be assembled, so that there is no assembly to choose: `doctor` says why";
        let found = self.branches(set)?.ok_or_else(|| Error::Usage(none.to_owned()))?;
        set.extend(found.settings(&found.choose(asked)?));
        Ok(())
    }

    fn unit_of_quantity(&self, quantity: &Quantity) -> Option<String> {
        match quantity.source {
            Source::Coordinate => self.unit_of(&quantity.name).map(std::borrow::Cow::into_owned),
            Source::Output => self.model.outputs.iter().find(|o| o.name == quantity.name)?.unit.clone(),
            Source::Point => Some("m".to_owned()),
            Source::Direction => Some("1".to_owned()),
        }
    }
}

/// Positions that assembly settles, by name.
fn places(model: &Model) -> Vec<(String, usize)> {
    let plain = model.variables.iter().filter(|v| v.order >= 2);
    let slots = plain.flat_map(|v| (0..v.order as usize - 1).map(|s| (v.slot(s).into_owned(), v.state[s])));
    let joints = model.mechanism.iter().flat_map(|m| &m.joints).filter(|j| j.states.len() > j.columns.len());
    slots.chain(joints.flat_map(|j| j.coordinates.iter().cloned().zip(j.states.iter().copied()))).collect()
}

impl Assemblies {
    /// Positions of an assembly, as settings for the verbs: a way of each part.
    pub fn settings(&self, ways: &[usize]) -> Vec<(String, f64)> {
        let state = self.found.state(ways);
        self.places.iter().map(|(name, place)| (name.clone(), state.y[*place])).collect()
    }

    /// The ways of the parts in each assembly that has a number, in order.
    pub fn numbered(&self) -> Vec<Vec<usize>> {
        self.found.choices(NUMBERED)
    }

    /// The quantities by which the ways of a part are best told apart.
    pub fn telling(&self, part: usize) -> Vec<&Quantity> {
        telling(&self.found.quantities, part)
    }

    /// The assembly that is asked for: a number, or parts and quantities between commas. `2.1` is the first way of the second part,
    /// `NAME+` and `NAME-` ask for a sign, `NAME>VALUE` and `NAME<VALUE` for a bound, `NAME=VALUE` for the nearest. Of those that
    /// fit, it is the first.
    ///
    /// # Errors
    /// [`Error::Usage`] for what can't be read, unknown names, and where none fits.
    pub fn choose(&self, asked: &str) -> Result<Vec<usize>, Error> {
        if let Ok(number) = asked.trim().parse::<usize>() {
            let list = self.numbered();
            let one = number.checked_sub(1).and_then(|k| list.get(k).cloned());
            return one.ok_or_else(|| {
                Error::Usage(format!("there is no assembly {number}: {} have a number, from 1 on", list.len()))
            });
        }
        let mut fits: Vec<Vec<usize>> = self.found.parts.iter().map(|p| (0..p.states.len()).collect()).collect();
        for wish in between_commas(asked) {
            match part_and_way(wish) {
                Some((part, way)) => self.keep_way(&mut fits, (part, way), wish)?,
                None => self.keep_fitting(&mut fits, wish)?,
            }
        }
        Ok(fits.iter().map(|ways| ways[0]).collect())
    }

    /// Whether what is asked for can be chosen anew for other values: it can be read and names quantities that there are, whichever assemblies fit. Numbers are those of these values.
    ///
    /// # Errors
    /// As [`Self::choose`].
    pub fn check(&self, asked: &str) -> Result<(), Error> {
        let is_number = |wish: &str| wish.trim().parse::<usize>().is_ok() || part_and_way(wish).is_some();
        between_commas(asked).into_iter().try_for_each(|wish| {
            if is_number(wish) {
                return Err(Error::Usage(format!(
                    "the assembly `{wish}` is asked for by a number, and for other values assemblies have other numbers: say what is to hold in all, such as `{}+`",
                    self.found.quantities.first().map_or("B", |quantity| &quantity.name)
                )));
            }
            self.quantity(self.read(wish)?.0).map(drop)
        })
    }

    fn keep_way(&self, fits: &mut [Vec<usize>], (part, way): (usize, usize), wish: &str) -> Result<(), Error> {
        let ways = part.checked_sub(1).and_then(|p| fits.get_mut(p));
        let known = ways.filter(|w| w.contains(&way.wrapping_sub(1)));
        let known = known
            .ok_or_else(|| Error::Usage(format!("there is no assembly `{wish}`; `doctor --branches` lists them")))?;
        *known = vec![way - 1];
        Ok(())
    }

    fn keep_fitting(&self, fits: &mut [Vec<usize>], wish: &str) -> Result<(), Error> {
        let (name, what) = self.read(wish)?;
        let quantity = self.quantity(name)?;
        let only = [0];
        let ways = quantity.part.map_or(&only[..], |p| &fits[p]);
        let far = |w: &usize, to: f64| (quantity.values[*w] - to).abs();
        let kept: Vec<usize> = match what {
            Wish::Above(bound) => ways.iter().filter(|w| quantity.values[**w] > bound).copied().collect(),
            Wish::Below(bound) => ways.iter().filter(|w| quantity.values[**w] < bound).copied().collect(),
            Wish::Nearest(to) => {
                ways.iter().min_by(|a, b| far(a, to).total_cmp(&far(b, to))).copied().into_iter().collect()
            }
        };
        if kept.is_empty() {
            let mut values: Vec<f64> = ways.iter().map(|&w| quantity.values[w]).collect();
            values.sort_by(f64::total_cmp);
            let shown = match values[..] {
                [low, .., high] if values.len() > FEW => format!("between {} and {}", number(low), number(high)),
                _ => values.iter().map(|&x| number(x)).collect::<Vec<_>>().join(", "),
            };
            return Err(Error::Usage(format!("none of the assemblies found fits `{wish}`: `{name}` is {shown}")));
        }
        if let Some(part) = quantity.part {
            fits[part] = kept;
        }
        Ok(())
    }

    /// The name and the wish of `NAME+`, `NAME-`, `NAME>VALUE`, `NAME<VALUE` or `NAME=VALUE`.
    fn read<'a>(&self, wish: &'a str) -> Result<(&'a str, Wish), Error> {
        let unread = || {
            Error::Usage(format!(
                "`{wish}` is neither a number nor a part's way like `2.1` nor a quantity with `+`, `-`, `>VALUE`, `<VALUE` or `=VALUE`"
            ))
        };
        if let Some(at) = wish.find(['>', '<', '=']) {
            let value = self.wanted(wish[..at].trim(), &wish[at + 1..])?;
            let what = match &wish[at..=at] {
                ">" => Wish::Above(value),
                "<" => Wish::Below(value),
                _ => Wish::Nearest(value),
            };
            return Ok((wish[..at].trim(), what));
        }
        match (wish.strip_suffix('+'), wish.strip_suffix('-')) {
            (Some(name), _) => Ok((name.trim(), Wish::Above(0.0))),
            (_, Some(name)) => Ok((name.trim(), Wish::Below(0.0))),
            _ => Err(unread()),
        }
    }

    /// The number that a quantity is compared with, with or without a unit.
    fn wanted(&self, name: &str, text: &str) -> Result<f64, Error> {
        let number = Number::parse(text).map_err(Error::Usage)?;
        let place = self.found.quantities.iter().position(|q| q.name == name);
        match place.and_then(|place| self.units[place].as_deref()) {
            Some(unit) => number.measured_in(&format!("`{name}`"), unit).map_err(Error::Usage),
            None => Ok(number.value),
        }
    }

    fn quantity(&self, name: &str) -> Result<&Quantity, Error> {
        let list = &self.found.quantities;
        list.iter().find(|q| q.name == name).ok_or_else(|| {
            let close = dalembert_expr::did_you_mean(name, list.iter().map(|q| q.name.as_str()));
            let close = close.map_or_else(String::new, |c| format!("; did you mean `{c}`?"));
            Error::Usage(format!("there is no quantity `{name}` to choose an assembly by{close}"))
        })
    }
}

/// `2.1` as numbers.
fn part_and_way(wish: &str) -> Option<(usize, usize)> {
    let (part, way) = wish.split_once('.')?;
    Some((part.parse().ok()?, way.parse().ok()?))
}

/// Pieces between commas that stand in no parentheses.
fn between_commas(text: &str) -> Vec<&str> {
    let mut depth = 0_i32;
    let mut pieces = text.split(|c| {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    });
    pieces.by_ref().map(str::trim).collect()
}
