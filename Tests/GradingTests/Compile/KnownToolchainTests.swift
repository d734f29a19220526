import Foundation
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// When a toolchain is asked for its version, and when what it said is used again.
final class KnownToolchainTests: XCTestCase {
    private let folder = "\(FileManager.default.temporaryDirectory.path)/known-\(UUID().uuidString)"
    private var environment: [String: String] = [:]

    override func setUpWithError() throws {
        try Files.live.makeFolder("\(folder)/usr/lib/swift")
        try write("a compiler", to: "swift-frontend")
        try setVersion("6.1")
        environment = ["PATH": "\(folder)/usr/bin:/usr/bin:/bin"]
    }

    override func tearDown() { try? Files.live.remove(folder) }

    private func write(_ text: String, to program: String) throws {
        let path = "\(folder)/usr/bin/\(program)"
        try Files.live.write(path, Array(text.utf8))
        XCTAssertEqual(chmod(path, 0o755), 0)
    }

    /// Lets the driver say this version, and count how often it is asked.
    private func setVersion(_ version: String) throws {
        try write(
            "#!/bin/sh\necho x >>'\(folder)/asked'\necho Swift version \(version)\n", to: "swift")
    }

    /// The version, and how often the driver was asked for it.
    private func version() throws -> (String, asked: Int) {
        try Files.live.remove("\(folder)/asked")
        let machine = Machine(
            files: .live, processes: FixtureLearner.processes, environment: environment)
        let kit = Kit(root: folder)
        let found = try KnownToolchain(of: kit, on: machine).find()
        XCTAssertEqual(found.swift, "\(folder)/usr/bin/swift")
        let asked = try? Files.live.read("\(folder)/asked")
        return (found.version, (asked ?? []).count / 2)
    }

    private func assertVersion(
        _ expected: String, asked: Int, _ text: String = "", line: UInt = #line
    ) throws {
        let (version, count) = try version()
        XCTAssertEqual(version, expected, text, line: line)
        XCTAssertEqual(count, asked, text, line: line)
    }

    func testItIsAskedOnceForAsLongAsItsProgramsAreTheSame() throws {
        try assertVersion("6.1", asked: 1)
        try assertVersion("6.1", asked: 0)
        // Of the same length, and soon after.
        try setVersion("6.2")
        try assertVersion("6.2", asked: 1)
        try assertVersion("6.2", asked: 0)
        try write("b compiler", to: "swift-frontend")
        try assertVersion("6.2", asked: 1)
        try assertVersion("6.2", asked: 0)
    }

    func testANoteOfAnotherToolchainOrNoneIsNotBelieved() throws {
        let note = "\(folder)/.grade/shared/toolchain"
        try assertVersion("6.1", asked: 1)
        let right = try Files.live.read(note)
        for text in ["", "9.9", "9.9\n", "9.9\nelsewhere", "\n\n"] {
            try Files.live.write(note, Array(text.utf8))
            try assertVersion("6.1", asked: 1, text)
        }
        XCTAssertEqual(try Files.live.read(note), right)
        // The folder of another place.
        try Files.live.move("\(folder)/usr/bin", "\(folder)/usr/other")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/usr/bin", withDestinationPath: "\(folder)/usr/other")
        try assertVersion("6.1", asked: 1, "moved")
    }

    /// It stays the same file when somebody chooses another toolchain.
    func testAProgramThatChoosesAToolchainIsAlwaysAsked() throws {
        environment["SWIFT_EXEC"] = "/another/swiftc"
        for _ in 1...2 { try assertVersion("6.1", asked: 1, "variable") }
        environment["SWIFT_EXEC"] = nil
        try Files.live.remove("\(folder)/usr/lib")
        for _ in 1...2 { try assertVersion("6.1", asked: 1, "no library") }
        try Files.live.makeFolder("\(folder)/usr/lib/swift")
        try Files.live.remove("\(folder)/usr/bin/swift-frontend")
        for _ in 1...2 { try assertVersion("6.1", asked: 1, "no compiler") }
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/usr/bin/swift-frontend",
            withDestinationPath: "\(folder)/usr/bin/swift")
        for _ in 1...2 { try assertVersion("6.1", asked: 1, "the same program") }
    }
}
