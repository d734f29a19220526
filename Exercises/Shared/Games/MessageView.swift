/// A text in place of a list: stands in for a `UILabel` that is hidden when there is nothing to say.
@MainActor
public final class MessageView {
    public var text: String?
    public var isHidden = false

    public init() {}
}
