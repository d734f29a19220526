import XCTest

@testable import Processes

final class LineSplitterTests: XCTestCase {
    func testLinesAreDeliveredWhenComplete() {
        var splitter = LineSplitter()
        XCTAssertEqual(splitter.add([0x61]), [])
        XCTAssertEqual(splitter.add([0x62, 0x0a, 0x0a, 0x63]), ["ab", ""])
        XCTAssertEqual(splitter.add([0x0a]), ["c"])
    }

    func testASplitCharacterIsJoined() {
        var splitter = LineSplitter()
        XCTAssertEqual(splitter.add([0xc3]), [])
        XCTAssertEqual(splitter.add([0xa9, 0x0a]), ["é"])
    }

    func testLongLinesAreCut() {
        var splitter = LineSplitter(limit: 3)
        XCTAssertEqual(splitter.add([0x61, 0x61]), [])
        XCTAssertEqual(splitter.add([0x62, 0x62, 0x62, 0x62]), [])
        XCTAssertEqual(splitter.add([0x63, 0x0a, 0x64, 0x0a]), ["aab", "d"])
    }
}
