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
                " 5 | …",
                " 6 | …dyNeeds; let second = first + \"x\"; return second == aLong…",
                "   |                              ^",
                "   |                              ^",
                "   | note: overloads for '+' exist with these: (Int, Int),",
                "   | (String, String)",
                " 7 | …",
                "",
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
