import Grading
import SwiftSource

/// How much an assertion says of the code that it tests.
enum AssertionKind: Equatable {
    /// It compares the code with itself.
    case withItself
    /// Both values come from the same function.
    case withSameFunction
    /// It sorts what came before it compares.
    case sorted
    /// It asserts how much there is, or that something is in it.
    case little
    /// It takes one of several answers for right.
    case several
    /// It holds whatever the code does.
    case constant
    case other

    /// - Parameter place: The place of the assertion's name.
    init(_ place: Int, in source: Declarations, _ body: Range<Int>) {
        let name = source.word(place)
        guard body.contains(place + 1), source.tokens[place + 1].sign == UInt8(ascii: "("),
            let arguments = Self.arguments(from: place + 1, in: source, body),
            let first = arguments.first
        else {
            self = .other
            return
        }
        let texts = arguments.map { Self.text($0, in: source) }
        switch name {
        case "XCTAssertNotNil":
            self = .little
        case "XCTAssertNoThrow" where !texts[0].contains("try"):
            self = .constant
        case "XCTAssertTrue", "XCTAssertFalse", "XCTAssert":
            let parts = [".contains(", ".isEmpty", ".hasPrefix(", ".hasSuffix("]
            if ["true", "false"].contains(texts[0]) || texts[0].hasSuffix(".count>=0") {
                self = .constant
                return
            }
            if texts[0].contains("||"), texts[0].contains("=="), name != "XCTAssertFalse" {
                self = .several
                return
            }
            let compares = ["==", "!=", "<", ">", "&&"].contains(where: texts[0].contains)
            self = !compares && parts.contains(where: texts[0].contains) ? .little : .other
        case "XCTAssertEqual" where arguments.count >= 2:
            let values = arguments.prefix(2).map { Self.value(of: $0, in: source, body) }
            let isOfCode = values[0].contains(".") || values[0].contains("(")
            if values[0] == values[1], isOfCode, !first.isEmpty {
                self = .withItself
            } else if let function = Self.function(calledIn: values[0]),
                function == Self.function(calledIn: values[1]),
                values[0].firstArgument == values[1].firstArgument
            {
                self = .withSameFunction
            } else if texts.prefix(2).contains(where: { $0.hasSuffix(".sorted()") }) {
                self = .sorted
            } else {
                self = texts.prefix(2).contains { $0.hasSuffix(".count") } ? .little : .other
            }
        default:
            self = .other
        }
    }

    /// `model.price` in `model.price(of:3)`; nil where nothing is called, or a value is made.
    private static func function(calledIn text: String) -> Substring? {
        guard let end = text.firstIndex(of: "("), end != text.startIndex else { return nil }
        let function = text[..<end]
        let name = function.split(separator: ".").last ?? function
        let isName = function.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        return isName && name.first?.isLowercase == true ? function : nil
    }

    /// The tokens of each argument; nil where the parentheses don't close.
    private static func arguments(
        from open: Int, in source: Declarations, _ body: Range<Int>
    ) -> [Range<Int>]? {
        var (depth, start, result) = (0, open + 1, [Range<Int>]())
        for index in open..<body.upperBound {
            switch source.tokens[index].sign {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return result + [start..<index] }
            case UInt8(ascii: ",") where depth == 1:
                result.append(start..<index)
                start = index + 1
            default: break
            }
        }
        return nil
    }

    /// What an argument is: that of the constant which it names, or itself.
    private static func value(
        of argument: Range<Int>, in source: Declarations, _ body: Range<Int>
    ) -> String {
        let text = text(argument, in: source)
        guard argument.count == 1, source.tokens[argument.lowerBound].isWord else { return text }
        // let expected = price.of(3)
        let place = body.first { index in
            index + 3 < argument.lowerBound && source.isWord("let", index)
                && source.isWord(text, index + 1)
                && source.tokens[index + 2].sign == UInt8(ascii: "=")
        }
        guard let place else { return text }
        let line = source.tokens[place].line
        let end = (place..<body.upperBound).first { source.tokens[$0].line > line }
        return Self.text(place + 3..<(end ?? body.upperBound), in: source)
    }

    /// The tokens with no space between them, and the literals among them.
    private static func text(_ range: Range<Int>, in source: Declarations) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let bytes = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
        return source.text.text(bytes).filter { !$0.isWhitespace }
    }
}

extension String {
    /// `number:1` in `model.price(number:1,currency:"EUR")`; nil where nothing is called.
    fileprivate var firstArgument: Substring? {
        firstIndex(of: "(").map { self[index(after: $0)...].prefix { !",)".contains($0) } }
    }
}
