import Foundation
import XCTest

@testable import FileSystem

/// Tests how files, folders and links are read, and what happens to an existing entry when
/// something is written in its place.
final class LiveFilesTests: XCTestCase {
    private var folder: TemporaryFolder!

    override func setUpWithError() throws { folder = try TemporaryFolder() }

    override func tearDown() { folder = nil }

    func testALinkIsReplacedAndItsTargetKept() throws {
        try folder.write("theirs", to: "target")
        try folder.link("link", to: folder("target"))
        try folder.link("dangling", to: folder("missing"))
        for name in ["link", "dangling"] {
            try Files.live.write(folder(name), Array("new".utf8))
            XCTAssertEqual(Files.live.kind(folder(name)), .file, name)
            XCTAssertEqual(try folder.text(name), "new")
        }
        XCTAssertEqual(try folder.text("target"), "theirs")
        XCTAssertEqual(try Files.live.names(folder.path), ["dangling", "link", "target"])
    }

    func testAddingNeverOverwrites() throws {
        try Files.live.add(folder("new"), Array("new".utf8))
        XCTAssertEqual(try folder.text("new"), "new")
        try Files.live.makeDeadLink(folder("link"))
        for name in ["new", "link"] {
            XCTAssertThrowsError(try Files.live.add(folder(name), Array("other".utf8))) {
                XCTAssertEqual(($0 as? FileError)?.reason, .inTheWay)
            }
        }
        XCTAssertEqual(try folder.text("new"), "new")
    }

    func testADeadLinkIsReplaced() throws {
        try folder.write("here", to: "file")
        try Files.live.makeDeadLink(folder("link"))
        try Files.live.makeDeadLink(folder("link"))
        XCTAssertEqual(Files.live.kind(folder("link")), .link)
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder("link")))
        XCTAssertThrowsError(try Files.live.makeDeadLink(folder("file")))
        XCTAssertEqual(try folder.text("file"), "here")
    }

    func testKindsOfEntriesAreRecognized() throws {
        try folder.write("12345", to: "file")
        try folder.link("link", to: folder("file"))
        XCTAssertEqual(mkfifo(folder("pipe"), 0o644), 0)
        let kinds = ["file", "link", "pipe", ".", "none", "file/none", "file\0none"].map {
            Files.live.kind(folder($0))
        }
        XCTAssertEqual(kinds, [.file, .link, .special, .folder, nil, nil, nil])
        XCTAssertEqual(Files.live.size(folder("file")), 5)
        XCTAssertNil(Files.live.size(folder("none")))
        XCTAssertNil(Files.live.modified(folder("none")))
        try Files.live.setModified(folder("file"), 1_700_000_000.25)
        XCTAssertEqual(Files.live.modified(folder("file")), 1_700_000_000.25)
    }

    func testReadingFollowsLinksAndRefusesEverythingButFiles() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
        try Files.live.write(folder("file"), bytes)
        try folder.link("link", to: folder("file"))
        for name in ["file", "link"] { XCTAssertEqual(try Files.live.read(folder(name)), bytes) }
        let reasons: [(String, FileError.Reason)] = [
            ("none", .missing), ("file/none", .inTheWay), (".", .inTheWay), ("file\0", .missing),
        ]
        for (name, reason) in reasons {
            XCTAssertThrowsError(try Files.live.read(folder(name)), name) {
                let expected = FileError(action: .read, path: folder(name), reason: reason)
                XCTAssertEqual($0 as? FileError, expected)
            }
        }
    }

    func testAPartOfAFileCanBeRead() throws {
        try folder.write("0123456789", to: "file")
        for (offset, most, expected) in [(0, 3, "012"), (4, 3, "456"), (8, 9, "89"), (20, 9, "")] {
            let part = try Files.live.part(folder("file"), offset, most)
            XCTAssertEqual(String(decoding: part, as: UTF8.self), expected)
        }
        try folder.link("link", to: folder("file"))
        XCTAssertEqual(try Files.live.part(folder("link"), 0, 3), [])
    }

    func testAPipeIsWrittenToOnlyOnRequest() throws {
        XCTAssertEqual(mkfifo(folder("pipe"), 0o644), 0)
        // Without this reader, a write to the pipe would wait forever.
        let reader = open(folder("pipe"), O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        XCTAssertThrowsError(try Files.live.write(folder("pipe"), Array("result".utf8))) {
            XCTAssertEqual(($0 as? FileError)?.reason, .inTheWay)
        }
        try Files.live.writeThrough(folder("pipe"), Array("named".utf8))
        XCTAssertEqual(Files.live.kind(folder("pipe")), .special)
        XCTAssertEqual(String(decoding: try Descriptor.read(reader), as: UTF8.self), "named")
        XCTAssertEqual(try Files.live.names(folder.path), ["pipe"])
    }

    func testAFileNamedByTheUserMayBeALink() throws {
        try folder.write("old", to: "target")
        try folder.link("link", to: "target")
        try folder.link("dangling", to: "missing")
        for name in ["link", "dangling"] {
            try Files.live.writeThrough(folder(name), Array("new".utf8))
            XCTAssertEqual(Files.live.kind(folder(name)), .link, name)
        }
        XCTAssertEqual(try folder.text("target"), "new")
        XCTAssertEqual(try folder.text("missing"), "new")
    }
}
