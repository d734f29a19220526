/// The arguments of a call, and the comparison in the first argument.
package struct Call {
    package struct Argument: Equatable {
        /// The label of the argument; `_` if it has none.
        package let label: String
        /// The range of the argument's bytes in the source.
        package let range: Range<Int>
    }

    /// A comparison: two expressions with `==` or `!=` between them.
    package struct Comparison {
        package let first: Range<Int>
        package let second: Range<Int>
        package let isEquality: Bool
    }

    package private(set) var arguments: [Argument] = []
    /// The comparison that makes up the whole first argument; nil if the argument is something else.
    package private(set) var comparison: Comparison?
    /// The position of the byte after the closing parenthesis.
    let end: Int
    /// Whether the call contains a `<`, which may start generic arguments. The commas between those
    /// don't separate the call's arguments.
    let mayBeGeneric: Bool

    /// Reads the call whose opening parenthesis is the given token; nil if there is no closing
    /// parenthesis.
    package init?(from open: Int, in list: TokenList) {
        guard list.isSign("(", open) else { return nil }
        let signs = list.topLevel(from: open)
        guard let close = signs.last, list.isSign(")", close) else { return nil }
        end = list[close].range.upperBound
        mayBeGeneric = signs.contains { list.isSign("<", $0) }
        var start = list[open].range.upperBound
        var label = "_"
        for place in signs {
            if list.isSign(":", place), label == "_" {
                // A literal isn't a token, so the bytes show whether anything comes before the
                // word.
                let word = list[place - 1].range
                guard list.text.trimmed(start..<word.upperBound) == word else { continue }
                (label, start) = (list.word(place - 1), list[place].range.upperBound)
            } else if list.isSign(",", place) || place == close {
                if let range = list.text.trimmed(start..<list[place].range.lowerBound) {
                    arguments.append(Argument(label: label, range: range))
                }
                (start, label) = (list[place].range.upperBound, "_")
            }
        }
        comparison = arguments.first.flatMap { Self.comparison($0.range, signs, list) }
    }

    private static func comparison(
        _ argument: Range<Int>, _ signs: [Int], _ list: TokenList
    ) -> Comparison? {
        let operators = signs.filter { place in
            argument.contains(list[place].range.lowerBound) && list.isSign("=", place + 1)
                && (list.isSign("=", place) || list.isSign("!", place)) && list.touches(place + 1)
        }
        let isLogic = signs.contains {
            argument.contains(list[$0].range.lowerBound)
                && (list.isSign("&", $0) || list.isSign("|", $0))
        }
        // `===` looks like two `==` operators that overlap, so only a single operator counts.
        guard let place = operators.first, operators.count == 1, !isLogic,
            let first = list.text.trimmed(argument.lowerBound..<list[place].range.lowerBound),
            let second = list.text.trimmed(list[place + 1].range.upperBound..<argument.upperBound)
        else { return nil }
        return Comparison(first: first, second: second, isEquality: list.isSign("=", place))
    }
}

extension TokenList {
    /// The top-level signs between a parenthesis and its closing parenthesis, which is the last of
    /// them.
    fileprivate func topLevel(from open: Int) -> [Int] {
        var result: [Int] = []
        var depth = 0
        for place in open..<all.count where !all[place].isWord {
            switch all[place].sign {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return result + [place] }
            default: if depth == 1 { result.append(place) }
            }
        }
        return result
    }
}

extension SwiftText {
    /// A range of bytes without the whitespace at its ends; nil if it contains only whitespace.
    fileprivate func trimmed(_ range: Range<Int>) -> Range<Int>? {
        guard let first = range.first(where: { source[$0] > UInt8(ascii: " ") }),
            let last = range.last(where: { source[$0] > UInt8(ascii: " ") })
        else { return nil }
        return first..<last + 1
    }
}
