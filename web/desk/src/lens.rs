//! Looking closer at a board that is larger than its window.

/// What of a board is seen: a window of its own shape. Lengths are shares of the board's width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lens {
    /// How much larger than the whole things are seen.
    pub scale: f32,
    /// The left edge of the window.
    pub x: f32,
    /// The top edge of the window.
    pub y: f32,
}

impl Default for Lens {
    fn default() -> Lens {
        Lens::WHOLE
    }
}

impl Lens {
    /// The whole board.
    pub const WHOLE: Lens = Lens { scale: 1.0, x: 0.0, y: 0.0 };
    /// Nobody needs to look closer than this.
    pub const CLOSEST: f32 = 4.0;
    /// One press of a button or a key.
    pub const STEP: f32 = 1.5;

    /// The width and height of the window.
    #[must_use]
    pub fn size(self) -> f32 {
        1.0 / self.scale
    }

    /// Whether the whole board is seen.
    #[must_use]
    pub fn is_whole(self) -> bool {
        self.scale <= 1.0
    }

    fn within(self) -> Lens {
        let most = 1.0 - self.size();
        Lens { x: self.x.clamp(0.0, most), y: self.y.clamp(0.0, most), ..self }
    }

    /// Closer by a factor, or farther. What is seen at `at`, a point of the window, stays there as far as the edges let it.
    #[must_use]
    pub fn closer(self, factor: f32, at: (f32, f32)) -> Lens {
        let scale = (self.scale * factor).clamp(1.0, Lens::CLOSEST);
        let shrunk = self.size() - 1.0 / scale;
        Lens { scale, x: self.x + at.0 * shrunk, y: self.y + at.1 * shrunk }.within()
    }

    /// The board is pushed by shares of the window.
    #[must_use]
    pub fn pushed(self, by: (f32, f32)) -> Lens {
        Lens { x: self.x - by.0 * self.size(), y: self.y - by.1 * self.size(), ..self }.within()
    }

    /// Moved no more than needed to see a point of the board with some room around it.
    #[must_use]
    pub fn showing(self, at: (f32, f32), room: f32) -> Lens {
        let room = room.min(self.size() / 2.0);
        let far = self.size() - room;
        Lens { x: self.x.clamp(at.0 - far, at.0 - room), y: self.y.clamp(at.1 - far, at.1 - room), ..self }.within()
    }
}
