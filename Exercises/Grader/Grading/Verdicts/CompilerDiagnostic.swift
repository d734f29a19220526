import SwiftSource

/// One thing that the compiler says: what is wrong, where, and what it shows of the source there.
package struct CompilerDiagnostic: Sendable, Equatable {
    package enum Severity: String, Sendable, CaseIterable {
        case error, warning, note
    }

    /// The file, the line and the column; nil where the compiler names none.
    package let place: SourceLocation?
    package let severity: Severity
    /// The words behind `error: `, up to the end of that line.
    package let message: String
    /// The lines below that one: the source around the place, and what is wrong there.
    package let excerpt: [CompilerLine]
    /// What the compiler says of other places because of this one.
    package let notes: [CompilerDiagnostic]

    package init(
        place: SourceLocation?, severity: Severity, message: String, excerpt: [CompilerLine] = [],
        notes: [CompilerDiagnostic] = []
    ) {
        self.place = place
        self.severity = severity
        self.message = message
        self.excerpt = excerpt
        self.notes = notes
    }

    /// The diagnostic with another excerpt and other notes.
    package func with(
        excerpt: [CompilerLine], notes: [CompilerDiagnostic]
    ) -> CompilerDiagnostic {
        CompilerDiagnostic(
            place: place, severity: severity, message: message, excerpt: excerpt, notes: notes)
    }

    /// The diagnostic up to its last line that holds something.
    package var withoutEmptyEnd: CompilerDiagnostic {
        if let last = notes.last {
            return with(excerpt: excerpt, notes: notes.dropLast() + [last.withoutEmptyEnd])
        }
        let end = excerpt.lastIndex { !$0.printed.allSatisfy(\.isWhitespace) }
        return with(excerpt: Array(excerpt.prefix(end.map { $0 + 1 } ?? 0)), notes: [])
    }
}

extension CompilerDiagnostic {
    /// The line with the place and the words: `Starter/Stage1/EvenOdd.swift:5:9: error: …`.
    var headline: String {
        let words = "\(severity): \(message)"
        guard let place else { return words }
        let column = place.column.map { ":\($0)" } ?? ""
        return "\(place.file):\(place.line)\(column): \(words)"
    }

    /// All lines of the diagnostic, as the compiler prints them.
    package var lines: [CompilerLine] {
        [CompilerLine(text: headline)] + excerpt + notes.flatMap(\.lines)
    }

    /// The diagnostic as the compiler prints it.
    package var text: String { lines.text }

    /// The diagnostic that a line begins; nil where it begins none.
    ///
    /// A line such as `error: link command failed` begins one without a place.
    init?(headline line: String) {
        for (severity, words) in Self.marks {
            guard let mark = line.byteRange(of: words),
                let place = Self.place(line[..<mark.lowerBound])
            else { continue }
            self.init(
                place: place, severity: severity, message: String(line[mark.upperBound...]))
            return
        }
        let mark = "error: "
        guard line.utf8.starts(with: mark.utf8) else { return nil }
        let message = line[line.utf8.index(line.startIndex, offsetBy: mark.utf8.count)...]
        self.init(place: nil, severity: .error, message: String(message))
    }

    /// Errors come first: neither a warning's words nor the name of a file may hide one.
    private static let marks = Severity.allCases.map { ($0, ": \($0): ") }

    /// The place that `Starter/Stage1/EvenOdd.swift:5:9` names; nil where the text names none.
    private static func place(_ text: Substring) -> SourceLocation? {
        guard let (rest, column) = number(atEndOf: text.utf8),
            let (file, line) = number(atEndOf: rest), !file.isEmpty
        else { return nil }
        return SourceLocation(file: String(Substring(file)), line: line, column: column)
    }

    /// The number behind the last colon, as the compiler writes numbers, and what stands before that.
    private static func number(
        atEndOf text: Substring.UTF8View
    ) -> (rest: Substring.UTF8View, number: Int)? {
        guard let colon = text.lastIndex(of: UInt8(ascii: ":")) else { return nil }
        let digits = String(Substring(text[text.index(after: colon)...]))
        guard let number = UInt32(digits), "\(number)" == digits else { return nil }
        return (text[..<colon], Int(number))
    }
}

/// A line that the compiler prints: of the source, of what is wrong in the line of source above it, or
/// of anything else.
package struct CompilerLine: Sendable, Equatable {
    /// ` 6 | ` before a line of source, `   | ` before what is wrong there, and nothing before other
    /// text.
    package let gutter: String
    /// The number of the line of source; nil where this is none.
    package let number: Int?
    /// The line behind the gutter.
    package let text: String

    /// The line as the compiler prints it.
    package var printed: String { gutter + text }

    package init(gutter: String = "", number: Int? = nil, text: String) {
        self.gutter = gutter
        self.number = number
        self.text = text
    }

    init(printed line: String) {
        let (space, bar) = (UInt8(ascii: " "), UInt8(ascii: "|"))
        let margin = line.utf8.prefix { $0 == space || (0x30...0x39).contains($0) }
        let rest = line.utf8[margin.endIndex...]
        guard !margin.isEmpty, rest.first == bar else {
            self.init(text: line)
            return
        }
        let text = rest.dropFirst(rest.dropFirst().first == space ? 2 : 1)
        self.init(
            gutter: String(line[..<text.startIndex]),
            number: Int(Substring(margin).filter { $0 != " " }),
            text: String(line[text.startIndex...]))
    }
}

extension [CompilerLine] {
    /// The lines as the compiler prints them.
    package var text: String { map(\.printed).joined(separator: "\n") }
}
