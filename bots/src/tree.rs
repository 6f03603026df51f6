//! The tree of a search: nodes in one list, known by their numbers.

/// One option of a node.
#[derive(Clone, Debug)]
pub(crate) struct Child<A> {
    pub(crate) action: A,
    /// The node after it, once it was tried.
    pub(crate) node: Option<u32>,
    pub(crate) visits: u32,
    /// How often it could have been chosen: in some imagined worlds it is not legal.
    pub(crate) offered: u32,
    /// The sum of what it was worth to the seat that decides here.
    pub(crate) worth: f32,
    /// What it looked worth one step ahead.
    pub(crate) hope: f32,
    /// How promising it looked at first, as a share of all options.
    pub(crate) promise: f32,
}

impl<A> Child<A> {
    pub(crate) fn mean(&self) -> f32 {
        self.worth / self.visits.max(1) as f32
    }
}

/// A point in the game, whatever world it is reached in.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    pub(crate) children: Vec<Child<A>>,
}

/// All nodes; number 0 is the root.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    pub(crate) nodes: Vec<Node<A>>,
}

impl<A: Copy + PartialEq> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: vec![Node { children: Vec::new() }] }
    }

    pub(crate) fn add(&mut self) -> u32 {
        self.nodes.push(Node { children: Vec::new() });
        self.nodes.len() as u32 - 1
    }

    pub(crate) fn root(&self) -> &[Child<A>] {
        &self.nodes[0].children
    }
}
