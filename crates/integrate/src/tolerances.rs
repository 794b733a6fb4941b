//! Every threshold of this crate, with dimension and reason, and what breaks if it moves.

/// Errors of a step and what they are measured with ([`crate::options`], `runge_kutta/stages.rs`).
pub(crate) mod errors {
    /// Relative tolerance if none is asked for, a ratio: nine digits, three more than are printed. Larger, and what is printed is wrong
    /// after long runs; smaller costs steps, ten times as many for eight digits at order 8.
    pub const RELATIVE: f64 = 1e-9;
    /// Absolute tolerance if none is asked for, in the unit of each component: a thousandth of the relative one, so that it counts for
    /// components below 1e-3 only. Larger, and small mechanisms are integrated coarsely; smaller, and components at zero stall steps.
    pub const ABSOLUTE: f64 = 1e-12;
    /// The smallest relative tolerance in use, a ratio, 10 ε ≈ 2.2e-15; smaller ones are raised to it. Below it the error estimate
    /// measures rounding, and a step-size control that listens to rounding stalls. Larger refuses digits that doubles have.
    pub const RELATIVE_FLOOR: f64 = 10.0 * f64::EPSILON;
    /// The smallest relative tolerance that a run may be asked for, a ratio: doubles have 15 to 17 digits. Smaller ones ask for what no number
    /// holds, and what is weighed with them makes answers worse; larger refuses digits that doubles have.
    pub const LEAST_TOLERANCE: f64 = 1e-15;
    /// Share of an error that filtering leaves where something stiff was in it, a ratio; what is followed keeps nearly all of its error. Larger takes longer steps where all is followed, smaller keeps what is damped.
    pub const HELPS: f64 = 0.5;
    /// The largest error over its tolerance, a ratio, that is told from larger ones. Its square and sums of squares are finite; with
    /// more than 1e150 they are not. Smaller, and errors of states that blow up look alike.
    pub const LARGEST: f64 = 1e100;
}

/// Lengths of steps (`runge_kutta.rs`, `runge_kutta/control.rs`). Ratios, and counts of tries.
pub(crate) mod steps {
    /// The smallest error over its tolerance that lengths are chosen by. Smaller, and steps free of error make the next one endless.
    pub const ERROR_FLOOR: f64 = 1e-10;
    /// Factor below the step at which the error is expected to meet the tolerance [Hairer, Nørsett, Wanner, §II.4]. Larger, and more
    /// steps are rejected; smaller, and all steps are shorter than they need to be.
    pub const SAFETY: f64 = 0.9;
    /// The smallest error over its tolerance that the next step is chosen by, as in the codes: a step that was nearly free of error says
    /// little about the next. Smaller, and steps after it shrink without need; larger, and the control has no memory.
    pub const LEAST_PREVIOUS: f64 = 1e-4;
    /// Length of a step, relative to the last time of the run, that only leads from one side of a jump to the other: the rounding of times
    /// that systems put between them. Larger carries states over what moves them; smaller takes jumps for motions.
    pub const INSTANT: f64 = 32.0 * f64::EPSILON;
    /// Length of a step in shortest ones, a ratio, up to which it is one: its ends are rounded. Larger takes steps whatever they miss that could be shortened; smaller goes past the shortest one untried.
    pub const LEAST: f64 = 1.5;
    /// Share of a step at which the defect of the dense output is seen: where the polynomials of `dop853` and of `dopri5` are both far from rates. In the middle bends are not seen, nearer to the end fast components are not.
    pub const SEEN: f64 = 0.8;
    /// Defect of the dense output over the tolerance, a ratio, beyond which a step is gone through in parts for its samples: of
    /// ordinary steps one in thirty has more. Larger shows samples that miss the tolerance of a run; smaller, and ordinary steps cost five for one.
    pub const SMOOTH: f64 = 30.0;
    /// So often in a row a step that fails is tried again, shrunk by [`RETREAT`] each time: to 6e-8 of its length. Fewer give up
    /// before steps that fit; more are evaluations at a point where the system ends.
    pub const RETRIES: u32 = 12;
    /// Factor by which such a step shrinks. Larger takes more tries to the same length, smaller goes past lengths that would do.
    pub const RETREAT: f64 = 0.25;
    /// So often a step that ends badly is tried again, shorter by [`ELSEWHERE`] each time: to 0.4 of its length. Fewer end next to
    /// singular poses more often; more cost steps where all ends are bad.
    pub const DETOURS: u32 = 4;
    /// Factor by which such a step shrinks. Larger ends as near as before, smaller costs length.
    pub const ELSEWHERE: f64 = 0.8;
    /// Tries, and the least share of the time passed so far that passes in them. Steps that shrink towards a point without ever
    /// reaching it are told so, after few tries the sooner they stand still. How far the end is does not matter: a run is the beginning
    /// of a longer one. Larger shares end runs through short impacts; smaller ones let runs hang that get nowhere.
    pub const PACE: [(u64, f64); 3] = [(300, 1e-10), (3_000, 1e-7), (10_000, 1e-5)];
    /// Looks at a stretch of time between changes by methods that see rates at the ends of steps only. Fewer: a rate that rises and falls between two changes passes
    /// for one that stays at zero; more: steps where nothing happens.
    pub const LOOKS_PER_STRETCH: f64 = 8.0;
    /// Iterations of a step whose length was asked for, a count, as many as those of methods for long motions: there is no shorter one to be tried in its place. Fewer refuse steps that can be solved; more
    /// iterate on what comes no nearer.
    pub const GIVEN: usize = 60;
    /// A step may be lengthened by this factor to reach the end, rather than leave a tiny one. At 1 tiny ones are left; larger, and the
    /// last step is rejected.
    pub const STRETCH: f64 = 1.01;
}

/// What is left after two changes (`aitken.rs`). A ratio.
pub(crate) mod aitken {
    /// Share of a change that rounding may be for its ratio to the next one to tell anything. Larger takes rounding for what does not contract, and shortens steps; smaller misses what is
    /// left where derivatives are larger than its inverse over rounding.
    pub const TELLS: f64 = 0.25;
}

/// Algebraic equations of implicit methods. Ratios.
pub(crate) mod algebraic {
    /// What may be missing of one, relative to what its variables make of it, whatever the tolerance: rounding of stages and of their sums, a hundred units in the last place. Smaller iterates on rounding;
    /// larger leaves digits of variables of order 0.
    pub const ALGEBRAIC: f64 = 128.0 * f64::EPSILON;
    /// How much more than the rounding of one evaluation may be missing, a ratio: what stages are rounded by comes on top. The same.
    pub const ROUNDED: f64 = 8.0;
    /// Numbers whose multiples tell of each equation a share of its rounding: any two irrational ones.
    pub const SPREAD: [f64; 2] = [0.618_033_988_749_894_8, 0.414_213_562_373_095_1];
}

/// The first step (`first_step.rs`) [Hairer, Nørsett, Wanner, §II.4, "Starting step size"]. Ratios; a guess that the error
/// test corrects: larger first steps are rejected, smaller ones are steps more.
pub(crate) mod first_step {
    /// Norms of a state or a rate over the tolerance below which they give no length.
    pub const NEXT_TO_NOTHING: f64 = 1e-5;
    /// The step as a share of the longest one where they give none.
    pub const FALLBACK: f64 = 1e-6;
    /// Share of itself by which y changes in a first guess, local error that the first step may have, and share of the guess that is
    /// left where the system fails at its end.
    pub const CHANGE: f64 = 0.01;
    /// First guesses in which y changes as a whole.
    pub const WHOLE: f64 = 100.0;
    /// Changes over the tolerance below which rates say nothing: rounding.
    pub const LEAST_RATE: f64 = 1e-15;
    /// Share of the first guess that is left then.
    pub const SHORTEST: f64 = 1e-3;
}

/// Whether stability bounds steps (`runge_kutta/stiffness.rs`).
pub(crate) mod stiffness {
    /// Bounded steps, a count, that are no accident, as in the codes DOPRI5 and DOP853. Fewer call smooth problems stiff, more miss
    /// stiffness that passes.
    pub const IN_A_ROW: u32 = 15;
    /// Other steps, a count, after which bounded ones are counted anew, as in the codes. Fewer miss stiffness, more find accidents.
    pub const OTHERS: u32 = 6;
    /// Smallest share of a component in the stiffness, a ratio, that is named; or in what ends a run, of the largest. Larger, and none may be; smaller, and all are.
    pub const NAMED: f64 = 0.1;
    /// Components, a count, up to which each is moved by itself to see which one leads to where there is no rate. Fewer leave more stops without a name, more take long to end.
    pub const ASKED_ONE_BY_ONE: usize = 1000;
}

/// Implicit Runge–Kutta methods (`radau.rs`, `radau/newton.rs`) [Hairer, Wanner II, §IV.8, and the code RADAU5]. Ratios and counts.
pub(crate) mod radau {
    /// Factor of the tolerance of the error estimate, which is of lower order than the method. Larger misses tolerances, smaller costs steps.
    pub const CHANGE: f64 = 0.1;
    /// The largest factor of the tolerance of a step that its estimate may have: errors inside steps are about that large, those at their
    /// ends less. Larger shows samples that miss the tolerance of a run, smaller costs steps.
    pub const MOST_CHANGE: f64 = 5.0;
    /// The smallest error that the predictive control remembers, as in the code. Smaller, and steps after it shrink without need.
    pub const LEAST_PREVIOUS: f64 = 1e-2;
    /// Least and largest factor from step to step: for growth what RADAU5 has, for shrinking a little more than its 1/5. Wider ones meet more
    /// rejections, narrower ones lag behind the solution.
    pub const SHRINK: f64 = 0.125;
    pub const GROW: f64 = 8.0;
    /// Factor after a first step that is rejected: its length was a guess.
    pub const FIRST_REJECTED: f64 = 0.1;
    /// Factors between which a step keeps its length, and its factors: a step that is 1.2 times as long saves less than they cost.
    pub const KEPT: f64 = 1.0;
    pub const LARGEST_KEPT: f64 = 1.2;
    /// Lengths of the step before up to which its polynomial starts the next one's iteration: the largest growth. Larger starts far off.
    pub const FARTHEST: f64 = 10.0;
    /// Difference of lengths, relative to them, up to which factors are the same: times are rounded, and Newton's iteration contracts by
    /// as much less. Smaller factors anew at late times, larger costs iterations.
    pub const SAME_LENGTH: f64 = 1e-4;
    /// Contraction of Newton's iteration up to which the Jacobian is kept, as in the code. Larger saves Jacobians and costs iterations.
    pub const CONTRACTS_WELL: f64 = 1e-3;
    /// Contraction from which on the iteration diverges.
    pub const DIVERGES: f64 = 0.99;
    /// Share of the length that is tried after that.
    pub const HALF: f64 = 0.5;
    /// Most iterations with three stages, a count. Fewer shorten steps, more iterate in vain.
    pub const ITERATIONS: usize = 7;
    /// Share of the length of a step on which iterations failed that the next but one may have, and by what it grows with the first step after that, squared with each other one. Errors alone would
    /// ask for the same length again and again. A larger share fails more often, larger relief, too; smaller makes steps short for long.
    pub const UNSOLVED: f64 = 0.7;
    pub const RELIEF: f64 = 1.1;
    /// Share of the tolerance of a run to which the equations are solved. Larger makes errors of the iteration count,
    /// smaller costs iterations.
    pub const NEWTON_SHARE: f64 = 0.03;
    /// The same in units of rounding: what the iteration can reach at all.
    pub const NEWTON_FLOOR: f64 = 10.0 * f64::EPSILON;
    /// Stages of the orders 5, 9, 13.
    pub const STAGES: [usize; 3] = [3, 5, 7];
    /// Steps of one order before another, a count, as in the code RADAU. Fewer go to and fro, more keep the wrong order.
    pub const STEPS_OF_ORDER: u32 = 10;
    /// Contraction up to which the order rises, and from which on it falls, as in the code. Larger and smaller ones iterate more.
    pub const CONTRACTS_FAST: f64 = 2e-3;
    pub const CONTRACTS_SLOWLY: f64 = 0.8;
    /// Factors between steps with which the order may rise, as in the code: where lengths change, the order is not what bounds them.
    pub const STEADY: (f64, f64) = (0.8, 1.2);
    /// What a slow iteration is expected to miss its limit by is taken to lie between these.
    pub const LEAST_CHANGE: f64 = 1e-4;
    pub const MOST_MISSED: f64 = 20.0;
    /// Products with the Jacobian that tell its largest eigenvalue to a few per cent, a count; half of them are counted.
    pub const POWER_ITERATIONS: usize = 24;
}

/// Changes between explicit and implicit steps (`auto.rs`). Counts.
pub(crate) mod auto {
    /// Components up to which implicit steps with dense matrices are taken without being asked for: their factors cost the third power.
    pub const MOST: usize = 600;
    /// Share of the border of stability from which on steps are taken to be bounded by it. Larger misses stiffness at tight tolerances, where errors of what is stiff bound
    /// steps first; smaller takes oscillations that are followed for stiff ones.
    pub const NEAR: f64 = 0.8;
    /// Explicit steps that cost as much as an implicit one, a count: seven stages in five or six iterations, derivatives and factors, against twelve stages.
    /// Larger misses stiffness at tight tolerances, smaller takes implicit steps that are no gain.
    pub const LONGER: f64 = 8.0;
    /// Components of which dense derivatives and factors cost as much as one explicit step more, a count. The same.
    pub const COMPONENTS: f64 = 6.0;
    /// Lengths that errors would have steps of, relative to what these had, up to which it is errors that keep them short, a ratio. Larger tries implicit steps where samples and limits do,
    /// smaller misses steps between which errors vary.
    pub const CUT: f64 = 2.0;
    /// Implicit steps in a row that are no longer than the explicit method is stable, before it has its turn. Fewer go to and fro.
    pub const CALM: u32 = 15;
    /// Explicit steps in a row, a count, that are short beside the longest so far, and by what share: what passes at once, a blow or a jump, takes fewer.
    /// Fewer, and a larger share, try implicit steps in vain after each of those; more, and a smaller one, crawl for longer.
    pub const CRAWLING: u32 = 1000;
    pub const SHORT: f64 = 1e-3;
    /// Implicit tries in a row that may come to nothing before the explicit method has its turn. Fewer give up at jumps, more lose time.
    pub const FAILURES: u32 = 4;
    /// Times as many steps as before that stability must bound, after implicit ones turned out no longer.
    pub const PATIENCE: u32 = 4;
    /// The largest such factor: some hundred thousand steps.
    pub const MOST_PATIENCE: u32 = 4096;
}

/// RATTLE (`rattle.rs`, `rattle/step.rs`). Ratios and counts.
pub(crate) mod rattle {
    /// Correction of a step's velocity that is none, relative to its terms in the mass metric: two units in the last place. Larger leaves
    /// what adds up over long runs, smaller is never reached.
    pub const ROUNDING: f64 = 2.0 * f64::EPSILON;
    /// Share of the correction before from which on corrections no longer fall. Larger iterates on rounding, smaller stops early where they fall slowly.
    pub const STALLS: f64 = 0.5;
    /// How often in a row they did, and what must then be left at most, relative to the terms: rounding of sums over many bodies, and of positions
    /// over the length of a step. Larger takes steps that were not solved, smaller refuses steps for their rounding.
    pub const STALLS_BELOW: [(u32, f64); 2] = [(1, 1e-11), (3, 1e-6)];
    /// Most corrections, a count: steps that need as many are too long to be of use. Fewer shorten steps, more iterate in vain.
    pub const ITERATIONS: u32 = 60;
    /// Corrections that the next ones are found from, a count. Fewer need more of them, more cost room.
    pub const REMEMBERED: usize = 16;
    /// Difference of a correction's share in the one before from 1, a ratio, below which nothing is found from that. Larger forgoes it where it helps,
    /// smaller divides by rounding.
    pub const TURNS_BACK: f64 = 1e-2;
    /// Share of the length that is tried after that.
    pub const SHORTER: f64 = 0.5;
    /// Steps of the pilot that chooses the length, a count, and the least tolerance that it goes ahead by: a turn or more of what moves fastest. Fewer
    /// and finer ones may see its slow part only, more cost time; coarser ones are too long for their error to tell that of others.
    pub const LOOKS: u32 = 48;
    pub const PILOT: f64 = 1e-4;
    /// Share of the border of stability that a step may be long, a ratio. Larger goes beyond it where a motion stiffens later, or where the largest frequency is known to a few per cent only; smaller
    /// shortens steps that would do.
    pub const STABLE: f64 = 0.8;
    /// Products that tell the largest frequency, a count: from below, in a long row of equal parts to some three per cent. Fewer take steps beyond stability, more cost evaluations.
    pub const PRODUCTS: usize = 12;
    /// Length of a displacement beside all positions, a ratio: half of the digits. Larger takes stiffness from afar, smaller takes rounding for it.
    pub const NUDGE: f64 = 1.5e-8;
    /// Every other number that products begin with over those between: with any other than ±1 no mode is left out for its symmetry.
    pub const OTHER: f64 = -0.7;
    /// Share of the terms of a step that is rounding in its velocities: some fifty units in the last place. Larger sees no error where tolerances
    /// are tight, smaller takes rounding for errors and shortens steps.
    pub const NOISE: f64 = 50.0 * f64::EPSILON;
    /// Length of a look, relative to the longest one, from which on its error tells lengths: shorter ones are those that the pilot begins with. Larger
    /// passes over fast stretches, smaller takes rounding for errors.
    pub const TELLING: f64 = 1.0 / 16.0;
    /// Least and largest factor from step to step of the pilot.
    pub const SHRINK: f64 = 0.2;
    pub const GROW: f64 = 4.0;
    /// Difference of lengths, relative to them, that is rounding of times. Larger takes steps that are cut off for whole ones, smaller lets lengths
    /// vary by rounding.
    pub const SAME: f64 = 1e-6;
}

/// Rosenbrock methods (`rosenbrock.rs`). Ratios.
pub(crate) mod rosenbrock {
    /// Share of a step over which rates are looked at for their change in time. Larger, and that is known worse; smaller, and rounding is taken
    /// for it.
    pub const AHEAD: f64 = 1e-4;
    /// Least and largest factor from step to step, as in the code RODAS. Wider ones meet more rejections, narrower ones lag behind the solution.
    pub const SHRINK: f64 = 0.2;
    pub const GROW: f64 = 6.0;
}

/// Zeros of switching functions (`switches.rs`). Ratios and counts.
pub(crate) mod switches {
    /// Error over its tolerance up to which a step may lead over a zero. Larger adds up where many are crossed, smaller approaches them more often.
    pub const LOCATED: f64 = 0.01;
    /// Shares of a step at which functions are looked at inside it. Fewer miss short excursions, more cost evaluations.
    pub const INSIDE: [f64; 3] = [0.25, 0.5, 0.75];
    /// Shares of a step after which it is told which side of a zero it sets out to, until rounding lets see one. Larger ones leave contacts unseen that are as short, smaller
    /// see none.
    pub const JUST_AFTER: [f64; 5] = [1e-12, 1e-10, 1e-8, 1e-6, 1e-4];
    /// Cubic over square coefficient of a function within a step, in its length, that is reckoned with between looks. Larger looks where nothing crosses,
    /// smaller misses short contacts of functions that bend.
    pub const BENDS: f64 = 3.0;
    /// Least distance of such a place from looks that were had, as a share of the step. Larger misses contacts as short, smaller looks at one place for ever.
    pub const APART: f64 = 1e-9;
    /// The same from the ends of the step, where a function that was just crossed is rounding. Larger misses contacts right after each other, smaller takes rounding
    /// for one.
    pub const FROM_ENDS: f64 = 1e-3;
    /// Share of a step beside its ends at which slopes are told. Larger takes functions of some hundred periods a step for slow ones, smaller tells rounding.
    pub const BESIDE: f64 = 1e-4;
    /// Share of slopes by which those of looks may be off. Larger follows functions with too few looks, smaller makes steps shorter than a period that is followed.
    pub const FOLLOWED: f64 = 0.25;
    /// Shares of a step that are no quarters, nor near them. Nearer to these they tell less.
    pub const BETWEEN: [f64; 2] = [0.37, 0.61];
    /// Distance from zero, in ranges of a function over a step or ways at its slopes, from which on it is not asked whether looks follow it. Larger looks more often, smaller misses
    /// what is seen at one phase alone.
    pub const NEARBY: f64 = 3.0;
    /// Longest step relative to the time since a function crossed zero the last time but two, in the same direction: two steps with their looks in a period. Larger passes pulses
    /// that are short beside their distance, smaller takes more steps where errors ask for none.
    pub const OF_A_PERIOD: f64 = 0.5;
    /// So many looks of this kind at most, a count: each brings neighbours nearer to the place by several times.
    pub const MORE: usize = 16;
    /// Shares of the way to a zero that are left before it, approach by approach: the secant of a whole step may be off by the first, later ones know it better. Larger
    /// takes more approaches, smaller ends beyond it.
    pub const MARGINS: [f64; 4] = [0.1, 1e-2, 1e-3, 1e-5];
    /// Length of the step that leads over a zero, relative to the way to it. Nearer 1 it ends before it, larger ones are taken in vain.
    pub const LONGER: f64 = 2.0;
    /// Share of a step that is tried in its place where it leads back over a zero that was just crossed. Larger takes more tries, smaller more steps afterwards.
    pub const BACK: f64 = 0.25;
    /// Least share of a step that is tried in its place, where it starts at a zero. Larger takes more tries, smaller goes past lengths that would do.
    pub const NEAREST: f64 = 1e-3;
    /// Share of numbers of a state that is their rounding, here and in `rounding.rs`: some units in the last place, which the shortest steps move a time by. Larger takes steps over zeros
    /// that could be located, smaller ones that never get there.
    pub const DIGITS: f64 = 8.0 * f64::EPSILON;
    /// Lengths of a step in which what sets out from a zero has left its rounding: its way grows with the square of the time. Larger takes rest for motion, smaller motion for rest.
    pub const FAR: f64 = 64.0;
    /// Patterns of signs in which all numbers of a state are moved by that, a count. Fewer see no rounding where differences are formed, more cost evaluations.
    pub const PATTERNS: usize = 2;
    /// Steps between two crossings that follow each other, a count, and length of such a step, and of any that leads over a zero, relative to those around it. More and longer take
    /// oscillations for sliding and pass what happens right after a zero.
    pub const IN_A_ROW: u32 = 2;
    pub const SHORT: f64 = 1e-2;
    /// So many crossings after each other are sliding. Fewer leave impacts to the error of steps, more lose time.
    pub const TO_AND_FRO: u32 = 8;
    /// So many crossings after each other are looked at for sliding that no step leaves, a count: a second or so. Fewer end what slides for an instant only, more let runs that creep hang for longer.
    pub const STUCK: u32 = 10_000;
    /// Steps without a crossing after which sliding is over, a count. Fewer go to and fro, more leave the next zero to the error of steps.
    pub const CALM: u32 = 20;
}

/// Shapes that are narrower than steps (`bumps.rs`).
pub(crate) mod bumps {
    /// How far an exponent, or the argument of a hyperbolic tangent, is from where the shape is, at both ends of a step that leads past it: a factor e² of what it comes to, 4 % of a slope. Larger leaves to
    /// errors what these do not see, smaller makes more steps.
    pub const PAST: f64 = 2.0;
    /// How far from there a step ends in its place, where the shape and all its derivatives are large: where the derivative of a bell is, or the slope of the slope. In the middle a force is zero, as at the
    /// bottom of a well.
    pub const SHOULDER: f64 = 0.5;
    /// Exponents below which an exponential is no number that counts. Larger misses shapes that large factors bring back, smaller goes after nothing.
    pub const NOTHING: f64 = -100.0;
    /// Shares of a step at which it is looked at inside: about the middle, and, where what is asked for changes by [`PAST`], at the others; no ratios of small numbers, at which what goes round may look the
    /// same. Fewer miss shapes that come twice.
    pub const MIDDLE: f64 = 0.4817;
    pub const INSIDE: [f64; 2] = [0.2309, 0.7391];
    /// Turn of an angle within a step, rad, up to which looks follow it. Larger misses shapes on its way, smaller makes more steps.
    pub const TURN: f64 = 1.5;
    /// Looks beside those at shares to find the place, a count, and tries of shorter steps. Fewer end steps beside the shape, more take time where none is.
    pub const LOOKS: usize = 12;
    pub const TRIES: usize = 16;
    /// How far a turn may be above what was found there, in parts of what the last parabola was off by. Smaller gives up shapes that the first parabola is far from, larger looks for what is none.
    pub const STILL_OFF: f64 = 4.0;
    /// Least share of a step that is tried in its place; what is nearer is found from there. Smaller takes as many tries for what is nothing, larger passes what is near the end.
    pub const WORTH: f64 = 1e-3;
}

/// The generalized-α method (`generalized_alpha.rs`). Ratios and counts.
pub(crate) mod generalized_alpha {
    /// Error over what is allowed, a ratio, from which it is filtered: below it steps grow. Larger keeps stiff systems at short steps, smaller derives K where it tells nothing.
    pub const FILTERED: f64 = 0.5;
    /// Errors, a count, that are taken as they are after one that filtering did not help. Fewer derive K where it tells nothing, more keep stiff systems at short steps for longer.
    pub const WITHOUT: u32 = 16;
    /// Spectral radius if none is given: a tenth of the amplitude of what is too fast is left after ten steps. Larger keeps it longer, smaller damps more of what is followed.
    pub const SPECTRAL_RADIUS: f64 = 0.8;
    /// The order of the method: the power of a step's length in its error over that length.
    pub const ORDER: f64 = 2.0;
    /// Share of the error of a step that corrections of its end may leave. Larger makes errors of the iteration count, smaller iterates more.
    pub const SHARE: f64 = 1e-2;
    /// The same as the iteration can reach it at all: rounding of sums over bodies.
    pub const FLOOR: f64 = 1e-13;
    /// Share of the correction before above which plain iteration is too slow, and derivatives are asked for. Larger iterates more, smaller asks for them in vain.
    pub const CONTRACTS: f64 = 0.1;
    /// Most iterations, a count. Fewer shorten steps, more iterate in vain.
    pub const ITERATIONS: usize = 20;
    /// Least and largest factor from step to step. Wider ones meet more rejections, narrower ones lag behind the solution.
    pub const SHRINK: f64 = 0.2;
    pub const GROW: f64 = 2.0;
}

/// The discrete-gradient method (`discrete_gradient.rs`). Ratios and counts.
pub(crate) mod discrete_gradient {
    /// What a balance of power misses that is rounding, relative to its terms: a few units in the last place. Larger adds up over long runs, smaller is never reached.
    pub const BALANCED: f64 = 4.0 * f64::EPSILON;
    /// The most that it may miss where secants come no further. Larger takes steps that lose or win energy, smaller refuses them for their rounding.
    pub const UNBALANCED: f64 = 1e-13;
    /// The most that κ changes by in a secant, a ratio: half of what turns positions against velocities. Larger goes where (1) has no solution, smaller takes more secants.
    pub const WAY: f64 = 0.25;
    /// Secants for it, a count. Fewer shorten steps, more iterate on rounding.
    pub const SECANTS: u32 = 12;
    /// Share of the correction before above which plain iteration is too slow, and derivatives are asked for. Larger iterates more, smaller asks for them in vain.
    pub const CONTRACTS: f64 = 0.3;
    /// Most corrections, a count. Fewer shorten steps, more iterate in vain.
    pub const ITERATIONS: u32 = 60;
    /// So often in a solution derivatives are renewed where corrections fall slowly, a count. Fewer give up far from a solution that stiff forces bend away from; more derive where constraints, which they leave out, are what is slow.
    pub const RENEWALS: u32 = 12;
    /// So often in a row a correction that makes the next one larger is halved, a count: to a thousandth. Fewer renew what corrections are found by in vain, more creep.
    pub const HALVINGS: u32 = 10;
}

/// Backward differentiation formulas (`bdf.rs`). Ratios and counts.
pub(crate) mod bdf {
    /// Share of a step after which rates are looked at for the second derivative at a start, a ratio: rounding of rates leaves thirteen digits of it, and its change within the share three.
    pub const AHEAD: f64 = 1e-3;
    /// κ_k of the orders 0 to 6, free of units [Shampine, Reichelt, table 1]: the error constants are a quarter smaller than with 0, stability nearly as large.
    pub const KAPPA: [f64; 7] = [0.0, -0.1850, -1.0 / 9.0, -0.0823, -0.0415, 0.0, 0.0];
    /// Share of the tolerance that (3) may have. Larger misses the tolerance of a run, smaller costs steps.
    pub const SHARE: f64 = 0.25;
    /// Most iterations, a count, as in the codes: more cost what a shorter step would.
    pub const ITERATIONS: usize = 4;
    /// Contraction from which on the iteration diverges.
    pub const DIVERGES: f64 = 1.0;
    /// Contraction from which on derivatives that were kept from another state are renewed. Larger takes steps for solved that derivatives which are far too large hold back; smaller
    /// derives anew where rounding is all that is left to change.
    pub const STALLS: f64 = 0.5;
    /// Share of the tolerance to which the equations are solved. Larger makes errors of the iteration count, smaller costs iterations.
    pub const NEWTON_SHARE: f64 = 0.03;
    /// The same in units of rounding: what the iteration can reach at all.
    pub const NEWTON_FLOOR: f64 = 10.0 * f64::EPSILON;
    /// Share of the length that is tried where the equations were not solved.
    pub const SHORTER: f64 = 0.5;
    /// Difference of lengths, relative to times, that is rounding of these. Larger lets differences be those of other states, smaller never raises the order at late
    /// times.
    pub const ROUNDING: f64 = 2.0 * f64::EPSILON;
    /// Difference of lengths, relative to them, up to which factors are the same: Newton's iteration contracts by as much less.
    pub const SAME_LENGTH: f64 = 1e-4;
    /// Lengths of the step before up to which its polynomial serves the next one: the largest growth. Larger starts far off.
    pub const FARTHEST: f64 = 10.5;
    /// Least and largest factor from step to step.
    pub const SHRINK: f64 = 0.2;
    pub const GROW: f64 = 10.0;
    /// A step that is so many times as long saves less than its factors cost.
    pub const LARGEST_KEPT: f64 = 1.2;
    /// Rejections in a row, a count, after which the order begins with 1, and the factor of the length then. Fewer begin anew where steps are only too long,
    /// more take long to find out.
    pub const RESTART: u32 = 4;
    pub const SHRINK_AGAIN: f64 = 0.1;
}

/// Sparse factorizations (`sparse_lu.rs`). Ratios.
pub(crate) mod sparse {
    /// The entry of a column's own row over the largest from which it is the pivot. Larger fills more, since the order of columns is for pivots on the
    /// diagonal; smaller loses digits: entries may grow by its inverse in each column.
    pub const DIAGONAL: f64 = 0.01;
}

/// Samples inside implicit steps ([`crate::Stepper`]). Ratios.
pub(crate) mod samples {
    /// By how much what is shown inside a step may be off, over the tolerance, where rates tell it: errors of steps may be some times the tolerance there. Larger shows curves that the ends of steps belie; smaller takes more
    /// steps where samples are dense.
    pub const LOOSE: f64 = 2.0;
    /// The power of that by which a step is shortened that shows too little inside: that of polynomials of order four. Nearer to zero takes more tries, farther from it more steps.
    pub const LESS_LOOSE: f64 = -0.2;
    /// Tries with shorter steps before one ends at a sample, a count.
    pub const LOOSENED: usize = 3;
    /// Shares of a step at which that is looked at where a method does not say where its curve meets rates: where those of order four are farthest from them.
    pub const SHOWN: [f64; 2] = [0.4, 0.76];
    /// Half of the share of a step over which slopes are differences. Larger and they bend, smaller and they are rounding.
    pub const NEXT_TO: f64 = 1e-4;
}
