import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Nothing is judged by fewer tests than the official suites declare.
final class OfficialTestsTests: XCTestCase {
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
