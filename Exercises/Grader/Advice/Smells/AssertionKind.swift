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
    /// It asserts that there is something, and not what.
    case isThere
    /// It asserts how much there is, or that something is in it.
    case little
    /// It takes one of several answers for right.
    case several
    /// It holds whatever the code does.
    case constant
    case other

    /// - Parameter place: The place of the assertion's name.
    init(_ place: Int, in source: Declarations, _ body: Range<Int>) {
        self =
            switch AssertedClaim(place, in: source, body) {
            case .isThere: .isThere
            case .doesNotThrow(let value): value.contains("try") ? .other : .constant
            case .holds(let condition, let isNegated):
                Self.ofTruth(condition, isNegated: isNegated)
            case .equal(let first, let second): Self.ofEquality(first, second)
            case .other: .other
            }
    }

    private static func ofTruth(_ text: String, isNegated: Bool) -> AssertionKind {
        let parts = [".contains(", ".isEmpty", ".hasPrefix(", ".hasSuffix("]
        if ["true", "false"].contains(text) || text.hasSuffix(".count>=0") { return .constant }
        if text.contains("||"), text.contains("=="), !isNegated { return .several }
        let compares = ["==", "!=", "<", ">", "&&"].contains(where: text.contains)
        return !compares && parts.contains(where: text.contains) ? .little : .other
    }

    private static func ofEquality(
        _ first: AssertedClaim.Value, _ second: AssertedClaim.Value
    ) -> AssertionKind {
        let isOfCode = first.meaning.contains(".") || first.meaning.contains("(")
        if first.meaning == second.meaning, isOfCode, !first.isEmpty { return .withItself }
        if let function = function(calledIn: first.meaning),
            function == Self.function(calledIn: second.meaning),
            first.meaning.firstArgument == second.meaning.firstArgument
        {
            return .withSameFunction
        }
        let texts = [first.text, second.text]
        if texts.contains(where: { $0.hasSuffix(".sorted()") }) { return .sorted }
        return texts.contains { $0.hasSuffix(".count") } ? .little : .other
    }

    /// `model.price` in `model.price(of:3)`; nil where nothing is called, or a value is made.
    private static func function(calledIn text: String) -> Substring? {
        guard let end = text.firstIndex(of: "("), end != text.startIndex else { return nil }
        let function = text[..<end]
        let name = function.split(separator: ".").last ?? function
        let isName = function.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
        return isName && name.first?.isLowercase == true ? function : nil
    }
}

extension String {
    /// `number:1` in `model.price(number:1,currency:"EUR")`; nil where nothing is called.
    fileprivate var firstArgument: Substring? {
        firstIndex(of: "(").map { self[index(after: $0)...].prefix { !",)".contains($0) } }
    }
}
