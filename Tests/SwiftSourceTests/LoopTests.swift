import XCTest

@testable import SwiftSource

final class LoopTests: XCTestCase {
    func testTheLoopAroundALineIsFound() {
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
            XCTAssertEqual(startOfLoop(around: line, in: lines), loop, lines[line])
        }
    }

    func testALoopAroundALocalFunctionIsIgnored() {
        let lines = ["while true {", "    func inner() {", "        step()", "    }", "}"]
        XCTAssertNil(startOfLoop(around: 2, in: lines))
    }

    /// The line where the loop around a line starts, both counted from 0.
    private func startOfLoop(around line: Int, in lines: [String]) -> Int? {
        let tokens = TokenList(SwiftText(lines.joined(separator: "\n")))
        return tokens.startOfLoop(around: line + 1).map { $0 - 1 }
    }
}
