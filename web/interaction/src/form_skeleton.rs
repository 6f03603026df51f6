//! A form without what it holds: what must be drawn anew when it changes, while values alone come and go in what is drawn.

use arcade::{Field, FormEntry, FormList, FormNode, Input};

/// The same form with all values and the names that follow from them taken out.
#[must_use]
pub fn form_skeleton(nodes: &[FormNode]) -> Vec<FormNode> {
    nodes.iter().map(node).collect()
}

/// What a thing of a list is called now.
#[must_use]
pub fn entry_name<'a>(nodes: &'a [FormNode], path: &str) -> Option<&'a str> {
    nodes.iter().find_map(|node| match node {
        FormNode::Group { nodes, .. } => entry_name(nodes, path),
        FormNode::Field(_) => None,
        FormNode::List(list) => list.entries.iter().find_map(|entry| match entry.path == path {
            true => Some(&*entry.name),
            false => path.starts_with(&format!("{}/", entry.path)).then(|| entry_name(&entry.nodes, path)).flatten(),
        }),
    })
}

fn node(node: &FormNode) -> FormNode {
    match node {
        FormNode::Group { name, nodes } => FormNode::Group { name: name.clone(), nodes: form_skeleton(nodes) },
        FormNode::Field(field) => FormNode::Field(Field { input: empty(&field.input), ..field.clone() }),
        FormNode::List(list) => {
            let entry =
                |entry: &FormEntry| FormEntry { name: String::new(), nodes: form_skeleton(&entry.nodes), ..entry.clone() };
            // What names things shows in their names; those of named things are their own.
            let entries = list.entries.iter();
            let entries = match list.named {
                true => entries.map(|one| FormEntry { name: one.name.clone(), ..entry(one) }).collect(),
                false => entries.map(entry).collect(),
            };
            FormNode::List(FormList { entries, ..list.clone() })
        }
    }
}

fn empty(input: &Input) -> Input {
    let mut input = input.clone();
    match &mut input {
        Input::Text { value, .. } | Input::Choice { value, .. } | Input::Dice { value, .. } => value.clear(),
        Input::Number { value, .. } => *value = None,
        Input::Some { values, .. } => values.clear(),
        Input::Switch { value } => *value = false,
        Input::Squares { rows, .. } => rows.clear(),
    }
    input
}
