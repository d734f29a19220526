import SwiftSource

/// An error of the compiler's, taken apart.
struct CompilerError {
    let place: SourceLocation
    /// The words behind `error: `.
    let message: String
    /// All lines of it.
    let text: String
    /// All that the compiler says, of this error and of others.
    let all: String

    /// The first error of a text; nil where it has none.
    init?(firstIn text: String) {
        guard let error = Self.errors(in: text, maximum: 1).first else { return nil }
        self = error
    }

    /// The errors of a text, in order: each begins its line.
    static func errors(in text: String, maximum: Int) -> [CompilerError] {
        var result: [CompilerError] = []
        var lines: [Substring] = []
        var start: (place: SourceLocation, message: String)?
        func end() {
            guard let start else { return }
            result.append(
                CompilerError(
                    place: start.place, message: start.message,
                    text: lines.joined(separator: "\n"), all: text))
        }
        let newline = UInt8(ascii: "\n")
        for line in text.utf8.split(separator: newline, omittingEmptySubsequences: false) {
            let line = Substring(line)
            if let next = Self.start(line) {
                end()
                guard result.count < maximum else { return result }
                (start, lines) = (next, [])
            }
            if start != nil { lines.append(line) }
        }
        end()
        return result
    }

    private init(place: SourceLocation, message: String, text: String, all: String) {
        self.place = place
        self.message = message
        self.text = text
        self.all = all
    }

    private static func start(_ line: Substring) -> (SourceLocation, String)? {
        guard
            let match = line.prefixMatch(
                of: #/([^:]+):([0-9]{1,9}):([0-9]{1,9}): error: (.*)/#),
            let number = Int(match.2), let column = Int(match.3)
        else { return nil }
        return (
            SourceLocation(file: String(match.1), line: number, column: column), String(match.4)
        )
    }

    /// The line of the source that is meant; empty where it isn't shown.
    var source: String {
        let line = text.split(separator: "\n").first {
            $0.drop { $0 == " " }.hasPrefix("\(place.line) | ")
        }
        return line.flatMap { line in
            line.firstRange(of: " | ").map { String(line[$0.upperBound...]) }
        } ?? ""
    }

    /// The source from the place on that is meant; empty where it isn't shown.
    var rest: String { String(source.dropFirst(max(0, (place.column ?? 1) - 1))) }

    /// The word at the place that is meant.
    var word: String? {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return word.isEmpty ? nil : String(word)
    }
}
