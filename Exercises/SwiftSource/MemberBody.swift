import Foundation

/// The body of a function, an initialiser, a computed property or a property's initial closure.
package struct MemberBody: Equatable {
    /// From behind the opening brace and the parameters of a closure to the closing brace.
    package let range: Range<Int>
    /// Whether it gives back a value.
    package let returnsValue: Bool

    /// The body of the member that holds all of `place`; nil where that is in no body.
    ///
    /// Members are looked for in types and extensions; what is in them belongs to their body.
    package static func enclosing(_ place: Range<Int>, in text: SwiftText) -> MemberBody? {
        var index = 0
        var headStart = 0
        while index < place.lowerBound {
            switch text.code[index] {
            case UInt8(ascii: "{"):
                let head = String(decoding: text.code[headStart..<index], as: UTF8.self)
                if !isType(head) {
                    let close = closingBrace(of: index, in: text.code)
                    if close >= place.upperBound {
                        let start = index + 1 + closureParameters(in: text.code, from: index + 1)
                        guard start <= place.lowerBound else { return nil }
                        return MemberBody(range: start..<close, returnsValue: returnsValue(head))
                    }
                    index = close
                }
                headStart = index + 1
            case UInt8(ascii: "}"):
                headStart = index + 1
            default:
                break
            }
            index += 1
        }
        return nil
    }

    private static func isType(_ head: String) -> Bool {
        let words = head.split { !$0.isLetter && $0 != "_" }
        let keywords: Set<Substring> = [
            "class", "struct", "enum", "extension", "protocol", "actor",
        ]
        let members: Set<Substring> = ["func", "init", "var", "let", "subscript", "deinit"]
        // `class func` is a member: the last keyword counts.
        let last = words.last { keywords.contains($0) || members.contains($0) }
        return last.map(keywords.contains) ?? false
    }

    private static func closingBrace(of open: Int, in code: [UInt8]) -> Int {
        var depth = 0
        for index in open..<code.count {
            if code[index] == UInt8(ascii: "{") { depth += 1 }
            if code[index] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return code.count
    }

    /// How long the parameters of a closure are, with `in`, where the first line has some.
    private static func closureParameters(in code: [UInt8], from start: Int) -> Int {
        let ends = Array("\n{}".utf8)
        let text = String(decoding: code[start...].prefix { !ends.contains($0) }, as: UTF8.self)
        guard let range = text.firstRange(of: #/\sin(\s|$)/#) else { return 0 }
        // `for x in y` begins no closure.
        guard !text.contains(#/\bfor\b/#) else { return 0 }
        return text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 3
    }

    /// Whether the declaration before the brace gives back something other than `Void`.
    private static func returnsValue(_ head: String) -> Bool {
        let head = withoutParentheses(head)
        if let arrow = head.range(of: "->", options: .backwards) {
            let result = head[arrow.upperBound...].drop { $0 == " " }
            return !result.hasPrefix("Void") && !result.hasPrefix("()")
        }
        // A property without a body may stand before the member.
        let keyword = head.matches(of: #/\b(?:var|func|init|deinit)\b/#).last
        return keyword?.output == "var" && !head.contains("=")
    }

    /// The text with `()` in place of all that stands in parentheses: parameters have arrows too.
    private static func withoutParentheses(_ text: String) -> String {
        var depth = 0
        return text.filter { character in
            if character == ")" { depth -= 1 }
            defer { if character == "(" { depth += 1 } }
            return depth == 0
        }
    }
}
