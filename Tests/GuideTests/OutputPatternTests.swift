import XCTest

@testable import GuideTestHelpers

/// What a page shows of an output is compared with what a program prints.
final class OutputPatternTests: XCTestCase {
    private func compare(_ lines: [String], _ output: String) -> OutputPattern.Verdict {
        OutputPattern(lines: lines).compare(with: output)
    }

    func testWithoutEllipsisEveryLineCounts() {
        XCTAssertEqual(compare(["a", "", "b"], "a\n\nb\n"), .matches)
        XCTAssertEqual(compare(["a", "b"], "a\nb"), .matches)
        XCTAssertEqual(compare(["a", "c"], "a\nb\n"), .missing("c"))
        XCTAssertEqual(compare(["a", "b"], "a\n"), .missing("b"))
        XCTAssertEqual(compare(["a"], "a\nb\n"), .tooMuch)
        XCTAssertEqual(compare(["a"], "a\n\n"), .tooMuch)
    }

    func testALineOfDotsIsAnyLines() {
        XCTAssertEqual(compare(["…", "b", "…"], "a\nb\nc\n"), .matches)
        XCTAssertEqual(compare(["…", "b", "…"], "b\n"), .matches)
        XCTAssertEqual(compare(["…", "b"], "b\na\nb\n"), .matches)
        XCTAssertEqual(compare(["…", "b", "…", "a"], "a\nb\n"), .missing("a"))
        XCTAssertEqual(compare(["…", "b", "c"], "b\na\nb\nc\n"), .matches)
        XCTAssertEqual(compare(["…", "b"], "b\na\n"), .tooMuch)
    }

    func testDotsInALineAreAnyText() {
        XCTAssertEqual(compare(["…: error: …"], "file:1: error: no\n"), .matches)
        XCTAssertEqual(compare(["a…b…c"], "a1b2c\n"), .matches)
        XCTAssertEqual(compare(["a…b…c"], "abc\n"), .matches)
        XCTAssertEqual(compare(["a…b…c"], "acb\n"), .missing("a…b…c"))
        XCTAssertEqual(compare(["a…a"], "a\n"), .missing("a…a"))
    }
}
