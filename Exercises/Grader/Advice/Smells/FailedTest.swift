import Grading
import SwiftSource

/// A test that fails on code that is right, and all that its steps can be compared with.
///
/// The steps that may be missing, too late or in the wrong place stand in the files of their ideas.
struct FailedTest {
    let source: Declarations
    let body: Range<Int>
    let reached: ReachedWords
    let code: TestedCode

    /// How a test failed.
    enum Failure {
        case assertion(FailedAssertion)
        /// The line of source that crashed; nil where nobody knows it.
        case crash(line: String?)
        /// It did not end in time.
        case hang
        case unknown
    }

    /// The step that is wrong; nil where that isn't sure.
    func smell(of failure: Failure) -> TestSmell? {
        switch failure {
        case .assertion(let assertion): smell(of: assertion)
        case .crash(let line): smell(ofCrashIn: line)
        case .hang, .unknown: nil
        }
    }

    private func smell(of failure: FailedAssertion) -> TestSmell? {
        if let variable = failure.heldVariable { return holder(of: variable) }
        if failure.message.hasPrefix("Asynchronous wait failed") {
            return fulfilledElsewhere(failure) ?? heldWeakly
        }
        if let confirmation = Confirmation(failure, in: self) {
            return confirmation.smell ?? heldWeakly
        }
        if let smell = Self.chance(in: failure.operands) { return smell }
        if let smell = heldWeakly ?? letsGo ?? neverFires(failure) { return smell }
        guard failure.tellsOfNothing else { return nil }
        return changesCopy(failure) ?? setTooLate ?? withoutMockTimer
            ?? neverLoads(failure.operands) ?? missingCall(failure) ?? untouched(failure)
            ?? looksAtOnce(failure) ?? neverSet(failure)
    }

    /// Why a test crashes, where something is not there.
    private func smell(ofCrashIn line: String?) -> TestSmell? {
        let words = line.map { [$0] } ?? source.words(body)
        return withoutMockTimer ?? neverLoads(words) ?? neverMakesTimer(words)
    }

    func isWord(_ word: String, _ place: Int) -> Bool {
        source.tokens.indices.contains(place) && source.isWord(word, place)
    }

    func isSign(_ sign: Unicode.Scalar, _ place: Int) -> Bool {
        source.tokens.indices.contains(place) && source.tokens[place].sign == UInt8(ascii: sign)
    }

    /// How many braces of the body are open at a place.
    func depth(at place: Int) -> Int {
        (body.lowerBound..<place).reduce(0) {
            $0 + (isSign("{", $1) ? 1 : isSign("}", $1) ? -1 : 0)
        }
    }

    /// The place of the `let` or `var` of a variable.
    func declaration(of name: String) -> Int? {
        body.first {
            (isWord("let", $0) || isWord("var", $0)) && body.contains($0 + 1)
                && isWord(name, $0 + 1)
        }
    }

    /// Whether a variable alone stands there, unwrapped or not.
    func isValue(_ name: String, at place: Int) -> Bool {
        guard body.contains(place), isWord(name, place) else { return false }
        let next = isSign("!", place + 1) ? place + 2 : place + 1
        return !body.contains(next) || source.tokens[next].line > source.tokens[place].line
    }
}

extension [String] {
    /// All names and keywords in some texts.
    var allWords: Set<String> {
        Set(
            flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(String.init))
    }
}

/// An assertion that failed, as far as it is known.
struct FailedAssertion {
    /// From 1.
    let line: Int
    /// What it compares, as that is written.
    let operands: [String]
    let message: String

    /// Whether what came is what is there before anything has happened.
    var tellsOfNothing: Bool {
        let nothing = ["(\"0\")", "(\"nil\")", "(\"[]\")", "(\"[:]\")", "(\"\")", "(\"false\")"]
        let failures = ["XCTAssertTrue failed", "XCTAssertNotNil failed", "XCTUnwrap failed"]
        let inSwiftTesting = ["→ nil", "→ []", "→ [:]", "→ 0", "→ \"\"", "→ false"]
        return (nothing + failures + inSwiftTesting).contains {
            message.byteRange(of: $0) != nil
        }
    }

    /// Whether this operand's value is what is there before anything has happened.
    func isNothing(at index: Int) -> Bool {
        let values = AssertionParts(message).values
        guard values.indices.contains(index) else { return tellsOfNothing }
        return ["0", "nil", "[]", "[:]", "", "false"].contains(String(values[index]))
    }

    /// The variable that should be nil and holds an object; nil for other failures.
    var heldVariable: String? {
        let parts = AssertionParts(message)
        let isOnNil = parts.relation == "is not equal to" && parts.values.last == "nil"
        guard message.hasPrefix("XCTAssertNil failed: \"") || isOnNil,
            let value = parts.values.first,
            let name = operands.first, name.utf8.allSatisfy(CodeToken.isPartOfWord)
        else { return nil }
        // An object without a description of its own is printed as its type: `Stage2.Screen`.
        let type = value.split(separator: ".")
        let isType =
            type.count == 2
            && type.allSatisfy { part in
                part.first?.isUppercase == true && part.utf8.allSatisfy(CodeToken.isPartOfWord)
            }
        return isType ? name : nil
    }
}
