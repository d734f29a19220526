import XCTest

@testable import Grading
@testable import SwiftSource

final class NamesOfTestsTests: XCTestCase {
    private func names(_ source: String) -> NamesOfTests {
        NamesOfTests(["My.swift": Array(source.utf8)], of: ["waitUntil"])
    }

    /// A closer look has the compiler run once more, on each save.
    func testCallsNeedNoCloserLook() {
        for source in [
            "func testA() { XCTAssertEqual(1, 1) }", "  await waitUntil { true }",
            "// What XCTFail is for.\nXCTFail (\"a\")", "return\n\n    XCTAssertNil(nil)",
            "let waitUntilItIsThere = XCTAssertThatItIsThere", "",
        ] {
            XCTAssertFalse(names(source).mayBeDeclared, source)
        }
    }

    func testWhatIsNoCallMayGiveAnotherMeaning() {
        for source in [
            "func XCTFail() {}", "typealias XCTFail = Ignored", "func\n// a name\nXCTFail() {}",
            "func // a name\nXCTFail() {}", "func /* a name */ XCTFail() {}", "func `XCTFail`() {}",
            "check { XCTFail in XCTFail() }", "let (XCTFail, other) = (1, 2)",
            "func check(XCTFail: () -> Void) {}", "var waitUntil: Int { 1 }", "/*\n// */ XCTFail",
        ] {
            XCTAssertTrue(names(source).mayBeDeclared, source)
        }
    }

    func testWhatStandsWhereItIsCalledDecides() {
        let source = "func XCTFail() {}\nfunc testA() { XCTFail() }"
        func another(_ symbol: String, line: Int = 2, column: Int = 16) -> String? {
            names(source).another(
                in: "  %1 = function_ref @\(symbol) : $() -> (), loc \"My.swift\":\(line):\(column)"
            )
        }
        XCTAssertEqual(another("$s10MyStage1Tests7XCTFailyyF"), "XCTFail")
        XCTAssertNil(another("$s6XCTest7XCTFail_4file4lineySSyXK_s12StaticStringVSutF"))
        // Another assertion isn't this one.
        XCTAssertEqual(another("$s6XCTest9XCTAssertyyF"), "XCTFail")
        // Nothing is called there, such as in what is compiled under a condition, or declared.
        XCTAssertNil(another("exit", column: 20))
        XCTAssertNil(another("exit", line: 1, column: 6))
    }

    func testMembersOfALearnersTypesMayHaveTheNamesOfHelpers() {
        let sil = "  %1 = function_ref @f : $() -> (), loc \"My.swift\":2:4"
        XCTAssertNil(names("func waitUntil() {}\naa.waitUntil()").another(in: sil))
        XCTAssertEqual(names("enum X {}; XCTFail\nXX.XCTFail()").another(in: sil), "XCTFail")
    }
}
