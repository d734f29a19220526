import XCTest

@testable import Advice

final class UnclosedBraceTests: XCTestCase {
    func testAClosingLineThatIsTooFarLeft() {
        let found = UnclosedBrace.find(
            in: "class A {\n    func one() {\n        two()\n}\n")
        XCTAssertEqual(found?.line, 2)
        XCTAssertEqual(found?.text, "func one() {")
    }

    func testTheNextFunctionBeginsTooEarly() {
        let found = UnclosedBrace.find(
            in:
                "class A {\n    func one() {\n        two()\n\n    private func next() {\n    }\n}\n"
        )
        XCTAssertEqual(found?.line, 2)
    }

    func testWhereAllAreClosed() {
        XCTAssertNil(
            UnclosedBrace.find(
                in:
                    "class A {\n    func one() { two() }\n    let x = \"}\"\n    var y: Int {\n        1\n    }\n}\n"
            ))
    }

    /// A comment that is blanked loses its carriage return, and the file has as many lines as before.
    func testLinesOfWindows() {
        let found = UnclosedBrace.find(
            in: "// a comment\r\nfunc a() { // open\r\nfunc other() {}\r\n")
        XCTAssertEqual(found?.line, 2)
        XCTAssertEqual(found?.text, "func a() { // open")
    }
}
