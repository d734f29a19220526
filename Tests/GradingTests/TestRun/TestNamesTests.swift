import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

final class TestNamesTests: XCTestCase {
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
            TestNames.listed(json, module: "M", source: source),
            ["M.A/testC", "M.A/testB", "M.B/testA"])
    }

    func testWhatIsNoListGivesNil() {
        XCTAssertEqual(TestNames.listed("", module: "M", source: ""), nil)
        XCTAssertEqual(TestNames.listed("{oops", module: "M", source: ""), nil)
    }
}
