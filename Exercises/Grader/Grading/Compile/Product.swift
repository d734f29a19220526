import SwiftSource

/// A compiled module, or an object that belongs to none.
struct Product: Sendable {
    /// What is known of it beside its files.
    struct Note: Sendable, Codable {
        /// The name of the module.
        let module: String
        /// The digest of the module's interface; empty where nothing can import it.
        var interface = ""
        /// The digest of its code, and of all else in its object file that has a meaning; empty where
        /// nobody asks for it.
        var code = ""
        /// What stands in its object file; nil for C, and for a list of tests.
        var object: ObjectFile?
        /// Where its code goes around the compiler's checks of memory.
        var memory: [SourceFlag] = []
        /// The source that lists its tests for XCTest; nil where only the package manager can tell.
        var testList: String?
    }

    /// The digest of all that it was made of.
    let name: String
    /// The folder of its files.
    let folder: String
    let note: Note

    var object: String { "\(folder)/\(note.module).o" }

    /// What stands in its object file.
    ///
    /// - Throws: `Compiler.NotJudged` where that isn't noted: nothing is taken unseen.
    func requireObject() throws(Compiler.NotJudged) -> ObjectFile {
        guard let object = note.object else { throw Compiler.NotJudged() }
        return object
    }
}

/// What official tests are compiled with: what a stage declares.
struct StageInterface: Sendable {
    let module: Product
    /// Whether the bodies of functions are there, since the compiler couldn't leave them out: parts of them can
    /// be put into the tests, and no name tells of that.
    var hasBodies = false

    /// Whether tests see the same of both.
    func isSame(as other: StageInterface) -> Bool {
        module.note.interface == other.module.note.interface
    }
}

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
