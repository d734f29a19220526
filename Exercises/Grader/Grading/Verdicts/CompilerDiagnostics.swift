import SwiftSource

/// The compiler's output, divided into diagnostics and lines that belong to none.
///
/// Nothing is lost: `text` is the original output, byte for byte.
package struct CompilerDiagnostics: Sendable, Equatable {
    package enum Part: Sendable, Equatable {
        /// An error or a warning with its notes, or a note that belongs to neither.
        case diagnostic(CompilerDiagnostic)
        /// Lines from another program, such as the linker, or about the compiler's progress.
        case lines([CompilerLine])

        /// The diagnostic, if it is an error in a line of a source file.
        package var error: CompilerDiagnostic? {
            guard case .diagnostic(let diagnostic) = self, diagnostic.severity == .error,
                diagnostic.place != nil
            else { return nil }
            return diagnostic
        }
    }

    package let parts: [Part]

    package init(parts: [Part]) { self.parts = parts }

    package init(_ diagnostics: [CompilerDiagnostic]) {
        parts = diagnostics.map(Part.diagnostic)
    }

    /// The errors in lines of source files, in the compiler's order.
    package var errors: [CompilerDiagnostic] { parts.compactMap(\.error) }

    /// All lines as the compiler prints them.
    package var lines: [CompilerLine] {
        parts.flatMap { part in
            switch part {
            case .diagnostic(let diagnostic): diagnostic.lines
            case .lines(let lines): lines
            }
        }
    }

    /// The output as the compiler prints it.
    package var text: String { lines.text }
}

/// Diagnostics are stored as the compiler's text, so that every version of the grader can read what another
/// version stored.
extension CompilerDiagnostics: Codable {
    package init(from decoder: any Decoder) throws {
        self.init(text: try decoder.singleValueContainer().decode(String.self))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension CompilerDiagnostics {
    /// Parses the compiler's output. No other code does this.
    package init(text: String) {
        let newline = UInt8(ascii: "\n")
        var chunks: [Chunk] = []
        for bytes in text.utf8.split(separator: newline, omittingEmptySubsequences: false) {
            let printed = String(Substring(bytes))
            let line = CompilerLine(printed: printed)
            let isInDiagnostic = chunks.last?.headline != nil
            // Source code can contain something that looks like an error, so the lines of an
            // excerpt aren't parsed. An excerpt ends with an empty line.
            let isSource = chunks.last?.isOpen == true && !line.gutter.isEmpty
            if !isSource, let headline = CompilerDiagnostic(headline: printed) {
                chunks.append(Chunk(headline: headline))
            } else if chunks.isEmpty || isInDiagnostic && printed.utf8.first == UInt8(ascii: "[") {
                chunks.append(Chunk(lines: [line]))
            } else {
                chunks[chunks.count - 1].lines.append(line)
            }
        }
        parts = Self.parts(of: chunks)
    }

    /// A line that starts a diagnostic, with the lines below it; or some lines that belong to no
    /// diagnostic.
    private struct Chunk {
        var headline: CompilerDiagnostic?
        var lines: [CompilerLine] = []

        var isNote: Bool { headline?.severity == .note }
        var isOpen: Bool { headline != nil && lines.last?.printed.isEmpty != true }

        func diagnostic(with notes: [CompilerDiagnostic] = []) -> CompilerDiagnostic? {
            headline?.with(excerpt: lines, notes: notes)
        }
    }

    /// Returns the parts of the output. Each note is added to the error or warning before it.
    private static func parts(of chunks: [Chunk]) -> [Part] {
        var result: [Part] = []
        var rest = chunks[...]
        while let first = rest.popFirst() {
            let takesNotes = first.headline != nil && !first.isNote
            let notes = takesNotes ? rest.prefix(while: \.isNote) : []
            rest = rest.dropFirst(notes.count)
            let diagnostic = first.diagnostic(with: notes.compactMap { $0.diagnostic() })
            result.append(diagnostic.map(Part.diagnostic) ?? .lines(first.lines))
        }
        return result
    }
}

/// A single diagnostic of the compiler. It says what is wrong and where, and shows the source
/// there.
package struct CompilerDiagnostic: Sendable, Equatable {
    package enum Severity: String, Sendable, CaseIterable {
        case error, warning, note
    }

    /// The file, line and column; nil if the compiler names none.
    package let place: SourceLocation?
    package let severity: Severity
    /// The message: the rest of the line after `error: `.
    package let message: String
    /// The lines below the message, which show the source around the place and mark what is wrong.
    package let excerpt: [CompilerLine]
    /// The compiler's notes about other places that are part of the problem.
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

    /// Returns a copy with another excerpt and other notes.
    package func with(
        excerpt: [CompilerLine], notes: [CompilerDiagnostic]
    ) -> CompilerDiagnostic {
        CompilerDiagnostic(
            place: place, severity: severity, message: message, excerpt: excerpt, notes: notes)
    }

    /// The diagnostic without empty lines at its end.
    package var withoutEmptyEnd: CompilerDiagnostic {
        if let last = notes.last {
            return with(excerpt: excerpt, notes: notes.dropLast() + [last.withoutEmptyEnd])
        }
        let end = excerpt.lastIndex { !$0.printed.allSatisfy(\.isWhitespace) }
        return with(excerpt: Array(excerpt.prefix(end.map { $0 + 1 } ?? 0)), notes: [])
    }
}

extension CompilerDiagnostic {
    /// The first line, which contains the place and the message: `Starter/Stage1/EvenOdd.swift:5:9:
    /// error: …`.
    var headline: String {
        let words = "\(severity): \(message)"
        guard let place else { return words }
        let column = place.column.map { ":\($0)" } ?? ""
        return "\(place.file):\(place.line)\(column): \(words)"
    }

    /// All lines of the diagnostic as the compiler prints them.
    package var lines: [CompilerLine] {
        [CompilerLine(printed: headline)] + excerpt + notes.flatMap(\.lines)
    }

    /// The diagnostic as the compiler prints it.
    package var text: String { lines.text }

    /// Creates the diagnostic that a line starts; nil if the line doesn't start one.
    ///
    /// A line such as `error: link command failed` starts a diagnostic without a place.
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

    /// The severities and the text for each. Errors are searched for first, so that neither a
    /// warning's text nor a file name can hide one.
    private static let marks = Severity.allCases.map { ($0, ": \($0): ") }

    /// Returns the place that a text such as `Starter/Stage1/EvenOdd.swift:5:9` names; nil if it
    /// names none.
    private static func place(_ text: Substring) -> SourceLocation? {
        guard let (rest, column) = number(atEndOf: text.utf8),
            let (file, line) = number(atEndOf: rest), !file.isEmpty
        else { return nil }
        return SourceLocation(file: String(Substring(file)), line: line, column: column)
    }

    /// Returns the number after the last colon, in the form that the compiler uses, and the text
    /// before the colon.
    private static func number(
        atEndOf text: Substring.UTF8View
    ) -> (rest: Substring.UTF8View, number: Int)? {
        guard let colon = text.lastIndex(of: UInt8(ascii: ":")) else { return nil }
        let digits = String(Substring(text[text.index(after: colon)...]))
        guard let number = UInt32(digits), "\(number)" == digits else { return nil }
        return (text[..<colon], Int(number))
    }
}

/// A line of compiler output. It contains source code, a marker for what is wrong in the line
/// above, or other text.
package struct CompilerLine: Sendable, Equatable {
    /// The line as the compiler prints it.
    package let printed: String

    package init(printed: String) { self.printed = printed }

    /// The start of the line. It is like ` 6 | ` before a line of source, like `   | ` before a
    /// marker, and empty before other text.
    package var gutter: String { String(printed[..<gutterEnd]) }
    /// The line after the gutter.
    package var text: String { String(printed[gutterEnd...]) }
    /// The number of the line in the source; nil if the line isn't a line of source.
    package var number: Int? { Int(gutter.filter(\.isNumber)) }

    private var gutterEnd: String.Index {
        let (space, bar) = (UInt8(ascii: " "), UInt8(ascii: "|"))
        let margin = printed.utf8.prefix { $0 == space || (0x30...0x39).contains($0) }
        let rest = printed.utf8[margin.endIndex...]
        guard !margin.isEmpty, rest.first == bar else { return printed.startIndex }
        return rest.dropFirst(rest.dropFirst().first == space ? 2 : 1).startIndex
    }
}

extension [CompilerLine] {
    /// The lines as the compiler prints them.
    package var text: String { map(\.printed).joined(separator: "\n") }
}
