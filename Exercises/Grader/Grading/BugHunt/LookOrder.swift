import Synchronization

/// In which order a stage's planted bugs are looked for, and what is looked at among them: a test that knows
/// which look it is could fail in just the right ones.
struct LookOrder: Sendable {
    /// How often tests run on code that is all wrong, before they run on the finished code.
    let wrongFirst: @Sendable () -> Int
    /// The order of looks that have no order of their own.
    let shuffled: @Sendable ([String]) -> [String]
    /// Whether the tests run on the finished code once more among the looks for bugs.
    let looksAtFinished: Bool

    /// The order of the catalogue, for those who wait for a verdict on what they have just saved.
    static let known = LookOrder(wrongFirst: { 1 }, shuffled: { $0 }, looksAtFinished: false)

    /// An order that nobody can guess, another one each time.
    static let random = drawn(by: SystemRandomNumberGenerator())

    /// An order that a generator draws, which a test can seed.
    static func drawn(by generator: some RandomNumberGenerator & Sendable) -> LookOrder {
        let generator = Mutex(generator)
        return LookOrder(
            wrongFirst: { generator.withLock { Int.random(in: 1...3, using: &$0) } },
            shuffled: { looks in generator.withLock { looks.shuffled(using: &$0) } },
            looksAtFinished: true)
    }
}
