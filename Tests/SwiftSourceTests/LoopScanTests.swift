import SwiftSource
import XCTest

final class LoopScanTests: XCTestCase {
    func testTheLoopAroundALine() {
        let lines = [
            "func one() {",  // 0
            "    while first {",  // 1
            "        for x in list {",  // 2
            "            if x { step() }",  // 3
            "        }",  // 4
            "    }",  // 5
            "    after()",  // 6
            "    repeat {",  // 7
            "        step()",  // 8
            "    } while true",  // 9
            "    for y in more {",  // 10
            "        if y {",  // 11
            "            step()",  // 12
            "        }",  // 13
            "    }",  // 14
            "}",  // 15
            "func two() { step() }",  // 16
        ]
        let expected: [Int: Int?] = [
            0: nil, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: nil, 7: 7, 8: 7, 9: 7, 10: 10, 12: 10, 14: 10,
            16: nil,
        ]
        for (line, loop) in expected {
            XCTAssertEqual(LoopScan.beginning(around: line, in: lines), loop, lines[line])
        }
    }

    func testALoopInAnotherFunctionIsNotAround() {
        let lines = ["while true {", "    func inner() {", "        step()", "    }", "}"]
        XCTAssertNil(LoopScan.beginning(around: 2, in: lines))
    }
}
