import XCTest

@testable import Grading
@testable import KitTestHelpers

final class WorkspaceTests: XCTestCase {
    func testFillsAnEmptyFolder() throws {
        let fake = FakeFiles([:])
        try Workspace(root: "/w", files: fake.files, workshop: .shipped).fill(with: [
            "A/a.swift": [1], "P": [2],
        ])
        XCTAssertEqual(fake.paths, ["/w/A/a.swift", "/w/P"])
    }

    func testWritesOnlyWhatChanged() throws {
        let fake = FakeFiles(["/w/A/a.swift": "a", "/w/A/b.swift": "b"])
        let workspace = Workspace(root: "/w", files: fake.files, workshop: .shipped)
        try workspace.fill(with: ["A/a.swift": Array("a".utf8), "A/b.swift": Array("B".utf8)])
        XCTAssertEqual(fake.written, ["/w/A/b.swift"])
        XCTAssertEqual(fake.text("/w/A/b.swift"), "B")
    }

    func testRemovesUnwantedFilesAndEmptyFolders() throws {
        let fake = FakeFiles(["/w/A/a.swift": "a", "/w/B/C/b.swift": "b", "/w/.build/x": "x"])
        try Workspace(root: "/w", files: fake.files, workshop: .shipped).fill(with: [
            "A/a.swift": Array("a".utf8)
        ])
        XCTAssertEqual(fake.paths, ["/w/.build/x", "/w/A/a.swift"])
        XCTAssertNil(fake.files.kind("/w/B"))
    }

    /// If two versions of a file had the same modification time, to the second, the second version
    /// would not be compiled.
    func testEachVersionHasItsOwnModificationTime() throws {
        let fake = FakeFiles([:])
        let workspace = Workspace(root: "/w", files: fake.files, workshop: .shipped)
        var seconds: [Double] = []
        for (version, now) in [(UInt8(1), 1000.1), (2, 1000.2), (3, 1000.9), (4, 1005.5)] {
            fake.now = now
            try workspace.fill(with: ["a": [version]])
            seconds.append(try XCTUnwrap(fake.time("/w/a")).rounded(.down))
        }
        XCTAssertEqual(seconds, [1000, 1001, 1002, 1005])
    }

    func testALinkInTheWorkspaceIsReplaced() throws {
        let fake = FakeFiles([:])
        fake.link("/w/a")
        let workspace = Workspace(root: "/w", files: fake.files, workshop: .shipped)
        try workspace.fill(with: ["a": [1]])
        XCTAssertEqual(fake.written, ["/w/a"])
    }
}
