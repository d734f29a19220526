/// A key that a program can act on.
enum Key: Sendable, Equatable {
    /// A character of ASCII that is printed.
    case character(Character)
    /// Every other key, for example an arrow: it means nothing here.
    case other
}
