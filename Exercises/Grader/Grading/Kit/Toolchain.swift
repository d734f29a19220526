import FileSystem
import Foundation
import Processes

/// The Swift toolchain that builds the stages.
package struct Toolchain: Sendable, Equatable {
    /// The absolute path of `swift`.
    package let swift: String
    /// The version of the toolchain, for example `6.3.1`.
    package let version: String

    package init(swift: String, version: String) {
        self.swift = swift
        self.version = version
    }

    /// Finds the first toolchain on the environment's path.
    package static func find(on machine: Machine) throws -> Toolchain {
        guard let swift = findExecutable("swift", path: machine.environment["PATH"]) else {
            throw GradeError.noSwift
        }
        var said = ""
        for program in [compiler(behind: swift, machine.files), swift].compactMap({ $0 }) {
            let command = Command(
                executable: program, arguments: ["--version"], environment: machine.environment,
                directory: "/")
            let (end, text) = try machine.processes.output(of: command)
            if end == .exited(0), let version = version(in: text) {
                return Toolchain(swift: swift, version: version)
            }
            said = text
        }
        throw GradeError.swiftDoesNotWork(path: swift, output: said)
    }

    /// Returns the path of the compiler itself, if `swift` is a link to the driver beside it. The
    /// compiler takes only half as long as the driver to print its version. Nil if `swift` is
    /// something else, such as a program that chooses among toolchains.
    static func compiler(behind swift: String, _ files: Files) -> String? {
        let program = URL(filePath: swift).resolvingSymlinksInPath()
        let compiler = program.deletingLastPathComponent().appending(path: "swift-frontend").path
        guard ["swift-driver", "swift-frontend"].contains(program.lastPathComponent),
            files.size(compiler) != nil
        else { return nil }
        return compiler
    }

    /// Returns the word after `Swift version` in a text such as `Swift version 6.3.1
    /// (swift-6.3.1-RELEASE)`.
    static func version(in text: String) -> String? {
        text.firstMatch(of: #/\bSwift\s+version\s+(\S+)/#).map { String($0.1) }
    }

    /// Returns the folder with all of the toolchain's files, such as `/opt/swift/usr`.
    ///
    /// The `swift` on the path isn't always in that folder. It can be a link, or a program that
    /// finds the toolchain.
    package func folder(on machine: Machine) throws -> String {
        let info = try targetInfo(on: machine)
        let library = "/lib/swift"
        guard let path = TargetInfo(info)?.paths.runtimeResourcePath, path.hasSuffix(library)
        else { throw GradeError.swiftDoesNotWork(path: swift, output: info) }
        return String(path.dropLast(library.count))
    }

    /// The folders of the toolchain's libraries; empty if the toolchain doesn't report them.
    package func libraryFolders(on machine: Machine) throws -> [String] {
        Self.libraryFolders(in: try targetInfo(on: machine))
    }

    /// Returns the library folders that the output of `swift -print-target-info` names.
    package static func libraryFolders(in text: String) -> [String] {
        TargetInfo(text)?.paths.runtimeLibraryImportPaths ?? []
    }

    /// Returns the output of `swift -print-target-info`, which names the toolchain's folders.
    private func targetInfo(on machine: Machine) throws -> String {
        let command = Command(
            executable: swift, arguments: ["-print-target-info"], environment: machine.environment,
            directory: "/")
        return try machine.processes.output(of: command).text
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
            let runtimeLibraryImportPaths: [String]
        }
        let paths: Paths

        init?(_ text: String) {
            guard let info = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else {
                return nil
            }
            self = info
        }
    }
}

/// The abilities of a toolchain, which depend on its version. All differences between versions of
/// Swift are defined here.
package struct ToolchainAbilities: Sendable, Equatable {
    /// Whether a Swift Testing failure fails an XCTest test, and an XCTest failure is a warning in a Swift
    /// Testing test.
    package let librariesInteroperate: Bool
    /// The version of Swift Testing's event stream that contains the most information.
    package let eventStreamVersion: String

    /// - Parameter version: A version, for example `6.3.1` or `6.4-dev`.
    package init(version: String) {
        // From this tools version on, the package manager lets the two libraries work together.
        librariesInteroperate = Self.isVersion(version, atLeast: "6.4")
        // Version 0 of the event stream has no warnings.
        eventStreamVersion = Self.isVersion(version, atLeast: "6.3") ? "6.3" : "0"
    }

    /// Whether a version is this one or a newer one.
    package static func isVersion(_ version: String, atLeast oldest: String) -> Bool {
        !numbers(version).lexicographicallyPrecedes(numbers(oldest))
    }

    private static func numbers(_ version: String) -> [Int] {
        version.split(separator: ".").map { Int($0.prefix(while: \.isNumber)) ?? 0 }
    }
}

extension Toolchain {
    package var abilities: ToolchainAbilities { ToolchainAbilities(version: version) }
}
