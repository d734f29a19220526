/// The commands that the toolchain's own driver would use to compile a module and link a program.
///
/// The driver takes longer than most of the jobs that it starts. So it is asked for its commands
/// only once, and the grader inserts the names for each job.
struct CompilerCommands: Sendable, Codable, Equatable {
    /// The folder of the toolchain, such as `/opt/swift/usr`.
    let toolchain: String
    /// The command line that compiles one module, with placeholders.
    let compile: [String]
    /// The command line that links a program, with placeholders.
    let link: [String]
    /// The program that compiles C.
    let clang: String
    /// The size and modification time of the compiler. They show whether another compiler was
    /// installed at the same path.
    var compiler = ""

    /// The placeholders for names that are different in each job.
    enum Placeholder {
        static let module = "WorkshopModule"
        static let source = "WorkshopSource.swift"
        static let object = "WorkshopObject.o"
        static let program = "WorkshopProgram"
        static let modules = "WorkshopCache"
    }

    /// The option that keeps line tables out of compiled code.
    static let withoutDebugInfo = "-gnone"
    /// The option that keeps symbols and line tables out of linked programs.
    private static let withoutSymbols = "-s"

    /// Returns the word after an option; nil if there is none.
    static func value(of option: String, in words: [String]) -> String? {
        words.firstIndex(of: option).flatMap { words.dropFirst($0 + 1).first }
    }

    /// The options with which the package manager compiles, except those that make no difference here.
    static let compileArguments = [
        "-###", "-module-name", Placeholder.module, "-emit-module", "-emit-module-path",
        "\(Placeholder.module).swiftmodule", "-no-emit-module-separately-wmo",
        "-avoid-emit-module-source-info", "-c", Placeholder.source, "-o", Placeholder.object,
        "-whole-module-optimization", withoutDebugInfo, "-enable-testing", "-Onone",
        "-swift-version", "6",
        "-DSWIFT_PACKAGE", "-DDEBUG", "-DSWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE",
        "-parse-as-library", "-package-name", "workshop",
        "-module-cache-path", Placeholder.modules,
    ]

    /// The options for the paths of additional output files. They are left out here and added for
    /// each module.
    private static let outputOptions: Set<String> = [
        "-supplementary-output-file-map", "-emit-module-path", "-emit-module-doc-path",
        "-file-compilation-dir",
    ]

    /// The arguments for linking. They remove symbols, so that a program can't be searched for the
    /// function that returns which bug is planted.
    static let linkArguments = [
        "-###", "-emit-executable", Placeholder.object, "-o", Placeholder.program, "-use-ld=lld",
        "-Xlinker", withoutSymbols,
    ]

    /// The command line that links a program and keeps its symbols and line tables.
    var linkWithSymbols: [String] { link.filter { $0 != Self.withoutSymbols } }
    /// The program that prints where a test program crashed.
    var backtracer: String { "\(toolchain)/libexec/swift/linux/swift-backtrace" }

    /// Returns the words of a compiler's command line without the options for additional output files, and
    /// without the path after each of them.
    static func withoutOutputs(_ words: [String]) -> [String] {
        var result: [String] = []
        var isPath = false
        for word in words {
            if !isPath, !outputOptions.contains(word) { result.append(word) }
            isPath = !isPath && outputOptions.contains(word)
        }
        return result
    }
}

/// Splits a command line as a shell would, because compilers print their commands in that form.
enum ShellWords {
    static func split(_ line: some StringProtocol) -> [String] {
        let word = #/(?:[^\s"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+/#
        return String(line).matches(of: word).map { word in
            let part = #/\\(.)|'([^']*)'|"/#
            return String(word.0).replacing(part) { part in
                part.1 ?? part.2 ?? ""
            }
        }
    }
}
