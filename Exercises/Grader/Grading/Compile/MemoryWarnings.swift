import SwiftSource

/// Reads what the compiler's `-strict-memory-safety` says: where code goes around the checks of memory.
enum MemoryWarnings {
    /// A flag for each of these warnings, with a path as the compiler prints it.
    static func flags(in output: String) -> [SourceFlag] {
        guard output.byteRange(of: mark) != nil else { return [] }
        var flags: Set<SourceFlag> = []
        for case .diagnostic(let warning) in CompilerDiagnostics(text: output).parts {
            guard warning.message.hasSuffix(mark), let place = warning.place,
                let word = word(for: warning)
            else { continue }
            flags.insert(SourceFlag(word: word, file: place.file, line: place.line))
        }
        return SourceFlag.told(of: flags)
    }

    private static let mark = "[#StrictMemorySafety]"

    /// What a note says is used, such as `UnsafePointer` for `involves unsafe type 'UnsafePointer<Int8>'`; nil for what
    /// honest code uses, too.
    private static func word(for warning: CompilerDiagnostic) -> String? {
        let notes = warning.lines.compactMap { line in
            line.text.byteRange(of: "note: ").map { line.text[$0.upperBound...] }
        }
        let telling = notes.filter { note in
            !harmless.contains { note.byteRange(of: $0) != nil }
        }
        if telling.isEmpty { return notes.isEmpty ? "memory without checks" : nil }
        let words = telling.flatMap { note in
            note.split(separator: "'", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }
                .flatMap { $0.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        }
        let unsafe = words.first { $0.contains("nsafe") || $0.hasPrefix("Unmanaged") }
        return (unsafe ?? words.first).map(String.init)
    }

    /// What only waits, and what is shared without a lock: threads that race are another matter.
    private static let harmless = [
        "nonisolated(unsafe)", "UnsafeContinuation", "UnsafeThrowingContinuation",
        "UnsafeCurrentTask",
    ]
}
