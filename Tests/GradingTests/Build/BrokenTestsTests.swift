import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import TerminalKit

/// Tests that the learner's other test files are still judged if one of them doesn't compile.
final class BrokenTestsTests: XCTestCase {
    private let sources = [
        "A.swift": "let helper = 1", "B.swift": "let b = helper", "C.swift": "let c = 1",
    ]
    private let inA = """
        A.swift:3:5: error: cannot find 'missing' in scope
         3 | missing
        A.swift:9:5: error: cannot find 'gone' in scope
        """

    func testAFileWithAnErrorIsLeftOut() {
        var broken = BrokenTests(sources: sources)
        XCTAssertNil(broken.found)
        XCTAssertTrue(broken.leaveOut(.errors(inA)))
        XCTAssertEqual(broken.found, LeftOutTests(files: ["A.swift"], failure: .errors(inA)))
    }

    func testErrorsCausedByALeftOutFileAreNotBlamedOnOtherFiles() {
        var broken = BrokenTests(sources: sources)
        XCTAssertTrue(broken.leaveOut(.errors(inA)))
        let own = "B.swift:2:1: error: missing return"
        let errors = "B.swift:1:9: error: cannot find 'helper' in scope\n\(own)"
        XCTAssertTrue(broken.leaveOut(.errors(errors)))
        XCTAssertEqual(
            broken.found,
            LeftOutTests(files: ["A.swift", "B.swift"], failure: .errors("\(inA)\n\(own)")))
    }

    func testASingleBrokenFileLeavesNothingToJudge() {
        var broken = BrokenTests(sources: ["A.swift": ""])
        XCTAssertFalse(broken.leaveOut(.errors(inA)))
    }

    func testAnErrorOutsideTheTestFilesLeavesOutNoFile() {
        var broken = BrokenTests(sources: sources)
        XCTAssertFalse(broken.leaveOut(.errors("Stage1/A.swift:3:5: error: no")))
        let code = RefusedCode(path: "A.swift", line: 3, reason: .notAsked("XCTFail"))
        XCTAssertFalse(broken.leaveOut(.refusedCode(code)))
        XCTAssertFalse(broken.leaveOut(.tookTooLong))
        XCTAssertFalse(broken.leaveOut(output: "Fatal error"))
        XCTAssertNil(broken.found)
    }

    func testTheFileThatStopsXCTestIsLeftOut() {
        var broken = BrokenTests(
            sources: ["A.swift": "", "B.swift": "class Two: XCTestCase {}"])
        let output =
            "Could not cast value of type '(MyStage1Tests.Two) -> @Swift.MainActor () -> ()'"
        XCTAssertTrue(broken.leaveOut(output: output))
        XCTAssertEqual(broken.found, LeftOutTests(files: ["B.swift"], output: output))
    }
}
