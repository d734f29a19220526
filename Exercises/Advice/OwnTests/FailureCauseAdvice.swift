import Grading
import SwiftSource

extension FailureCause {
    /// Which step of a test is missing, too late, or in the wrong place, and what to write.
    package var words: Finding.Words {
        switch self {
        case .isNotWeak(let variable, let line):
            .init(
                "'\(short(variable))' isn't weak (line \(line)), so it holds the object "
                    + "itself.", next: "Write: weak var \(short(variable))")
        case .isHeld(let other, let line):
            .init(
                "Something still holds the object. In this test that is '\(short(other))' (line "
                    + "\(line)): let it go before you look.",
                next: "Make it in a do { }, or make it optional and set it to nil.")
        case .isFreedAtOnce(let variable, let line):
            .init(
                "'\(short(variable))' is weak (line \(line)), and nothing else holds the object: it is gone "
                    + "at once.",
                next:
                    "Make the object in another variable, and let '\(short(variable))' look at it.")
        case .isHeldSomewhere:
            .init(
                "Something still holds the object. In a test that is often its own variable or a "
                    + "closure: let go of it before you look.")
        case .setTooLate(let output, let line, let input, let inputLine):
            .init(
                "\(short(output)) is set in line \(line), after \(short(input)) was called in line "
                    + "\(inputLine).", next: "Set it first.")
        case .neverCalls(let method) where ["viewDidLoad()", "loadViewIfNeeded()"].contains(method):
            .init("Your test never calls \(method), and nothing is bound before it.")
        case .neverCalls(let method):
            .init("Your test never calls \(method).")
        case .looksAtOnce(let type, let condition):
            .init(
                "\(type) answers later, and the test looks at once.",
                next: "Wait before you look, for example: await waitUntil { \(plain(condition)) }.",
                guide: GuideSections.waiting)
        case .fulfilledIn(let output, let line):
            .init(
                "\(short(output)) was not called, and fulfill() stands in it alone (line \(line)).",
                next:
                    "Does the answer go to another output? Does anything answer at all, such as your "
                    + "mock?")
        case .isInverted(let line):
            .init(
                "'isInverted' in line \(line) says that this must not be called, and it was.",
                next: "If it has to be called, take that line away.")
        case .expectsSeveral(let line):
            .init(
                "'expectedFulfillmentCount' in line \(line) asks for more calls of fulfill() than came."
            )
        case .withoutMockTimer:
            .init(
                "The view model was made without timerProvider: MockTimer.self, so no MockTimer is made."
            )
        case .dictionaryOrder:
            .init(
                "A dictionary has no order: its keys come in another one each time.",
                next: "Sort them first, or compare sets: Set(…).")
        case .hashValue:
            .init(
                "A hash value is another number in each run.",
                next: "Compare it with that of another value.")
        case .changesCopy(let copy, let original, let line):
            .init(
                "A struct is copied: '\(short(copy))' (line \(line)) and '\(short(original))' are two.",
                next: "Call the method on '\(short(original))', and declare it with 'var'.")
        case .answersWhenTold(let standIn):
            .init(
                "\(short(standIn)) answers when the test says so, and not before it is asked.",
                next: "Start the call in a Task { … }, wait until it has asked: "
                    + "await waitUntil { … }. Then answer.")
        case .allUse(let standIn, let place):
            .init(
                "All tests that fail here use \(short(standIn)) (\(place.file):\(place.line)), and it isn't "
                    + "as in the finished tests.",
                next:
                    "Look there first: where it keeps or answers something wrong, right tests fail."
            )
        case .leavesInUserDefaults:
            .init(
                "What a test saves in UserDefaults is still there for the next test.",
                next: "Remove it in setUp() and tearDown(): "
                    + "UserDefaults.standard.removeObject(forKey: key).")
        }
    }

    /// Names are as long as somebody likes.
    private func short(_ name: String) -> Substring { name.prefix(80) }

    /// A condition of the learner's where it has nothing with a meaning in any format.
    private func plain(_ condition: String?) -> String {
        guard let condition, condition.count <= 60,
            condition.allSatisfy({ $0.isLetter || $0.isNumber || " .!=\"".contains($0) })
        else { return "…" }
        return condition
    }
}
