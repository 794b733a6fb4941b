//! What is printed: golden strings that a person would write.

use dalembert_expr::{FreeNames, Graph, latex, parse, text};

fn both(formula: &str) -> (String, String) {
    let mut g = Graph::new();
    let ast = parse(formula).unwrap_or_else(|e| panic!("{formula}: {e}"));
    let e = ast
        .build(&mut g, &mut FreeNames)
        .unwrap_or_else(|e| panic!("{formula}: {e}"));
    (text(&g, e), latex(&g, e))
}

#[test]
fn look() {
    for f in [
        "m*g*sin(theta)",
        "m/2*(rho'^2 + (rho*theta')^2 + (r*phi')^2)",
        "1 - cos(theta)",
        "a/c - b/c",
        "x^2/2",
        "2*x/3+1",
        "sqrt(2)*x",
        "x/sqrt(y)",
        "1/(a*b)",
        "-(a+b)",
        "-x",
        "a-b",
        "-(a-b)*c",
        "a^b^c",
        "(a^b)^c",
        "(x^2)^0.5",
        "exp(-t/tau)",
        "e^x",
        "pi/2*x",
        "9.81*m",
        "if(x<3,x,4)",
        "2^-x",
        "min(a,b)",
        "leg[0].bar.x''",
        "x1'^2",
        "J_fs/omega_max",
        "sin(2*theta)^2",
        "1e-7*x",
        "atan2(y,x)",
        "x^(1/3)",
        "(a+b)^2/(c+d)",
        "1/0",
        "0/0",
        "(a<b)*c",
        "sin(theta1-theta2)*theta1'*theta2'",
        "m*(x/(y+1)+z)^2",
        "x''''*y'''''^2",
        "abs(x/y)",
        "log(x)^2",
        "0.1*x",
        "1/3",
        "-1/2",
        "1.5*(a+b)",
        "3/2*m*v^2",
        "cell[index+1].x",
        "-(x/2)^2",
        "(1/x)^y",
        "(-2)^x",
        "1e20*x",
        "(a-b)*(c-d)",
        "2*3^x",
    ] {
        let (t, l) = both(f);
        println!("{f:40} {t:40} {l}");
    }
}
#[test]
fn look_simplify() {
    for f in [
        "sin(x)^2+cos(x)^2",
        "m*(l1*cos(a)*a' + l2*cos(b)*b')^2/2 + m*(l1*sin(a)*a'+l2*sin(b)*b')^2/2",
        "m*l1^2 + m*l2^2+2*m*l1*l2*cos(b)+J",
        "(a+b)^2-a^2-2*a*b-b^2",
        "2*x+2*y",
        "x*(1-cos(x)^2)",
        "exp(a)*exp(-a)",
        "(a-b)/(b-a)",
        "a/c/d + b/c",
        "cosh(x)^2-sinh(x)^2",
        "(x^2+2*x*y+y^2)/(x+y)",
        "sin(a)*cos(b)-cos(a)*sin(b)",
        "-a*b - a*c",
        "x^2+2*x+1",
    ] {
        let mut g = Graph::new();
        let e = parse(f).unwrap().build(&mut g, &mut FreeNames).unwrap();
        let s = g.simplify(e);
        println!("{f:40} {}   {}", text(&g, s), latex(&g, s));
    }
}
