import Digest
import FileSystem
import Foundation
import Processes

/// Finds the toolchain, and asks it for facts about itself. They are stored, so that an unchanged toolchain
/// is asked only once.
extension Machine {
    /// Finds the first toolchain on the environment's path.
    ///
    /// - Parameter kit: The kit that stores the facts, so that an unchanged toolchain isn't asked again; nil
    ///   to ask in any case.
    package func findToolchain(for kit: Kit? = nil) throws -> Toolchain {
        guard let swift = findExecutable("swift", path: environment["PATH"]) else {
            throw GradeError.noSwift
        }
        guard let kit, let compiler = compiler(behind: swift) else { return try ask(swift) }
        let facts = CacheFolder(kit: kit, files: files).facts
        let name = factName("toolchain", swift, compiler)
        if let known: Toolchain = facts.known(name) { return known }
        let toolchain = try ask(swift)
        // Everything else works if they can't be stored.
        _ = try? facts.entry(name) { _ in toolchain }
        return toolchain
    }

    /// Returns the path of the compiler itself, if `swift` is a link to the driver beside it. Nil if
    /// `swift` is something else, such as a program that chooses among toolchains. Nothing then
    /// shows whether the program still chooses the same toolchain.
    func compiler(behind swift: String) -> String? {
        let program = URL(filePath: swift).resolvingSymlinksInPath()
        let compiler = program.deletingLastPathComponent().appending(path: "swift-frontend").path
        guard ["swift-driver", "swift-frontend"].contains(program.lastPathComponent),
            files.size(compiler) != nil
        else { return nil }
        return compiler
    }

    /// Runs programs of the toolchain to find out its version and folders.
    private func ask(_ swift: String) throws -> Toolchain {
        let command = Command(
            executable: swift, arguments: ["-print-target-info"], environment: environment,
            directory: "/")
        let text = try processes.output(of: command).text
        guard let toolchain = Toolchain(swift: swift, info: text) else {
            throw GradeError.swiftDoesNotWork(path: swift, output: text)
        }
        return toolchain
    }

    /// Returns a toolchain's commands. If they aren't stored yet, asks the toolchain's driver.
    ///
    /// - Throws: `DirectBuildProblem`
    func compilerCommands(of toolchain: Toolchain, for kit: Kit) throws -> CompilerCommands {
        #if os(Linux)
            try CacheFolder(kit: kit, files: files).facts.entry(nameOfCommands(of: toolchain)) {
                try askForCommands(toolchain: toolchain.folder, scratch: $0)
            }
        #else
            // Calling the compiler directly is tested only on Linux.
            throw DirectBuildProblem.system
        #endif
    }

    /// The name under which a toolchain's commands are stored.
    func nameOfCommands(of toolchain: Toolchain) -> String {
        factName("commands", toolchain.version, "\(toolchain.folder)/bin/swift-frontend")
    }

    /// Returns the name under which a fact about a compiler is stored.
    private func factName(_ kind: String, _ detail: String, _ compiler: String) -> String {
        var digest = ContentDigest()
        digest.add([kind, detail, identity(of: compiler)])
        return digest.text
    }

    /// Returns the path, size and modification time of a program. If the program is replaced, at least one of
    /// them changes.
    private func identity(of program: String) -> String {
        let path = URL(filePath: program).resolvingSymlinksInPath().path
        return "\(files.size(path) ?? 0) bytes of \(files.modified(path) ?? 0) at \(path)"
    }

    /// Asks a toolchain's driver for its commands.
    ///
    /// - Parameters:
    ///   - folder: The toolchain's folder, such as `/opt/swift/usr`.
    ///   - scratch: A folder to work in.
    /// - Throws: `DirectBuildProblem` if the driver's output can't be understood.
    func askForCommands(toolchain folder: String, scratch: String) throws -> CompilerCommands {
        // clang requires that the files to link exist.
        for name in [CompilerCommands.Placeholder.object, CompilerCommands.Placeholder.source] {
            try files.write("\(scratch)/\(name)", [])
        }
        func lines(_ program: String, _ arguments: [String]) throws -> [[String]] {
            let command = Command(
                executable: program, arguments: arguments, environment: environment,
                directory: scratch)
            let (end, text) = try processes.output(of: command, limits: Limits(total: .seconds(60)))
            guard end == .exited(0) else { throw DirectBuildProblem.driver(output: text) }
            return text.split(separator: "\n").map { ShellWords.split($0) }
        }
        let driver = "\(folder)/bin/swiftc"
        let compiling = try lines(driver, CompilerCommands.compileArguments)
        let linking = try lines(driver, CompilerCommands.linkArguments)
        let linksObject = { (words: [String]) in
            words.contains(CompilerCommands.Placeholder.object)
        }
        guard let compile = compiling.first(where: { $0.contains("-frontend") }),
            let clang = linking.last(where: linksObject), let program = clang.first,
            let linker = try lines(
                program, ["-###"] + clang.dropFirst().filter { !$0.hasPrefix("@") }
            ).last(where: linksObject)
        else { throw DirectBuildProblem.driver(output: "") }
        return CompilerCommands(
            toolchain: folder, compile: CompilerCommands.withoutOutputs(compile), link: linker,
            clang: program, compiler: identity(of: compile[0]))
    }
}
