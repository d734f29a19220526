/// Spins while the user waits: stands in for `UIActivityIndicatorView`.
@MainActor
public final class Spinner {
    public private(set) var isAnimating = false

    public init() {}

    public func startAnimating() { isAnimating = true }
    public func stopAnimating() { isAnimating = false }
}
