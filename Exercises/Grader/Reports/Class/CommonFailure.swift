import Grading

/// An official test that learners fail, with their reasons.
struct CommonFailure: Sendable {
    /// A reason, as a learner is told it, and how many have it.
    struct Reason: Sendable, Equatable {
        let words: String
        var count: Int
    }

    /// The name that selects the test.
    let name: String
    /// The reasons in the order in which they were first seen.
    private var reasons: [Reason] = []
    private var places: [String: Int] = [:]

    /// How much of a reason is kept and compared.
    private static let maximumLength = 300
    /// The most reasons that are told.
    private static let maximumReasons = 3

    init(name: String) { self.name = name }

    /// How many learners fail it.
    var count: Int { reasons.map(\.count).reduce(0, +) }

    /// Takes in the result of the next learner who fails it.
    mutating func add(_ result: TestResult) {
        let words = Excerpt.of(OfficialFailureText.describe(result), longest: Self.maximumLength)
        if let place = places[words] {
            reasons[place].count += 1
        } else {
            places[words] = reasons.count
            reasons.append(Reason(words: words, count: 1))
        }
    }

    /// The commonest reasons: those that several share, or the only one. None where each learner has another.
    var commonest: [Reason] {
        if reasons.count == 1 { return reasons }
        let shared = reasons.enumerated().filter { $0.element.count > 1 }.sorted { one, other in
            (-one.element.count, one.offset) < (-other.element.count, other.offset)
        }
        return shared.prefix(Self.maximumReasons).map(\.element)
    }

    /// How many learners fail it for none of the commonest reasons.
    var others: Int { count - commonest.map(\.count).reduce(0, +) }
}
