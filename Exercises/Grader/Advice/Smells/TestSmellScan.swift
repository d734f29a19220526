import Catalog
import Grading
import SwiftSource

/// Searches the source of a learner's tests for smells, and only reports what is certain.
struct TestSmellScan {
    let tests: TestSources
    /// The types of the code under test whose answers come later.
    let lateTypes: Set<String>
    private let calls: TestCalls

    init(_ tests: TestSources, lateTypes: Set<String> = []) {
        self.tests = tests
        self.lateTypes = lateTypes
        calls = TestCalls(tests.files.map(\.source))
    }

    /// Why a passing test catches nothing.
    func smell(ofIdle name: String) -> TestSmell? {
        guard let test = tests.test(name), let body = tests.body(of: test), !body.isTooLong else {
            return nil
        }
        let smell = body.whyIdle(answersLater: answersLater(test))
        let mayBeTooLate = smell == .unreached(.closure) || smell?.explainsFailure == true
        return (mayBeTooLate ? body.outputTooLate : nil) ?? body.sleeps ?? smell
    }

    /// What could be better in a test that catches something.
    func smell(ofUseful name: String) -> TestSmell? {
        guard let test = tests.test(name) else { return nil }
        let prefix = test.function.prefix.attributes
        if prefix.contains("MainActor"), !prefix.contains("Test"), !test.function.isAsync {
            return .isNotAsync
        }
        let smell = tests.body(of: test)?.unreached(answersLater: answersLater(test))
        return smell == .doesNotWait(.endsBeforeTheAnswer)
            ? smell : tests.body(of: test)?.sleeps
    }

    /// Why a test may fail on right code.
    ///
    /// - Parameter message: The message of the assertion that failed; nil if it failed in another way.
    func smell(ofFailing name: String, message: String?, operand: String? = nil) -> TestSmell? {
        guard let test = tests.test(name), let body = tests.body(of: test), !body.isTooLong else {
            return nil
        }
        if let message, Self.isHeld(message), let operand {
            return body.holder(of: operand)
        }
        if message.map(Self.showsNothing) == true, let smell = body.outputTooLate { return smell }
        if body.forgetsExpectation { return .doesNotWait(.forgetsExpectation) }
        let blocks = body.words.contains("wait") || body.words.contains("waitForExpectations")
        if body.isAsync && blocks || message == nil && body.loopsWithoutBody {
            return .doesNotWait(.blocks)
        }
        guard answersLater(test) else { return nil }
        let smell = body.unreached(answersLater: true)
        if smell == .doesNotWait(.endsBeforeTheAnswer) { return smell }
        let isAtOnce = message.map(Self.showsNothing) != false && !body.assertions.isEmpty
        return isAtOnce && body.isAsync && !body.waits ? .doesNotWait(.assertsAtOnce) : nil
    }

    /// Why a test was skipped: because of its body (`XCTSkip`) or its traits (`.disabled`, `.enabled`).
    func smell(ofSkipped name: String) -> TestSmell {
        guard let test = tests.test(name) else { return .isSkipped(line: nil) }
        let source = test.source
        let body = test.function.body.map(Array.init) ?? []
        let attribute = test.function.prefix.testArguments.map(Array.init) ?? []
        let place =
            body.first { source.tokens[$0].isWord && source.word($0).hasPrefix("XCTSkip") }
            ?? attribute.first { source.isWord("disabled", $0) || source.isWord("enabled", $0) }
        if place == nil, attribute.contains(where: { source.isWord("arguments", $0) }) {
            return .hasNoArguments
        }
        return .isSkipped(line: place.map { source.tokens[$0].line })
    }

    /// The first mutable variable that a test shares with others.
    func shared(by name: String) -> SharedState? {
        guard let test = tests.test(name), let body = test.function.body else { return nil }
        let words = Set(test.source.words(body))
        let classes = Set(tests.files.flatMap(\.source.classes))
        for (path, source) in tests.files {
            let variable = source.shared.first { shared in
                // A constant can hold an object that changes.
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

    /// The words in all of the test code that a test runs.
    func words(reachedBy test: TestSources.Test) -> Set<String> {
        calls.words(reachedBy: test.function, in: test.source)
    }

    /// Whether the code that a test reaches answers later.
    private func answersLater(_ test: TestSources.Test) -> Bool {
        !lateTypes.union(["Task", "DispatchQueue", WorkshopNames.timerProvider])
            .isDisjoint(with: words(reachedBy: test))
    }

    /// Whether an assertion got the value from before anything happened.
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
