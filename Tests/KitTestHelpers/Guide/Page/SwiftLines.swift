@testable import SwiftSource

/// The lines of a Swift file, with those that a declaration takes.
struct SwiftLines {
    let lines: [String]
    /// The lines with spaces for comments and string literals.
    private let code: [String]

    init(_ text: String) {
        lines = Self.split(text)
        code = Self.split(SwiftText(text).codeText)
    }

    /// The only line that begins with this text, spaces aside.
    func onlyLine(beginningWith text: String) throws(PlaceError) -> Int {
        let matches = lines.indices.filter {
            lines[$0].drop { $0 == " " }.hasPrefix(text)
        }
        guard matches.count == 1 else { throw PlaceError(count: matches.count, text: text) }
        return matches[0]
    }

    /// From this line to the one where all brackets are closed that are opened from there on.
    func declaration(from line: Int) -> ClosedRange<Int> {
        var depth = 0
        for index in line..<lines.count {
            depth += Self.opened(in: code[index])
            if depth <= 0 { return line...index }
        }
        return line...(lines.count - 1)
    }

    /// What is declared with this name: a type, a property, or a function with its labels.
    ///
    /// Comments and attributes above it belong to it. An overload or an extension adds another one.
    func declarations(named name: String) -> [ClosedRange<Int>] {
        code.indices.filter { DeclaredName.isDeclared(name, at: $0, in: code) }.map {
            start(above: $0)...declaration(from: $0).upperBound
        }
    }

    /// Where the comments and attributes begin that stand right above a line.
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

/// A text that has to begin one line of a file, and begins none or several.
struct PlaceError: Error, Equatable {
    let count: Int
    let text: String
}
