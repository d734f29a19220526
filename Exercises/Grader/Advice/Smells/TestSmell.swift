import Catalog
import Grading
import SwiftSource

/// A weakness in a test: why it catches nothing, why it fails on right code, or what could be better.
enum TestSmell: Equatable {
    case assertsNothing
    /// The test's assertions always pass, whatever the code does.
    case alwaysTrue
    case comparesWithItself
    /// The test only asserts that there is a value, or how many values there are.
    case assertsTooLittle(Part)
    /// All of the test's assertions are in a place that the test may never reach.
    case unreached(Place)
    /// The test's assertion belongs to the other library.
    ///
    /// - Parameter isWarning: Whether the test shows a warning when the assertion fails.
    case otherLibrary(assertion: String, isWarning: Bool)
    /// The test doesn't wait for an answer that comes later.
    case doesNotWait(Waiting)
    /// An output is assigned after the input that calls it.
    case outputTooLate(output: String, line: Int, input: String, inputLine: Int)
    /// Another test changes something that this test uses.
    case sharesState(SharedState)
    case isSkipped
    /// The test has parameters but an empty list of arguments.
    case hasNoArguments
    /// The variable that should prove that an object is freed holds the object itself, or another variable of
    /// the test does.
    case holdsObject(variable: String, line: Int, isItself: Bool)
    /// The test is on the main actor but isn't async.
    case isNotAsync
    /// The test waits for a fixed time.
    ///
    /// - Parameter forTimer: Whether the test starts a timer. A test double of the timer could fire at once.
    case sleeps(line: Int, forTimer: Bool)
    /// The test starts a timer and never fires it.
    ///
    /// - Parameter isReal: Whether the timer is a real one, which a test can't fire.
    case neverFires(isReal: Bool)
    /// A call gives the test a random value or the current time.
    case changesEachRun(call: String, place: String)
    /// The test expects a call of an output that isn't called in this case.
    case outputNotCalled(String)
    /// The test doesn't run any line with a planted bug.
    case reachesNoBug

    enum Part { case thatThereIsAValue, howMuch }

    enum Place: Equatable {
        case closure, condition
    }

    enum Waiting {
        /// The test creates an expectation but never waits for it.
        case forgetsExpectation
        /// The test's assertions are in a closure that is called after the test has ended.
        case endsBeforeTheAnswer
        /// The test asserts before the answer can have come.
        case assertsAtOnce
        /// The test waits in a way that prevents the answer from coming.
        case blocks
    }

    /// Whether the weakness matters even if the test catches bugs.
    var isOfEveryTest: Bool {
        switch self {
        case .sleeps, .changesEachRun: true
        default: false
        }
    }

    /// Whether the weakness explains a failure on right code.
    var explainsFailure: Bool {
        switch self {
        case .doesNotWait, .outputTooLate, .holdsObject, .neverFires, .changesEachRun,
            .sharesState:
            true
        default: false
        }
    }
}

/// A variable that tests share.
struct SharedState: Equatable {
    let name: String
    let place: SourceLocation
}

extension TestSmell {
    /// The advice for a learner who writes tests with this library.
    func words(for library: TestLibrary) -> Finding.Words {
        switch self {
        case .assertsNothing:
            .init("It asserts nothing.", next: comparing)
        case .alwaysTrue:
            .init("Its assertion always passes, whatever the code does.", next: comparing)
        case .comparesWithItself:
            .init("It compares the code's result with itself.", next: comparing)
        case .assertsTooLittle(let part):
            .init(
                part.words, next: "Compare the whole value: \(library.equal("result", "…"))")
        case .unreached(let place): place.words(for: library)
        case .otherLibrary(let assertion, let isWarning):
            .init(
                library == .xctest
                    ? "#\(assertion) can't make an XCTest test fail."
                    : isWarning
                        ? "In a @Test, \(identifier(assertion)) only shows a warning."
                        : "\(identifier(assertion)) can't make a @Test fail, so it proves nothing.",
                next: "Write: \(library.equal()).", guide: GuideSections.mixing)
        case .doesNotWait(let waiting):
            .init(
                waiting.what, next: waiting.next(for: library), guide: GuideSections.waiting)
        case .outputTooLate(let output, let line, let input, let inputLine):
            .init(
                "\(shortened(output)) is set on line \(line), after \(shortened(input)) was called on "
                    + "line \(inputLine).", next: "Set it before that call.")
        case .sharesState(let state):
            .init(
                "Other tests also use and change '\(shortened(state.name))' "
                    + "(\(state.place.file):\(state.place.line)).",
                next: "Give each test its own variable.")
        case .isSkipped:
            .init(
                "It was skipped.",
                next: "A skipped test catches nothing. Finish it, and let it run.")
        case .hasNoArguments:
            .init(
                "Its list of arguments is empty, so it never runs.",
                next: "List the values to test: @Test(arguments: [1, 2])")
        case .holdsObject(let variable, let line, let isItself):
            .init(
                isItself
                    ? "'\(shortened(variable))' isn't weak (line \(line)), so it holds the object."
                    : "'\(shortened(variable))' still holds the object (line \(line)).",
                next: isItself
                    ? "Write: weak var \(shortened(variable))"
                    : "Create the object in 'do { … }', or make the variable optional and set it "
                        + "to nil.")
        case .isNotAsync:
            .init(
                "It is @MainActor but not async, so it can end the whole test run.",
                next: "Write 'async' after its '()'.", guide: GuideSections.loading)
        case .sleeps(let line, let forTimer):
            .init(
                "It waits for a fixed time (line \(line)), which is slow and may be too short.",
                next: forTimer
                    ? "\(passing), and instead of sleeping, write: await \(WorkshopNames.settle)(); "
                        + WorkshopNames.firing
                    : "Pass a test double instead of a real timer or network, and wait with: "
                        + "await \(WorkshopNames.settle)()")
        case .neverFires(let isReal):
            .init(
                "It starts a timer that doesn't fire before the test ends.",
                next: "\(isReal ? "\(passing), and before" : "Before") you compare, write: "
                    + WorkshopNames.firing)
        case .changesEachRun(let call, let place):
            .init(
                "'\(call)' (\(place)) gives a different value in each run.",
                next: "Use a fixed value instead.")
        case .outputNotCalled(let output):
            .init(
                "The reference solution doesn't call '\(shortened(output))' in this case.",
                next: "Reread what the exercise says about this case: is another output called "
                    + "instead?")
        case .reachesNoBug:
            .init(
                "It doesn't run any code that has a planted bug.",
                next: "Does the test reach a call of the code that the exercise is about?")
        }
    }
}

private let comparing = "Compare the result with the value you expect."
private let passing = "Pass \(WorkshopNames.timerProvider): \(WorkshopNames.mockTimer).self"

extension TestSmell.Part {
    fileprivate var words: String {
        switch self {
        case .thatThereIsAValue: "It asserts only that there is a value, not which one."
        case .howMuch: "It checks only part of the result."
        }
    }
}

extension TestSmell.Place {
    fileprivate func words(for library: TestLibrary) -> Finding.Words {
        switch self {
        case .closure:
            .init(
                "It asserts only in a closure. If the closure is never called, nothing is checked.",
                next: "Let the closure store the value, and assert after the call.",
                guide: GuideSections.closures)
        case .condition:
            .init(
                "It asserts only in a loop or an 'if', which may be skipped.",
                next: "Assert outside the loop or 'if', or first assert that it runs.")
        }
    }
}

extension TestSmell.Waiting {
    fileprivate var what: String {
        switch self {
        case .forgetsExpectation: "It creates an expectation but never waits for it."
        case .endsBeforeTheAnswer: "It ends before the answer comes, because it never waits."
        case .assertsAtOnce: "It asserts immediately, but the answer comes later."
        case .blocks: "It blocks the main thread, so the answer can't arrive."
        }
    }

    fileprivate func next(for library: TestLibrary) -> String {
        switch (self, library) {
        case (.endsBeforeTheAnswer, .xctest):
            "Fulfill an expectation in the closure, and wait for it at the end: \(library.waiting)."
        case (_, .xctest): "Wait with: \(library.waiting)."
        case (_, .swiftTesting):
            "Collect the answers in the closure, and wait before you compare: \(library.waiting)."
        }
    }
}
