#![allow(missing_docs, unused, clippy::all, clippy::pedantic)]
use super::Tree;
use crate::spatial::*;
use dalembert_expr::Scalar;
#[derive(Clone, Debug)] pub struct Workspace<T> { p: Vec<Pose<T>>, t: Vec<Twist<T>> }
impl<T: Scalar> Workspace<T> { pub fn new(tree: &Tree) -> Self { todo!() } pub fn pose(&self, k: usize) -> Pose<T> { self.p[k] } pub fn twist(&self, k: usize) -> Twist<T> { self.t[k] } }
#[derive(Clone, Copy, Debug)] pub struct Massless { pub node: usize }
pub fn kinematics<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T]) { todo!() }
pub fn rnea<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T], a: &[T], ext: Option<&[Wrench<T>]>, tau: &mut [T]) { todo!() }
pub fn aba<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T], tau: &[T], ext: Option<&[Wrench<T>]>, a: &mut [T]) -> Result<(), Massless> { todo!() }
pub fn crba<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], m: &mut [T]) { todo!() }
pub fn energy<T: Scalar>(tree: &Tree, ws: &mut Workspace<T>, q: &[T], v: &[T]) -> (T, T) { todo!() }
