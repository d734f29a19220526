/// A line of text on the screen: stands in for `UILabel`.
public final class Label {
    public var text: String?

    public init() {}
}

/// A field that a user types into: stands in for `UITextField`.
public final class TextField {
    public var text: String?

    public init() {}
}
