import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import KitTestHelpers
@testable import Processes

/// Tests which folders the manifest rejects, by running SwiftPM.
final class PackagePathTests: XCTestCase {
    /// Returns what SwiftPM prints for a copy of the manifest in a folder with this name, and how SwiftPM ends.
    private func describe(in name: String) throws -> (end: ProcessEnd, text: String) {
        let root = "\(NSTemporaryDirectory())/manifest-\(UUID().uuidString)"
        defer { try? Files.live.remove(root) }
        let folder = "\(root)/\(name)/kit"
        let manifest = try Files.live.read(FixtureLearner.kit.path("Package.swift"))
        try Files.live.write("\(folder)/Package.swift", manifest)
        var environment = FixtureLearner.machine.environment
        environment["WORKSHOP_TREE"] = nil
        return try FixtureLearner.processes.output(
            of: Command(
                executable: try FixtureLearner.toolchain().swift,
                arguments: ["package", "dump-package", "--package-path", folder],
                environment: environment, directory: folder))
    }

    /// Clang replaces a % in a path with random digits. If the manifest accepted such a path, every build would
    /// fail with a compiler error that doesn't explain anything.
    func testOnlyAPathWithAPercentSignIsRefused() throws {
        let (end, text) = try describe(in: "d%20e")
        XCTAssertEqual(end, .exited(1), text)
        assertContains(text, "d%20e/kit can't be built, because its path contains the character %")
        assertContains(text, "Rename that folder, or move the workshop, and try again.")
        let other = try describe(in: "a folder, Übungen 🙂 & 'more'")
        XCTAssertEqual(other.end, .exited(0), other.text)
    }
}
