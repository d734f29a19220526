import XCTest

@testable import Grading

final class TakenNameTests: XCTestCase {
    private func failure(_ source: String) -> BuildFailure? {
        TakenName.failure(
            in: SourceFolder(files: ["A.swift": Array(source.utf8)]), at: "Starter/Stage1")
    }

    func testDeclarationsOfEveryKindAreFound() {
        for source in [
            "func XCTAssertEqual<T>(_ a: T, _ b: T) {}", "let XCTAssertTrue = { (_: Bool) in }",
            "let (`XCTFail`, a) = (1, 2)", "var XCTUnwrap: Int { 1 }",
            "func assertArrayHashDiffable(_ a: [Int]) {}",
        ] {
            XCTAssertNotNil(failure(source), source)
        }
    }

    func testItIsNamedWithItsPlace() {
        XCTAssertEqual(
            failure("\n\nfunc XCTFail() {}"),
            .errors(
                "Starter/Stage1/A.swift:3: error: the name XCTFail belongs to the tests: give it "
                    + "another one."))
    }

    func testCallsTextsAndOtherNamesAreNot() {
        for source in [
            "XCTFail(\"no\")", "// func XCTFail() {}", "let a = \"XCTAssertEqual\"",
            "func assert() {}",
        ] {
            XCTAssertNil(failure(source), source)
        }
    }
}
