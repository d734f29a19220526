import XCTest

@testable import Grading
@testable import Reports

final class CompilerLinesTests: XCTestCase {
    private let text = """
        Starter/Stage1/A.swift:6:58: error: binary operator '+' cannot be applied to 'Int' and 'String'
         5 |     func isEven() {
         6 |         let first = aLongNameThatNobodyNeeds; let second = first + "x"; return second == aLongNameThatNobodyNeeds
           |                                                                  |- error: binary operator '+' cannot be applied to 'Int' and 'String'
           |                                                                  `- note: overloads for '+' exist with these: (Int, Int), (String, String)
         7 |     }

        """

    func testALongLineIsCutAndItsMessagesAreWrapped() {
        XCTAssertEqual(
            lines(of: text, width: 64),
            [
                "Starter/Stage1/A.swift:6:58: error: binary operator '+' cannot",
                "be applied to 'Int' and 'String'",
                " 5 |     func isEven() {",
                " 6 | …dyNeeds; let second = first + \"x\"; return second == aLong…",
                "   |                              ^",
                "   |                              ^",
                "   | note: overloads for '+' exist with these: (Int, Int),",
                "   | (String, String)",
                " 7 |     }",
                "",
            ])
    }

    /// The place of an error and the place of a note about it are in lines of different lengths.
    func testEachSourceLineIsCutForItsOwnMarks() {
        let text = """
            A.swift:8:50: error: missing argument
             3 | func help(a: Int) {}
               |      `- note: declared here
             8 |         XCTAssertEqual(first(one: 1, two: 2), help())
               |                                                    `- error: missing argument
            """
        XCTAssertEqual(
            lines(of: text, width: 40),
            [
                "A.swift:8:50: error: missing argument",
                " 3 | func help(a: Int) {}",
                "   |      `- note: declared here",
                " 8 | …, two: 2), help())",
                "   |                  ^",
            ])
    }

    func testShortLinesAreUnchanged() {
        let text = """
            A.swift:2:5: error: cannot find 'x' in scope
             2 |     x
               |     `- error: cannot find 'x' in scope
            """
        XCTAssertEqual(
            lines(of: text, width: 80), text.split(separator: "\n").map(String.init))
        XCTAssertEqual(
            lines(of: self.text, width: 200).joined(separator: "\n"), self.text)
    }

    func testOtherTextIsWrapped() {
        XCTAssertEqual(
            lines(of: "one two three\n\n| a", width: 12), ["one two", "three", "", "| a"])
        XCTAssertEqual(
            lines(of: "1 | abc\n  |  `- x", width: 6), ["1 | a…", "  |  ^", "  | x"])
        XCTAssertEqual(
            lines(of: "a: x\n  |  `- a: x", width: 8), ["a: x", "  |  ^"], "no repeated error")
        XCTAssertEqual(lines(of: "", width: 80), [""])
    }

    private func lines(of text: String, width: Int) -> [String] {
        CompilerLines.fitted(CompilerDiagnostics(text: text).lines, width: width).map(\.printed)
    }
}
