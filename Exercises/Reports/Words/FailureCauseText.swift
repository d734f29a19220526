import SwiftSource

/// Says which step of a test is missing, too late, or in the wrong place, and what to write.
enum FailureCauseText {
    static func describe(_ cause: FailureCause) -> String {
        switch cause {
        case .isNotWeak(let variable, let line):
            "'\(variable)' isn't weak (line \(line)), so it holds the object itself. Write: weak "
                + "var \(variable)"
        case .isHeld(let other, let line):
            "Something still holds the object. In this test that is '\(other)' (line \(line)): let "
                + "it go before you look. Make it in a do { }, or make it optional and set it to nil."
        case .isHeldSomewhere:
            "Something still holds the object. In a test that is often its own variable or a "
                + "closure: let go of it before you look."
        case .setTooLate(let output, let line, let input, let inputLine):
            "\(output) is set in line \(line), after \(input) was called in line \(inputLine). Set "
                + "it first."
        case .neverCalls("viewDidLoad()"):
            "Your test never calls viewDidLoad(), and nothing is bound before it."
        case .neverCalls(let method):
            "Your test never calls \(method)."
        case .looksAtOnce(let type, let value):
            "\(type) answers later, and the test looks at once. Wait before you look, for example: "
                + "await waitUntil { !\(value ?? "answers").isEmpty }. To read: "
                + GuideSections.waiting
        case .fulfilledIn(let output, let line):
            "fulfill() stands in \(output) only (line \(line)), which was not called. Put it where the "
                + "answer comes."
        case .withoutMockTimer:
            "The view model was made without timerProvider: MockTimer.self, so no MockTimer is made."
        case .dictionaryOrder:
            "A dictionary has no order: its keys come in another one each time. Sort them first, or "
                + "compare sets: Set(…)."
        case .hashValue:
            "A hash value is another number in each run. Compare it with that of another value."
        case .leavesInUserDefaults:
            "What a test saves in UserDefaults is still there for the next test. Remove it in setUp() "
                + "and tearDown(): UserDefaults.standard.removeObject(forKey: key)."
        }
    }
}
