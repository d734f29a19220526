/// A message instead of a list: stands in for a `UILabel` that can be hidden.
@MainActor
public final class MessageView {
    public var text: String?
    public var isHidden = false

    public init() {}
}
