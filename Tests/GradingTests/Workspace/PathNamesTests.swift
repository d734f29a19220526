import XCTest

@testable import Grading

final class PathNamesTests: XCTestCase {
    private let paths = PathNames(
        workspace: Workspace(root: "/w", files: .live, workshop: .shipped), moduleTree: .starter,
        ownTestsTree: .starter)
    private let folder = "/tmp/grade/scratch/0123456789abcdef0123456789abcdef/"

    func testScratchFoldersAreLeftOut() {
        for (message, expected) in [
            ("in \(folder)a.txt", "in a.txt"), ("\"\(folder)\"", "\"\""),
            ("at file://\(folder)a", "at a"), ("file:\(folder)a", "file:a"),
            ("\(folder)a \(folder)b\n\(folder)c", "a b\nc"), ("path=\(folder)a", "path=a"),
            // If a single word contains several folders, everything up to the last one is removed.
            ("\(folder)a,\(folder)b", "b"), ("\(folder)\(folder)b", "b"), ("/w/A.swift", "A.swift"),
        ] {
            XCTAssertEqual(paths.withoutFolders(message), expected, message)
        }
    }

    func testScratchFoldersInAPathWithSpacesAreLeftOut() {
        let paths = PathNames(
            workspace: Workspace(
                root: "/my home/kit/.grade/Starter/suite", files: .live, workshop: .shipped),
            moduleTree: .starter, ownTestsTree: .starter)
        let folder = "/my home/kit/.grade/scratch/0123456789abcdef0123456789abcdef"
        XCTAssertEqual(paths.withoutFolders("at \(folder)/a b, \(folder)/c"), "at a b, c")
    }

    func testOtherFoldersAreKept() {
        for message in [
            "/tmp/scratch/a", "/scratch/0123456789abcdef0123456789abcdef/a",
            "/tmp/scratch/0123456789ABCDEF0123456789ABCDEF/a", String(folder.dropLast()),
            "/tmp/scratch/0123456789abcdef0123456789abcdef0/a", "scratch", "",
        ] {
            XCTAssertEqual(paths.withoutFolders(message), message)
        }
    }
}
