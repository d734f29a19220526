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
