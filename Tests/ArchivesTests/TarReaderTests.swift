import XCTest

@testable import Archives
@testable import KitTestHelpers

final class TarReaderTests: XCTestCase {
    private struct Read: Equatable {
        var paths: [String] = []
        var kinds: [ArchiveEntry.Kind] = []
        var texts: [String] = []
        var isWhole = false
        var cut: String?
    }

    private func read(
        _ bytes: [UInt8], pieces: Int = 512, most: Int = 100, entries: Int = 1000
    ) throws -> Read {
        var read = Read()
        var reader = TarReader(
            most: entries, wanted: { _ in most },
            found: { number, entry, bytes in
                XCTAssertEqual(number, read.paths.count)
                read.paths.append(String(decoding: entry.path, as: UTF8.self))
                read.kinds.append(entry.kind)
                read.texts.append(String(decoding: bytes, as: UTF8.self))
            })
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            try reader.take(bytes[start..<min(bytes.count, start + pieces)])
        }
        read.isWhole = reader.isWhole
        read.cut = reader.cut.map { String(decoding: $0.entry.path, as: UTF8.self) }
        return read
    }

    func testEntriesComeWithTheirKindsHoweverTheBytesCome() throws {
        let tar = MadeUpTar(entries: [
            .init("w/", "5"), .init("w/A.swift", "0", String(repeating: "a", count: 600)),
            .init("w/empty"), .init("w/hard", "1"), .init("w/soft", "2"), .init("w/device", "3"),
            .init("w/pipe", "6"), .init("w/unknown", "Q", "more"), .init("w/B.swift", "0", "b"),
        ])
        for pieces in [1, 7, 512, 513, 100_000] {
            let read = try read(tar.bytes, pieces: pieces)
            XCTAssertEqual(
                read.paths,
                [
                    "w/", "w/A.swift", "w/empty", "w/hard", "w/soft", "w/device", "w/pipe",
                    "w/unknown", "w/B.swift",
                ])
            XCTAssertEqual(
                read.kinds,
                [.folder, .file, .file, .other, .other, .other, .other, .other, .file])
            XCTAssertEqual(read.texts[1], String(repeating: "a", count: 100))
            XCTAssertEqual(read.texts.last, "b")
            XCTAssertTrue(read.isWhole)
        }
    }

    func testLongNamesStandBeforeTheirEntries() throws {
        let long = "w/" + String(repeating: "long/", count: 40) + "A.swift"
        let record = " path=\(long)\n"
        let tar = MadeUpTar(entries: [
            .init("././@LongLink", "L", "\(long)\0"), .init("short", "0", "a"),
            .init("header", "x", "\(record.utf8.count + 3)\(record)"), .init("short", "0", "b"),
            .init("header", "x", "22 GNU.sparse.major=1\n26 GNU.sparse.name=sparse\n"),
            .init("GNUSparseFile.0/sparse", "0", "map"), .init("short", "0", "c"),
        ])
        let read = try read(tar.bytes)
        XCTAssertEqual(read.paths, [long, long, "sparse", "short"])
        XCTAssertEqual(read.kinds, [.file, .file, .other, .file])
        XCTAssertEqual(read.texts, ["a", "b", "", "c"])
    }

    func testOfALongPathIsKeptThatItIsTooLong() throws {
        let path = String(repeating: "abc/", count: 9000) + "A.swift"
        let record = " path=\(path)\n"
        let tar = MadeUpTar(entries: [
            .init("././@LongLink", "L", "\(path)\0"), .init("short", "0", "a"),
            .init("header", "x", "\(record.utf8.count + 5)\(record)"), .init("short", "0", "b"),
        ])
        XCTAssertEqual(try read(tar.bytes).paths.map(\.utf8.count), [1501, 1501])
    }

    func testMoreEntriesThanThereIsRoomForAreRefused() throws {
        let bytes = MadeUpTar(entries: ["A", "B", "C"].map { .init($0, "0", "a") }).bytes
        XCTAssertEqual(try read(bytes, entries: 3).paths, ["A", "B", "C"])
        XCTAssertThrowsError(try read(bytes, entries: 2)) {
            XCTAssertEqual($0 as? ArchiveProblem, .tooMuch)
        }
        let path = String(repeating: "abc/", count: 200)
        let long = MadeUpTar(entries: [
            .init("././@LongLink", "L", "\(path)\0"), .init("A", "0", "a"), .init("B", "0", "a"),
        ]).bytes
        XCTAssertEqual(try read(long, entries: 9).paths.count, 2)
        XCTAssertThrowsError(try read(long, entries: 6)) {
            XCTAssertEqual($0 as? ArchiveProblem, .tooMuch)
        }
    }

    func testWhatIsCutSaysWhere() throws {
        let bytes = MadeUpTar(entries: [
            .init("A", "0", "a"), .init("B", "0", String(repeating: "b", count: 900)),
        ]).bytes
        for (count, paths, cut) in [
            (0, [], nil), (511, [], nil), (512, [], "A"), (1024, ["A"], nil),
            (1500, ["A"], nil), (1600, ["A"], "B"), (bytes.count - 1024, ["A", "B"], nil),
        ] as [(Int, [String], String?)] {
            let read = try read(Array(bytes[..<count]))
            XCTAssertEqual(read.paths, paths, "\(count)")
            XCTAssertEqual(read.cut, cut, "\(count)")
            XCTAssertFalse(read.isWhole, "\(count)")
        }
        XCTAssertTrue(try read(Array(bytes[..<(bytes.count - 512)])).isWhole)
    }

    func testNoByteOfAHeaderMakesAnotherOfIt() throws {
        let bytes = MadeUpTar(entries: [.init("A", "0", "a")]).bytes
        // But for the space behind its checksum.
        for place in 0..<512 where place != 155 {
            var changed = bytes
            changed[place] ^= 0x41
            XCTAssertThrowsError(try read(changed), "\(place)") {
                XCTAssertEqual($0 as? ArchiveProblem, .damaged)
            }
        }
    }

    func testSaidLengthsThatCannotBeAreRefused() {
        for text in ["99 path=a\n", "3 path=a\n", "-9 path=a\n", "x path=a\n", "11 size=-1\n"] {
            let tar = MadeUpTar(entries: [.init("h", "x", text), .init("A", "0", "a")])
            XCTAssertThrowsError(try read(tar.bytes), text) {
                XCTAssertEqual($0 as? ArchiveProblem, .damaged)
            }
        }
    }
}
