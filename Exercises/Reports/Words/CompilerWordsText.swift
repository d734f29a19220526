import SwiftSource

/// Says what to change where the compiler's words alone tell it.
///
/// It looks at the first error only: a learner fixes that one first, and the next ones may come from it.
enum CompilerWordsText {
    /// A sentence or two; nil where nobody can tell.
    static func cure(ofErrors text: String, inTests: Bool) -> String? {
        guard let error = CompilerError(firstIn: text) else { return nil }
        return common(error) ?? CompilerSlips.cure(of: error, inTests: inTests)
            ?? (inTests ? own(error) : code(error))
    }

    /// What is the same for code and for tests.
    private static func common(_ error: CompilerError) -> String? {
        let words = error.message
        if words.contains(#/value of optional type '\(.*\) -> .*\)\?' must be unwrapped/#) {
            let name = error.word ?? "it"
            return "'\(name)' may be nil. Call it with a question mark: \(name)?(…)"
        }
        if let match = words.firstMatch(of: #/invalid redeclaration of '(\w+)/#),
            let other = error.text.firstMatch(of: #/\n([^:\n]+):\d+:\d+: note: it is declared/#)
        {
            return "'\(match.1)' is declared in \(error.file) and in \(other.1). Give one of them "
                + "another name, or remove it."
        }
        if words.contains("cannot call value of non-function type") {
            return "'\(error.word ?? "it")' is a value here, and no function. Take '()' away."
        }
        if words.contains("contextual type for closure argument list expects 1 argument") {
            return "The closure is given a value. Name it before 'in', or write '_': { _ in … }, "
                + "or with a weak self: { [weak self] _ in … }"
        }
        if words.contains("invalid conversion from throwing function of type") {
            return
                "'try' throws, and this closure may not. Write 'try?': where it fails, the value "
                + "is nil."
        }
        if words.contains(#/expected argument type '\(inout /#) {
            return "The closure changes what it is given. Write 'inout' before the type, such as: "
                + "(cart: inout CartViewModel) in"
        }
        if words.contains("results in an overflow") {
            return "No Int is so large or so small. Int.max is the largest one, and Int.min the "
                + "smallest."
        }
        if words.contains("cannot be used as a boolean") {
            return "This is a number, and a Bool is asked for. Compare it with a number, such as: "
                + "== 0"
        }
        return mixedTypes(error)
    }

    /// A text for a number, or the other way round.
    private static func mixedTypes(_ error: CompilerError) -> String? {
        let pattern =
            #/cannot (?:convert|assign) value of type '([^']+)' to (?:expected argument )?(?:specified )?type '([^']+)'/#
        guard let match = error.message.firstMatch(of: pattern) else { return nil }
        let isText = match.2 == "String" || match.2 == "String?"
        switch (match.1, match.2) {
        case ("String", "Int"):
            let digits = error.rest.firstMatch(of: #/^"(\d+)"/#).map { ": \($0.1)" } ?? "."
            return "An Int is written without quotation marks\(digits)"
        case ("Int", _) where isText:
            let digits = error.rest.firstMatch(of: #/^\d+/#).map { ": \"\($0.0)\"" } ?? "."
            return "A String is written in quotation marks\(digits)"
        case ("Label", _) where isText:
            return "A label isn't its text. Write '.text' behind it."
        default: return nil
        }
    }

    /// Whether an optional stands where a value has to.
    private static func mayBeNil(_ words: String) -> Bool {
        if words.contains("' must be unwrapped to a value of type '") { return true }
        let pattern = #/value of type '(\w+)\?' to expected .*type '(\w+)'/#
        return words.firstMatch(of: pattern).map { $0.1 == $0.2 } ?? false
    }

    private static func code(_ error: CompilerError) -> String? {
        if mayBeNil(error.message) {
            return
                "The value may be nil. Say what to do then, with 'guard let … else' or 'if let', "
                + "or give another value with '??'."
        }
        return error.message.contains(#/main actor-isolated parameter '\w+' in a sync/#)
            ? "Answer on the main queue: DispatchQueue.main.async { … }" : nil
    }

    private static func own(_ error: CompilerError) -> String? {
        let words = error.message
        if let name = words.firstMatch(of: #/cannot find (?:type )?'(XCT\w+)'/#) {
            return cure(ofXCTest: String(name.1))
        }
        if words.contains("'any HashDiffable' cannot conform to 'Equatable'") {
            return "XCTAssertEqual can't compare these. Write: "
                + "assertArrayHashDiffable(expectedResult: …, values: …)"
        }
        if words.contains("does not override any method from its superclass") {
            let known = ["setUp", "tearDown", "setUpWithError", "tearDownWithError"]
            return error.word.flatMap { NearestWord.to($0, among: known) }.map {
                "XCTestCase has no '\(error.word ?? "")'. Write: \($0)()"
            }
        }
        if words.contains("'sleep' is unavailable from asynchronous contexts") {
            return
                "Don't sleep in a test: wait for what has to happen. Write: await waitUntil { … }\n"
                + "To read: \(GuideSections.waiting)"
        }
        if let match = words.firstMatch(
            of: #/conflicting arguments to generic parameter 'T' \('([^']+)' vs\. '([^']+)'\)/#)
        {
            return
                "\(error.word ?? "XCTAssertEqual") compares two values of one type. Here they are "
                + "of the types \(match.1) and \(match.2)."
        }
        if mayBeNil(words) {
            return "The value may be nil. Write 'try XCTUnwrap(…)' around it, and 'throws' behind "
                + "the test's '()'."
        }
        if words.contains(#/static property '\w+' is not concurrency-safe/#) {
            return
                "Write 'private let' without 'static'. XCTest makes a new object of the class for "
                + "each test."
        }
        return nil
    }

    /// What helps where a name of XCTest's isn't found.
    private static func cure(ofXCTest name: String) -> String {
        let known: Set = [
            "XCTestCase", "XCTestExpectation", "XCTFail", "XCTUnwrap", "XCTSkip", "XCTAssert",
            "XCTAssertTrue", "XCTAssertFalse", "XCTAssertEqual", "XCTAssertNotEqual",
            "XCTAssertNil",
            "XCTAssertNotNil", "XCTAssertIdentical", "XCTAssertThrowsError", "XCTAssertNoThrow",
            "XCTAssertGreaterThan", "XCTAssertLessThan",
        ]
        if known.contains(name) { return "Write at the top of the file: import XCTest" }
        return NearestWord.to(name, among: known).map { "XCTest has no '\(name)'. Write: \($0)" }
            ?? "XCTest has no '\(name)'. Look at how it is written."
    }
}

/// The first error of what the compiler says, taken apart.
struct CompilerError {
    let file: String
    /// The words behind `error: `.
    let message: String
    /// All lines of it.
    let text: String
    /// The source from the place on that is meant; empty where it isn't shown.
    let rest: String

    init?(firstIn text: String) {
        let start = #/(?m)^([^:\n]+):(\d+):(\d+): error: ([^\n]*)/#
        guard let match = text.firstMatch(of: start) else { return nil }
        let behind = text[match.range.upperBound...]
        let end = behind.firstMatch(of: start)?.range.lowerBound ?? text.endIndex
        file = String(match.1)
        message = String(match.4)
        self.text = String(text[match.range.lowerBound..<end])
        let line = text[match.range.upperBound..<end].split(separator: "\n").first {
            $0.drop { $0 == " " }.hasPrefix("\(match.2) | ")
        }
        let source = line.flatMap { line in
            line.firstRange(of: " | ").map { line[$0.upperBound...] }
        }
        rest = source.map { String($0.dropFirst(max(0, (Int(match.3) ?? 1) - 1))) } ?? ""
    }

    /// The word at the place that is meant.
    var word: String? {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return word.isEmpty ? nil : String(word)
    }
}
