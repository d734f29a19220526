import Catalog
import Grading
import SwiftSource

/// Searches the source of a learner's tests for smells, and only reports what is certain.
struct TestSmellScan {
    let tests: TestSources
    /// The types in the code under test that may answer only after a call has returned.
    let lateTypes: Set<String>
    /// The functions in the code under test that start a timer.
    let timerStarts: Set<String>
    private let calls: TestCalls
    /// The calls in each file, by path, that give a random value or the current time.
    private var changingCalls: [String: [(name: String, line: Int, owner: String)]] = [:]

    init(_ tests: TestSources, lateTypes: Set<String> = [], timerStarts: Set<String> = []) {
        self.tests = tests
        self.lateTypes = lateTypes
        self.timerStarts = timerStarts
        calls = TestCalls(tests.files.map(\.source))
        for (path, source) in tests.files { changingCalls[path] = source.changingCalls }
    }

    /// Why a passing test catches nothing.
    func smell(ofIdle name: String) -> TestSmell? {
        guard let test = tests.test(name), let body = tests.body(of: test), !body.isTooLong else {
            return nil
        }
        let smell = body.whyIdle(answersLater: answersLater(test))
        let mayBeTooLate = smell == .unreached(.closure) || smell?.explainsFailure == true
        return (mayBeTooLate ? body.outputTooLate : nil) ?? sleeps(test, body)
            ?? changesEachRun(name) ?? smell
    }

    /// What could be better in a test that catches something.
    func smell(ofUseful name: String) -> TestSmell? {
        guard let test = tests.test(name) else { return nil }
        let prefix = test.function.prefix.attributes
        if prefix.contains("MainActor"), !prefix.contains("Test"), !test.function.isAsync {
            return .isNotAsync
        }
        let body = tests.body(of: test)
        let smell = body?.unreached(answersLater: answersLater(test))
        return smell == .doesNotWait(.endsBeforeTheAnswer)
            ? smell : body.flatMap { sleeps(test, $0) } ?? changesEachRun(name)
    }

    /// Why a test may fail on right code.
    ///
    /// - Parameters:
    ///   - message: The message of the assertion that failed; nil if it failed in another way.
    ///   - operands: The expressions that this assertion compares.
    func smell(ofFailing name: String, message: String?, operands: [String] = []) -> TestSmell? {
        guard let test = tests.test(name), let body = tests.body(of: test), !body.isTooLong else {
            return nil
        }
        if let message, Self.isHeld(message), let operand = operands.first {
            return body.holder(of: operand)
        }
        if message.map(Self.showsNothing) == true, let smell = body.outputTooLate { return smell }
        if body.forgetsExpectation { return .doesNotWait(.forgetsExpectation) }
        let blocks = body.words.contains("wait") || body.words.contains("waitForExpectations")
        if body.isAsync && blocks || message == nil && body.loopsWithoutBody {
            return .doesNotWait(.blocks)
        }
        let reached = words(reachedBy: test)
        let isReal = !reached.contains(WorkshopNames.timerProvider)
        if message != nil, !timerStarts.isDisjoint(with: reached),
            isReal || !reached.contains("fire"), !operands.contains(where: { $0.contains("Timer") })
        {
            return .neverFires(isReal: isReal)
        }
        guard answersLater(test) else {
            let isEmpty = message?.contains("[]") == true
            return isEmpty
                ? operands.lazy.compactMap(body.output).first.map { .outputNotCalled($0) } : nil
        }
        let smell = body.unreached(answersLater: true)
        if smell == .doesNotWait(.endsBeforeTheAnswer) { return smell }
        let isAtOnce = message.map(Self.showsNothing) != false && !body.assertions.isEmpty
        return isAtOnce && body.isAsync && !body.waits ? .doesNotWait(.assertsAtOnce) : nil
    }

    /// Why a test was skipped: `XCTSkip`, a trait such as `.disabled`, or no arguments.
    func smell(ofSkipped name: String) -> TestSmell {
        let test = tests.test(name)
        let attribute =
            test?.function.prefix.testArguments.map { test?.source.words($0) ?? [] } ?? []
        let isDisabled = attribute.contains("disabled") || attribute.contains("enabled")
        return attribute.contains("arguments") && !isDisabled ? .hasNoArguments : .isSkipped
    }

    /// The first mutable variable that a test shares with others.
    func shared(by name: String) -> SharedState? {
        guard let test = tests.test(name), let body = test.function.body else { return nil }
        let words = Set(test.source.words(body))
        let classes = Set(tests.files.flatMap(\.source.classes))
        for (path, source) in tests.files {
            let variable = source.shared.first { shared in
                // A constant of a class counts as well, because the object that it holds can change.
                words.contains(shared.name)
                    && (shared.kind == .variable
                        || source.typeName(of: shared).map(classes.contains) == true)
            }
            if let variable {
                return SharedState(
                    name: variable.name, place: SourceLocation(file: path, line: variable.line))
            }
        }
        return nil
    }

    /// The weakness that a test waits for a fixed time; nil if it doesn't.
    private func sleeps(_ test: TestSources.Test, _ body: TestBody) -> TestSmell? {
        guard let line = body.lineOfSleep else { return nil }
        return .sleeps(
            line: line, forTimer: !timerStarts.isDisjoint(with: words(reachedBy: test)))
    }

    /// The first call that gives a test a random value or the current time.
    func changesEachRun(_ name: String) -> TestSmell? {
        guard let test = tests.test(name) else { return nil }
        let reached = words(reachedBy: test)
        for path in [test.path] + tests.files.map(\.path).filter({ $0 != test.path }) {
            let isHere = path == test.path
            let changing = changingCalls[path]?.first { call in
                // In another file, a function with the test's name or the name `setUp` belongs to other
                // tests, so it is ignored.
                isHere && (call.owner == test.function.name || call.owner.hasPrefix("setUp"))
                    || reached.contains(call.owner) && call.owner != test.function.name
            }
            guard let (call, line, _) = changing else { continue }
            return .changesEachRun(call: call, place: isHere ? "line \(line)" : "\(path):\(line)")
        }
        return nil
    }

    /// Whether the tests call a method of a variable, or assign to it.
    func changes(_ state: SharedState) -> Bool {
        tests.files.contains { _, source in
            source.tokens.indices.contains {
                source.isWord(state.name, $0) && source.tokens[$0].line != state.place.line
                    && (source.isSign(".", $0 + 1) && source.isSign("(", $0 + 3)
                        || source.isSign("=", $0 + 1) && !source.isSign("=", $0 + 2))
            }
        }
    }

    /// The words in all of the test code that a test runs.
    func words(reachedBy test: TestSources.Test) -> Set<String> {
        calls.words(reachedBy: test.function, in: test.source)
    }

    /// The words in the test code that aren't in a test.
    var wordsOutsideOfTests: Set<String> { calls.outsideOfTests }

    /// Whether the code that a test reaches answers later.
    private func answersLater(_ test: TestSources.Test) -> Bool {
        !lateTypes.union(["Task", "DispatchQueue", WorkshopNames.timerProvider])
            .isDisjoint(with: words(reachedBy: test))
    }

    /// Whether an assertion's message shows an empty value, which is probably from before the answer came.
    static func showsNothing(_ message: String) -> Bool {
        let nothing = [
            "(\"0\")", "(\"nil\")", "(\"[]\")", "(\"[:]\")", "(\"\")", "(\"false\")",
            "XCTAssertTrue failed", "XCTAssertNotNil failed", "XCTUnwrap failed", "→ nil", "→ []",
            "→ [:]", "→ 0", "→ \"\"", "→ false",
        ]
        return nothing.contains { message.byteRange(of: $0) != nil }
    }

    /// Whether an assertion expected nil but got an object, which is printed as its type: `Stage2.Screen`.
    private static func isHeld(_ message: String) -> Bool {
        let parts = AssertionParts(message)
        let isOnNil = parts.relation == "is not equal to" && parts.values.last == "nil"
        guard message.hasPrefix("XCTAssertNil failed: \"") || isOnNil else { return false }
        let type = parts.values.first?.split(separator: ".") ?? []
        return type.count == 2 && type.allSatisfy { $0.first?.isUppercase == true }
    }
}

extension Declarations {
    /// The maximum number of calls that are examined in a file.
    private static let maximumCalls = 100

    /// The calls that read the clock, or that use a random function without its own generator, each with the
    /// name of the function or variable that contains the call.
    fileprivate var changingCalls: [(name: String, line: Int, owner: String)] {
        let calls = tokens.indices.lazy.compactMap { place in
            changingCall(at: place).map { (name: $0, line: tokens[place].line) }
        }
        return calls.prefix(Self.maximumCalls).compactMap { name, line in
            let owner = function(atLine: line) ?? all.first { $0.isVariable && $0.line == line }
            return owner.map { (name, line, $0.name) }
        }
    }

    /// The source of a call that reads the clock, or that uses a random function without its own generator;
    /// nil if no such call is at this position.
    private func changingCall(at place: Int) -> String? {
        switch tokens[place].isWord ? word(place) : "" {
        case "random", "randomElement", "shuffled":
            guard let call = call(at: place), !isWord("func", place - 1),
                !call.arguments.contains(where: { $0.label == "using" })
            else { return nil }
            let isMember = isSign(".", place - 1) && place > 1 && tokens[place - 2].isWord
            let type = isMember ? "\(word(place - 2))." : ""
            return "\(type)\(word(place))"
        case "Date" where isSign("(", place + 1) && isSign(")", place + 2): return "Date()"
        case "now" where isWord("Date", place - 2): return "Date.now"
        default: return nil
        }
    }
}
