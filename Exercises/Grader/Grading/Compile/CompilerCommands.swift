import FileSystem
import Foundation
import Processes

/// The commands with which the toolchain's own driver would compile a module and link a program.
///
/// The driver costs more time than most of what it starts. It is asked once which commands it would
/// run, and later they are run with other names in them.
struct CompilerCommands: Sendable, Codable, Equatable {
    /// The folder of the toolchain, such as `/opt/swift/usr`.
    let toolchain: String
    /// The words that compile one module, placeholders in them.
    let compile: [String]
    /// The words that link a program, placeholders in them; none where nothing is linked so.
    let link: [String]
    /// The program that compiles C; empty where none is compiled so.
    let clang: String
    /// The size and the time of the compiler's program: another compiler has others, also at the same path.
    var compiler = ""

    /// The words that stand in the commands for names that differ each time.
    enum Placeholder {
        static let module = "WorkshopModule"
        static let source = "WorkshopSource.swift"
        static let object = "WorkshopObject.o"
        static let program = "WorkshopProgram"
        static let modules = "WorkshopCache"
    }

    /// The word that keeps line tables out of what is compiled.
    static let withoutDebugInfo = "-gnone"
    /// The word that keeps symbols and line tables out of what is linked.
    private static let withoutSymbols = "-s"

    /// Asks the driver of a toolchain.
    ///
    /// - Parameters:
    ///   - folder: The toolchain's folder, such as `/opt/swift/usr`.
    ///   - scratch: A folder to work in.
    ///   - links: Whether programs are to be linked, too, and not only modules compiled and judged.
    /// - Throws: `DirectBuildProblem` where what the driver prints can't be understood.
    static func ask(
        toolchain folder: String, on machine: Machine, scratch: String, links: Bool
    ) throws -> CompilerCommands {
        // clang wants to see what it links.
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
        let compile = without(outputOptions, compiling) + testLibraries(besideSDKIn: compiling)
        let compiler = identity(of: compiling[0], machine.files)
        guard links else {
            return CompilerCommands(
                toolchain: folder, compile: compile, link: [], clang: "", compiler: compiler)
        }
        let linking = try lines(driver, linkArguments)
        guard let clang = linking.last(where: { $0.contains(Placeholder.object) }),
            let program = clang.first,
            let linker = try lines(
                program, ["-###"] + clang.dropFirst().filter { !$0.hasPrefix("@") }
            ).last(where: { $0.contains(Placeholder.object) })
        else { throw DirectBuildProblem.driver(output: "") }
        return CompilerCommands(
            toolchain: folder, compile: compile, link: linker, clang: program, compiler: compiler)
    }

    /// The words with which the compiler finds the test libraries on macOS: they are beside the SDK.
    static func testLibraries(besideSDKIn words: [String]) -> [String] {
        guard let option = words.firstIndex(of: "-sdk"), option + 1 < words.count,
            let folder = words[option + 1].firstRange(of: "/SDKs/")
        else { return [] }
        let developer = words[option + 1][..<folder.lowerBound]
        guard developer.hasSuffix(".platform/Developer") else { return [] }
        return ["-F", "\(developer)/Library/Frameworks", "-I", "\(developer)/usr/lib"]
    }

    /// The size and the time of a program: where the program is replaced, they change.
    static func identity(of program: String, _ files: Files) -> String {
        let path = URL(filePath: program).resolvingSymlinksInPath().path
        return "\(files.size(path) ?? 0) bytes of \(files.modified(path) ?? 0)"
    }

    /// The options that the package manager builds with, as far as they matter.
    private static let compileArguments = [
        "-###", "-module-name", Placeholder.module, "-emit-module", "-emit-module-path",
        "\(Placeholder.module).swiftmodule", "-no-emit-module-separately-wmo",
        "-avoid-emit-module-source-info", "-c", Placeholder.source, "-o", Placeholder.object,
        "-whole-module-optimization", withoutDebugInfo, "-enable-testing", "-Onone",
        "-swift-version", "6",
        "-DSWIFT_PACKAGE", "-DDEBUG", "-parse-as-library", "-package-name", "workshop",
        "-module-cache-path", Placeholder.modules,
    ]

    /// The options that tell where to put more than the object. They are added for each module.
    private static let outputOptions: Set<String> = [
        "-supplementary-output-file-map", "-emit-module-path", "-emit-module-doc-path",
        "-file-compilation-dir",
    ]

    /// Without symbols, a program can't be searched for the function that tells which bug is planted.
    private static let linkArguments = [
        "-###", "-emit-executable", Placeholder.object, "-o", Placeholder.program, "-use-ld=lld",
        "-Xlinker", withoutSymbols,
    ]

    /// Whether programs are linked with these commands.
    var canLink: Bool { !link.isEmpty }
    /// The words that link a program which keeps its symbols and line tables.
    var linkWithSymbols: [String] { link.filter { $0 != Self.withoutSymbols } }
    /// The programs that print what stands in an object file.
    var symbolLister: String { "\(toolchain)/bin/llvm-nm" }
    var objectDumper: String { "\(toolchain)/bin/llvm-objdump" }
    /// The program that prints where a test program crashed.
    var backtracer: String { "\(toolchain)/libexec/swift/linux/swift-backtrace" }

    /// The words without these options and the word behind each of them.
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

/// Splits a line as a shell does, for the commands that compilers print.
enum ShellWords {
    static func split(_ line: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if character == "\\", quote != "'" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character == " " {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}

extension Machine {
    /// The variables that a compiler is started with: in a sandbox no others than the toolchain may
    /// need.
    func compilerEnvironment(isSandboxed: Bool) -> [String: String] {
        isSandboxed ? environment.filter { Self.ofTheToolchain.contains($0.key) } : environment
    }

    private static let ofTheToolchain: Set<String> = [
        "PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "SDKROOT", "DEVELOPER_DIR", "TOOLCHAINS",
    ]
}
