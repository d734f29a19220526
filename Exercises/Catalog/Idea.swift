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
        case .ordinary: "Test one case of each kind, and compare the whole result."
        case .boundary: "Test the last value before the result changes, and the first one after it."
        case .nothingOrZero: "Test 0, an empty value, or nil."
        case .negative: "Test a value below zero."
        case .noNumber: "Try text that almost looks like a number."
        case .moreThanOne: "Test with two, and with many."
        case .parameters: "Test with at least two different values for each."
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

    /// What to ask about the code without a bug and with the bug, and which test to write then.
    package var comparison: String {
        switch self {
        case .ordinary: "What do the two versions do differently? Write a test that checks it."
        case .boundary, .negative, .noNumber:
            "For which input do the two versions give different results? Write a test with that "
                + "input."
        case .nothingOrZero:
            "What do the two versions do with 0, an empty value or nil? Write a test that checks it."
        case .moreThanOne:
            "How many does it take before the two versions differ? Write a test with that many."
        case .parameters:
            "Which value do the two versions treat differently? Write a test that depends on that "
                + "value."
        case .failure:
            "What do the two versions do if something fails? Write a test in which it fails."
        case .order:
            "How does the order matter in the two versions? Write a test that checks it."
        case .moment:
            "At which moment do the two versions differ? Write a test that checks the state at that "
                + "moment."
        case .howOften:
            "How often does it happen in each of the two versions? Write a test that counts."
        case .unchanged:
            "What does one version change or call that the other leaves alone? Write a test that "
                + "checks it."
        case .state:
            "After which step does the state of the two versions differ? Write a test that takes "
                + "that step."
        case .lifetime:
            "Which version keeps an object alive? Write a test that checks whether the object is "
                + "freed."
        }
    }

    /// The section of the Guide about it, for example `Guide/test-checklist.md#a-boundary`.
    package var guide: String {
        "Guide/test-checklist.md#\(title.replacing("'", with: "").replacing(" ", with: "-"))"
    }
}
