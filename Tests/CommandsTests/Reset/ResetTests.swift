import Foundation
import XCTest

@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

final class ResetTests: XCTestCase {
    private let kit = Kit(root: "/kit")

    private func reset(_ fake: FakeFiles) -> Reset {
        Reset(
            kit: kit, files: fake.files,
            shipped: ShippedFiles { path in Array("shipped \(path)".utf8) })
    }

    func testOnlyDifferencesFromTheShippedVersionAreChanges() throws {
        let fake = FakeFiles([
            "/kit/Starter/S/A.swift": "shipped S/A.swift", "/kit/Starter/S/B.swift": "mine",
        ])
        let changes = try reset(fake).changes(in: ["S/A.swift", "S/B.swift", "S/C.swift"])
        XCTAssertEqual(changes.map(\.path), ["S/B.swift", "S/C.swift"])
        XCTAssertEqual(changes[0].current, Array("mine".utf8))
        XCTAssertNil(changes[1].current)
    }

    func testLineEndingsAreNotAChange() throws {
        let fake = FakeFiles([
            "/kit/Starter/S/A.swift": "a\r\nb\r\n", "/kit/Starter/S/B.swift": "a\rb\n",
        ])
        let reset = Reset(
            kit: kit, files: fake.files, shipped: ShippedFiles { _ in Array("a\nb\n".utf8) })
        XCTAssertEqual(
            try reset.changes(in: ["S/A.swift", "S/B.swift"]).map(\.path), ["S/B.swift"])
    }

    private let time = Date(timeIntervalSince1970: 0)

    /// The paths of all backup files.
    private func backup(_ fake: FakeFiles) -> [String] {
        fake.paths.filter { $0.hasPrefix("/kit/.grade/backups/") }
    }

    func testTheLearnersVersionIsBackedUp() throws {
        let fake = FakeFiles(["/kit/Starter/S/B.swift": "mine"])
        let reset = reset(fake)
        let changes = try reset.changes(in: ["S/B.swift"])
        let folders = try (1...3).map { _ in try reset.apply(changes, at: time) }
        XCTAssertEqual(fake.text("/kit/Starter/S/B.swift"), "shipped S/B.swift")
        XCTAssertNotNil(folders[0].wholeMatch(of: #/\.grade\/backups\/\d{4}-\d\d-\d\d-\d{6}/#))
        XCTAssertEqual(folders, [folders[0], "\(folders[0])-2", "\(folders[0])-3"])
        for folder in folders {
            XCTAssertEqual(fake.text("/kit/\(folder)/Starter/S/B.swift"), "mine")
        }
    }

    func testWithoutABackupNothingIsChanged() throws {
        let fake = FakeFiles(["/kit/Starter/S/A.swift": "a", "/kit/Starter/S/B.swift": "b"])
        let reset = reset(fake)
        let changes = try reset.changes(in: ["S/A.swift", "S/B.swift"])
        let other = FakeFiles(["/kit/Starter/S/B.swift": "b"])
        _ = try self.reset(other).apply(changes, at: time)
        fake.failures[backup(other).first { $0.hasSuffix("B.swift") } ?? ""] = .noSpace
        XCTAssertThrowsError(try reset.apply(changes, at: time))
        XCTAssertEqual(fake.text("/kit/Starter/S/A.swift"), "a")
        XCTAssertEqual(fake.text("/kit/Starter/S/B.swift"), "b")
    }

    func testALinkIsNotWrittenThrough() {
        let fake = FakeFiles([:])
        fake.link("/kit/Starter/S/A.swift")
        XCTAssertThrowsError(try reset(fake).changes(in: ["S/A.swift"])) { error in
            XCTAssertEqual(error as? LearnerFileError, .notAFile("Starter/S/A.swift"))
            XCTAssertEqual(
                ErrorText.describe(error),
                "Starter/S/A.swift is a link, a folder or the like. Move it away, and try again.")
        }
    }

    func testWatchSaysWhyNothingWasReset() throws {
        let stage = shipped(1)
        let path = "/kit/Starter/Stage1/EvenOdd.swift"
        let fake = FakeFiles([path: "mine"])
        fake.failures[path] = .noPermission
        XCTAssertEqual(
            WatchServices.reset(stage.exercises[0], stage, reset(fake)),
            "Could not read \(path): you don't have permission. Change that with 'chmod', or ask the owner."
        )
    }
}
