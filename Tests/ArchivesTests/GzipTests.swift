import Foundation
import TestNeeds
import XCTest

@testable import Archives

/// What the system's `gzip` packs, unpacked here.
final class GzipTests: XCTestCase {
    override func setUpWithError() throws { try Needed.gzip.orSkip() }

    private static let texts: [String: [UInt8]] = [
        "nothing": [], "a letter": [65],
        "no order": (0..<100_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) },
        "words": Array((0..<20_000).map { "let a\($0 * 7919 % 1000) = \($0)\n" }.joined().utf8),
        "one letter": Array(repeating: 66, count: 300_000),
        "far apart": (0..<4).flatMap { _ in (0..<32_768).map { UInt8($0 * $0 % 251) } },
    ]

    func testWhatIsPackedComesOut() throws {
        for (name, bytes) in Self.texts {
            for level in ["-1", "-6", "-9"] {
                let packed = try pack(bytes, level)
                XCTAssertEqual(try unpack(packed), bytes, "\(name) \(level)")
            }
        }
        let (one, two) = (try pack([1, 2], "-6"), try pack([3], "-6"))
        XCTAssertEqual(try unpack(one + two + [0, 0, 0]), [1, 2, 3])
    }

    /// Code of others may be in it: nothing but a refusal may come of it.
    func testWhatIsCutOrChangedIsNeverTakenForAnother() throws {
        let bytes = Array((0..<300).map { "let a\($0 * 7919 % 1000) = \($0)\n" }.joined().utf8)
        for level in ["-1", "-9"] {
            let packed = try pack(bytes, level)
            for count in 0..<packed.count {
                XCTAssertThrowsError(try unpack(Array(packed[..<count])), "\(count)") {
                    XCTAssertEqual($0 as? ArchiveProblem, .damaged)
                }
            }
            for place in packed.indices {
                for bit in 0..<8 {
                    var changed = packed
                    changed[place] ^= 1 << bit
                    // Some of the header says nothing about the contents.
                    do {
                        let found = try unpack(changed)
                        XCTAssertEqual(found, bytes, "\(place) \(bit)")
                    } catch {
                        XCTAssertEqual(error as? ArchiveProblem, .damaged)
                    }
                }
            }
        }
    }

    func testWhatIsRefusedIsNotGivenAgain() throws {
        let packed = try pack(Array(repeating: 66, count: 300_000), "-6")
        let archive = ArchiveBytes(count: packed.count) { offset, most in
            Array(packed[offset..<min(packed.count, offset + most)])
        }
        var count = 0
        XCTAssertThrowsError(
            try Gzip.unpack(archive) { _ in
                count += 1
                throw ArchiveProblem.damaged
            })
        XCTAssertEqual(count, 1)
    }

    func testCodesThatCannotBeAreRefused() {
        XCTAssertThrowsError(try HuffmanCode(lengths: [1, 1, 1]))
        // A distance before the beginning, and a kind of block that there isn't.
        for body: [UInt8] in [[0x4B, 0x04, 0xA2, 0x00], [0x07], [0x01, 1, 0, 1, 0, 65]] {
            let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
            XCTAssertThrowsError(try unpack(header + body + [UInt8](repeating: 0, count: 8)))
        }
    }

    private func unpack(_ packed: [UInt8]) throws -> [UInt8] {
        var result: [UInt8] = []
        let archive = ArchiveBytes(count: packed.count) { offset, most in
            // Small pieces, so that everything is cut somewhere.
            Array(packed[offset..<min(packed.count, offset + min(most, 977))])
        }
        try Gzip.unpack(archive) { result += $0 }
        return result
    }

    private func pack(_ bytes: [UInt8], _ level: String) throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: try Needed.gzip.programOrSkip())
        process.arguments = [level, "-c", file.path]
        process.standardOutput = pipe
        try process.run()
        let packed = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Array(packed)
    }
}
