//! The graph of definitions: no circles, bounded depth, bounded number of instances.

use dalembert_spec::spec::{ModuleSpec, SourceId, Sources, SubmoduleSpec};

use super::{MAX_DEPTH, MAX_REPEAT};
use crate::diagnostic::{Code, Diagnostic};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    New,
    Open,
    Done,
}

/// What is wrong with how the definitions include each other; the first is the top one.
pub(super) fn check(modules: &[ModuleSpec], sources: &Sources) -> Vec<Diagnostic> {
    match bottom_up(modules) {
        Ok(order) => counts(modules, &order),
        Err(circles) => circles.iter().map(|circle| circular(circle, modules, sources)).collect(),
    }
}

/// Definitions with the included ones first, or all circles: the includes along each, the closing one last.
fn bottom_up(modules: &[ModuleSpec]) -> Result<Vec<usize>, Vec<Vec<&SubmoduleSpec>>> {
    let mut marks = vec![Mark::New; modules.len()];
    let mut order = Vec::with_capacity(modules.len());
    let mut circles = Vec::new();
    // Depth first: each entry is a definition and how many of its submodules have been visited.
    let mut path: Vec<(usize, usize)> = Vec::new();
    if let Some(top) = marks.first_mut() {
        *top = Mark::Open;
        path.push((0, 0));
    }
    while let Some((definition, visited)) = path.last_mut() {
        let Some(submodule) = modules[*definition].modules.get(*visited) else {
            marks[*definition] = Mark::Done;
            order.push(*definition);
            path.pop();
            continue;
        };
        *visited += 1;
        let target = submodule.definition.0;
        match marks[target] {
            Mark::New => {
                marks[target] = Mark::Open;
                path.push((target, 0));
            }
            Mark::Open => circles.push(circle(modules, &path, target)),
            Mark::Done => {}
        }
    }
    if circles.is_empty() { Ok(order) } else { Err(circles) }
}

/// The includes on the path from `target` on; the last leads back to it.
fn circle<'m>(modules: &'m [ModuleSpec], path: &[(usize, usize)], target: usize) -> Vec<&'m SubmoduleSpec> {
    let on_circle = path.iter().skip_while(|(definition, _)| *definition != target);
    on_circle.map(|&(definition, visited)| &modules[definition].modules[visited - 1]).collect()
}

fn circular(circle: &[&SubmoduleSpec], modules: &[ModuleSpec], sources: &Sources) -> Diagnostic {
    let name = |source: SourceId| sources.files.get(source.0 as usize).map_or("?", |file| file.name.as_str());
    let target = |s: &SubmoduleSpec| modules.get(s.definition.0).map_or("?", |module| name(module.span.source));
    let mut names: Vec<&str> = circle.iter().map(|s| name(s.name.span.source)).collect();
    names.extend(circle.last().map(|s| target(s)));
    let Some((closing, others)) = circle.split_last() else {
        return Diagnostic::new(Code::Cycle, "files include each other in a circle");
    };
    let message = if others.is_empty() {
        format!("{} includes itself", names[0])
    } else {
        format!("files include each other in a circle: {}", abbreviated(&names))
    };
    let mut fault = Diagnostic::at(Code::Cycle, closing.name.span, message).label("this include closes the circle");
    for other in others.iter().take(5) {
        fault = fault.related(other.name.span, format!("includes {}", target(other)));
    }
    fault.help("a module cannot contain itself: remove one of the includes")
}

fn abbreviated(names: &[&str]) -> String {
    const ENDS: usize = 8;
    if names.len() <= 2 * ENDS {
        return names.join(" → ");
    }
    let left = names.len() - 2 * ENDS;
    format!("{} → … {left} more … → {}", names[..ENDS].join(" → "), names[names.len() - ENDS..].join(" → "))
}

/// Depth and number of instances of every definition, the included ones first; the first that is too much is reported.
fn counts(modules: &[ModuleSpec], order: &[usize]) -> Vec<Diagnostic> {
    let mut depth = vec![1_usize; modules.len()];
    let mut instances = vec![1_usize; modules.len()];
    for &definition in order {
        for submodule in &modules[definition].modules {
            let target = submodule.definition.0;
            let times = submodule.repeat.as_ref().map_or(1, |repeat| repeat.value);
            depth[definition] = depth[definition].max(depth[target] + 1);
            instances[definition] = instances[definition].saturating_add(times.saturating_mul(instances[target]));
            if depth[definition] > MAX_DEPTH {
                return vec![too_much(submodule, format!("modules are nested deeper than {MAX_DEPTH} levels"))];
            }
            if instances[definition] > MAX_REPEAT {
                return vec![too_much(
                    submodule,
                    format!("the model has more than {MAX_REPEAT} modules, counting repetitions"),
                )];
            }
        }
    }
    Vec::new()
}

fn too_much(submodule: &SubmoduleSpec, message: String) -> Diagnostic {
    let span = submodule.repeat.as_ref().map_or(submodule.name.span, |repeat| repeat.span);
    Diagnostic::at(Code::Limit, span, message).label("the limit is passed here").help("use fewer or flatter modules")
}
