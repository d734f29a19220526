/// When to look at the files: seldom where the system tells of changes, and else often.
struct LookSchedule: Sendable {
    /// The time between two looks where the system tells nothing.
    static let often = Duration.milliseconds(40)
    /// The time between two looks where the system tells of changes. It doesn't tell of all changes
    /// on network disks, and on disks that a virtual machine shares with its host.
    static let seldom = Duration.seconds(1)

    /// Whether the system told of the last save; before the first save, whether it is expected to.
    private var isTold: Bool
    private var last = Duration.zero

    init(isTold: Bool) {
        self.isTold = isTold
    }

    /// The time of the next look.
    var next: Duration { last + (isTold ? Self.seldom : Self.often) }

    /// Takes in that the files were looked at.
    ///
    /// - Parameters:
    ///   - time: The time since some moment that stays the same.
    ///   - isTold: Whether the system told of a change.
    ///   - hasFound: Whether something was saved.
    mutating func looked(at time: Duration, isTold: Bool, hasFound: Bool) {
        last = time
        if hasFound { self.isTold = isTold }
    }
}
