//! What must hold across the whole house.
