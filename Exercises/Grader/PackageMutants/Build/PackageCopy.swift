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

    /// Copies the package.
    func make() throws {
        let files = machine.files
        let names = try files.names(original)
        guard names.contains("Package.swift") else {
            let isProject = names.contains {
                $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
            }
            throw PackageError.noPackage(original, hasXcodeProject: isProject)
        }
        try files.makeFolder("\(root)/.build")
        for name in try files.names(root) where name != ".build" {
            try files.remove("\(root)/\(name)")
        }
        let left: Set = [".build", ".git", ".grade"]
        try copy(names.filter { !left.contains($0) }.map { "\(original)/\($0)" }, to: root)
        // Packages that were fetched for the original. They are compared by the package manager.
        let fetched = ["checkouts", "repositories", "artifacts", "workspace-state.json"]
        for name in fetched { try files.remove("\(root)/.build/\(name)") }
        let present = fetched.map { "\(original)/.build/\($0)" }.filter { files.kind($0) != nil }
        if !present.isEmpty { try copy(present, to: "\(root)/.build") }
    }

    private func copy(_ paths: [String], to folder: String) throws {
        let (end, text) = try run("/bin/cp", ["-RP"] + paths + [folder])
        guard end == .exited(0) else {
            throw FileError(action: .write, path: folder, reason: .other(text))
        }
    }

    /// Reads the package's description, and refuses what can't be examined.
    func describe() throws -> PackageDescription {
        let dumped: DumpedPackage = try decode(["package", "dump-package"])
        let local = dumped.dependencies.flatMap { $0.fileSystem ?? [] }.compactMap(\.path)
        guard local.isEmpty else { throw PackageError.localDependencies(local) }
        let remote = dumped.dependencies.flatMap { ($0.sourceControl ?? []) + ($0.registry ?? []) }
        let present =
            (try? machine.files.names("\(root)/.build/checkouts"))?.map { $0.lowercased() } ?? []
        let missing = remote.map(\.identity).filter { !present.contains($0.lowercased()) }
        guard missing.isEmpty else { throw PackageError.unresolved(missing) }
        let plugins = dumped.targets.filter { $0.pluginUsages?.isEmpty == false }.map(\.name)
        guard plugins.isEmpty else { throw PackageError.buildPlugins(plugins) }
        let described: DescribedPackage = try decode(
            ["package", "--disable-automatic-resolution", "describe", "--type", "json"])
        guard described.targets.contains(where: { $0.type == "test" }) else {
            throw PackageError.noTests
        }
        return PackageDescription(
            targets: described.targets.filter(\.isChanged),
            listsSources: Set(dumped.targets.filter { $0.sources != nil }.map(\.name)))
    }

    private func decode<Value: Decodable>(_ arguments: [String]) throws -> Value {
        let (end, text) = try run(swift, arguments)
        // Warnings may come before the JSON.
        let start =
            text.range(of: "\n{").map { text.index(after: $0.lowerBound) } ?? text.startIndex
        guard end == .exited(0),
            let value = try? JSONDecoder().decode(Value.self, from: Data(text[start...].utf8))
        else { throw PackageError.badManifest(text) }
        return value
    }

    /// Builds the copy with its tests.
    func build() throws -> (isBuilt: Bool, output: String) {
        let (end, text) = try run(
            swift,
            [
                "build", "--build-tests", "--disable-automatic-resolution", "-debug-info-format",
                "none",
                "-Xswiftc", "-continue-building-after-errors",
            ])
        return (end == .exited(0), text)
    }

    /// Runs a program that isn't part of the package.
    func run(_ program: String, _ arguments: [String], in folder: String? = nil) throws
        -> (end: ProcessEnd, text: String)
    {
        let command = Command(
            executable: program, arguments: arguments, environment: machine.environment,
            directory: folder ?? root)
        return try machine.processes.output(of: command)
    }

    /// The program with the package's tests.
    func bundle() throws -> String {
        let folder = "\(root)/.build/debug"
        guard let name = try machine.files.names(folder).first(where: { $0.hasSuffix(".xctest") })
        else {
            throw PackageError.noTests
        }
        return "\(folder)/\(name)"
    }
}
