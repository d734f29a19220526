import SwiftSource

/// A compiled module, or an object file that belongs to no module.
struct Product: Sendable {
    /// The information about a product that is recorded besides its files.
    struct Note: Sendable, Codable {
        /// The name of the module.
        let module: String
        /// The digest of the module's interface; empty if it can't be imported.
        var interface = ""
        /// The contents of its object file; nil for C and for a list of tests.
        var object: ObjectFile?
        /// The places where its code bypasses the compiler's memory checks.
        var memory: [SourceFlag] = []
        /// The source that lists its tests for XCTest; nil if only the package manager can determine it.
        var testList: String?
    }

    /// The folder of its files.
    let folder: String
    let note: Note

    var object: String { "\(folder)/\(note.module).o" }

    /// Returns the contents of its object file.
    ///
    /// - Throws: `BuildFailure.notJudged` if they aren't recorded, because nothing is accepted uninspected.
    func requireObject() throws(BuildFailure) -> ObjectFile {
        guard let object = note.object else { throw .notJudged }
        return object
    }
}

/// The declarations of a stage, which official tests are compiled with.
struct StageInterface: Sendable {
    let module: Product
    /// Whether function bodies are included because the compiler couldn't leave them out. Parts of them can
    /// be inlined into the tests without any name revealing it.
    var hasBodies = false
}

/// Reads the compiler's `-strict-memory-safety` warnings about code that bypasses the memory checks.
enum MemoryWarnings {
    /// Returns a flag for each of these warnings, with the path as the compiler prints it.
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

    /// The name that a note says is used, such as `UnsafePointer` for `involves unsafe type
    /// 'UnsafePointer<Int8>'`; nil for names that honest code also uses.
    private static func word(for warning: CompilerDiagnostic) -> String? {
        let notes = warning.lines.compactMap { line in
            line.text.byteRange(of: "note: ").map { line.text[$0.upperBound...] }
        }
        let telling = notes.filter { note in
            !harmless.contains { note.byteRange(of: $0) != nil }
        }
        if telling.isEmpty { return notes.isEmpty ? "unsafe memory access" : nil }
        let words = telling.flatMap { note in
            note.split(separator: "'", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }
                .flatMap { $0.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        }
        let unsafe = words.first { $0.contains("nsafe") || $0.hasPrefix("Unmanaged") }
        return (unsafe ?? words.first).map(String.init)
    }

    /// Names that only wait, or share state without a lock; data races are a separate matter.
    private static let harmless = [
        "nonisolated(unsafe)", "UnsafeContinuation", "UnsafeThrowingContinuation",
        "UnsafeCurrentTask",
    ]
}
