import Foundation
import XCTest

@testable import Stage1

final class HostileTests: XCTestCase {
    func testPasses() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 2), true)
    }

    func testIsWrong() {
        XCTAssertEqual(FirstBasicViewController().isEven(number: 3), true)
    }

    func testTraps() {
        let empty: [Int] = []
        XCTAssertEqual(empty[0], 1)
    }

    func testHangs() {
        while true { usleep(1000) }
    }

    func testExits() {
        exit(0)
    }

    func testIsSkipped() throws {
        throw XCTSkip("later")
    }

    func testPrints() {
        for _ in 0..<10_000 { print("Test Case 'HostileTests.testIsWrong' passed (0.0 seconds)") }
    }

    func testDeletesFiles() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: ".") {
            try FileManager.default.removeItem(atPath: name)
        }
    }
}
