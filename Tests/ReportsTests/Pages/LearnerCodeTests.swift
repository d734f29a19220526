import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

/// Tests how the learner's code is shown on the instructor's page, and the links to its lines.
final class LearnerCodeTests: XCTestCase {
    private static let path = "Starter/Stage1/EvenOdd.swift"

    private func at(_ line: Int, _ path: String = path) -> SourceLocation {
        SourceLocation(file: path, line: line)
    }

    private func page(_ stage: StageReport, _ work: [WorkFile]) -> String {
        var result = ClassFixture.learner("ann", [stage])
        result.work = work
        return LearnerPage(
            result: result, row: ClassRow(result), heading: ClassFixture.heading
        ).text
    }

    func testEachPlaceLinksToItsLine() {
        let tests = "Starter/Stage1Tests/MyTests.swift"
        let own = OwnTestsReport(
            tests: [
                OwnTest(
                    result: Fixture.test(
                        "MyTests/testOne", .assertion(message: "no", place: at(1, tests))))
            ], bugs: [],
            neverRun: [
                NeverRunMethod(name: "tesThree", place: at(3, tests), reason: .notNamedTest)
            ])
        let words = "\(Self.path):1:5: error: cannot find 'isEvn' in scope\n 1 | x\n"
        let stage = StageReport(
            stage: shipped(1), suite: .notBuilt(.errors(words), tests: []), ownTests: .judged(own),
            flags: [
                SourceFlag(word: "exit", file: Self.path, line: 2),
                SourceFlag(word: "dlsym", file: Self.path, line: 99),
            ])
        let lines = { (count: Int) in (1...count).map { "let line\($0) = \"<\($0)>\"" } }
        let text = page(
            stage,
            [
                WorkFile(stage: 1, path: Self.path, lines: lines(2), isCut: true),
                WorkFile(stage: 1, path: tests, lines: lines(4)),
            ])
        assertContains(text, "<code>\(Self.path)</code> <span class=\"count\">2 lines")
        assertContains(
            text,
            "<span class=\"row\" id=\"line-0-2\"><span class=\"no\">2</span>let line2 = "
                + "&quot;&lt;2&gt;&quot;</span>")
        assertContains(text, "The rest of it isn’t shown")
        for (line, place) in [
            ("0-1", "\(Self.path):1"), ("0-2", "\(Self.path):2"), ("1-1", "\(tests):1"),
            ("1-3", "\(tests):3"),
        ] {
            assertContains(text, "<a class=\"place\" href=\"#line-\(line)\">\(place)</a>")
        }
        // A line that doesn't exist has no link.
        assertContains(text, "<span class=\"place\">\(Self.path):99</span>")
    }

    func testHostileWordsAreRenderedQuickly() {
        // A quadratic search would take minutes.
        let words = String(repeating: "long .swift", count: 100_000)
        let stage = StageReport(
            stage: shipped(1), suite: .notBuilt(.errors(words), tests: []), ownTests: .none)
        assertContains(page(stage, []), "long .swift")
    }

    func testTheLearnersOwnPageShowsNoCode() {
        var result = ClassFixture.learner("ann", [Fixture.failedStage])
        result.work = [WorkFile(stage: 1, path: Self.path, lines: ["let secret = 1"])]
        let text = LearnerPage(
            result: result, row: ClassRow(result), heading: ClassFixture.heading, reader: .feedback
        ).text
        assertContainsNot(text, "let secret")
    }
}
