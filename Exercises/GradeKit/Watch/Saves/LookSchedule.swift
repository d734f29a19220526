/// When the files are looked at without a call: seldom where the system calls when something changes.
struct LookSchedule: Sendable {
    /// Where nobody calls.
    static let often = Duration.milliseconds(40)
    /// Where somebody calls: it may be a disk of a network, or one that is shared with the computer
    /// around this one, and then not every change is heard of.
    static let seldom = Duration.seconds(1)

    /// Whether the last save came with a call; before the first, whether calls are to be expected.
    private var isTold: Bool
    private var last = Duration.zero

    init(isTold: Bool) {
        self.isTold = isTold
    }

    /// When to look next.
    var next: Duration { last + (isTold ? Self.seldom : Self.often) }

    /// Takes in that the files were looked at.
    ///
    /// - Parameters:
    ///   - time: The time since some moment that stays the same.
    ///   - isTold: Whether there was a call.
    ///   - hasFound: Whether something was saved.
    mutating func looked(at time: Duration, isTold: Bool, hasFound: Bool) {
        last = time
        if hasFound { self.isTold = isTold }
    }
}
