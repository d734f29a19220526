import Synchronization

/// The order in which a stage's planted bugs are tried, and what is run among them: a test that knows which run it is
/// could fail in exactly the right ones.
struct MutationOrder: Sendable {
    /// How often tests run on code that is all wrong before they run on the reference solution.
    let wrongFirst: @Sendable () -> Int
    /// The order of runs that have no order of their own.
    let shuffled: @Sendable ([String]) -> [String]
    /// Whether the tests run on the reference solution again, among the runs with bugs.
    let looksAtFinished: Bool

    /// The order of the catalog, for learners who wait for a verdict on what they have just saved.
    static let known = MutationOrder(wrongFirst: { 1 }, shuffled: { $0 }, looksAtFinished: false)

    /// A random order, different each time.
    static let random = drawn(by: SystemRandomNumberGenerator())

    /// An order that a generator draws, which a test can seed.
    static func drawn(by generator: some RandomNumberGenerator & Sendable) -> MutationOrder {
        let generator = Mutex(generator)
        return MutationOrder(
            wrongFirst: { generator.withLock { Int.random(in: 1...3, using: &$0) } },
            shuffled: { runs in generator.withLock { runs.shuffled(using: &$0) } },
            looksAtFinished: true)
    }
}
