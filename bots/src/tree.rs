//! The tree of a search: nodes in one list, known by their numbers.

/// One option of a node.
#[derive(Clone, Debug)]
pub(crate) struct Child<A> {
    pub(crate) action: A,
    /// The node after it, once it was tried.
    pub(crate) node: Option<u32>,
    pub(crate) visits: u32,
    /// How often it could have been selected: in some determinizations it is not legal.
    pub(crate) availability: u32,
    /// The sum of the values that were backed up, for the seat that decides here.
    pub(crate) total_value: f32,
    /// Its value one step ahead, in the determinization in which it was met first.
    pub(crate) prior_value: f32,
    /// Its share of exploration among the options of its node; those that the node was expanded with make 1 together.
    pub(crate) prior: f32,
}

impl<A> Child<A> {
    pub(crate) fn new(action: A, prior_value: f32, prior: f32) -> Child<A> {
        Child { action, node: None, visits: 0, availability: 0, total_value: 0.0, prior_value, prior }
    }

    /// The mean of the values that were backed up.
    pub(crate) fn mean(&self) -> f32 {
        self.total_value / self.visits.max(1) as f32
    }

    /// The same, with the prior value counted as one visit.
    pub(crate) fn value(&self) -> f32 {
        (self.total_value + self.prior_value) / (self.visits + 1) as f32
    }

    /// One more visit, with the value that it came to.
    pub(crate) fn back_up(&mut self, value: f32) {
        self.visits += 1;
        self.total_value += value;
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
