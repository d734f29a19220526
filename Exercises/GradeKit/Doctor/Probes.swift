import FileSystem
import Foundation
import Grading
import Processes

/// What the doctor asks of this machine.
struct Probes: Sendable {
    var files: Files
    var toolchain: @Sendable () throws -> Toolchain
    /// Where XCTest may be. It is there where one of the paths is.
    var xctestPaths: @Sendable () throws -> [String]
    /// Where Swift Testing may be.
    var swiftTestingPaths: @Sendable () throws -> [String]
    /// The bytes that are free on the disk of a folder; nil where the system doesn't tell.
    var freeSpace: @Sendable (String) -> Int?
    /// The absolute path of git; nil where there is none.
    var git: @Sendable () -> String?
    /// A name that no file has.
    var uniqueName: @Sendable () -> String

    static func live(_ machine: Machine) -> Probes {
        let libraries = TestLibraries(machine: machine)
        return Probes(
            files: machine.files,
            toolchain: { try Toolchain.find(on: machine) },
            xctestPaths: { try libraries.paths(of: "XCTest") },
            swiftTestingPaths: { try libraries.paths(of: "Testing") },
            freeSpace: { folder in
                let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
                return (attributes?[.systemFreeSize] as? NSNumber)?.intValue
            },
            git: { findExecutable("git", path: machine.environment["PATH"]) },
            uniqueName: { UUID().uuidString })
    }
}
