import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What a learner wrote stays text in Markdown, also in the middle of our own sentences.
final class StageMarkdownTests: XCTestCase {
    private func text(_ own: OwnTestsReport) -> String {
        let stage = StageReport(
            stage: shipped(1), suite: Fixture.passedStage.suite, ownTests: .judged(own))
        return StageMarkdown(stage: stage, isFolded: false).text().source
    }

    /// A name in backticks can hold nearly anything.
    func testNamesOfFurtherTestsToFixAreCode() {
        let tests = ["a", "b", "c", "two *stars*", "a `tick` <b>"].map {
            OwnTest(result: Fixture.test("MyEvenOddTests/\($0)", .notReported))
        }
        assertContains(
            text(OwnTestsReport(tests: tests, bugs: [])),
            "And `MyEvenOddTests.two *stars*`, ``MyEvenOddTests.a `tick` <b>``.\n")
    }

    func testNamesWithinSentencesHaveNoMeaning() {
        let own = OwnTestsReport(
            tests: [], bugs: [],
            leftOut: LeftOutTests(
                files: ["Starter/Stage1Tests/`my` *own* <i>[x](y).swift"], failure: .tookTooLong))
        assertContains(text(own), #"run without \`my\` \*own\* \<i>\[x](y).swift."#)
    }
}
