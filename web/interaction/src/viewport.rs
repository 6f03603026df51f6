//! Looking closer at a board that is larger than its window.

/// What of a board is seen: a window of its own shape. Lengths are shares of the board's width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// How much larger than the whole things are seen.
    pub scale: f32,
    /// The left edge of the window.
    pub x: f32,
    /// The top edge of the window.
    pub y: f32,
}

/// Where a board lies and how large it is, in squares.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Extent {
    /// Its left edge.
    pub left: f32,
    /// Its top edge.
    pub top: f32,
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

impl Default for Viewport {
    fn default() -> Viewport {
        Viewport::WHOLE
    }
}

impl Viewport {
    /// The whole board.
    pub const WHOLE: Viewport = Viewport { scale: 1.0, x: 0.0, y: 0.0 };
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

    fn within(self) -> Viewport {
        let most = 1.0 - self.size();
        Viewport { x: self.x.clamp(0.0, most), y: self.y.clamp(0.0, most), ..self }
    }

    /// Closer by a factor, or farther. What is seen at `at`, a point of the window, stays there as far as the edges let it.
    #[must_use]
    pub fn closer(self, factor: f32, at: (f32, f32)) -> Viewport {
        let scale = (self.scale * factor).clamp(1.0, Viewport::CLOSEST);
        let shrunk = self.size() - 1.0 / scale;
        Viewport { scale, x: self.x + at.0 * shrunk, y: self.y + at.1 * shrunk }.within()
    }

    /// The board is pushed by shares of the window.
    #[must_use]
    pub fn pushed(self, by: (f32, f32)) -> Viewport {
        Viewport { x: self.x - by.0 * self.size(), y: self.y - by.1 * self.size(), ..self }.within()
    }

    /// The same part of a board that was `before` and is `now`: who looks at the whole goes on to do so, and who looks
    /// closer sees the same squares in the same place.
    #[must_use]
    pub fn on(self, before: Extent, now: Extent) -> Viewport {
        if self.is_whole() || before.width <= 0.0 || before.height <= 0.0 || now.width <= 0.0 || now.height <= 0.0 {
            return self;
        }
        let grown = (now.width / before.width).max(now.height / before.height);
        let scale = (self.scale * grown).clamp(1.0, Viewport::CLOSEST);
        let half = self.size() / 2.0;
        let (x, y) = (before.left + (self.x + half) * before.width, before.top + (self.y + half) * before.height);
        let half = 0.5 / scale;
        Viewport { scale, x: (x - now.left) / now.width - half, y: (y - now.top) / now.height - half }.within()
    }

    /// Moved no more than needed to see a point of the board with some room around it.
    #[must_use]
    pub fn showing(self, at: (f32, f32), room: f32) -> Viewport {
        let room = room.min(self.size() / 2.0);
        let far = self.size() - room;
        Viewport { x: self.x.clamp(at.0 - far, at.0 - room), y: self.y.clamp(at.1 - far, at.1 - room), ..self }.within()
    }
}
