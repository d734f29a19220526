/// What became of a mutant.
struct TrialResult: Codable, Equatable {
    enum Outcome: String, Codable {
        case failed, broke, tookTooLong, notNoticed, notReached
    }

    let number: Int
    let outcome: Outcome
    /// The specifier of the test that has noticed it, where one can tell.
    var test: String?

    var isNoticed: Bool { outcome != .notNoticed && outcome != .notReached }

    /// What the end of tests that aren't green says; nil where they are green.
    init?(number: Int, _ end: TestEnd, of tests: [KitTest]) {
        let name: String?
        switch end {
        case .green: return nil
        case .failed(let test): (outcome, name) = (.failed, test)
        case .broke(let test): (outcome, name) = (.broke, test)
        case .tookTooLong(let test): (outcome, name) = (.tookTooLong, test)
        }
        self.number = number
        test = tests.first { $0.printedName == name }?.specifier ?? name
    }

    init(number: Int, _ outcome: Outcome) {
        self.number = number
        self.outcome = outcome
    }
}
