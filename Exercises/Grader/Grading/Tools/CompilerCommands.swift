import FileSystem
import Processes

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

    /// Asks a toolchain's driver for its commands.
    ///
    /// - Parameters:
    ///   - folder: The toolchain's folder, such as `/opt/swift/usr`.
    ///   - scratch: A folder to work in.
    /// - Throws: `DirectBuildProblem` if the driver's output can't be understood.
    static func ask(
        toolchain folder: String, on machine: Machine, scratch: String
    ) throws -> CompilerCommands {
        // clang requires that the files to link exist.
        for name in [Placeholder.object, Placeholder.source] {
            try machine.files.write("\(scratch)/\(name)", [])
        }
        func lines(_ program: String, _ arguments: [String]) throws -> [[String]] {
            let command = Command(
                executable: program, arguments: arguments, environment: machine.environment,
                directory: scratch)
            let (end, text) = try machine.processes.output(
                of: command, limits: Limits(total: .seconds(60)))
            guard end == .exited(0) else { throw DirectBuildProblem.driver(output: text) }
            return text.split(separator: "\n").map { ShellWords.split($0) }
        }
        let driver = "\(folder)/bin/swiftc"
        let compiling = try lines(driver, compileArguments).first { $0.contains("-frontend") }
        guard let compiling else { throw DirectBuildProblem.driver(output: "") }
        let compile = without(outputOptions, compiling)
        let linking = try lines(driver, linkArguments)
        guard let clang = linking.last(where: { $0.contains(Placeholder.object) }),
            let program = clang.first,
            let linker = try lines(
                program, ["-###"] + clang.dropFirst().filter { !$0.hasPrefix("@") }
            ).last(where: { $0.contains(Placeholder.object) })
        else { throw DirectBuildProblem.driver(output: "") }
        return CompilerCommands(
            toolchain: folder, compile: compile, link: linker, clang: program,
            compiler: Toolchain.identity(of: compiling[0], machine.files))
    }

    /// Returns the word after an option; nil if there is none.
    static func value(of option: String, in words: [String]) -> String? {
        words.firstIndex(of: option).flatMap { words.dropFirst($0 + 1).first }
    }

    /// The options with which the package manager compiles, except those that make no difference here.
    private static let compileArguments = [
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
    private static let linkArguments = [
        "-###", "-emit-executable", Placeholder.object, "-o", Placeholder.program, "-use-ld=lld",
        "-Xlinker", withoutSymbols,
    ]

    /// The command line that links a program and keeps its symbols and line tables.
    var linkWithSymbols: [String] { link.filter { $0 != Self.withoutSymbols } }
    /// The program that prints where a test program crashed.
    var backtracer: String { "\(toolchain)/libexec/swift/linux/swift-backtrace" }

    /// Returns the words without these options and without the argument after each of them.
    private static func without(_ options: Set<String>, _ words: [String]) -> [String] {
        var result: [String] = []
        var isValue = false
        for word in words {
            if !isValue, !options.contains(word) { result.append(word) }
            isValue = !isValue && options.contains(word)
        }
        return result
    }
}

/// Stores the commands on disk.
extension CompilerCommands {
    /// Returns a toolchain's commands. If they aren't stored yet, asks the toolchain's driver.
    ///
    /// - Throws: `DirectBuildProblem`
    static func of(_ toolchain: Toolchain, kit: Kit, machine: Machine) throws -> CompilerCommands {
        #if os(Linux)
            try CacheFolder(kit: kit, files: machine.files).facts.entry(
                name(of: toolchain, machine.files)
            ) { folder in
                try ask(toolchain: toolchain.folder, on: machine, scratch: folder)
            }
        #else
            // Calling the compiler directly is tested only on Linux.
            throw DirectBuildProblem.system
        #endif
    }

    /// The name under which a toolchain's commands are stored.
    static func name(of toolchain: Toolchain, _ files: Files) -> String {
        Toolchain.factName(
            "commands", toolchain.version, "\(toolchain.folder)/bin/swift-frontend", files)
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
