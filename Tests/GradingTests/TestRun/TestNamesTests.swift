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

    /// What the sources declare is what the built suites have: no official test can be missed.
    func testOfficialNamesAreTheOnesThatAreBuilt() throws {
        let report = try FixtureLearner(name: "second-solution", isWhole: true)
            .grade(Workshop.shipped.stages)
        let kit = FixtureLearner.kit
        for stage in Workshop.shipped.stages {
            let tests = try XCTUnwrap(report.stages.first { $0.stage == stage }).tests
            let source = try SourceFolder.read(
                kit.path(stage.suiteFolder), ending: ".swift", files: .live)
            // Nobody's work is judged by the tests of code that is given.
            let given = stage.exercises.filter { !$0.asksForCode }.map { "\($0.suite).swift" }
            let judging = source.files.filter { !given.contains($0.key) }
            let declared = judging.values.reduce(0) { count, bytes in
                count + String(decoding: bytes, as: UTF8.self).matches(of: #/func test\w*/#).count
            }
            XCTAssertEqual(tests.count, declared, stage.title)
        }
    }
}
