import XCTest

@testable import Grading
@testable import SwiftSource

/// Tests how the names of tests in either library are parsed.
final class TestNameTests: XCTestCase {
    func testNamesAreSplitIntoTheirParts() {
        for (name, module, suites, method, arguments, title) in [
            ("M.C/testA", "M", ["C"], "testA", nil, "testA"),
            ("M.C/a()", "M", ["C"], "a", "", "a()"),
            ("M.Outer/Inner/a(of:to:)", "M", ["Outer", "Inner"], "a", "of:to:", "a(of:to:)"),
            ("M.a()", "M", [], "a", "", "a()"),
            ("M.`a b/c`/`d. (e)`()", "M", ["a b/c"], "d. (e)", "", "`d. (e)`()"),
            ("M.C/a(`in`:)", "M", ["C"], "a", "in:", "a(`in`:)"),
            ("M", "M", [], "", nil, "M"), ("", "", [], "", nil, ""),
        ] as [(String, String, [String], String, String?, String)] {
            let found = TestName(name)
            XCTAssertEqual(found.module, module, name)
            XCTAssertEqual(found.suites, suites, name)
            XCTAssertEqual(found.method, method, name)
            XCTAssertEqual(found.arguments, arguments, name)
            XCTAssertEqual(found.title, title, name)
        }
        XCTAssertEqual(TestName.withoutModule("M.C/a.b()"), "C/a.b()")
    }

    func testListedNamesAreInSourceOrder() {
        let json = """
            noise
            {"name":"All","tests":[{"name":"b","tests":[{"name":"M.B","tests":[{"name":"testA"}]},\
            {"name":"M.A","tests":[{"name":"testB"},{"name":"testC"}]},\
            {"name":"N.A","tests":[{"name":"testX"}]}]}]}
            """
        let source = """
            class A { func testC() {}
              func testB() {} }
            class B { func testA() {} }
            """
        XCTAssertEqual(
            ListedTests(json)?.names(of: "M", inOrderOf: source),
            ["M.A/testC", "M.A/testB", "M.B/testA"])
        XCTAssertNil(ListedTests(""))
        XCTAssertNil(ListedTests("{oops"))
    }
}
