/// The source of an assertion that failed, for a reader who has forgotten what stands there.
package struct FailedLine: Sendable, Equatable, Codable {
    /// The lines of the call, as far left as they go; one line where there is no call to be sure of.
    package let code: String
    /// The expressions that the assertion compares, as they are written; none where that isn't sure.
    package let operands: [String]

    package init(code: String, operands: [String]) {
        self.code = code
        self.operands = operands
    }

    /// A call may go over this many lines, and is cut there.
    private static let maximumLines = 6
    /// A line may have this many bytes, and is left out with more.
    private static let maximumLength = 2000

    /// What stands in a line of some source; nil where there is nothing.
    package init?(line: Int, in text: SwiftText) {
        guard let range = Self.range(ofLine: line, in: text.source) else { return nil }
        guard text.source[range].contains(where: { $0 > UInt8(ascii: " ") }) else { return nil }
        let calls = Self.calls(in: range, of: text.code)
        guard calls.count == 1, let call = calls.first,
            let close = Self.closing(call.open, in: text.code)
        else {
            self.init(code: Self.excerpt(range, of: text.source), operands: [])
            return
        }
        let end = Self.endOfLine(close, in: text.source)
        let arguments = Self.arguments(call.open + 1..<close, of: text)
        let isComparison = call.isComparison && arguments.count >= 2
        let sides = call.isCondition ? Self.sides(from: call.open + 1, of: text) : nil
        self.init(
            code: Self.excerpt(range.lowerBound..<end, of: text.source),
            operands: isComparison
                ? Array(arguments.prefix(2)) : sides ?? Array(arguments.prefix(1)))
    }

    private struct Call {
        /// The place of its parenthesis.
        let open: Int
        /// Whether it compares its first two arguments.
        let isComparison: Bool
        /// Whether its first argument is a condition, which may compare two values.
        let isCondition: Bool
    }

    private static let comparisons: Set<String> = [
        "XCTAssertEqual", "XCTAssertNotEqual", "XCTAssertIdentical", "XCTAssertNotIdentical",
        "XCTAssertLessThan", "XCTAssertLessThanOrEqual", "XCTAssertGreaterThan",
        "XCTAssertGreaterThanOrEqual",
    ]
    private static let others: Set<String> = [
        "XCTAssert", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNil", "XCTAssertNotNil",
        "XCTAssertNoThrow", "XCTAssertThrowsError", "XCTUnwrap", "XCTFail",
    ]
    private static let conditions: Set<String> = ["expect", "require"]

    /// The assertions that begin in a part of some code.
    private static func calls(in range: Range<Int>, of code: [UInt8]) -> [Call] {
        var result: [Call] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard CodeToken.isPartOfWord(code[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < range.upperBound, CodeToken.isPartOfWord(code[index]) { index += 1 }
            guard index < code.count, code[index] == UInt8(ascii: "(") else { continue }
            let word = String(decoding: code[start..<index], as: UTF8.self)
            let isCondition = conditions.contains(word)
            if comparisons.contains(word) || others.contains(word) || isCondition {
                result.append(
                    Call(
                        open: index, isComparison: comparisons.contains(word),
                        isCondition: isCondition))
            }
        }
        return result
    }

    /// The place of the parenthesis that closes the one at `open`; nil where none does.
    private static func closing(_ open: Int, in code: [UInt8]) -> Int? {
        var depth = 0
        for index in open..<code.count {
            switch code[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// The arguments without a label: what is compared, and a message. Generic arguments hold
    /// commas, too, so nothing is sure where there is a `<` that could begin some.
    private static func arguments(_ range: Range<Int>, of text: SwiftText) -> [String] {
        var ends: [Int] = []
        var depth = 0
        for index in range {
            switch text.code[index] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0: ends.append(index)
            case UInt8(ascii: "<") where depth == 0: return []
            default: break
            }
        }
        var start = range.lowerBound
        return (ends + [range.upperBound]).map { end in
            defer { start = end + 1 }
            return oneLine(text.text(start..<end))
        }
    }

    /// Both sides of the first argument, where that compares two values by `==` or `!=` and does nothing
    /// else; nil elsewhere.
    private static func sides(from start: Int, of text: SwiftText) -> [String]? {
        var (depth, sign) = (0, nil as Int?)
        for index in start..<text.code.count {
            let byte = text.code[index]
            if [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{")].contains(byte) {
                depth += 1
            } else if [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) {
                depth -= 1
            }
            if depth < 0 || depth == 0 && byte == UInt8(ascii: ",") {
                return sign.map {
                    [oneLine(text.text(start..<$0)), oneLine(text.text($0 + 2..<index))]
                }
            }
            guard depth == 0, index + 1 < text.code.count, sign != index - 1 else { continue }
            switch (byte, text.code[index + 1]) {
            case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")):
                // Not `===`.
                let isLonger =
                    index + 2 < text.code.count && text.code[index + 2] == UInt8(ascii: "=")
                guard sign == nil, !isLonger else { return nil }
                sign = index
            case (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")):
                return nil
            default: break
            }
        }
        return nil
    }

    /// The words of an expression with one space where there was a line end.
    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline)
            .map { $0.trimmingPrefix { $0 == " " || $0 == "\t" } }
            .filter { !$0.isEmpty }.joined(separator: " ").trimmed
    }

    private static func range(ofLine number: Int, in source: [UInt8]) -> Range<Int>? {
        var line = 1
        var start = 0
        while line < number {
            guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
            line += 1
        }
        let end = endOfLine(start, in: source)
        return start < end && end - start <= maximumLength ? start..<end : nil
    }

    private static func endOfLine(_ place: Int, in source: [UInt8]) -> Int {
        source[place...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    }

    /// Lines without what all of them are moved in by.
    private static func excerpt(_ range: Range<Int>, of source: [UInt8]) -> String {
        let lines = String(decoding: source[range], as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let margin =
            lines.filter { !$0.trimmed.isEmpty }
            .map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let shown = lines.prefix(maximumLines).map { String($0.dropFirst(margin)) }
        return (shown + (lines.count > maximumLines ? ["…"] : [])).joined(separator: "\n").trimmed
    }
}

extension StringProtocol {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        return String(
            start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
    }
}
