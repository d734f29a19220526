import XCTest

@testable import Processes

final class LineSplitterTests: XCTestCase {
    func testLinesComeWhenTheyAreWhole() {
        var splitter = LineSplitter()
        XCTAssertEqual(splitter.add([0x61]), [])
        XCTAssertEqual(splitter.add([0x62, 0x0a, 0x0a, 0x63]), ["ab", ""])
        XCTAssertEqual(splitter.add([0x0a]), ["c"])
    }

    func testACharacterInTwoPiecesIsOne() {
        var splitter = LineSplitter()
        XCTAssertEqual(splitter.add([0xc3]), [])
        XCTAssertEqual(splitter.add([0xa9, 0x0a]), ["é"])
    }

    func testTheLongestLineInManyPieces() {
        var splitter = LineSplitter()
        let piece = [UInt8](repeating: 0x61, count: 16)
        for _ in 0..<(1 << 20) / 16 { XCTAssertEqual(splitter.add(piece[...]), []) }
        XCTAssertEqual(splitter.add([0x61, 0x0a]).map(\.utf8.count), [1 << 20])
    }

    func testManyShortLinesInOnePiece() {
        var splitter = LineSplitter()
        let lines = Array(String(repeating: "abcdefg\n", count: (1 << 20) / 8).utf8)
        XCTAssertEqual(splitter.add(lines[...]).count, (1 << 20) / 8)
    }

    func testLongLinesAreCut() {
        var splitter = LineSplitter(limit: 3)
        XCTAssertEqual(splitter.add([0x61, 0x61]), [])
        XCTAssertEqual(splitter.add([0x62, 0x62, 0x62, 0x62]), [])
        XCTAssertEqual(splitter.add([0x63, 0x0a, 0x64, 0x0a]), ["aab", "d"])
    }
}
