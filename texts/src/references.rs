//! What a text refers to: variables, other messages, terms.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

/// Something that a text refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reference<'a> {
    /// `$name`.
    Variable(&'a str),
    /// `{ message }` or `{ message.attribute }`.
    Message(&'a str, Option<&'a str>),
    /// `{ -term }` or, to choose by it, `-term.attribute`.
    Term(&'a str, Option<&'a str>),
    /// `{ FUNCTION() }`.
    Function(&'a str),
}

/// All that a text refers to, in reading order.
pub(crate) fn references<'a>(pattern: &'a Pattern<&'a str>) -> Vec<Reference<'a>> {
    let mut found = Vec::new();
    in_pattern(pattern, &mut found);
    found
}

fn in_pattern<'a>(pattern: &'a Pattern<&'a str>, found: &mut Vec<Reference<'a>>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression<'a>(expression: &'a Expression<&'a str>, found: &mut Vec<Reference<'a>>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline<'a>(inline: &'a InlineExpression<&'a str>, found: &mut Vec<Reference<'a>>) {
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => found.push(Reference::Variable(id.name)),
        InlineExpression::MessageReference { id, attribute } => {
            found.push(Reference::Message(id.name, attribute.as_ref().map(|attribute| attribute.name)));
        }
        InlineExpression::TermReference { id, attribute, .. } => {
            found.push(Reference::Term(id.name, attribute.as_ref().map(|attribute| attribute.name)));
        }
        InlineExpression::FunctionReference { id, arguments } => {
            found.push(Reference::Function(id.name));
            for inline in &arguments.positional {
                in_inline(inline, found);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
    }
}
