/// A key that a program can act on.
package enum Key: Sendable, Equatable {
    /// What a key types. A flag or a family of emoji comes as several of these.
    case character(Character)
    /// Text that came at once, and that nobody typed.
    case pasted(String)
    case up, down, left, right
    case pageUp, pageDown, home, end
    case enter, tab, backTab, backspace, escape
    /// Every other key: it means nothing here.
    case other
}
