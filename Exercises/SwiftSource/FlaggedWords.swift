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
