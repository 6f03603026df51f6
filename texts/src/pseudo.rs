//! A language that nobody speaks: English whose every letter is strange. What is shown in plain letters was never said by a
//! message.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// The same file with strange letters in place of a to z. What cannot be read in it is left out.
#[must_use]
pub fn pseudo(source: &str) -> String {
    let mut resource = match parser::parse(source.to_owned()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                message.value.iter_mut().for_each(in_pattern);
                message.attributes.iter_mut().for_each(|attribute| in_pattern(&mut attribute.value));
            }
            Entry::Term(term) => {
                in_pattern(&mut term.value);
                term.attributes.iter_mut().for_each(|attribute| in_pattern(&mut attribute.value));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    serializer::serialize(&resource)
}

/// A letter as the pseudo-language writes it; what is no letter from a to z stays.
#[must_use]
pub fn strange(letter: char) -> char {
    const SMALL: [char; 26] = [
        'á', 'ƀ', 'ç', 'đ', 'é', 'ƒ', 'ĝ', 'ĥ', 'í', 'ĵ', 'ķ', 'ĺ', 'ɱ', 'ñ', 'ó', 'þ', 'ǫ', 'ŕ', 'š', 'ţ', 'ú', 'ṽ', 'ŵ', 'ẋ',
        'ý', 'ž',
    ];
    const LARGE: [char; 26] = [
        'Á', 'Ɓ', 'Ç', 'Đ', 'É', 'Ƒ', 'Ĝ', 'Ĥ', 'Í', 'Ĵ', 'Ķ', 'Ĺ', 'Ṁ', 'Ñ', 'Ó', 'Þ', 'Ǫ', 'Ŕ', 'Š', 'Ţ', 'Ú', 'Ṽ', 'Ŵ', 'Ẋ',
        'Ý', 'Ž',
    ];
    match letter {
        'a'..='z' => SMALL[usize::from(letter as u8 - b'a')],
        'A'..='Z' => LARGE[usize::from(letter as u8 - b'A')],
        _ => letter,
    }
}

fn in_pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.chars().map(strange).collect(),
            PatternElement::Placeable { expression } => in_expression(expression),
        }
    }
}

fn in_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| in_pattern(&mut variant.value)),
        Expression::Inline(inline) => in_inline(inline),
    }
}

fn in_inline(inline: &mut InlineExpression<String>) {
    match inline {
        InlineExpression::StringLiteral { value } => *value = value.chars().map(strange).collect(),
        InlineExpression::Placeable { expression } => in_expression(expression),
        _ => {}
    }
}
