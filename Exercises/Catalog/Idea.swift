/// The idea that a test needs to catch a planted bug: one of a short list that applies to all code.
///
/// `Guide/test-checklist.md` has a section for each, in this order.
package enum Idea: String, Sendable, CaseIterable {
    case ordinary
    case boundary
    case nothingOrZero
    case negative
    case noNumber
    case moreThanOne
    case parameters
    case failure
    case order
    case moment
    case howOften
    case unchanged
    case state
    case lifetime

    /// A few plain words, which end a sentence such as "None of your tests tries a boundary".
    package var title: String {
        switch self {
        case .ordinary: "an ordinary case"
        case .boundary: "a boundary"
        case .nothingOrZero: "nothing or zero"
        case .negative: "a negative number"
        case .noNumber: "text that isn't a number"
        case .moreThanOne: "more than one"
        case .parameters: "every value that is passed"
        case .failure: "a failure"
        case .order: "another order"
        case .moment: "the moment of an answer"
        case .howOften: "how often it happens"
        case .unchanged: "what must not change"
        case .state: "the state before and after"
        case .lifetime: "the lifetime of an object"
        }
    }

    /// The section of the Guide about it, for example `Guide/test-checklist.md#a-boundary`.
    package var guide: String {
        "Guide/test-checklist.md#\(title.replacing("'", with: "").replacing(" ", with: "-"))"
    }
}
