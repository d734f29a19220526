/// A key that a program can act on.
package enum Key: Sendable, Equatable {
    /// A character that a key types. A flag or a family of emoji comes as several of these.
    case character(Character)
    /// Text that was pasted.
    case pasted(String)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case enter, tab, backTab, backspace, escape
    /// Any other key, which has no meaning.
    case other
}
