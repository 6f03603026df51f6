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
    /// The share of attention that it deserves among all options.
    pub(crate) attention: f32,
}

impl<A> Child<A> {
    pub(crate) fn new(action: A, hope: f32, attention: f32) -> Child<A> {
        Child { action, node: None, visits: 0, offered: 0, worth: 0.0, hope, attention }
    }

    /// What it was worth on average.
    pub(crate) fn mean(&self) -> f32 {
        self.worth / self.visits.max(1) as f32
    }

    /// The same, with the first hope counted as one visit.
    pub(crate) fn outlook(&self) -> f32 {
        (self.worth + self.hope) / (self.visits + 1) as f32
    }

    pub(crate) fn remember(&mut self, worth: f32) {
        self.visits += 1;
        self.worth += worth;
    }
}

/// A point in the game, whatever world it is reached in.
#[derive(Clone, Debug)]
pub(crate) struct Node<A> {
    /// Its options, sorted; none before it is expanded.
    pub(crate) children: Vec<Child<A>>,
}

/// All nodes; number 0 is the root.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    pub(crate) nodes: Vec<Node<A>>,
}

impl<A> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: vec![Node { children: Vec::new() }] }
    }

    /// Adds the node after this option and tells its number.
    pub(crate) fn grow(&mut self, node: u32, child: usize) -> u32 {
        let next = self.nodes.len() as u32;
        self.nodes.push(Node { children: Vec::new() });
        self.nodes[node as usize].children[child].node = Some(next);
        next
    }

    pub(crate) fn root(&self) -> &[Child<A>] {
        &self.nodes[0].children
    }
}
