import SwiftSource

/// What an assertion says of the code, in whichever library it is written.
enum AssertedClaim {
    /// That there is a value.
    case isThere
    /// That nothing is thrown.
    case doesNotThrow(String)
    /// That a condition is true, or with `isNegated` that it isn't.
    case holds(String, isNegated: Bool)
    case equal(Value, Value)
    /// Anything else, or nothing that is sure.
    case other

    /// One side of a comparison.
    struct Value {
        /// The tokens of it; a literal of a string has none.
        let range: Range<Int>
        /// Its text without any space.
        let text: String
        /// The text of the constant's value that it names, or its own.
        let meaning: String

        var isEmpty: Bool { range.isEmpty }
    }

    /// - Parameter place: The place of the assertion's name.
    init(_ place: Int, in source: Declarations, _ body: Range<Int>) {
        let reader = Reader(source: source, body: body)
        guard let arguments = reader.arguments(from: place + 1), let first = arguments.first else {
            self = .other
            return
        }
        let text = reader.text(first)
        switch source.word(place) {
        case "XCTAssertNotNil", "XCTUnwrap": self = .isThere
        case "XCTAssertNoThrow": self = .doesNotThrow(text)
        case "XCTAssertTrue", "XCTAssert": self = .holds(text, isNegated: false)
        case "XCTAssertFalse": self = .holds(text, isNegated: true)
        case "XCTAssertEqual" where arguments.count >= 2:
            self = .equal(reader.value(first), reader.value(arguments[1]))
        case "require" where reader.isUsed(place): self = .isThere
        case "expect", "require": self = reader.claim(ofExpecting: first)
        default: self = .other
        }
    }
}

/// Reads the arguments of assertions.
private struct Reader {
    let source: Declarations
    let body: Range<Int>

    /// The tokens of each argument; nil where the parentheses don't close.
    func arguments(from open: Int) -> [Range<Int>]? {
        guard body.contains(open), isSign("(", open) else { return nil }
        var (depth, start, result) = (0, open + 1, [Range<Int>]())
        for index in open..<body.upperBound {
            depth += change(ofDepthAt: index)
            if depth == 0 { return result + [start..<index] }
            if depth == 1, isSign(",", index) {
                result.append(start..<index)
                start = index + 1
            }
        }
        return nil
    }

    /// What `#expect` says of its condition.
    func claim(ofExpecting condition: Range<Int>) -> AssertedClaim {
        let text = text(condition)
        // #expect(throws: …) { … }
        if condition.count >= 2, isSign(":", condition.lowerBound + 1) { return .other }
        let operators = operators(in: condition)
        if operators.contains(where: { isSign("&", $0) || isSign("|", $0) }) {
            return .holds(text, isNegated: false)
        }
        if let place = operators.first, operators.count == 1 {
            let (first, second) = (condition.lowerBound..<place, place + 2..<condition.upperBound)
            let isNil = self.text(second) == "nil"
            if isSign("=", place) { return isNil ? .other : .equal(value(first), value(second)) }
            return isNil ? .isThere : .holds(text, isNegated: false)
        }
        return isSign("!", condition.lowerBound)
            ? .holds(self.text(condition.dropFirst()), isNegated: true)
            : .holds(text, isNegated: false)
    }

    /// The places of `==`, `!=`, `&&` and `||` that belong to no inner expression.
    private func operators(in condition: Range<Int>) -> [Int] {
        var (depth, result) = (0, [Int]())
        for index in condition {
            depth += change(ofDepthAt: index)
            guard depth == 0, condition.contains(index + 1), result.last != index - 1,
                source.tokens[index].range.upperBound == source.tokens[index + 1].range.lowerBound
            else { continue }
            let isOperator = ["==", "!=", "&&", "||"].contains { signs in
                zip(signs.unicodeScalars, [index, index + 1]).allSatisfy(isSign)
            }
            if isOperator { result.append(index) }
        }
        return result
    }

    /// Whether the answer of a `try #require(…)` is kept.
    func isUsed(_ place: Int) -> Bool {
        // let value = try #require(
        body.contains(place - 3) && isSign("=", place - 3)
    }

    func value(_ range: Range<Int>) -> AssertedClaim.Value {
        AssertedClaim.Value(range: range, text: text(range), meaning: meaning(of: range))
    }

    /// What an argument is: that of the constant which it names, or itself.
    private func meaning(of argument: Range<Int>) -> String {
        let text = text(argument)
        guard argument.count == 1, source.tokens[argument.lowerBound].isWord else { return text }
        // let expected = price.of(3)
        let place = body.first { index in
            index + 3 < argument.lowerBound && source.isWord("let", index)
                && source.isWord(text, index + 1) && isSign("=", index + 2)
        }
        guard let place else { return text }
        let line = source.tokens[place].line
        let end = (place..<body.upperBound).first { source.tokens[$0].line > line }
        return self.text(place + 3..<(end ?? body.upperBound))
    }

    /// The tokens with no space between them, and the literals among them.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let bytes = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
        return source.text.text(bytes).filter { !$0.isWhitespace }
    }

    private func isSign(_ sign: Unicode.Scalar, _ place: Int) -> Bool {
        source.tokens[place].sign == UInt8(ascii: sign)
    }

    /// 1 where something opens, and -1 where it closes.
    private func change(ofDepthAt place: Int) -> Int {
        if ["(", "[", "{"].contains(where: { isSign($0, place) }) { return 1 }
        return [")", "]", "}"].contains(where: { isSign($0, place) }) ? -1 : 0
    }
}
