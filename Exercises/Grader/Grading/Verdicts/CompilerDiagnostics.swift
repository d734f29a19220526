import SwiftSource

/// What the compiler says, taken apart: its diagnostics, and the lines that belong to none.
///
/// Nothing of its words gets lost: `text` gives them back byte for byte.
package struct CompilerDiagnostics: Sendable, Equatable {
    package enum Part: Sendable, Equatable {
        /// An error or a warning with the notes on it, or a note on neither.
        case diagnostic(CompilerDiagnostic)
        /// Lines of another program, such as the linker, or of the compiler's progress.
        case lines([CompilerLine])

        /// The error, where it is one in a line of a source file.
        var error: CompilerDiagnostic? {
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

    /// The errors that are in a line of a source file, in the compiler's order.
    package var errors: [CompilerDiagnostic] { parts.compactMap(\.error) }

    /// All up to the end of the first error, and all from the second one on; all and nothing where there
    /// is no second one.
    package var firstAndOthers: (first: CompilerDiagnostics, others: CompilerDiagnostics) {
        let starts = parts.indices.filter { parts[$0].error != nil }
        let second = starts.dropFirst().first ?? parts.endIndex
        var first = Array(parts[..<second])
        if second < parts.endIndex, case .diagnostic(let last)? = first.last {
            first[first.count - 1] = .diagnostic(last.withoutEmptyEnd)
        }
        return (
            CompilerDiagnostics(parts: first), CompilerDiagnostics(parts: Array(parts[second...]))
        )
    }

    /// All lines, as the compiler prints them.
    package var lines: [CompilerLine] {
        parts.flatMap { part in
            switch part {
            case .diagnostic(let diagnostic): diagnostic.lines
            case .lines(let lines): lines
            }
        }
    }

    /// What the compiler prints.
    package var text: String { lines.text }
}

/// Diagnostics are kept as the compiler's words, so that every version of the grader can read what another
/// version has kept.
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
    /// Takes apart what the compiler prints: the one place where that is done.
    init(text: String) {
        let newline = UInt8(ascii: "\n")
        var chunks: [Chunk] = []
        for bytes in text.utf8.split(separator: newline, omittingEmptySubsequences: false) {
            let printed = String(Substring(bytes))
            let line = CompilerLine(printed: printed)
            let isInDiagnostic = chunks.last?.headline != nil
            // Source may hold what looks like an error. An empty line ends it.
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

    /// A line that begins a diagnostic, with the lines below it; or lines that belong to none.
    private struct Chunk {
        var headline: CompilerDiagnostic?
        var lines: [CompilerLine] = []

        var isNote: Bool { headline?.severity == .note }
        var isOpen: Bool { headline != nil && lines.last?.printed.isEmpty != true }

        func diagnostic(with notes: [CompilerDiagnostic] = []) -> CompilerDiagnostic? {
            headline?.with(excerpt: lines, notes: notes)
        }
    }

    /// The notes behind an error or a warning belong to it.
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
