//! Explicit steps as long as accuracy bounds them, implicit ones where stability would.
//!
//! Runs start with dop853. Where its stages tell that steps are as short as its stability asks (`runge_kutta/stiffness.rs`), Radau takes
//! over from the state reached: at tight tolerances, errors of what is stiff keep them a little shorter than stability does, so that a share [`NEAR`] of its border counts; where Radau's steps h are so short that with the spectral radius ρ of its Jacobian
//!
//! ```text
//! (1) h ρ ≤ NEAR · the border of the explicit method's stability
//! ```
//!
//! for [`CALM`] steps in a row, the explicit method goes on. If that was at once, implicit steps are no longer here than explicit ones: then
//! stability must bound [`PATIENCE`] times as many steps before the next change, and so after implicit steps that failed [`FAILURES`] times.
//! Where explicit steps crawl, [`CRAWLING`] in a row of less than a share [`SHORT`] of the longest so far, as at an orifice whose levels are even and
//! whose law is infinitely steep there, implicit ones are tried as well: no stage tells of such stiffness. Systems without derivatives, and large ones, are left to
//! the explicit method; semi-explicit ones to Radau from the change on, since rates of algebraic components mean less than their equations.

use crate::memory::Memory;
use crate::method::{Ask, Method, Step, Tried, Trouble, Work};
use crate::radau::Implicit;
use crate::runge_kutta::{DOP853, Explicit};
use crate::tolerances::auto::{CALM, CRAWLING, FAILURES, MOST, MOST_PATIENCE, NEAR, PATIENCE, SHORT};
use crate::{Choice, IntegratorName, Stiffness, System};

/// Both methods with their memory.
pub(crate) struct Automatic {
    explicit: Explicit,
    implicit: Option<Implicit>,
    is_implicit: bool,
    /// The other method is to make the next step.
    change: bool,
    able: bool,
    /// Implicit steps since the change, and those in a row with (1).
    steps: u32,
    calm: u32,
    patience: u32,
    /// The longest explicit step so far, and those in a row that are short beside it.
    longest: f64,
    short: u32,
    /// Implicit tries in a row that came to nothing.
    failures: u32,
    choices: Vec<Choice>,
}

impl Automatic {
    pub fn new(system: &mut dyn System, y0: &[f64]) -> Self {
        Self {
            explicit: Explicit::new(&DOP853, y0).within(NEAR),
            implicit: None,
            is_implicit: false,
            change: false,
            able: system.implicit().is_some(),
            steps: 0,
            calm: 0,
            patience: 1,
            longest: 0.0,
            short: 0,
            failures: 0,
            choices: Vec::new(),
        }
    }

    fn method(&self) -> &dyn Method {
        match &self.implicit {
            Some(implicit) if self.is_implicit => implicit,
            _ => &self.explicit,
        }
    }

    fn method_mut(&mut self) -> &mut dyn Method {
        match &mut self.implicit {
            Some(implicit) if self.is_implicit => implicit,
            _ => &mut self.explicit,
        }
    }

    /// The other method goes on from the state.
    fn turn(&mut self, t: f64, work: &mut Work<'_>) {
        self.change = false;
        let method = if self.is_implicit {
            let Some(implicit) = &self.implicit else { return };
            self.explicit.take_over(implicit.state(), implicit.rate());
            self.is_implicit = false;
            // Implicit steps were no longer: there was nothing to change for, and nothing to speak of.
            let in_vain = self.steps <= self.calm + FAILURES;
            let failed = self.failures >= FAILURES;
            self.patience = if in_vain || failed { (self.patience * PATIENCE).min(MOST_PATIENCE) } else { 1 };
            if in_vain {
                self.choices.pop();
                return;
            }
            IntegratorName::Dop853
        } else {
            if self.implicit.is_none() {
                let y = self.explicit.state();
                let fits = y.len() <= MOST || work.system.implicit().is_some_and(|system| system.is_sparse(y));
                self.implicit = if fits { Implicit::new(work.system, y) } else { None };
            }
            let Some(implicit) = &mut self.implicit else {
                self.able = false;
                return;
            };
            if implicit.take_over(t, self.explicit.state(), self.explicit.rate(), work).is_err() {
                self.able = false;
                return;
            }
            (self.steps, self.calm, self.failures, self.short) = (0, 0, 0, 0);
            self.is_implicit = true;
            IntegratorName::Radau
        };
        self.choices.push(Choice { t, method });
    }

    /// Whether the other method is to make the next step, after one of length h.
    fn judge(&mut self, h: f64) {
        if !self.is_implicit {
            self.longest = self.longest.max(h.abs());
            self.short = if h.abs() < SHORT * self.longest { self.short.saturating_add(1) } else { 0 };
            let crawls = self.short >= CRAWLING.saturating_mul(self.patience);
            self.change = self.able && (crawls || self.explicit.is_stiff(self.patience));
            return;
        }
        let Some(implicit) = &mut self.implicit else { return };
        self.steps = self.steps.saturating_add(1);
        self.calm = if implicit.stiffness_of(h) <= self.explicit.border() { self.calm + 1 } else { 0 };
        self.change = self.calm >= CALM;
    }
}

impl Method for Automatic {
    fn ends_at_samples(&self) -> bool {
        self.method().ends_at_samples()
    }

    fn state(&self) -> &[f64] {
        self.method().state()
    }

    fn rate(&self) -> &[f64] {
        self.method().rate()
    }

    fn end(&self) -> &[f64] {
        self.method().end()
    }

    fn set_out(&mut self, t: f64, work: &mut Work<'_>) -> Result<(), Trouble> {
        self.method_mut().set_out(t, work)
    }

    fn first_step(&mut self, t: f64, span: f64, work: &mut Work<'_>) -> f64 {
        self.method_mut().first_step(t, span, work)
    }

    fn begin_anew(&mut self) {
        self.method_mut().begin_anew();
    }

    fn attempt(&mut self, step: Step, ask: Ask, work: &mut Work<'_>) -> Result<Tried, Trouble> {
        if self.change {
            self.turn(step.start, work);
        }
        self.method_mut().attempt(step, ask, work)
    }

    fn accept(&mut self, step: Step, error: f64) -> f64 {
        let length = self.method_mut().accept(step, error);
        self.failures = 0;
        self.judge(step.h);
        length
    }

    fn reject(&mut self, step: Step, error: f64) -> f64 {
        self.method_mut().reject(step, error)
    }

    fn fail(&mut self, step: Step, trouble: &Trouble) -> f64 {
        let (is_implicit, border) = (self.is_implicit, self.explicit.border());
        // Equations of algebraic components have rates that mean less than they do; and a step that the explicit method could not make either says nothing for it.
        let fails = |implicit: &mut Implicit| {
            is_implicit && !implicit.is_semi_explicit() && implicit.stiffness_of(step.h) <= border
        };
        if self.implicit.as_mut().is_some_and(fails) {
            self.failures += 1;
            if self.failures >= FAILURES {
                self.change = true;
            }
        }
        self.method_mut().fail(step, trouble)
    }

    fn sample(&mut self, at: (f64, f64), work: &mut Work<'_>) -> Result<&[f64], Trouble> {
        self.method_mut().sample(at, work)
    }

    fn look(&mut self, at: (f64, f64), work: &mut Work<'_>) -> Result<&[f64], Trouble> {
        self.method_mut().look(at, work)
    }

    fn is_always_dense(&self) -> bool {
        self.method().is_always_dense()
    }

    fn advance(&mut self) {
        self.method_mut().advance();
    }

    fn stop_at_sample(&mut self, at_end: bool) {
        self.method_mut().stop_at_sample(at_end);
    }

    fn remember(&mut self, memory: &mut Memory, system: &mut dyn System) {
        self.explicit.remember(memory, system);
        let mut there = self.implicit.is_some();
        memory.flag(&mut there);
        if memory.reads() {
            self.implicit = if there { Implicit::new(system, self.explicit.state()) } else { None };
            if there != self.implicit.is_some() {
                memory.refuse();
            }
        }
        if let Some(implicit) = &mut self.implicit {
            implicit.remember(memory, system);
        }
        [&mut self.is_implicit, &mut self.change, &mut self.able].into_iter().for_each(|flag| memory.flag(flag));
        memory.number(&mut self.longest);
        let counts = [&mut self.steps, &mut self.calm, &mut self.patience, &mut self.failures, &mut self.short];
        counts.into_iter().for_each(|count| memory.small(count));
        let none = || Choice { t: 0.0, method: IntegratorName::Dop853 };
        memory.list(&mut self.choices, none, |memory, choice| {
            memory.number(&mut choice.t);
            let mut implicit = choice.method == IntegratorName::Radau;
            memory.flag(&mut implicit);
            choice.method = if implicit { IntegratorName::Radau } else { IntegratorName::Dop853 };
        });
        if self.is_implicit && self.implicit.is_none() {
            memory.refuse();
        }
    }

    fn stiffness(&self) -> Stiffness {
        self.explicit.stiffness()
    }

    fn choices(&self) -> Vec<Choice> {
        self.choices.clone()
    }
}
