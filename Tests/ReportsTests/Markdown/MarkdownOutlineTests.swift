import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests that a learner's text stays text in Markdown, even in the middle of our own sentences.
final class MarkdownOutlineTests: XCTestCase {
    private func text(_ own: OwnTestsReport) -> String {
        let stage = StageReport(
            stage: shipped(1), suite: Fixture.passedStage.suite, ownTests: .judged(own))
        return MarkdownOutline.text(
            StageOutline(stage, tree: .starter, for: .feedback).sections
        ).source
    }

    /// A name in backticks can contain almost anything.
    func testNamesOfTestsToFixAreCode() {
        let test = OwnTest(result: Fixture.test("MyEvenOddTests/a `tick` *b* <b>", .notReported))
        assertContains(
            text(OwnTestsReport(tests: [test], bugs: [])), "``MyEvenOddTests.a `tick` *b* <b>``\n")
    }

    func testNamesWithinSentencesHaveNoMeaning() {
        let own = OwnTestsReport(
            tests: [], bugs: [],
            leftOut: LeftOutTests(
                files: ["Starter/Stage1Tests/`my` *own* <i>[x](y).swift"], failure: .tookTooLong))
        assertContains(text(own), #"run without \`my\` \*own\* \<i>\[x](y).swift."#)
    }
}
