/// A key that a program can act on.
package enum Key: Sendable, Equatable {
    /// A typed character. A flag or a family of emoji arrives as several of these.
    case character(Character)
    /// Text that was pasted.
    case pasted(String)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case enter, tab, backTab, backspace, escape
    /// Any other key. Programs ignore it.
    case other
}
