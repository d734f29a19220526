import Foundation
import Processes

/// The Swift toolchain that builds the stages.
package struct Toolchain: Sendable, Equatable {
    /// The absolute path of `swift`.
    package let swift: String
    /// Its version, for example `6.3.1`.
    package let version: String

    package init(swift: String, version: String) {
        self.swift = swift
        self.version = version
    }

    /// The toolchain that stands first on the path of the environment.
    package static func find(on machine: Machine) throws -> Toolchain {
        guard let swift = findExecutable("swift", path: machine.environment["PATH"]) else {
            throw GradeError.noSwift
        }
        let command = Command(
            executable: swift, arguments: ["--version"], environment: machine.environment,
            directory: "/")
        let (end, text) = try machine.processes.output(of: command)
        guard end == .exited(0), let version = version(in: text) else {
            throw GradeError.swiftDoesNotWork(path: swift, output: text)
        }
        return Toolchain(swift: swift, version: version)
    }

    /// The word after `Swift version`: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    static func version(in text: String) -> String? {
        let words = text.split { $0 == " " || $0.isNewline }
        for (index, word) in words.enumerated()
        where word == "version" && index > 0 && words[index - 1] == "Swift" {
            return index + 1 < words.count ? String(words[index + 1]) : nil
        }
        return nil
    }

    /// The folder with everything of the toolchain's, such as `/opt/swift/usr`.
    ///
    /// The `swift` on the path can be a link or a program that finds the toolchain in another place.
    package func folder(on machine: Machine) throws -> String {
        let command = Command(
            executable: swift, arguments: ["-print-target-info"], environment: machine.environment,
            directory: "/")
        let (end, text) = try machine.processes.output(of: command)
        let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8))
        let library = "/lib/swift"
        guard end == .exited(0), let path = info?.paths.runtimeResourcePath,
            path.hasSuffix(library)
        else { throw GradeError.swiftDoesNotWork(path: swift, output: text) }
        return String(path.dropLast(library.count))
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            let runtimeResourcePath: String
        }
        let paths: Paths
    }
}
