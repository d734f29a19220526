import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the explanation of build failures without a source line, which precedes the tools' output.
final class BuildFailureTextTests: XCTestCase {
    private func text(_ output: String) -> String {
        BuildFailureText.describe(.withoutPlace(output))
    }

    func testTheMostLikelyReasonComesFirst() {
        for (output, reason) in [
            ("ld.lld: error: duplicate symbol: main", "The program can't be linked"),
            ("ld.gold: error: a.o: multiple definition of 'main'", "The program can't be linked"),
            (
                ".build/debug/UnitTestingWorkshopPackageDiscoveredTests.derived/MyStage1Tests.swift:"
                    + "6:36: error: static stored properties not supported in generic types",
                "The list of tests can't be built."
            ),
        ] {
            XCTAssertTrue(text(output).hasPrefix(reason), text(output))
            XCTAssertTrue(text(output).hasSuffix("\n\(output)"), text(output))
        }
    }

    func testAnUnknownReasonShowsTheToolsOutput() {
        XCTAssertEqual(text("error: no database"), "error: no database")
    }

    func testTheFirstErrorIsSeparatedFromTheOthers() {
        let one = "A.swift:1:1: error: one\n1 | a"
        let two = "A.swift:2:1: error: two\n\nA.swift:3:1: error: three\n"
        let both = CompilerDiagnostics(text: "\(one)\n \n\n\(two)").firstAndOthers
        XCTAssertEqual(both.first.text, one)
        XCTAssertEqual(both.others.text, two)
        let alone = CompilerDiagnostics(text: "\(one)\n\n").firstAndOthers
        XCTAssertEqual(alone.first.text, "\(one)\n\n")
        XCTAssertEqual(alone.others.parts, [])
        let noted = CompilerDiagnostics(text: "\(one)\nB.swift:1:1: note: n\n2 | b\n\n\(two)")
        XCTAssertEqual(noted.firstAndOthers.first.text, "\(one)\nB.swift:1:1: note: n\n2 | b")
    }
}
