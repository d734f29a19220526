import Foundation
import TestNeeds
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// A folder for archives that a test makes.
struct MadeUpArchives {
    let folder: String

    func path(_ name: String) -> String { "\(folder)/\(name)" }

    func write(_ name: String, _ text: String) throws {
        try Files.live.write(path(name), Array(text.utf8))
    }

    @discardableResult
    func zip(_ name: String, _ entries: MadeUpZip.Entry...) throws -> String {
        try Files.live.write(path(name), MadeUpZip(entries: entries).bytes)
        return path(name)
    }

    @discardableResult
    func tar(_ name: String, _ entries: MadeUpTar.Entry..., hasEnd: Bool = true) throws -> String {
        try Files.live.write(path(name), MadeUpTar(entries: entries, hasEnd: hasEnd).bytes)
        return path(name)
    }

    /// Runs a script in the folder.
    func run(_ script: String) throws {
        let (end, text) = try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/sh", arguments: ["-e", "-c", script],
                environment: ["PATH": "/usr/bin:/bin"], directory: folder))
        XCTAssertEqual(end, .exited(0), "\(script): \(text)")
    }

    /// An unpacker that would have the sandbox for what it needs a program for.
    func unpacker() throws -> Unpacker {
        Unpacker(
            processes: FixtureLearner.processes,
            sandbox: Needed.sandbox.lack == nil ? try FixtureLearner.sandbox() : nil,
            scratch: path("scratch"), files: .live)
    }
}
