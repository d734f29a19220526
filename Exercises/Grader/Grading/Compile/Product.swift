import SwiftSource

/// A compiled module, or an object file that belongs to no module.
struct Product: Sendable {
    /// The information that is recorded about a product, in addition to its files.
    struct Note: Sendable, Codable {
        /// The name of the module.
        let module: String
        /// The digest of the module's interface; empty if the product can't be imported.
        var interface = ""
        /// The contents of the object file; nil for C and for a list of tests.
        var object: ObjectFile?
        /// The places where the code bypasses the compiler's memory checks.
        var memory: [SourceFlag] = []
        /// The source of the list of the module's tests for XCTest; nil if only the package manager
        /// can determine the tests.
        var testList: String?
    }

    /// The folder of the product's files.
    let folder: String
    let note: Note

    var object: String { "\(folder)/\(note.module).o" }

    /// Returns the contents of the object file.
    ///
    /// - Throws: `BuildFailure.notJudged` if the contents weren't recorded, because nothing is
    ///   accepted without being inspected.
    func requireObject() throws(BuildFailure) -> ObjectFile {
        guard let object = note.object else { throw .notJudged }
        return object
    }
}

/// The declarations of a stage. Official tests are compiled with them.
struct StageInterface: Sendable {
    let module: Product
    /// Whether function bodies are included, because the compiler couldn't leave them out. Parts of
    /// a body can then be inlined into the tests without leaving any name there.
    var hasBodies = false
}

/// Reads the compiler's `-strict-memory-safety` warnings, which are about code that bypasses the
/// memory checks.
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

    /// Returns the unsafe name that a note mentions, such as `UnsafePointer` for `involves unsafe
    /// type 'UnsafePointer<Int8>'`; nil for names that harmless code also uses.
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

    /// Names that are only used to wait, or to share state without a lock. A data race doesn't
    /// bypass the memory checks, so it isn't flagged here.
    private static let harmless = [
        "nonisolated(unsafe)", "UnsafeContinuation", "UnsafeThrowingContinuation",
        "UnsafeCurrentTask",
    ]
}
