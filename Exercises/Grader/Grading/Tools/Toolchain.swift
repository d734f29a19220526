import Digest
import FileSystem
import Foundation
import Processes

/// The Swift toolchain that builds the stages, and the facts that it reports about itself.
package struct Toolchain: Sendable, Equatable, Codable {
    /// The absolute path of `swift`. It can be a link, or a program that finds the toolchain.
    package var swift: String
    /// Its version, for example `6.3.1`.
    package let version: String
    /// The folder with all of its files, such as `/opt/swift/usr`.
    package let folder: String
    /// The folders of its libraries.
    package let libraryFolders: [String]

    package init(
        swift: String, version: String, folder: String = "", libraryFolders: [String] = []
    ) {
        (self.swift, self.version) = (swift, version)
        (self.folder, self.libraryFolders) = (folder, libraryFolders)
    }

    /// Finds the first toolchain on the environment's path.
    ///
    /// - Parameter kit: The kit that stores the facts, so that an unchanged toolchain isn't asked again; nil
    ///   to ask in any case.
    package static func find(on machine: Machine, for kit: Kit? = nil) throws -> Toolchain {
        guard let swift = findExecutable("swift", path: machine.environment["PATH"]) else {
            throw GradeError.noSwift
        }
        guard let kit, let compiler = compiler(behind: swift, machine.files) else {
            return try ask(swift, on: machine)
        }
        let facts = CacheFolder(kit: kit, files: machine.files).facts
        let name = factName("toolchain", swift, compiler, machine.files)
        if let known: Toolchain = facts.known(name) { return known }
        let toolchain = try ask(swift, on: machine)
        // Everything else works if they can't be stored.
        _ = try? facts.entry(name) { _ in toolchain }
        return toolchain
    }

    /// Returns the path of the compiler itself, if `swift` is a link to the driver beside it. Nil if
    /// `swift` is something else, such as a program that chooses among toolchains. Nothing then
    /// shows whether the program still chooses the same toolchain.
    static func compiler(behind swift: String, _ files: Files) -> String? {
        let program = URL(filePath: swift).resolvingSymlinksInPath()
        let compiler = program.deletingLastPathComponent().appending(path: "swift-frontend").path
        guard ["swift-driver", "swift-frontend"].contains(program.lastPathComponent),
            files.size(compiler) != nil
        else { return nil }
        return compiler
    }

    /// Returns the name under which a fact about a compiler is stored.
    static func factName(
        _ kind: String, _ detail: String, _ compiler: String, _ files: Files
    ) -> String {
        var digest = ContentDigest()
        digest.add([kind, detail, identity(of: compiler, files)])
        return digest.text
    }

    /// Returns the path, size and modification time of a program. If the program is replaced, at least one of
    /// them changes.
    static func identity(of program: String, _ files: Files) -> String {
        let path = URL(filePath: program).resolvingSymlinksInPath().path
        return "\(files.size(path) ?? 0) bytes of \(files.modified(path) ?? 0) at \(path)"
    }

    /// Runs programs of the toolchain to find out its version and folders.
    private static func ask(_ swift: String, on machine: Machine) throws -> Toolchain {
        let command = Command(
            executable: swift, arguments: ["-print-target-info"], environment: machine.environment,
            directory: "/")
        let text = try machine.processes.output(of: command).text
        guard let toolchain = Toolchain(swift: swift, info: text) else {
            throw GradeError.swiftDoesNotWork(path: swift, output: text)
        }
        return toolchain
    }

    /// - Parameter text: The output of `swift -print-target-info`; the initializer returns nil if it is
    ///   something else.
    init?(swift: String, info text: String) {
        let library = "/lib/swift"
        guard let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8)),
            // As in `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
            let version = info.compilerVersion.firstMatch(of: #/\bSwift\s+version\s+(\S+)/#)?.1,
            info.paths.runtimeResourcePath.hasSuffix(library)
        else { return nil }
        self.init(
            swift: swift, version: String(version),
            folder: String(info.paths.runtimeResourcePath.dropLast(library.count)),
            libraryFolders: info.paths.runtimeLibraryImportPaths)
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
            let runtimeLibraryImportPaths: [String]
        }
        let compilerVersion: String
        let paths: Paths
    }
}

extension Toolchain {
    package var abilities: ToolchainAbilities { ToolchainAbilities(version: version) }
}
