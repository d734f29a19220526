import XCTest

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

    func testALongLineIsShownAroundThePlace() {
        XCTAssertEqual(
            CompilerLines(width: 64).lines(text),
            [
                "Starter/Stage1/A.swift:6:58: error: binary operator '+' cannot",
                "be applied to 'Int' and 'String'",
                " 5 | ",
                " 6 | …dyNeeds; let second = first + \"x\"; return second == aLong…",
                "   |                              ^",
                "   |                    note: overloads for '+' exist with",
                "   |                    these: (Int, Int), (String, String)",
                " 7 | ",
                "",
            ])
    }

    func testWhatFitsStaysAsItIs() {
        let text = """
            A.swift:2:5: error: cannot find 'x' in scope
             2 |     x
               |     `- error: cannot find 'x' in scope
            """
        XCTAssertEqual(
            CompilerLines(width: 80).lines(text), text.split(separator: "\n").map(String.init))
        XCTAssertEqual(
            CompilerLines(width: 200).lines(self.text).joined(separator: "\n"), self.text)
    }

    func testOtherTextIsWrapped() {
        XCTAssertEqual(
            CompilerLines(width: 12).lines("one two three\n\n| a"), ["one two", "three", "", "| a"])
        XCTAssertEqual(
            CompilerLines(width: 1).lines("1 | abc\n  | `- x"), ["1 | …", "  | ^", "  | x"])
        XCTAssertEqual(CompilerLines(width: 80).lines(""), [""])
    }
}
