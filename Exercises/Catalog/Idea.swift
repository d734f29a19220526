/// The idea that a test needs to catch a planted bug: one of a short list that applies to all code.
///
/// `Guide/test-checklist.md` has a section for each idea, in this order.
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

    /// The idea in a few plain words, which end a sentence such as "Your tests don't catch
    /// the bug about a boundary yet".
    package var title: String {
        switch self {
        case .ordinary: "an ordinary case"
        case .boundary: "a boundary"
        case .nothingOrZero: "an empty or zero value"
        case .negative: "a negative number"
        case .noNumber: "text that isn't a number"
        case .moreThanOne: "more than one item"
        case .parameters: "every value that is passed"
        case .failure: "a failure"
        case .order: "a different order"
        case .moment: "the timing of an answer"
        case .howOften: "how often something happens"
        case .unchanged: "what must not change"
        case .state: "the state before and after"
        case .lifetime: "the lifetime of an object"
        }
    }

    /// What to test for this idea, in a sentence.
    package var task: String {
        switch self {
        case .ordinary: "Test an ordinary value of each kind, and compare the whole result."
        case .boundary: "Test the last value before the result changes, and the first one after it."
        case .nothingOrZero: "Test 0, an empty value, or nil."
        case .negative: "Test a value below zero."
        case .noNumber: "Try text that almost looks like a number."
        case .moreThanOne: "Test with two items, and with many."
        case .parameters: "Test each argument with at least two different values."
        case .failure: "Let something fail that the code needs, such as a request."
        case .order: "Try a different order, and compare whole lists."
        case .moment: "Check when the answer comes, not only that it comes."
        case .howOften: "Record every call in a list, and compare the whole list."
        case .unchanged: "Check what must stay the same, and what must not be called."
        case .state: "Do the same thing twice in one test, with something different in between."
        case .lifetime:
            "Keep a weak reference to the object, release the object, and check that the reference "
                + "is nil."
        }
    }

    /// The section of the Guide about the idea, for example `Guide/test-checklist.md#a-boundary`.
    package var guide: String {
        "Guide/test-checklist.md#\(title.replacing("'", with: "").replacing(" ", with: "-"))"
    }
}
