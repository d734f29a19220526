/// The body of a test: what it asserts, where, and what it waits for.
package struct TestBody {
    package let source: Declarations
    /// The range of the body's tokens; empty if there are more than `maximumLength`.
    package let range: Range<Int>
    package let isTooLong: Bool
    package let isAsync: Bool
    /// Whether the test is a Swift Testing test.
    package let isSwiftTesting: Bool
    /// The words in the body, without the names of nested functions.
    package let words: Set<String>
    /// The tokens that start assertions, including calls to helpers that assert.
    package let assertions: [Int]
    private let helpers: HelperFunctions
    /// Whether a Swift Testing failure fails an XCTest test, as it does since Swift 6.4.
    package let librariesInteroperate: Bool
    package let name: String

    /// The maximum number of tokens. A longer test isn't searched.
    package static let maximumLength = 2000

    package init(
        _ body: Range<Int>, of function: Declaration, in source: Declarations,
        _ helpers: HelperFunctions, librariesInteroperate: Bool = false
    ) {
        self.source = source
        self.librariesInteroperate = librariesInteroperate
        isTooLong = body.count > Self.maximumLength
        range = isTooLong ? body.lowerBound..<body.lowerBound : body
        self.helpers = helpers
        isAsync = function.isAsync
        name = function.name
        isSwiftTesting = function.prefix.attributes.contains("Test")
        let places = range.filter {
            source.tokens[$0].isWord && !source.isWord("func", $0 - 1)
        }
        words = Set(places.map(source.word))
        assertions = places.filter {
            TestWords.isAssertion($0, in: source)
                || source.word($0) != function.name && helpers.asserting.contains(source.word($0))
        }
    }

    /// The name of the first assertion, if all assertions belong to the other library and can't
    /// fail this test; nil otherwise.
    ///
    /// A test that can throw an error can also fail. If the libraries work together, Swift
    /// Testing's assertions fail an XCTest test as well, but XCTest's only warn in a Swift Testing
    /// test.
    package var foreignAssertion: String? {
        guard !isTooLong, !throwsErrors, isSwiftTesting || !librariesInteroperate else {
            return nil
        }
        let names = assertions.map(source.word)
        let areForeign =
            isSwiftTesting
            ? names.allSatisfy { $0.hasPrefix("XCTAssert") || $0 == "XCTFail" }
            : names.allSatisfy { $0 == "expect" || $0 == "require" }
        return areForeign ? names.first : nil
    }

    package var makesExpectation: Bool {
        words.contains("expectation") && words.contains("description")
            || words.contains("XCTestExpectation")
    }

    package var waitsForExpectation: Bool {
        words.contains(where: TestWords.isWaitForExpectation)
            || words.contains { $0 != name && helpers.waiting.contains($0) }
    }

    package var waits: Bool {
        words.contains(where: TestWords.isWait)
            || words.contains { $0 != name && helpers.waiting.contains($0) }
    }

    /// Whether the test can be ended by an error from the code. An error from sleeping says nothing
    /// about the code.
    package var throwsErrors: Bool {
        range.count { source.isWord("try", $0) } > range.count { source.isWord("sleep", $0) }
    }

    /// Whether the only errors that the test can throw come from unwrapping a missing value.
    package var throwsOnlyWithoutValue: Bool {
        let unwraps = range.count {
            source.isWord("XCTUnwrap", $0)
                || source.isWord("require", $0) && TestWords.isAssertion($0, in: source)
        }
        return range.count { source.isWord("try", $0) } == unwraps
    }

    // MARK: Braces

    package enum Brace { case closure, task, condition, other }

    /// The kinds of the braces around a token, outermost first.
    package func braces(around index: Int) -> [Brace] {
        var open: [Brace] = []
        for place in range.lowerBound..<index {
            switch source.tokens[place].sign {
            case UInt8(ascii: "{"): open.append(brace(at: place))
            case UInt8(ascii: "}"): _ = open.popLast()
            default: break
            }
        }
        return open
    }

    private func brace(at place: Int) -> Brace {
        let line = source.tokens[place].line
        let head = (range.lowerBound..<place).reversed().prefix {
            source.tokens[$0].line == line && source.tokens[$0].sign != UInt8(ascii: ";")
        }
        let words = Set(head.filter { source.tokens[$0].isWord }.map(source.word))
        if words.contains("for") {
            // A list literal that is written in the loop isn't empty, so the loop's body certainly
            // runs.
            let isList = [UInt8(ascii: "]"), UInt8(ascii: ")")].contains(
                source.tokens[place - 1].sign)
            return isList || source.tokens[place - 2].sign == UInt8(ascii: ".")
                ? .other : .condition
        }
        if !words.isDisjoint(with: ["if", "while"]) { return .condition }
        // `forEach` and `map` call their closures immediately, for each value of a list.
        let others: Set = [
            "func", "else", "guard", "repeat", "do", "catch", "defer", "switch", "forEach", "map",
        ]
        if !words.isDisjoint(with: others) { return .other }
        return words.contains("Task") ? .task : .closure
    }
}
