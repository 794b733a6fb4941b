//! What bodies look like, in numbers.

use dalembert_bodies::spatial::{Rotation, Vector};
use dalembert_spec::error::ModelError;
use dalembert_spec::spec::{Number, ShapeForm, ShapeSpec};

use crate::resolve::Resolver;
use crate::{FigureForm, FigureShape};

impl Resolver<'_> {
    /// The shapes of a body with this centre of mass.
    ///
    /// # Errors
    /// A formula that is no number, a length that is not positive, each with its place.
    pub fn shapes(&mut self, specs: &[ShapeSpec], com: Vector<f64>) -> Result<Vec<FigureShape>, ModelError> {
        specs.iter().map(|spec| self.shape(spec, com)).collect()
    }

    fn shape(&mut self, spec: &ShapeSpec, com: Vector<f64>) -> Result<FigureShape, ModelError> {
        let mut pose = self.pose(Some(&spec.pose))?;
        let mut about_centre = true;
        let form = match &spec.form {
            ShapeForm::Cuboid(edges) => {
                let [a, b, c] = edges;
                FigureForm::Cuboid([self.length(a)?, self.length(b)?, self.length(c)?])
            }
            ShapeForm::Ball(radius) => FigureForm::Ball(self.length(radius)?),
            ShapeForm::Cylinder(radius, length, along) => {
                pose.rotation = pose.rotation.compose(&standing(*along));
                FigureForm::Cylinder(self.length(radius)?, self.length(length)?)
            }
            ShapeForm::Capsule(radius, length, along) => {
                pose.rotation = pose.rotation.compose(&standing(*along));
                FigureForm::Capsule(self.length(radius)?, self.length(length)?)
            }
            ShapeForm::Line(corners) => {
                about_centre = false;
                FigureForm::Line(self.corners(corners)?)
            }
            ShapeForm::Polygon(corners) => {
                about_centre = false;
                FigureForm::Polygon(self.corners(corners)?)
            }
            ShapeForm::Mesh(file, scale) => {
                about_centre = false;
                FigureForm::Mesh(file.value.clone(), file.span.source, self.array(scale)?)
            }
        };
        if about_centre && spec.pose.at.is_none() {
            pose.position = com;
        }
        Ok(FigureShape { pose, form, color: spec.color })
    }

    fn length(&mut self, number: &Number) -> Result<f64, ModelError> {
        let value = self.number(number)?;
        if value > 0.0 && value.is_finite() {
            return Ok(value);
        }
        let message = format!("a shape has a length of {value} m");
        Err(ModelError::at(number.span(), message).help("lengths of shapes are positive, in m"))
    }

    fn corners(&mut self, corners: &[[Number; 3]]) -> Result<Vec<[f64; 3]>, ModelError> {
        corners.iter().map(|corner| self.array(corner)).collect()
    }
}

/// From z to x, y or z.
fn standing(along: u8) -> Rotation<f64> {
    let axis = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]][usize::from(along).min(2)];
    Rotation::with_z(Vector(axis))
}
