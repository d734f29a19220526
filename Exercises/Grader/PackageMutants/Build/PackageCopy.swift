import FileSystem
import Foundation
import Processes

/// The copy of a package in which its code is changed. The package itself is only read.
struct PackageCopy: Sendable {
    /// The absolute path of the package.
    let original: String
    /// The absolute path of the copy, which keeps its build folder for the next time.
    let root: String
    let machine: Machine
    /// The absolute path of `swift`.
    let swift: String
    /// Nil if builds and tests run with all rights of this process.
    let sandbox: Sandbox?

    /// Copies the package, with the packages that were fetched for it.
    func make() throws {
        let files = machine.files
        let names = (try? files.names(original)) ?? []
        guard names.contains("Package.swift") else { throw PackageError.noManifest(original) }
        let fetched = ["checkouts", "repositories", "artifacts", "workspace-state.json"].map {
            ".build/\($0)"
        }
        try files.makeFolder("\(root)/.build")
        for name in try files.names(root).filter({ $0 != ".build" }) + fetched {
            try files.remove("\(root)/\(name)")
        }
        let copied = names.filter { ![".build", ".git", ".grade"].contains($0) }
        for name in copied + fetched where files.kind("\(original)/\(name)") != nil {
            _ = try run("/bin/cp", ["-RP", "\(original)/\(name)", "\(root)/\(name)"], in: root)
        }
    }

    /// Reads the package's targets, and refuses what can't be examined.
    func describe() throws -> [DescribedPackage.Target] {
        let dumped: DumpedPackage = try decode(["package", "dump-package"])
        let present =
            (try? machine.files.names("\(root)/.build/checkouts"))?.map { $0.lowercased() } ?? []
        let missing = dumped.dependencies.flatMap { $0.values.joined() }.map(\.identity).filter {
            !present.contains($0.lowercased())
        }
        guard missing.isEmpty else { throw PackageError.dependencies(missing) }
        let withPlugins = dumped.targets.filter { $0.pluginUsages?.isEmpty == false }.map(\.name)
        guard withPlugins.isEmpty else { throw PackageError.buildPlugins(withPlugins) }
        let described: DescribedPackage = try decode(
            ["package", "--disable-automatic-resolution", "describe", "--type", "json"])
        guard described.targets.contains(where: { $0.type == "test" }) else {
            throw PackageError.noTests
        }
        return described.targets.filter(\.isChanged)
    }

    private func decode<Value: Decodable>(_ arguments: [String]) throws -> Value {
        let text = try run(swift, arguments, in: root)
        // Warnings may come before the JSON.
        let start = text.range(of: "\n{")?.lowerBound ?? text.startIndex
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Value.self, from: Data(text[start...].utf8))
    }

    /// Builds the copy with its tests; returns the output if that fails.
    func build() throws -> String? {
        let (end, text) = try machine.processes.output(
            of: buildCommand(["build", "--build-tests"]))
        return end == .exited(0) ? nil : text
    }

    /// Builds the copy while nothing is changed.
    func buildUnchanged() throws {
        guard let output = try build() else { return }
        throw PackageError.commandFails("swift build --build-tests", output: output)
    }

    /// In the sandbox there is no network, and a build doesn't outlive this process.
    func buildCommand(_ arguments: [String]) -> Command {
        let options = [
            "--disable-automatic-resolution", "-debug-info-format", "none", "-Xswiftc",
            "-continue-building-after-errors",
        ]
        return command(
            swift, arguments + options, [:], home: "\(root)/.build",
            Sandbox.Access(readable: [original], writable: [root], scratch: "/tmp"))
    }

    /// A command that runs in the copy, and in the sandbox if there is one.
    func command(
        _ program: String, _ arguments: [String], _ variables: [String: String], home: String,
        _ access: Sandbox.Access
    ) -> Command {
        var environment = machine.environment.merging(variables) { $1 }
        if sandbox != nil { (environment["HOME"], environment["TMPDIR"]) = (home, home) }
        let command = Command(
            executable: program, arguments: arguments, environment: environment, directory: root)
        return sandbox?.wrap(command, access) ?? command
    }

    /// The output of a program that isn't part of the package, and must succeed.
    func run(_ program: String, _ arguments: [String], in folder: String) throws -> String {
        let (end, text) = try machine.processes.output(
            of: Command(
                executable: program, arguments: arguments, environment: machine.environment,
                directory: folder))
        guard end == .exited(0) else {
            let name = (program as NSString).lastPathComponent
            throw PackageError.commandFails(
                ([name] + arguments).joined(separator: " "), output: text)
        }
        return text
    }
}
