//! No algorithm allocates after set-up.

use crate::counting::allocations;
use crate::tree_common::*;
use dalembert_bodies::spatial::Pose;
use dalembert_bodies::tree::{
    AbaDerivatives, Axes, Centroidal, Factor, Kinematics, RneaDerivatives, Workspace, aba, aba_derivatives, bias,
    centroidal, crba, energy, factor, jacobian, jacobian_rate, kinematics, minverse, operational, reactions, regressor,
    rnea, rnea_derivatives,
};

#[test]
fn no_algorithm_allocates() {
    for shuffled in [false, true] {
        let mut random = Random(2);
        let tree = random.tree(12, shuffled);
        let n = tree.nv();
        let (q, v, a) = (random.coordinates(&tree), random.numbers(n), random.numbers(n));
        let mut ws = Workspace::new(&tree);
        let (mut x, mut square) = (vec![0.0; n], vec![0.0; n * n]);
        let (mut six, mut wide) = (vec![0.0; 6 * n], vec![0.0; n * 120]);
        let frames = [(3, Pose::identity()), (11, Pose::identity())];
        let mut omega = vec![0.0; 144];
        let (mut motion, mut momentum) = (Kinematics::new(&tree), Centroidal::new(&tree));
        let (mut inverse, mut forward) = (RneaDerivatives::new(&tree), AbaDerivatives::new(&tree));
        let mut parts = Factor::new(&tree);
        let before = allocations();
        kinematics(&tree, &mut ws, &q, &v, &a, &mut motion);
        rnea(&tree, &mut ws, &q, &v, &a, &mut x);
        bias(&tree, &mut ws, &q, &v, &mut x);
        reactions(&tree, &mut ws, &q, &v, &a, None, &mut x);
        crba(&tree, &mut ws, &q, &mut square);
        energy(&tree, &mut ws, &q, &v, &mut motion);
        jacobian(&tree, &mut ws, &q, (5, &frames[0].1), Axes::Ground, &mut six);
        jacobian_rate(&tree, &mut ws, &q, &v, (5, &frames[0].1), Axes::Ground, &mut six);
        centroidal(&tree, &mut ws, &q, &v, &mut momentum);
        regressor(&tree, &mut ws, &q, &v, &a, &mut motion, &mut wide);
        rnea_derivatives(&tree, &mut ws, &q, &v, &a, &mut x, &mut inverse);
        let well = aba(&tree, &mut ws, &q, &v, &a, &mut x).is_ok()
            && minverse(&tree, &mut ws, &q, &mut square).is_ok()
            && factor(&tree, &mut ws, &q, &mut parts).is_ok()
            && operational(&tree, &mut ws, &q, &frames, &mut omega).is_ok()
            && aba_derivatives(&tree, &mut ws, &q, &v, &a, &mut x, &mut forward).is_ok();
        parts.solve(&mut x);
        let count = allocations() - before;
        assert!(well, "all bodies have mass");
        assert_eq!(count, 0);
    }
}
