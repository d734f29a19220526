/// Finds the places in a learner's sources that a person should look at.
///
/// Code in one process can forge whatever this process reports. What it would need for that is
/// rarely needed for anything else here.
enum SourceFlags {
    /// Functions of the system that end the process, reach into it, or reach out of it.
    static let functions: Set<String> = [
        "exit", "_exit", "_Exit", "quick_exit", "abort", "kill", "raise", "signal", "sigaction",
        "atexit", "dlsym", "dlopen", "fork", "vfork", "posix_spawn", "execv", "execve", "system",
        "popen", "getenv", "setenv", "unsetenv", "fopen", "freopen", "fputs", "fwrite", "fflush",
        "putchar", "puts", "write", "read", "open", "openat", "dup", "dup2", "pipe", "ioctl",
        "mmap",
        "socket", "connect", "ptrace", "prctl", "syscall", "setrlimit", "pthread_create",
        "unsafeBitCast", "XCTMain",
    ]

    /// Types, variables and attributes that do.
    static let names: Set<String> = [
        "Process", "ProcessInfo", "CommandLine", "environ", "FileManager", "FileHandle",
        "contentsOfFile", "stdout", "stderr", "STDOUT_FILENO", "STDERR_FILENO", "URLSession",
        "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer",
        "Thread", "XCTestObservationCenter", "XCTestObservation", "_silgen_name", "_cdecl",
        "_dynamicReplacement", "_extern",
    ]

    /// The places in a submission's stage modules and own tests, by file and line.
    static func flags(in submission: String, files: Files) throws -> [SourceFlag] {
        let submission = try Submission.read(submission, tree: .starter, asked: [], files: files)
        return [1, 2, 3, 4].flatMap { stage in
            flags(in: submission.modules[stage], at: "Starter/Stage\(stage)", isModule: true)
                + flags(in: submission.ownTests[stage], at: "Starter/Stage\(stage)Tests")
        }
    }

    private static func flags(
        in folder: SourceFolder?, at path: String, isModule: Bool = false
    ) -> [SourceFlag] {
        (folder?.files ?? [:]).sorted { $0.key < $1.key }.flatMap { name, bytes in
            flags(
                in: String(decoding: bytes, as: UTF8.self), file: "\(path)/\(name)",
                isModule: isModule)
        }
    }

    /// The places in one file.
    static func flags(in source: String, file: String, isModule: Bool) -> [SourceFlag] {
        let lines = SwiftText(source).codeText.split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().flatMap { index, line in
            found(in: line, isModule: isModule).map {
                SourceFlag(word: $0, place: Place(file: file, line: index + 1))
            }
        }
    }

    /// The words of a line that are flagged, each once.
    private static func found(in line: Substring, isModule: Bool) -> [String] {
        var result: [String] = []
        for match in line.matches(of: #/\w+/#) {
            let word = String(match.output)
            let isCall =
                line[match.range.upperBound...].first { $0 != " " } == "("
                && isOfSystem(after: line[..<match.range.lowerBound])
            if names.contains(word) || (isCall && functions.contains(word)) { result.append(word) }
        }
        // What only tests import, and what would take the place of a test library's own.
        let testLibrary =
            #/\bimport\s+(?:\w+\s+)?(XCTest|Testing|TestHelpers|TestReporter)\b/#
            .wordBoundaryKind(.simple)
        if let match = line.firstMatch(of: testLibrary) {
            if isModule { result.append("import \(match.1)") }
        } else if let match = line.firstMatch(
            of:
                #/\b(?:func|class|struct|enum|protocol|typealias|actor)\s+(XCT\w+|assertArrayHashDiffable)/#
        ) {
            result.append(String(match.1))
        }
        return result.enumerated().filter { !result[..<$0.offset].contains($0.element) }
            .map(\.element)
    }

    /// Whether a name behind this can be one of the system's functions, and no method or
    /// declaration of that name.
    private static func isOfSystem(after text: Substring) -> Bool {
        let modules = ["Foundation.", "Glibc.", "Darwin.", "Musl."]
        if modules.contains(where: text.hasSuffix) { return true }
        return !text.hasSuffix(".") && !text.hasSuffix("func ")
    }
}
