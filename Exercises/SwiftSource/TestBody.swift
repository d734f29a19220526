/// The body of a test: what it asserts, where in it, and for what it waits.
struct TestBody {
    private let source: Declarations
    private let body: Range<Int>
    private let isTooLong: Bool
    private let isAsync: Bool
    private let helpers: HelperFunctions
    private let name: String
    /// Whether it is one of Swift Testing.
    private let isSwiftTesting: Bool
    /// Its words, without the names of functions inside of it.
    private let words: Set<String>
    /// The places of what asserts in it, and those of helpers that do.
    private let assertions: [Int]

    /// A test of more tokens than this is no slip, and takes long to look through.
    static let maximumLength = 2000

    init(
        _ body: Range<Int>, of function: FunctionDeclaration, in source: Declarations,
        _ helpers: HelperFunctions
    ) {
        self.source = source
        isTooLong = body.count > Self.maximumLength
        self.body = isTooLong ? body.lowerBound..<body.lowerBound : body
        self.helpers = helpers
        isAsync = function.isAsync
        name = function.name
        isSwiftTesting = function.prefix.attributes.contains("Test")
        let places = self.body.filter {
            source.tokens[$0].isWord && !source.isWord("func", $0 - 1)
        }
        words = Set(places.map(source.word))
        assertions = places.filter {
            TestWords.isAssertion($0, in: source)
                || source.word($0) != function.name && helpers.asserting.contains(source.word($0))
        }
    }

    /// Why it notices nothing; nil where that isn't sure.
    var reasonToNoticeNothing: WeakTest? {
        guard !isTooLong else { return nil }
        if makesExpectation, !waitsForExpectation {
            return .expectationNotAwaited(isAsync: isAsync)
        }
        if let cause = freedAtOnce { return .cause(cause) }
        // What throws asserts something, too.
        guard !throwsErrors else { return nil }
        guard let last = assertions.last else { return .assertsNothing }
        let names = Set(assertions.map(source.word))
        if !isSwiftTesting, let first = assertions.first,
            names.allSatisfy({ $0 == "expect" || $0 == "require" })
        {
            return .cannotFail(assertion: source.word(first))
        }
        if isSwiftTesting, let first = assertions.first,
            names.allSatisfy({ $0.hasPrefix("XCTAssert") || $0 == "XCTFail" })
        {
            return .cannotFail(assertion: source.word(first))
        }
        if let reason = inside { return reason }
        let all = assertions.map { AssertionKind($0, in: source, body) }
        let kinds = all.filter { $0 != .constant }
        if kinds.isEmpty { return .assertsNothing }
        let telling = Set(zip(assertions, all).filter { $1 != .constant }.map { source.word($0.0) })
        if telling == ["XCTAssertNotNil"] { return .onlyNotNil }
        if names.allSatisfy(TestWords.isWaitForExpectation) { return .onlyWaits }
        if let place = zip(assertions, all).first(where: { $1 == .several })?.0 {
            return .acceptsSeveral(line: source.tokens[place].line)
        }
        if kinds.allSatisfy({ $0 == .withItself }) { return .comparesWithItself }
        if kinds.allSatisfy({ $0 == .little }) { return .assertsTooLittle }
        guard !waitsForExpectation else { return nil }
        let returns = body.first {
            $0 < last && source.isWord("return", $0)
                && !braces(around: $0).contains { $0 == .closure || $0 == .function }
        }
        if let returns { return .returnsEarly(line: source.tokens[returns].line) }
        return isAsync && !waits ? .assertsAtOnce : nil
    }

    /// Why it may fail on code that is right; nil where that isn't sure.
    var reasonToFail: WeakTest? {
        if makesExpectation, !waitsForExpectation {
            return .expectationNotAwaited(isAsync: isAsync)
        }
        if isAsync, words.contains("wait") || words.contains("waitForExpectations") {
            return .blocks
        }
        if case .neverWaits? = inside { return inside }
        return isAsync && !waits && !assertions.isEmpty ? .assertsAtOnce : nil
    }

    /// `weak var screen = Screen()`
    private var freedAtOnce: FailureCause? {
        let place = body.first { index in
            source.isWord("weak", index) && body.contains(index + 5)
                && source.tokens[index + 3].sign == UInt8(ascii: "=")
                && source.tokens[index + 4].isWord
                && source.word(index + 4).first?.isUppercase == true
                && source.tokens[index + 5].sign == UInt8(ascii: "(")
        }
        return place.map {
            .isFreedAtOnce(variable: source.word($0 + 2), line: source.tokens[$0].line)
        }
    }

    /// What all its assertions stand in, where that may never be reached.
    private var inside: WeakTest? {
        guard !assertions.isEmpty, !waitsForExpectation else { return nil }
        let around = assertions.map(braces)
        if around.allSatisfy({ $0.contains(.function) }), !callsInnerFunction {
            return .assertsInUncalledFunction
        }
        if around.allSatisfy({ $0.contains(.task) || $0.contains(.closure) }) {
            let isTask = around.contains { $0.contains(.task) }
            return (isAsync || isTask) && !waits
                ? .neverWaits(isAsync: isAsync) : isTask ? nil : .assertsInClosure
        }
        return around.allSatisfy({ $0.contains(.condition) }) ? .assertsUnderCondition : nil
    }

    private var makesExpectation: Bool {
        words.contains("expectation") && words.contains("description")
            || words.contains("XCTestExpectation")
    }

    private var waitsForExpectation: Bool {
        words.contains(where: TestWords.isWaitForExpectation)
            || words.contains { $0 != name && helpers.waiting.contains($0) }
    }

    private var waits: Bool {
        words.contains(where: TestWords.isWait)
            || words.contains { $0 != name && helpers.waiting.contains($0) }
    }

    /// Whether an error ends it. Sleeping says nothing of the code.
    private var throwsErrors: Bool {
        body.count { source.isWord("try", $0) } > body.count { source.isWord("sleep", $0) }
    }

    private var callsInnerFunction: Bool {
        let inner = body.filter { source.isWord("func", $0 - 1) }.map(source.word)
        return inner.contains(where: words.contains)
    }

    // MARK: Braces

    private enum Brace { case closure, task, function, condition, other }

    /// What the braces belong to that a token of the body stands in.
    private func braces(around index: Int) -> [Brace] {
        var open: [Brace] = []
        for place in body.lowerBound..<index {
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
        let head = (body.lowerBound..<place).reversed().prefix {
            source.tokens[$0].line == line && source.tokens[$0].sign != UInt8(ascii: ";")
        }
        let words = Set(head.filter { source.tokens[$0].isWord }.map(source.word))
        if words.contains("func") { return .function }
        if words.contains("for") {
            // A list that is written there is not empty.
            let isList = [UInt8(ascii: "]"), UInt8(ascii: ")")].contains(
                source.tokens[place - 1].sign)
            return isList || source.tokens[place - 2].sign == UInt8(ascii: ".")
                ? .other : .condition
        }
        if !words.isDisjoint(with: ["if", "while"]) { return .condition }
        // What these do with each value of a list, they do at once.
        let others: Set = [
            "else", "guard", "repeat", "do", "catch", "defer", "switch", "forEach", "map",
        ]
        if !words.isDisjoint(with: others) { return .other }
        return words.contains("Task") ? .task : .closure
    }
}
