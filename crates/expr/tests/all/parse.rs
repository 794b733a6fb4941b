//! The language: what formulas mean, and what is said about wrong ones.

use dalembert_expr::{
    Ast, AstNode, CallArgument, Expr, FreeNames, Graph, Names, ParseError, Span, did_you_mean, parse, parse_equation,
    text,
};

fn printed(formula: &str) -> String {
    let mut g = Graph::new();
    match parse(formula).and_then(|ast| ast.build(&mut g, &mut FreeNames)) {
        Ok(e) => text(&g, e),
        Err(error) => format!("{error}"),
    }
}

#[test]
fn meaning() {
    for (formula, meaning) in [
        ("1 + 2*3^2", "19"),
        ("2^3^2", "512"),
        ("-2^2", "-4"),
        ("2^-1", "1/2"),
        ("--x", "x"),
        ("a - b - c", "a - b - c"),
        ("a/b/c", "a/(b*c)"),
        ("a/b*c", "a*c/b"),
        ("2*x/(3*y) - x/y", "-x/(3*y)"),
        ("x*x*x/x", "x^2"),
        ("x + 2*x - 3*x", "0"),
        ("0*x", "0"),
        ("sqrt(x)*sqrt(x)", "x"),
        ("sqrt(x^2)", "abs(x)"),
        ("sin(-x) + cos(-x)", "cos(x) - sin(x)"),
        ("if(1 < 2, a, b)", "a"),
        ("max(a, 3, b)", "max(b, max(a, 3))"),
        ("(x < 1)*2", "2*(x < 1)"),
        (".5e1 + 1.5E-3", "5.0015"),
        ("A.x'' + leg[ 0 ].bar.x'", "A.x'' + leg[0].bar.x'"),
        ("cell[index + 1].x - cell[index].x", "cell[index+1].x - cell[index].x"),
        ("cos(pi)", "-1"),
        ("log(e^x)", "x"),
        ("1/0", "1/0"),
    ] {
        assert_eq!(printed(formula), meaning, "{formula}");
    }
}

#[test]
fn errors_say_where_and_what_would_help() {
    for (formula, message) in [
        ("", "the formula is empty at 0..0"),
        ("2x", "an operator has to stand before this at 1..2 (write `2*x`)"),
        ("m g", "an operator has to stand before this at 2..3 (write `m*g`)"),
        ("(a", "this `(` is never closed at 0..1"),
        ("a)", "this `)` was never opened at 1..2"),
        ("()", "nothing between the parentheses at 0..2"),
        ("1 +", "something has to follow here at 2..3"),
        ("a * / b", "a number, a name or `(` has to stand here at 4..5"),
        ("x**2", "`**` is not an operator at 1..3 (a power is written `x^2`)"),
        ("x²", "unexpected character `²` at 1..3 (write `^2`)"),
        ("x' '", "unexpected character `\\'` at 3..4 (a prime stands right after a name, as in `x'`)"),
        (
            "1,5",
            "this `,` is not between the arguments of a function at 1..2 (decimals are written with a point, as in 1.5)",
        ),
        ("sin x", "an operator has to stand before this at 4..5 (write `sin(x)`)"),
        ("sni(x)", "there is no function `sni` at 0..3 (did you mean `sin`?)"),
        ("ln(x)", "there is no function `ln` at 0..2 (write `log(x)`)"),
        ("log10(x)", "there is no function `log10` at 0..5 (write `log(x)/log(10)`)"),
        ("cot(x)", "there is no function `cot` at 0..3 (write `1/tan(x)`)"),
        ("heaviside(x)", "there is no function `heaviside` at 0..9 (write `if(x > 0, 1, 0)`)"),
        ("m(x)", "there is no function `m` at 0..1 (a product is written with `*`)"),
        ("sin()", "`sin` takes one argument, not 0 at 0..3 (write `sin(x)`)"),
        ("atan2(y)", "`atan2` takes two arguments, not 1 at 0..5 (write `atan2(y, x)`)"),
        ("if(a, b)", "`if` takes three arguments, not 2 at 0..2 (write `if(condition, then, otherwise)`)"),
        ("a < b < c", "comparisons cannot be chained at 6..7 (compare twice: `if(a < b, if(b < c, …, …), …)`)"),
        (
            "x = 2",
            "`=` does not belong in a formula at 2..3 (compare with `==`; equations are written in `constraints` only)",
        ),
        ("(x = 2)", "`=` inside parentheses at 3..4 (compare with `==`)"),
        (
            "leg[1.5].x",
            "this is not an index at 3..8 (an index is an integer, or `index`, `index+1`, `index-1` in repeated parts, or what a sum counts by)",
        ),
        ("leg[0", "this `[` is never closed at 3..4 (write an index such as `leg[0].x`)"),
        ("leg.", "a name has to follow the dot at 3..4"),
        (
            "f'(x)",
            "a function cannot carry primes at 0..2 (primes are for the time derivatives of variables, as in `x'`)",
        ),
        ("1e999", "this number is too large at 0..5 (numbers reach up to about 1.8e308)"),
        ("a && b", "unexpected character `&` at 2..3 (combine conditions with nested `if(condition, a, b)`)"),
    ] {
        assert_eq!(printed(formula), message, "{formula}");
    }
}

#[test]
fn equations() {
    let (left, right) = parse_equation("r*phi' = (R + r)*theta'").unwrap();
    assert_eq!(left.names()[1], ("phi".to_owned(), 1, Span { start: 2, end: 6 }));
    assert_eq!(right.names()[0], ("R".to_owned(), 0, Span { start: 10, end: 11 }));
    assert_eq!(right.text(), "r*phi' = (R + r)*theta'");
    for (text, message) in [
        ("x", "an equation needs `=` at 0..1 (write it as `left = right`, with 0 on one side if need be)"),
        ("x = y = z", "a second `=` at 6..7 (write each equation on its own)"),
        ("= y", "nothing before `=` at 0..1"),
        ("x =", "something has to follow here at 2..3"),
    ] {
        assert_eq!(parse_equation(text).unwrap_err().to_string(), message, "{text}");
    }
}

#[test]
fn the_tree_can_be_walked_from_its_leaves() {
    let ast = parse("2*max(x', -3)").unwrap();
    let depth = ast.ids().fold(Vec::new(), |mut depths: Vec<usize>, id| {
        depths.push(match ast.node(id) {
            AstNode::Number(_) | AstNode::Name(..) => 1,
            AstNode::Negate(a) => 1 + depths[a.index()],
            AstNode::Binary(_, a, b) | AstNode::Compare(_, a, b) => 1 + depths[a.index()].max(depths[b.index()]),
            AstNode::Call(_, arguments) => 1 + arguments.iter().map(|a| depths[a.index()]).max().unwrap_or(0),
        });
        depths
    });
    assert_eq!(depth.last(), Some(&4));
    assert_eq!(ast.span(ast.root()), Span { start: 0, end: 13 });
    assert_eq!(parse("-2.5").unwrap().is_number(), Some(-2.5));
    assert_eq!(Ast::number(2.0).is_number(), Some(2.0));
    assert_eq!(parse("2*1").unwrap().is_number(), None);
}

/// `reaction(name)` is a symbol; `twice(x)` is 2·x; every other name is unknown.
struct Model;

impl Names for Model {
    fn name(&mut self, g: &mut Graph, name: &str, _: u32, span: Span) -> Result<Expr, ParseError> {
        if name == "x" {
            let symbol = g.symbol("x");
            return Ok(g.var(symbol));
        }
        Err(ParseError::new(span, format!("there is no `{name}`")))
    }

    fn call(
        &mut self,
        g: &mut Graph,
        function: &str,
        arguments: &[CallArgument<'_>],
        span: Span,
    ) -> Option<Result<Expr, ParseError>> {
        match (function, arguments) {
            ("reaction", [name]) => Some(match name.bare_name() {
                Some((name, 0)) => {
                    let symbol = g.symbol(&format!("reaction({name})"));
                    Ok(g.var(symbol))
                }
                _ => Err(ParseError::new(span, "`reaction` takes the name of a constraint")),
            }),
            ("twice", [x]) => Some(x.build(g, self).map(|x| g.sum(&[x, x]))),
            _ => None,
        }
    }

    fn functions(&self) -> Vec<&str> {
        vec!["reaction", "twice"]
    }
}

#[test]
fn names_give_functions_their_meaning() {
    let build = |formula: &str| {
        let mut g = Graph::new();
        let e = parse(formula).unwrap().build(&mut g, &mut Model);
        e.map(|e| text(&g, e)).map_err(|e| e.to_string())
    };
    assert_eq!(build("3 + reaction(contact)*x").unwrap(), "reaction(contact)*x + 3");
    assert_eq!(build("twice(twice(x + 1)) - 4*x").unwrap(), "4");
    assert_eq!(build("reaction(x')").unwrap_err(), "`reaction` takes the name of a constraint at 0..12");
    assert_eq!(build("raction(a)").unwrap_err(), "there is no function `raction` at 0..7 (did you mean `reaction`?)");
    assert_eq!(build("twice(y)").unwrap_err(), "there is no `y` at 6..7");
}

#[test]
fn suggestions() {
    let names = ["theta", "phi", "rho", "m", "length"];
    assert_eq!(did_you_mean("tehta", names), Some("theta"));
    assert_eq!(did_you_mean("lenght", names), Some("length"));
    assert_eq!(did_you_mean("Rho", names), Some("rho"));
    assert_eq!(did_you_mean("M", names), Some("m"));
    assert_eq!(did_you_mean("z", names), None);
    assert_eq!(did_you_mean("velocity", names), None);
    assert_eq!(did_you_mean("x", []), None);
}

/// A power of a function's value may stand at its name, as in books.
#[test]
fn powers_of_functions() {
    let mut g = Graph::new();
    for (written, meant) in [
        ("sin^2(x)", "sin(x)^2"),
        ("cos^2(2*x) + sin^2(2*x)", "cos(2*x)^2 + sin(2*x)^2"),
        ("-tanh^3(x/2)*y", "-tanh(x/2)^3*y"),
        ("sin^2(x)^3", "(sin(x)^2)^3"),
        ("sqrt(sin^2(cos^2(x)))", "sqrt(sin(cos(x)^2)^2)"),
        ("2*max^0.5(x, y)", "2*max(x, y)^0.5"),
    ] {
        let build = |g: &mut Graph, text: &str| {
            let ast = parse(text).unwrap_or_else(|e| panic!("{text}: {e}"));
            ast.build(g, &mut FreeNames).unwrap_or_else(|e| panic!("{text}: {e}"))
        };
        let (a, b) = (build(&mut g, written), build(&mut g, meant));
        assert_eq!(a, b, "{written}");
    }
    let both = parse("sin^-1(x)").unwrap_err();
    assert!(both.message.contains("inverse") && both.help.unwrap().contains("asin"), "{}", both.message);
    // Anything else that follows is what it was.
    assert!(parse("x^2*(y)").is_ok() && parse("sin^2 x").is_err());
}
