@testable import SwiftSource

/// The lines of a Swift file, with access to the lines of its declarations.
struct SwiftLines {
    let lines: [String]
    /// The lines, with spaces instead of comments and string literals.
    private let code: [String]

    init(_ text: String) {
        lines = Self.split(text)
        code = Self.split(SwiftText(text).codeText)
    }

    /// The only line that starts with this text, ignoring spaces.
    func onlyLine(beginningWith text: String) throws(PlaceError) -> Int {
        let matches = lines.indices.filter {
            lines[$0].drop { $0 == " " }.hasPrefix(text)
        }
        guard matches.count == 1 else { throw PlaceError(count: matches.count, text: text) }
        return matches[0]
    }

    /// The range from this line to the line where all brackets opened since are closed.
    func declaration(from line: Int) -> ClosedRange<Int> {
        var depth = 0
        for index in line..<lines.count {
            depth += Self.opened(in: code[index])
            if depth <= 0 { return line...index }
        }
        return line...(lines.count - 1)
    }

    /// The declarations with this name: a type, a property, or a function with its labels.
    ///
    /// Comments and attributes above a declaration are included. An overload or an extension is a separate
    /// declaration.
    func declarations(named name: String) -> [ClosedRange<Int>] {
        code.indices.filter { DeclaredName.isDeclared(name, at: $0, in: code) }.map {
            start(above: $0)...declaration(from: $0).upperBound
        }
    }

    /// The first of the comments and attributes directly above a line.
    private func start(above line: Int) -> Int {
        var start = line
        var depth = 0
        for index in (0..<line).reversed() {
            let words = lines[index].drop { $0 == " " }
            depth += Self.opened(in: code[index])
            if depth == 0 {
                guard words.hasPrefix("@") || words.hasPrefix("//") else { return start }
                start = index
            } else if depth > 0 || words.isEmpty {
                return start
            }
        }
        return start
    }

    /// How many more brackets a line opens than it closes.
    private static func opened(in code: String) -> Int {
        code.reduce(0) { count, character in
            switch character {
            case "(", "[", "{": count + 1
            case ")", "]", "}": count - 1
            default: count
            }
        }
    }

    private static func split(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

/// Thrown if a text must start exactly one line of a file but starts none or several.
struct PlaceError: Error, Equatable {
    let count: Int
    let text: String
}
