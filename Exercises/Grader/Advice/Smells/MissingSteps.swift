import Catalog
import Grading
import SwiftSource

// Steps that a test leaves out, so that nothing happens before it looks.

extension TestSmell {
    /// Neither the test nor what it calls ever calls this method.
    static func neverCalls(_ method: String) -> TestSmell {
        let loads = [WorkshopNames.viewDidLoad, WorkshopNames.loadView].map { "\($0)()" }
        let why = loads.contains(method) ? ", and nothing is bound before it." : "."
        return TestSmell(
            .step, .init("Your test never calls \(method)\(why)"), cause: "never calls \(method)")
    }

    /// What this type answers comes later. It could wait until the condition holds; nil where none can
    /// be told.
    static func looksAtOnce(type: String, until condition: String?) -> TestSmell {
        let wait = "await \(WorkshopNames.waitUntil) { \(condition ?? "…") }"
        return TestSmell(
            .step,
            .init(
                "\(type) answers later, and the test looks at once.",
                next: "Wait before you look, for example: \(wait).", guide: GuideSections.waiting),
            cause: "looks at once \(type)")
    }

    /// The test makes a timer that fires only when a test says so.
    static let neverFires = TestSmell(
        .step,
        .init(
            "A timer is made in this test, and nothing lets it fire.",
            next: "Write: \(WorkshopNames.mockTimer).\(WorkshopNames.currentTimer)?.fire()"))

    static let withoutMockTimer = TestSmell(
        .step,
        .init(
            "The view model was made without \(WorkshopNames.timerProvider): "
                + "\(WorkshopNames.mockTimer).self, so no \(WorkshopNames.mockTimer) is made."),
        cause: "without a mock timer")

    /// Whether a condition of the learner's has nothing with a meaning in any format.
    fileprivate static func isPlain(_ condition: String) -> Bool {
        condition.count <= 60
            && condition.allSatisfy { $0.isLetter || $0.isNumber || " .!=\"".contains($0) }
    }
}

extension FailedTest {
    /// A screen that is made and never loads its view.
    ///
    /// - Parameter texts: Where something of the screen's own should stand.
    func neverLoads(_ texts: [String]) -> TestSmell? {
        guard !reached.contains(WorkshopNames.viewDidLoad),
            !reached.contains(WorkshopNames.loadView)
        else { return nil }
        let words = texts.allWords
        return code.screens.first {
            reached.contains($0.name) && !words.isDisjoint(with: $0.members)
        }.map { .neverCalls($0.loader) }
    }

    /// A test that calls the method which makes a timer, and never lets it fire.
    /// One that asserts something of the timer itself has no need to.
    func neverFires(_ failure: FailedAssertion) -> TestSmell? {
        guard !failure.operands.allWords.contains(WorkshopNames.mockTimer) else { return nil }
        let methods = code.methods(with: WorkshopNames.timerProvider)
        return methods.contains(where: reached.contains)
            && reached.contains(WorkshopNames.mockTimer)
            && !reached.contains("fire") ? .neverFires : nil
    }

    /// A test that lets a timer fire which nothing has made.
    func neverMakesTimer(_ texts: [String]) -> TestSmell? {
        guard texts.contains(where: { $0.contains(WorkshopNames.currentTimer) }) else {
            return nil
        }
        let methods = code.methods(with: WorkshopNames.timerProvider)
        guard let first = methods.first, !methods.contains(where: reached.contains) else {
            return nil
        }
        return .neverCalls("\(first)()")
    }

    /// Where the asserted property belongs to methods none of which the test calls.
    func missingCall(_ failure: FailedAssertion) -> TestSmell? {
        let properties = failure.operands.flatMap { $0.split { !($0.isLetter || $0 == "_") } }
        for property in properties.map(String.init)
        where property.hasSuffix(WorkshopNames.labelSuffix) {
            let methods = code.methods(with: property)
            guard let first = methods.first, !methods.contains(where: reached.contains) else {
                continue
            }
            return .neverCalls("\(first)()")
        }
        return nil
    }

    /// A view model that was made with the real timer, in a test that has another one.
    var withoutMockTimer: TestSmell? {
        let isMade = code.timed.contains(where: reached.contains)
        return isMade && reached.contains(WorkshopNames.mockTimer)
            && !reached.contains(WorkshopNames.timerProvider) ? .withoutMockTimer : nil
    }

    func looksAtOnce(_ failure: FailedAssertion) -> TestSmell? {
        guard !reached.waits, let type = code.late.sorted().first(where: reached.contains) else {
            return nil
        }
        let values = failure.operands
        let came = AssertionParts(failure.message).values
        let isEmpty = came.contains("[]")
        let name = values.first { $0.utf8.allSatisfy(CodeToken.isPartOfWord) }
        let isNil = came.contains("nil")
        let condition =
            isEmpty
            ? name.map { "!\($0).isEmpty" }
            : values.count == 2 ? "\(values[0]) == \(values[1])" : nil
        let isThere = isNil ? name.map { "\($0) != nil" } : nil
        let shown = condition.flatMap { TestSmell.isPlain($0) ? $0 : nil } ?? isThere
        return .looksAtOnce(type: type, until: shown)
    }
}
