import Foundation
import XCTest

@testable import FileSystem

/// What the system tells of changes in folders, with real files.
final class FolderWatchTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws {
        continueAfterFailure = false
        folder = try TemporaryFolder()
        for path in ["tree", "tree/stage"] { makeFolder(path) }
        try folder.write("old", to: "tree/stage/A.swift")
    }

    /// Calls for `tree/stage`. Each watch has its own, so that none is taken for another's.
    private struct Calls {
        private let called = DispatchSemaphore(value: 0)
        private let watching: FolderWatch.Watching

        init(_ root: String) throws {
            watching = try XCTUnwrap(
                FolderWatch.live.start(root, ["tree/stage"]) { [called] in called.signal() })
        }

        /// Waits for a call: long before it says that there is none.
        func next(_ message: String, line: UInt = #line) {
            XCTAssertEqual(called.wait(timeout: .now() + 60), .success, message, line: line)
        }
    }

    private func makeFolder(_ path: String) {
        XCTAssertEqual(mkdir(folder(path), 0o755), 0, path)
    }

    private func move(_ path: String, to other: String) {
        XCTAssertEqual(rename(folder(path), folder(other)), 0, path)
    }

    private func save(_ path: String, _ flags: Int32) throws {
        let descriptor = open(folder(path), O_WRONLY | flags, 0o644)
        try Descriptor.write(Array("new".utf8), to: descriptor)
        close(descriptor)
    }

    func testEachWayToSaveIsTold() throws {
        try folder.write("new", to: "B.swift")
        let ways: [(name: String, save: () throws -> Void)] = [
            ("in place", { try self.save("tree/stage/A.swift", O_TRUNC) }),
            ("at its end", { try self.save("tree/stage/A.swift", O_APPEND) }),
            ("a new file", { try self.save("tree/stage/C.swift", O_CREAT) }),
            ("in its place", { self.move("B.swift", to: "tree/stage/A.swift") }),
            ("another name", { self.move("tree/stage/A.swift", to: "tree/stage/D.swift") }),
            ("moved away", { self.move("tree/stage/D.swift", to: "D.swift") }),
            ("removed", { unlink(self.folder("tree/stage/C.swift")) }),
        ]
        for way in ways {
            let calls = try Calls(folder.path)
            try way.save()
            calls.next(way.name)
        }
    }

    func testAFileInANewFolderIsTold() throws {
        let calls = try Calls(folder.path)
        makeFolder("tree/stage/more")
        calls.next("the folder")
        try save("tree/stage/more/A.swift", O_CREAT)
        calls.next("the file in it")
    }

    func testAFolderMayComeLater() throws {
        move("tree", to: "elsewhere")
        let calls = try Calls(folder.path)
        makeFolder("tree")
        calls.next("the folder above it")
        makeFolder("tree/stage")
        calls.next("the folder")
        try save("tree/stage/A.swift", O_CREAT)
        calls.next("the file in it")
    }

    func testAFolderMayBePutInThePlaceOfAnother() throws {
        for path in ["other", "other/stage"] { makeFolder(path) }
        let calls = try Calls(folder.path)
        move("tree", to: "elsewhere")
        calls.next("the one that goes")
        move("other", to: "tree")
        calls.next("the one that comes")
        try save("tree/stage/A.swift", O_CREAT)
        calls.next("the file in it")
    }

    func testNothingIsLeftOfAWatchThatHasEnded() throws {
        func open() -> Set<Int32> { Set((0..<1024).filter { fcntl($0, F_GETFD) >= 0 }) }
        let before = open()
        var calls: Calls? = try Calls(folder.path)
        let taken = open().subtracting(before)
        XCTAssertFalse(taken.isEmpty)
        withExtendedLifetime(calls) {}
        calls = nil
        // Its thread sees it, sooner or later.
        var left = taken
        for _ in 1...60_000 {
            left = open().intersection(taken)
            if left.isEmpty { break }
            usleep(1000)
        }
        XCTAssertEqual(left, [])
    }
}
