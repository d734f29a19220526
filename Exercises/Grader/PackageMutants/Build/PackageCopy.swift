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
        let names = try files.names(original)
        guard names.contains("Package.swift") else { throw PackageError(.noManifest, [original]) }
        let fetched = ["checkouts", "repositories", "artifacts", "workspace-state.json"].map {
            ".build/\($0)"
        }
        try files.makeFolder("\(root)/.build")
        for name in try files.names(root).filter({ $0 != ".build" }) + fetched {
            try files.remove("\(root)/\(name)")
        }
        let copied = names.filter { ![".build", ".git", ".grade"].contains($0) }
        for name in copied + fetched where files.kind("\(original)/\(name)") != nil {
            let (end, text) = try run(
                "/bin/cp", ["-RP", "\(original)/\(name)", "\(root)/\(name)"])
            guard end == .exited(0) else {
                throw FileError(action: .write, path: root, reason: .other(text))
            }
        }
    }

    /// Reads the package's targets, and refuses what can't be examined.
    func describe() throws -> [DescribedPackage.Target] {
        let dumped: DumpedPackage = try decode(["package", "dump-package"])
        let remote = dumped.dependencies.flatMap { ($0.sourceControl ?? []) + ($0.registry ?? []) }
        let present =
            (try? machine.files.names("\(root)/.build/checkouts"))?.map { $0.lowercased() } ?? []
        let refused: [(PackageError.Reason, [String])] = [
            (
                .localDependencies,
                dumped.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.identity)
            ),
            (.unresolved, remote.map(\.identity).filter { !present.contains($0.lowercased()) }),
            (
                .buildPlugins,
                dumped.targets.filter { $0.pluginUsages?.isEmpty == false }.map(\.name)
            ),
        ]
        for (reason, names) in refused where !names.isEmpty { throw PackageError(reason, names) }
        let described: DescribedPackage = try decode(
            ["package", "--disable-automatic-resolution", "describe", "--type", "json"])
        guard described.targets.contains(where: { $0.type == "test" }) else {
            throw PackageError(.noTests, [])
        }
        return described.targets.filter(\.isChanged)
    }

    private func decode<Value: Decodable>(_ arguments: [String]) throws -> Value {
        let (_, text) = try run(swift, arguments)
        // Warnings may come before the JSON.
        let start = text.range(of: "\n{")?.lowerBound ?? text.startIndex
        guard let value = try? JSONDecoder().decode(Value.self, from: Data(text[start...].utf8))
        else {
            throw PackageError(.badManifest, [text])
        }
        return value
    }

    /// Builds the copy with its tests; returns whether that worked, and the output.
    ///
    /// In the sandbox there is no network, and a build doesn't outlive this process.
    func build() throws -> (isBuilt: Bool, output: String) {
        var environment = machine.environment
        if sandbox != nil {
            environment["HOME"] = "\(root)/.build"
            environment["TMPDIR"] = "\(root)/.build"
        }
        let arguments = [
            "build", "--build-tests", "--disable-automatic-resolution", "-debug-info-format",
            "none",
            "-Xswiftc", "-continue-building-after-errors",
        ]
        let command = Command(
            executable: swift, arguments: arguments, environment: environment, directory: root)
        let access = Sandbox.Access(readable: [original], writable: [root], scratch: "/tmp")
        let (end, text) = try machine.processes.output(
            of: sandbox?.wrap(command, access) ?? command)
        return (end == .exited(0), text)
    }

    /// Runs a program that isn't part of the package.
    func run(
        _ program: String, _ arguments: [String], in folder: String? = nil
    ) throws -> (end: ProcessEnd, text: String) {
        try machine.processes.output(
            of: Command(
                executable: program, arguments: arguments, environment: machine.environment,
                directory: folder ?? root))
    }
}
