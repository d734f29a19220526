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

    /// The idea in a few plain words, which end a sentence such as "None of your tests tries a boundary".
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

    /// What to test for it.
    package var task: String {
        switch self {
        case .ordinary: "Take a usual value of each kind, and compare the whole answer."
        case .boundary: "Test the last value before a rule changes, and the first one after it."
        case .nothingOrZero: "Test 0, or something that is empty or nil."
        case .negative: "Test a value below zero."
        case .noNumber: "Test text that is almost right."
        case .moreThanOne: "Test two of them, and many."
        case .parameters: "Test each argument with another value."
        case .failure: "Make something that the code needs fail, for example a request."
        case .order: "Test another order, and compare whole lists."
        case .moment: "Check when it happens, not only whether."
        case .howOften: "Record every call in a list, and compare the list."
        case .unchanged: "Check what must stay the same, and what must not be called."
        case .state: "Do it twice in one test, with something different in between."
        case .lifetime: "Hold the object with a weak variable, let go of it, and check for nil."
        }
    }

    /// The section of the Guide about it, for example `Guide/test-checklist.md#a-boundary`.
    package var guide: String {
        "Guide/test-checklist.md#\(title.replacing("'", with: "").replacing(" ", with: "-"))"
    }
}
