//! What is printed: golden strings that a person would write.

use dalembert_expr::{Expr, FreeNames, Graph, latex, latex_name, parse, text};

fn built(g: &mut Graph, formula: &str) -> Expr {
    let ast = parse(formula).unwrap_or_else(|e| panic!("{formula}: {e}"));
    ast.build(g, &mut FreeNames).unwrap_or_else(|e| panic!("{formula}: {e}"))
}

#[test]
fn formulas() {
    for (formula, as_text, as_latex) in [
        ("m*g*sin(theta)", "m*g*sin(theta)", r"m g \sin\theta"),
        (
            "m/2*(rho'^2 + (rho*theta')^2)",
            "m*(rho'^2 + rho^2*theta'^2)/2",
            r"\frac{1}{2} m (\dot\rho^2 + \rho^2 \dot\theta^2)",
        ),
        ("1 - cos(theta)", "1 - cos(theta)", r"1 - \cos\theta"),
        ("a/c - b/c", "(a - b)/c", r"\frac{a - b}{c}"),
        ("x/2", "x/2", r"\frac{x}{2}"),
        ("x^2/2", "x^2/2", r"\frac{1}{2} x^2"),
        ("2*x/3 + 1", "2*x/3 + 1", r"\frac{2 x}{3} + 1"),
        ("sqrt(2)*x", "sqrt(2)*x", r"\sqrt{2} x"),
        ("sqrt(3)/2*x", "sqrt(3)*x/2", r"\frac{1}{2} \sqrt{3} x"),
        ("x/sqrt(y)", "x/sqrt(y)", r"\frac{x}{\sqrt{y}}"),
        ("1/(a*b)", "1/(a*b)", r"\frac{1}{a b}"),
        ("-(a-b)*c", "c*(b - a)", r"c (b - a)"),
        ("a^b^c", "a^(b^c)", "a^{b^c}"),
        ("(a^b)^c", "(a^b)^c", "(a^b)^c"),
        ("exp(-t/tau)", "exp(-t/tau)", r"e^{-t/\tau}"),
        ("pi/2*x", "pi*x/2", r"\frac{1}{2} \pi x"),
        ("9.81*m", "9.81*m", "9.81 m"),
        ("1.5*(a+b)", "3*(a + b)/2", r"\frac{3}{2} (a + b)"),
        ("sin(2*theta)^2", "sin(2*theta)^2", r"\sin^2 2 \theta"),
        ("1e-7*x", "1e-7*x", "10^{-7} x"),
        ("x/(2.5-0.5*y)", "x/((5 - y)/2)", r"\frac{x}{\frac{5 - y}{2}}"),
        ("2*3^x", "2*3^x", r"2 \cdot 3^x"),
        ("x^(1/3)", "x^(1/3)", "x^{1/3}"),
        ("(a<b)*c", "c*(a < b)", "c [a < b]"),
        (
            "sin(theta1-theta2)*theta1'*theta2'",
            "theta1'*theta2'*sin(theta1 - theta2)",
            r"\dot\theta_1 \dot\theta_2 \sin(\theta_1 - \theta_2)",
        ),
        ("m*(x/(y+1)+z)^2", "m*(x/(y + 1) + z)^2", r"m \left(\frac{x}{y + 1} + z\right)^2"),
        ("abs(x/y)", "abs(x/y)", r"\left|\frac{x}{y}\right|"),
        ("log(x)^2", "log(x)^2", r"(\ln x)^2"),
        ("if(x<3,x,4)", "if(x < 3, x, 4)", r"\begin{cases} x & \text{if } x < 3 \\ 4 & \text{otherwise} \end{cases}"),
        (
            "N^2*J_fs + J_ws + 2*N*k/(N + 1)",
            "N^2*J_fs + J_ws + 2*N*k/(N + 1)",
            r"N^2 J_{fs} + J_{ws} + \frac{2 N k}{N + 1}",
        ),
    ] {
        let mut g = Graph::new();
        let e = built(&mut g, formula);
        assert_eq!(text(&g, e), as_text, "{formula}");
        assert_eq!(latex(&g, e), as_latex, "{formula}");
    }
}

#[test]
fn names() {
    for (name, expected) in [
        ("x", "x"),
        ("theta'", r"\dot\theta"),
        ("theta''", r"\ddot\theta"),
        ("x'", r"\dot{x}"),
        ("x'''''", "x^{(5)}"),
        ("x1'", r"\dot{x}_1"),
        ("theta12", r"\theta_{12}"),
        ("J_fs", "J_{fs}"),
        ("omega_max", r"\omega_{\mathrm{max}}"),
        ("mass", r"\mathrm{mass}"),
        ("θ'", r"\dot\theta"),
        ("leg[0].x", r"x_{\mathrm{leg}_0}"),
        ("leg[0].bar.x''", r"\ddot{x}_{\mathrm{leg}_0,\mathrm{bar}}"),
        ("tau.A", r"\tau_A"),
        ("tau.shoulder", r"\tau_{\mathrm{shoulder}}"),
        ("A.phi", r"\phi_A"),
        ("tau.shoulder_pan_joint", r"\tau_{\mathrm{shoulder\_pan\_joint}}"),
        ("panda_joint4''", r"\ddot{\mathrm{panda\_joint}}_4"),
        ("p_theta1", r"p_{\theta_{1}}"),
        // Letters that mathematics mode does not have are text, Greek ones are not.
        ("ö", r"\text{ö}"),
        ("масса'", r"\dot{\text{масса}}"),
        ("x_ш", r"x_{\text{ш}}"),
        ("長さ2", r"\text{長さ}_2"),
        ("größe_max", r"\text{größe\_max}"),
        ("плечо.q", r"q_{\text{плечо}}"),
        ("угол_λ", r"\text{угол\_}\lambda"),
    ] {
        assert_eq!(latex_name(name), expected, "{name}");
    }
}

#[test]
fn names_that_read_alike_are_told_apart() {
    let names = ["x1", "x1'", "x_1", "x_1'", "k1", "k_1", "Delta", "Delta_", "a.b_c", "theta", "phi", "φ"];
    let mut g = Graph::new();
    for name in names {
        g.symbol(name);
    }
    g.tell_apart();
    let mut written: Vec<String> = names.iter().map(|name| g.latex_of(name)).collect();
    assert_eq!([&written[0], &written[1], &written[4]], ["x_1", r"\dot{x}_1", "k_1"]);
    assert_eq!(g.latex_of("x_1''"), r"\ddot{\mathrm{x\_1}}");
    let again = {
        let mut g = g.clone();
        g.tell_apart();
        names.map(|name| g.latex_of(name))
    };
    assert_eq!(written, again);
    written.sort();
    written.dedup();
    assert_eq!(written.len(), names.len(), "{written:?}");
}

#[test]
fn simplified() {
    for (formula, expected) in [
        ("sin(x)^2 + cos(x)^2", "1"),
        ("m*l^2*sin(x)^2 + m*l^2*cos(x)^2 + J", "J + m*l^2"),
        ("sin(x)^4 + sin(x)^2*cos(x)^2", "sin(x)^2"),
        ("x*(1 - cos(x)^2)", "x*sin(x)^2"),
        ("cosh(x)^2 - sinh(x)^2", "1"),
        ("sin(a)*cos(b) - cos(a)*sin(b)", "sin(a - b)"),
        ("cos(a)*cos(b) - sin(a)*sin(b)", "cos(a + b)"),
        ("2*x + 2*y", "2*(x + y)"),
        ("(a + b)^2 - a^2 - 2*a*b - b^2", "0"),
        ("(a - b)/(b - a)", "-1"),
        ("exp(a)*exp(-a)", "1"),
        ("-a*b - a*c", "-a*(b + c)"),
        ("x^2 + 2*x + 1", "x^2 + 2*x + 1"),
        ("m*l1^2 + m*l2^2 + 2*m*l1*l2*cos(b) + J", "J + m*(l1^2 + l2^2 + 2*l1*l2*cos(b))"),
    ] {
        let mut g = Graph::new();
        let e = built(&mut g, formula);
        let simple = g.simplify(e);
        assert_eq!(text(&g, simple), expected, "{formula}");
    }
}

/// The mass matrix of a double pendulum: derived from its energy, simplified, printed.
#[test]
fn double_pendulum() {
    let mut g = Graph::new();
    let energy = "m1/2*((l1*cos(a)*a')^2 + (l1*sin(a)*a')^2)
        + m2/2*((l1*cos(a)*a' + l2*cos(b)*b')^2 + (l1*sin(a)*a' + l2*sin(b)*b')^2)";
    let kinetic = built(&mut g, energy);
    let rates = [g.symbol("a'"), g.symbol("b'")];
    let mut entry = |i: usize, j: usize| {
        let momentum = g.derivative(kinetic, rates[i]);
        let entry = g.derivative(momentum, rates[j]);
        let entry = g.simplify(entry);
        latex(&g, entry)
    };
    assert_eq!(entry(0, 0), "l_1^2 (m_1 + m_2)");
    assert_eq!(entry(0, 1), r"l_1 m_2 l_2 \cos(a - b)");
    assert_eq!(entry(1, 1), "m_2 l_2^2");
}

/// Polynomials in sines and cosines: what is constant is seen to be, and nothing is longer than before.
#[test]
fn angles() {
    for (formula, expected) in [
        ("sin(x)^4 + 2*sin(x)^2*cos(x)^2 + cos(x)^4", "1"),
        ("a*(sin(x)^4 + 2*sin(x)^2*cos(x)^2 + cos(x)^4) + b*sin(x)^2", "a + b*sin(x)^2"),
        ("sin(A)*cos(B) - cos(A)*sin(B)", "sin(A - B)"),
        ("sin(x)^6 + cos(x)^6 + 3*sin(x)^2*cos(x)^2", "1"),
        ("(cos(a)*cos(b) - sin(a)*sin(b))^2 + (sin(a)*cos(b) + cos(a)*sin(b))^2", "1"),
        ("cos(a)*cos(b)*cos(c) - sin(a)*sin(b)*cos(c) - sin(a)*cos(b)*sin(c) - cos(a)*sin(b)*sin(c)", "cos(a + b + c)"),
        ("m*l^2*(cos(a)*cos(a + b) + sin(a)*sin(a + b))", "m*l^2*cos(b)"),
        ("cos(x)^2 - sin(x)^2 - cos(2*x)", "0"),
        ("sin(-a - b)", "-sin(a + b)"),
        ("I*cos(x)^2 + J*sin(x)^2", "I*cos(x)^2 + J*sin(x)^2"),
    ] {
        let mut g = Graph::new();
        let e = built(&mut g, formula);
        let short = g.shorten_angles(e);
        assert_eq!(text(&g, short), expected, "{formula}");
    }
}

/// Random polynomials keep their values and do not grow.
#[test]
fn shortened_angles_have_the_same_values() {
    let mut seed = 7_u64;
    let mut next = |n: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % n
    };
    let angles = ["x", "y", "(x + y)", "(x - 2*y)", "(0.5*y + z)"];
    for _ in 0..200 {
        let mut terms = Vec::new();
        for _ in 0..2 + next(5) {
            let mut factors = vec![format!("{}", 1 + next(4))];
            for _ in 0..1 + next(3) {
                let (f, n) = (["sin", "cos"][next(2) as usize], 1 + next(2));
                factors.push(format!("{f}({})^{n}", angles[next(5) as usize]));
            }
            factors.push(["1", "a", "a*b"][next(3) as usize].to_owned());
            terms.push(factors.join("*"));
        }
        let formula = terms.join(["+", "-"][next(2) as usize]);
        let mut g = Graph::new();
        let e = built(&mut g, &formula);
        let short = g.shorten_angles(e);
        assert!(g.written_size(short) <= g.written_size(e), "{formula}: {}", text(&g, short));
        let values = ["x", "y", "z", "a", "b"].map(|n| g.symbol(n)).into_iter().zip([0.7, -1.3, 2.1, 1.7, -0.4]);
        let at = values.map(|(s, x)| (s, g.constant(x))).collect();
        let [own, wanted] = [short, e].map(|e| g.substitute(&[e], &at)[0]).map(|e| g.constant_value(e).unwrap());
        assert!((own - wanted).abs() < 1e-12 * (1.0 + wanted.abs()), "{formula}: {own} instead of {wanted}");
    }
}
