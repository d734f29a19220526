/// Finds the places in a learner's sources that a person should look at.
///
/// Code in one process can forge whatever this process reports. What it would need for that is
/// rarely needed for anything else here.
package enum SourceFlags {
    /// The most places of a submission that are told of.
    package static let maximum = 200

    /// The places in one file. A word is told of once for each line.
    package static func flags(in source: [UInt8], file: String, isModule: Bool) -> [SourceFlag] {
        let words = SourceWords(source)
        var result: [SourceFlag] = []
        var seen: Set<String> = []
        var line = 0
        for index in words.all.indices {
            guard let found = flagged(at: index, in: words, isModule: isModule) else { continue }
            if words.all[index].line != line { seen = [] }
            line = words.all[index].line
            guard seen.insert(found).inserted else { continue }
            result.append(SourceFlag(word: found, place: SourceLocation(file: file, line: line)))
            if result.count == maximum { break }
        }
        return result
    }

    /// What is told of the word at this index; nil for nothing.
    private static func flagged(
        at index: Int, in words: SourceWords, isModule: Bool
    ) -> String? {
        let word = words.all[index]
        let previous = words[index - 1] ?? ""
        if previous == "import" || FlaggedWords.importKinds.contains(previous) {
            let isImport = previous == "import" || words[index - 2] == "import"
            if isImport, FlaggedWords.modules.contains(word.text) { return "import \(word.text)" }
            if isImport, isModule, FlaggedWords.testModules.contains(word.text) {
                return "import \(word.text)"
            }
        }
        if FlaggedWords.declarations.contains(previous) {
            // What takes the place of a test library's or the standard library's own.
            let isTaken = word.text.hasPrefix("XCT") || FlaggedWords.taken.contains(word.text)
            return isTaken ? word.text : nil
        }
        let isAttribute = word.before.1 == UInt8(ascii: "@")
        if FlaggedWords.names.contains(word.text)
            || isAttribute && FlaggedWords.attributes.contains(word.text)
            || FlaggedWords.beginnings.contains(where: word.text.hasPrefix)
        {
            return word.text
        }
        if word.text == "contentsOf", ["String", "NSString", "NSData"].contains(previous) {
            return word.text
        }
        // `cart.open()` is a method, `Glibc.open()` isn't.
        let isMember = word.before.1 == UInt8(ascii: ".")
        guard !isMember || FlaggedWords.systemModules.contains(previous) else { return nil }
        let isCall = word.after == UInt8(ascii: "(")
        let isLabel = word.after == UInt8(ascii: ":") || previous == "case"
        return FlaggedWords.functions.contains(word.text) && !isLabel
            || FlaggedWords.commonFunctions.contains(word.text) && isCall ? word.text : nil
    }
}

/// A place in a learner's source that reaches for what tests and exercises have no need of.
///
/// It proves nothing: a person looks at it.
package struct SourceFlag: Sendable, Equatable, Codable {
    /// The word in the source that was found, for example `dlsym`.
    package let word: String
    package let place: SourceLocation
}

/// The words that `SourceFlags` looks for.
///
/// No such list is complete. It has what somebody would try first.
enum FlaggedWords {
    /// Functions of the system that end the process, reach into it, or reach out of it. They are
    /// told of wherever they are named, called or not.
    static let functions: Set<String> = [
        "exit", "_exit", "_Exit", "quick_exit", "abort", "sigaction", "atexit", "at_quick_exit",
        "killpg", "getppid", "dlsym", "dlopen", "dladdr", "fork", "vfork", "posix_spawn",
        "posix_spawnp", "execl", "execlp", "execv", "execve", "execvp", "popen", "getenv", "setenv",
        "putenv", "unsetenv", "clearenv", "fopen", "fdopen", "freopen", "fputs", "fputc", "putchar",
        "fwrite", "fflush", "setvbuf", "openat", "creat", "dup2", "writev", "pwrite", "mmap",
        "mprotect", "mkfifo", "symlink", "unlink", "chmod", "chown", "chroot", "socket", "ptrace",
        "prctl", "syscall", "setrlimit", "setsid", "pthread_create", "pthread_kill", "setjmp",
        "longjmp", "sigprocmask", "unsafeBitCast", "unsafeDowncast", "NSClassFromString",
        "NSSelectorFromString", "XCTMain",
    ]

    /// Functions whose names are also common words: only a call is told of.
    static let commonFunctions: Set<String> = [
        "kill", "raise", "signal", "system", "write", "read", "open", "close", "puts", "pipe",
        "connect", "send", "dup", "ioctl", "fcntl", "remove", "rename", "alarm",
    ]

    /// Types, variables, attributes and labels.
    static let names: Set<String> = [
        "Process", "ProcessInfo", "CommandLine", "environ", "FileManager", "FileHandle", "NSTask",
        "InputStream", "OutputStream", "contentsOfFile", "contentsOfDirectory",
        "stdout", "stderr", "STDOUT_FILENO", "STDERR_FILENO", "URLSession", "Thread",
        "OpaquePointer", "Unmanaged", "XCTestObservationCenter", "XCTestObservation", "XCTestSuite",
        "XCTestRun", "_typeByName",
    ]

    /// Attributes for the linker, behind an `@`.
    static let attributes: Set<String> = [
        "_silgen_name", "_cdecl", "cdecl", "c", "_dynamicReplacement", "_extern", "_section",
        "section", "_used", "used", "_spi",
    ]

    /// What the names of functions and types begin with that reach into memory.
    static let beginnings = ["Unsafe", "withUnsafe"]

    /// The system's own functions, without anything around them.
    static let modules: Set<String> = ["Glibc", "Musl", "Darwin", "TestReporter", "Builtin"]
    /// What only tests import.
    static let testModules: Set<String> = ["XCTest", "Testing"]
    static let systemModules: Set<String> = ["Foundation", "Glibc", "Musl", "Darwin"]
    static let importKinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    static let declarations: Set<String> = importKinds.union(["actor", "macro"])
    /// Names of the standard library, and of the helpers, that the official suites use.
    static let taken: Set<String> = [
        "String", "Int", "Bool", "Double", "Array", "Optional", "Equatable", "expectation",
        "fulfillment", "assertArrayHashDiffable",
    ]
}
