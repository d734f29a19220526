import Digest
import FileSystem
import Foundation
import Grading
import Processes
import SwiftSource

/// A copy of a package whose code can be changed. The package itself is only read.
struct PackageCopy: Sendable {
    /// The absolute path of the package.
    let original: String
    /// The absolute path of the copy. The copy keeps its build folder, so that the next build is
    /// faster.
    let root: String
    /// The toolchain and the sandbox. Without a sandbox, builds and tests run with all permissions
    /// of this process.
    let tools: GradingTools

    var files: Files { tools.machine.files }

    /// Returns the path of a package's copy. The copy is never inside the copy of another package.
    static func root(of package: String, in folder: String) -> String {
        let name = (package as NSString).lastPathComponent
        return "\(folder)/\(ContentDigest.of(Array(package.utf8)).prefix(16))/\(name)"
    }

    /// Copies the package and the packages that were fetched for it.
    func make() throws {
        let names = (try? files.names(original)) ?? []
        guard names.contains("Package.swift") else { throw PackageError.noManifest(original) }
        let fetched = [".build/checkouts", ".build/artifacts", ".build/workspace-state.json"]
        try files.makeFolder("\(root)/.build")
        for name in try files.names(root).filter({ $0 != ".build" }) + fetched {
            try files.remove("\(root)/\(name)")
        }
        let copied = names.filter { ![".build", ".git", ".grade"].contains($0) }
        for name in copied + fetched where files.kind("\(original)/\(name)") != nil {
            // `-p` keeps the files' modification times. With new times, the compiler could miss a
            // change, because it doesn't notice changes within the same second.
            _ = try run("/bin/cp", ["-RPp", "\(original)/\(name)", "\(root)/\(name)"], in: root)
        }
    }

    /// Reads the package's targets. Throws an error if the package can't be examined.
    func describe() throws -> [DescribedPackage.Target] {
        let file = try files.read("\(root)/Package.swift")
        let code = String(
            decoding: SwiftTextBlanker.blank(file, keepsLiterals: true), as: UTF8.self)
        if code.contains(#/\bplugins *:(?!\s*\[\s*\])/#) { throw PackageError.buildPlugins }
        let text = try run(
            tools.toolchain.swift, ["package", "describe", "--type", "json"], in: root)
        // Warnings may come before the JSON.
        let start = text.range(of: "\n{")?.lowerBound ?? text.startIndex
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let package = try decoder.decode(DescribedPackage.self, from: Data(text[start...].utf8))
        let present = (try? files.names("\(root)/.build/checkouts"))?.map { $0.lowercased() } ?? []
        let missing = package.dependencies.map(\.identity).filter {
            !present.contains($0.lowercased())
        }
        guard missing.isEmpty else { throw PackageError.dependencies(missing) }
        guard package.targets.contains(where: { $0.type == "test" }) else {
            throw PackageError.noTests
        }
        return package.targets.filter(\.isChanged)
    }

    /// Runs a command of the package manager without a network, and returns its output.
    func swift(_ words: String...) throws -> Result<String, PackageError> {
        let options = [
            "--disable-automatic-resolution", "-debug-info-format", "none", "-Xswiftc",
            "-continue-building-after-errors",
        ]
        let command = command(
            tools.toolchain.swift, words + options, [:], home: "\(root)/.build", writable: root)
        return try output(of: command, ["swift"] + words)
    }

    /// Returns a command that runs in the copy, and in the sandbox if there is one.
    ///
    /// - Parameters:
    ///   - home: The home folder in the sandbox.
    ///   - writable: The folder that the command can change besides `/tmp`.
    func command(
        _ program: String, _ arguments: [String], _ variables: [String: String], home: String,
        writable: String
    ) -> Command {
        var environment = tools.machine.environment.merging(variables) { $1 }
        if tools.sandbox != nil { (environment["HOME"], environment["TMPDIR"]) = (home, "/tmp") }
        let command = Command(
            executable: program, arguments: arguments, environment: environment, directory: root)
        let readable = [original, root].filter { $0 != writable }
        let access = Sandbox.Access(readable: readable, writable: [writable], scratch: "/tmp")
        return tools.sandbox?.wrap(command, access) ?? command
    }

    /// Runs a program that must succeed and doesn't change the package's code, and returns its
    /// output.
    func run(_ program: String, _ arguments: [String], in folder: String) throws -> String {
        let command = Command(
            executable: program, arguments: arguments, environment: tools.machine.environment,
            directory: folder)
        return try output(of: command, [(program as NSString).lastPathComponent] + arguments).get()
    }

    private func output(
        of command: Command, _ words: [String]
    ) throws -> Result<String, PackageError> {
        let (end, text) = try tools.machine.processes.output(of: command)
        return end == .exited(0)
            ? .success(text)
            : .failure(.commandFails(words.joined(separator: " "), output: text))
    }
}
