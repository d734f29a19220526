import SwiftSource

/// The kinds of assertions, by how much they say about the code under test.
enum AssertionKind: Equatable {
    /// The assertion always passes, whatever the code does.
    case constant
    /// The assertion compares the code with itself.
    case withItself
    /// The assertion only requires that there is a value, without checking which one.
    case isThere
    /// The assertion only checks how many elements there are, or that one is included.
    case part
    case other

    /// - Parameter place: The position of the token with the assertion's name.
    init(_ place: Int, in source: Declarations, _ body: Range<Int>) {
        guard let call = source.call(at: place), let first = call.arguments.first else {
            self = .other
            return
        }
        let text = source.compactText(first.range)
        let meaning = { source.meaning(of: $0, before: place, body) }
        switch source.word(place) {
        case "XCTAssertNotNil", "XCTUnwrap": self = .isThere
        case "XCTAssertNoThrow": self = text.contains("try") ? .other : .constant
        case "XCTAssertTrue", "XCTAssertFalse", "XCTAssert": self.init(ofTruth: text)
        case "XCTAssertEqual" where call.arguments.count >= 2:
            self.init(ofEquality: [first.range, call.arguments[1].range].map(meaning))
        // For example: let value = try #require(…)
        case "require" where source.isSign("=", place - 3): self = .isThere
        case "expect" where first.label == "_", "require" where first.label == "_":
            guard let sides = call.comparison else {
                self.init(ofTruth: text)
                return
            }
            let isNil = source.compactText(sides.second) == "nil"
            if sides.isEquality, !isNil {
                self.init(ofEquality: [sides.first, sides.second].map(meaning))
            } else {
                self = isNil && !sides.isEquality ? .isThere : .other
            }
        default: self = .other
        }
    }

    private init(ofTruth text: String) {
        let parts = [".contains(", ".isEmpty", ".hasPrefix(", ".hasSuffix("]
        let compares = ["==", "!=", "<", ">", "&&"].contains(where: text.contains)
        if ["true", "false", "!true", "!false"].contains(text) || text.hasSuffix(".count>=0") {
            self = .constant
        } else if !compares, parts.contains(where: text.contains) {
            self = .part
        } else {
            self = .other
        }
    }

    private init(ofEquality sides: [String]) {
        if sides[0] == sides[1], sides[0].contains(where: { $0 == "." || $0 == "(" }) {
            self = .withItself
        } else {
            self = sides.contains { $0.hasSuffix(".count") } ? .part : .other
        }
    }
}

extension Declarations {
    /// The source without white space.
    fileprivate func compactText(_ bytes: Range<Int>) -> String {
        text.text(bytes).filter { !$0.isWhitespace }
    }

    /// The value of the constant that an argument names, or else the argument itself.
    fileprivate func meaning(of argument: Range<Int>, before place: Int, _ body: Range<Int>)
        -> String
    {
        let name = compactText(argument)
        // For example: let expected = price.of(3)
        let constant = body.first {
            $0 < place && isWord("let", $0) && isWord(name, $0 + 1) && isSign("=", $0 + 2)
        }
        guard let constant,
            let last = body.last(where: { tokens[$0].line == tokens[constant].line }),
            last >= constant + 2
        else { return name }
        return compactText(tokens[constant + 2].range.upperBound..<tokens[last].range.upperBound)
    }
}
