import XCTest

@testable import Archives
@testable import KitTestHelpers

final class ZipDirectoryTests: XCTestCase {
    private typealias Entry = MadeUpZip.Entry

    private func open(_ bytes: [UInt8], most: Int = 1000) throws -> ZipDirectory {
        try ZipDirectory(
            ArchiveBytes(count: bytes.count) { offset, most in
                Array(bytes[offset..<min(bytes.count, offset + most)])
            }, most: most)
    }

    private func paths(_ zip: ZipDirectory) -> [String] {
        zip.entries.map { String(decoding: $0.path, as: UTF8.self) }
    }

    func testEntriesComeWithTheirKinds() throws {
        let zip = try open(
            MadeUpZip(
                entries: [
                    Entry("w/").with { $0.mode = 0o040755 }, Entry("w/A.swift", "let a = 1"),
                    Entry("w/link", "target").with { $0.mode = 0o120777 },
                    Entry("w/pipe").with { $0.mode = 0o010644 },
                    Entry("w\\B.swift", "b").with { ($0.system, $0.mode) = (0, 0) },
                    Entry("w/C.swift", "c").with { $0.mode = 0 },
                ], before: Array("#!/bin/sh\n".utf8), comment: Array("PK\u{5}\u{6} no".utf8)
            ).bytes)
        XCTAssertEqual(
            paths(zip), ["w/", "w/A.swift", "w/link", "w/pipe", "w/B.swift", "w/C.swift"])
        XCTAssertEqual(
            zip.entries.map(\.kind), [.folder, .file, .other, .other, .file, .file])
        XCTAssertEqual(try zip.contents(of: 1, most: 100), Array("let a = 1".utf8))
        XCTAssertEqual(try zip.contents(of: 1, most: 3), Array("let".utf8))
        XCTAssertEqual(try zip.contents(of: 5, most: 1), Array("c".utf8))
    }

    func testNamesAreReadAsTheirSystemMeansThem() throws {
        let zip = try open(
            MadeUpZip(entries: [
                Entry("ü.swift"), Entry("").with { ($0.name, $0.system) = ([0x81, 0x2E], 0) },
                Entry("").with { $0.name = [0x81, 0x2E] },
                Entry("").with { ($0.name, $0.system, $0.flags) = ([0x81], 0, 0x800) },
            ]).bytes)
        XCTAssertEqual(
            zip.entries.map(\.path),
            [Array("ü.swift".utf8), Array("ü.".utf8), [0x81, 0x2E], [0x81]]
        )
    }

    func testMoreEntriesThanThereIsRoomForAreNotRead() throws {
        let bytes = MadeUpZip(entries: [Entry("A"), Entry("B"), Entry("C")]).bytes
        XCTAssertNil(try open(bytes, most: 3).problem)
        let zip = try open(bytes, most: 2)
        XCTAssertEqual(zip.problem, .tooMuch)
        XCTAssertEqual(paths(zip), ["A", "B"])
    }

    func testWhatTheDirectorySaysHasToBeSo() throws {
        let bytes = MadeUpZip(entries: [
            Entry("small", "0123456789").with { $0.statedSize = 5 },
            Entry("large", "0123456789").with { $0.statedSize = 50 },
            Entry("locked", "0123456789").with { $0.flags = 1 },
            Entry("strange", "0123456789").with { $0.method = 99 }, Entry("right", "0123456789"),
        ]).bytes
        let zip = try open(bytes)
        for (number, problem): (Int, ArchiveProblem) in [
            (0, .damaged), (1, .damaged), (2, .locked), (3, .unknownMethod),
        ] {
            XCTAssertThrowsError(try zip.contents(of: number, most: 100), "\(number)") {
                XCTAssertEqual($0 as? ArchiveProblem, problem)
            }
        }
        XCTAssertEqual(try zip.contents(of: 4, most: 100), Array("0123456789".utf8))
    }

    /// Whatever bytes there are: what comes out is right, or nothing does.
    func testWhatIsCutOrChangedIsNeverTakenForAnother() throws {
        let text = "let a = 1 // and a bit more"
        let bytes = MadeUpZip(entries: [Entry("A.swift", text), Entry("B.swift", text)]).bytes
        for count in 0..<bytes.count {
            XCTAssertThrowsError(try open(Array(bytes[..<count])), "\(count)")
        }
        for place in bytes.indices {
            for change: UInt8 in [0x01, 0x80, 0xFF] {
                var changed = bytes
                changed[place] ^= change
                guard let zip = try? open(changed) else { continue }
                for (number, entry) in zip.entries.enumerated() where entry.kind == .file {
                    let contents = try? zip.contents(of: number, most: 100)
                    XCTAssertTrue(
                        contents == nil || contents == Array(text.utf8), "\(place) \(change)")
                }
            }
        }
    }
}
