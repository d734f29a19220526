import Foundation
import Synchronization
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class ContentStoreTests: XCTestCase {
    private struct Failure: Error, Equatable {}

    private static func make(
        _ name: String, in store: ContentStore, text: String = "text"
    ) throws -> (note: String, wasMade: Bool) {
        var wasMade = false
        let note = try store.entry(name) { folder in
            wasMade = true
            try store.files.write("\(folder)/file", Array(text.utf8))
            return "a note"
        }
        return (note, wasMade)
    }

    func testAnEntryIsMadeOnce() throws {
        let store = ContentStore(root: try temporaryFolder(), files: .live, maximumCount: 600)
        let first = try Self.make("a", in: store)
        XCTAssertTrue(first.wasMade)
        let second = try Self.make("a", in: store, text: "other")
        XCTAssertFalse(second.wasMade)
        XCTAssertEqual(second.note, "a note")
        XCTAssertEqual(
            try Files.live.read("\(store.folder(of: "a"))/file"), Array("text".utf8))
        XCTAssertEqual(try Files.live.names(store.root), ["a"])
    }

    func testAFailureLeavesNoEntry() throws {
        let store = ContentStore(root: try temporaryFolder(), files: .live, maximumCount: 600)
        let make = { (folder: String) throws -> String in
            try store.files.write("\(folder)/file", [1])
            throw Failure()
        }
        XCTAssertThrowsError(try store.entry("a", make: make))
        XCTAssertEqual(try Files.live.names(store.root), [])
        XCTAssertTrue(try Self.make("a", in: store).wasMade)
    }

    func testABrokenEntryIsMadeAgain() throws {
        let store = ContentStore(root: try temporaryFolder(), files: .live, maximumCount: 600)
        for broken in ["{", ""] {
            _ = try Self.make("a", in: store)
            try Files.live.write("\(store.root)/a/note.json", Array(broken.utf8))
            XCTAssertTrue(try Self.make("a", in: store).wasMade)
            XCTAssertFalse(try Self.make("a", in: store).wasMade)
        }
        try Files.live.write("\(store.root)/b", [])
        XCTAssertTrue(try Self.make("b", in: store).wasMade)
    }

    func testAnEntryWithAMissingFileIsMadeAgain() throws {
        let store = ContentStore(root: try temporaryFolder(), files: .live, maximumCount: 600)
        _ = try Self.make("a", in: store)
        let file = "\(store.folder(of: "a"))/file"
        try Files.live.remove(file)
        XCTAssertTrue(try Self.make("a", in: store).wasMade)
        try Files.live.write(file, [])
        XCTAssertTrue(try Self.make("a", in: store).wasMade)
        XCTAssertFalse(try Self.make("a", in: store).wasMade)
    }

    func testConcurrentRequestsForOneEntryWaitForTheFirst() throws {
        let store = ContentStore(root: try temporaryFolder(), files: .live, maximumCount: 600)
        let made = try Array(1...8).concurrentMap(width: 8) { _ in
            try Self.make("a", in: store).wasMade
        }
        XCTAssertEqual(made.filter { $0 }.count, 1)
    }

    /// Another grading finds the same damaged entry, and is the first to replace it.
    func testAnotherGradingsReplacementOfABrokenEntryIsUsed() throws {
        let root = try temporaryFolder()
        try Files.live.write("\(root)/a/note.json", Array("broken".utf8))
        let moves = Mutex(0)
        var files = Files.live
        files.move = { _, to throws(FileError) in
            let isLast = moves.withLock { moves in
                moves += 1
                return moves == 2
            }
            if isLast {
                try Files.live.write(
                    "\(to)/note.json", Array(#"{"note": "of the other", "sizes": {}}"#.utf8))
            }
            throw FileError(action: .write, path: to, reason: .inTheWay)
        }
        let store = ContentStore(root: root, files: files, maximumCount: 600)
        XCTAssertEqual(try Self.make("a", in: store).note, "of the other")
        XCTAssertEqual(moves.withLock { $0 }, 2)
        XCTAssertEqual(try Files.live.names(root), ["a"])
    }

    func testFailingToReplaceABrokenEntryIsAnError() throws {
        let root = try temporaryFolder()
        try Files.live.write("\(root)/a/note.json", Array("broken".utf8))
        var files = Files.live
        files.move = { _, to throws(FileError) in
            throw FileError(action: .write, path: to, reason: .noSpace)
        }
        let store = ContentStore(root: root, files: files, maximumCount: 600)
        XCTAssertThrowsError(try Self.make("a", in: store))
        XCTAssertEqual(try Files.live.names(root), [])
    }

    /// Two gradings find the same old entries at the same time, and both remove them.
    func testOldEntriesCanBeRemovedConcurrently() throws {
        let store = ContentStore(root: try temporaryFolder(), files: .live, maximumCount: 6)
        try addOldEntries(1...90, to: store)
        _ = try Array(1...8).concurrentMap(width: 8) { _ in store.prune() }
        let left = try Files.live.names(store.root)
        XCTAssertTrue(left.allSatisfy { $0.hasPrefix("e") }, "\(left)")
        XCTAssertTrue(Set(left).isSuperset(of: (85...90).map { "e\($0)" }), "\(left)")
    }

    /// Adds entries that were used long ago, the first one longest ago.
    private func addOldEntries(_ numbers: ClosedRange<Int>, to store: ContentStore) throws {
        for number in numbers {
            let note = "\(store.root)/e\(number)/note.json"
            try Files.live.write(
                note, Array(#"{"note": "", "sizes": {}}"#.utf8))
            try Files.live.setModified(note, Double(number))
        }
    }

    func testAFewExtraEntriesAreKept() throws {
        let store = ContentStore(root: try temporaryFolder(), files: .live, maximumCount: 60)
        try addOldEntries(1...80, to: store)
        store.prune()
        XCTAssertEqual(try Files.live.names(store.root).count, 80)
        try addOldEntries(81...81, to: store)
        store.prune()
        XCTAssertEqual(try Files.live.names(store.root).count, store.maximumCount)
    }

    func testTheLeastRecentlyUsedEntryIsRemoved() throws {
        let store = ContentStore(root: try temporaryFolder(), files: .live, maximumCount: 60)
        try addOldEntries(1...90, to: store)
        // The entry e1 has just been used.
        try Files.live.write(
            "\(store.root)/e1/note.json",
            Array(#"{"note": "", "sizes": {}}"#.utf8))
        try Files.live.setModified("\(store.root)/e1/note.json", 1)
        XCTAssertFalse(try Self.make("e1", in: store).wasMade)
        store.prune()
        let left = try Files.live.names(store.root)
        XCTAssertEqual(left.count, store.maximumCount)
        XCTAssertTrue(left.contains("e1"))
        XCTAssertFalse(left.contains("e2"))
        XCTAssertTrue(left.contains("e90"))
        // Now the store has space again, so no further entry is removed.
        store.prune()
        XCTAssertEqual(try Files.live.names(store.root).count, left.count)
    }
}
