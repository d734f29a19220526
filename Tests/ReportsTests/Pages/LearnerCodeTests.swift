import XCTest

@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

/// Tests the learner's code on the instructor's page: remarks and the lines that they are about link to each
/// other.
final class LearnerCodeTests: XCTestCase {
    private static let path = "Starter/Stage1/EvenOdd.swift"

    private func at(_ line: Int, _ path: String = path) -> SourceLocation {
        SourceLocation(file: path, line: line)
    }

    private func lines(_ count: Int) -> [String] {
        (1...count).map { "let line\($0) = \"<\($0)>\"" }
    }

    private func page(_ stage: StageReport, _ work: [WorkFile]) -> String {
        var result = ClassFixture.learner("ann", [stage])
        result.work = work
        return LearnerPage(
            result: result, row: ClassRow(result), heading: ClassFixture.heading
        ).text
    }

    /// The identifiers on a page, and the targets of its links to itself.
    private func links(_ text: String) -> (ids: Set<String>, targets: Set<String>) {
        (
            Set(text.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }),
            Set(text.matches(of: #/ href="#([^"]+)"/#).map { String($0.1) })
        )
    }

    private func assertEachLinkLeadsSomewhere(_ text: String, line: UInt = #line) {
        let (ids, targets) = links(text)
        XCTAssertEqual(targets.subtracting(ids), [], line: line)
    }

    func testALineThatStoppedATestAndTheTestLeadToEachOther() {
        var result = Fixture.test(
            "EvenOddTests/testZeroIsEven", .crash(signal: 4, reason: "Index", place: nil))
        result.stop = StopPlace(
            code: SourceLine(place: at(2), text: "let line2"),
            test: SourceLine(place: at(9, "Tests/Stage1Tests/EvenOddTests.swift"), text: "x"))
        var endless = Fixture.test("EvenOddTests/testOne", .timeout(.seconds(5)))
        endless.stop = StopPlace(code: SourceLine(place: at(3), text: ""), test: nil)
        let stage = StageReport(
            stage: shipped(1),
            suite: .ran([result, endless].map { SuiteTest(exercise: "even-odd", result: $0) }),
            ownTests: .none)
        let text = page(stage, [WorkFile(stage: 1, path: Self.path, lines: lines(3))])
        assertContains(text, "<code>\(Self.path)</code> <span class=\"count\">3 lines, 2 marked")
        assertContains(
            text,
            "<mark class=\"row\" id=\"line-0-2\"><span class=\"no\">2</span>let line2 = "
                + "&quot;&lt;2&gt;&quot;<a class=\"says\" href=\"#official-1-0\">"
                + "EvenOddTests.testZeroIsEven stopped here</a></mark>")
        assertContains(text, "<div class=\"failure\" id=\"official-1-0\">")
        assertContains(text, "<a class=\"place\" href=\"#line-0-2\">\(Self.path):2</a>")
        assertContains(text, "EvenOddTests.testOne was still here when its time was over")
        assertContains(text, "<span class=\"row\"><span class=\"no\">1</span>let line1 ")
        assertEachLinkLeadsSomewhere(text)
    }

    func testErrorsFlagsAndOwnTestsAreMarked() {
        let tests = "Starter/Stage1Tests/MyTests.swift"
        let words = "\(Self.path):1:5: error: cannot find 'isEvn' in scope\n 1 | x\n"
        let flaky = OwnTest(result: Fixture.test("MyTests/testTwo"), isFlaky: true)
        let own = OwnTestsReport(
            tests: [
                OwnTest(
                    result: Fixture.test(
                        "MyTests/testOne", .assertion(message: "no", place: at(1, tests)))),
                flaky,
            ], bugs: [],
            neverRun: [
                NeverRunMethod(name: "tesThree", place: at(3, tests), reason: .notNamedTest)
            ])
        let stage = StageReport(
            stage: shipped(1), suite: .notBuilt(.errors(words), tests: []), ownTests: .judged(own),
            flags: [
                SourceFlag(word: "exit", file: Self.path, line: 2),
                SourceFlag(word: "dlsym", file: Self.path, line: 99),
            ],
            sources: [tests: "final class MyTests: XCTestCase {\n    func testTwo() {}\n}"])
        let text = page(
            stage,
            [
                WorkFile(stage: 1, path: Self.path, lines: lines(2)),
                WorkFile(stage: 1, path: tests, lines: lines(4)),
            ])
        for (line, words) in [
            ("line-0-1", "error: cannot find &#39;isEvn&#39; in scope"), ("line-0-2", "uses exit"),
            ("line-1-1", "MyTests.testOne fails here"), ("line-1-2", "MyTests.testTwo isn’t right"),
            ("line-1-3", "tesThree never runs"),
        ] {
            let row = text.matches(of: #/<mark class="row" id="([^"]+)">.*?</mark>/#)
                .first { $0.1 == line }
            assertContains(String(row?.0 ?? ""), words)
        }
        assertContains(text, "<p>In the code: <a class=\"place\" href=\"#line-0-1\">")
        // The line doesn't exist.
        assertContains(text, "<span class=\"place\">\(Self.path):99</span>")
        assertEachLinkLeadsSomewhere(text)
    }

    func testWhatIsTooMuchIsCutAndSaid() {
        let tests = (1...8).map { number in
            SuiteTest(
                exercise: "even-odd",
                result: Fixture.test(
                    "EvenOddTests/test\(number)",
                    .crash(
                        signal: 4, reason: String(repeating: "x", count: 900), place: at(1))))
        }
        let stage = StageReport(stage: shipped(1), suite: .ran(tests), ownTests: .none)
        let text = page(
            stage, [WorkFile(stage: 1, path: Self.path, lines: ["fatalError()"], isCut: true)])
        assertContains(text, "<span class=\"says\">and 3 more</span>")
        assertContains(text, "1 line, 1 marked")
        assertContains(text, "the rest of it isn’t shown")
        assertEachLinkLeadsSomewhere(text)
    }

    func testWordsThatAreMadeToTakeLongDoNot() {
        // A quadratic search would take minutes.
        let words = String(repeating: "long .swift", count: 100_000)
        let stage = StageReport(
            stage: shipped(1), suite: .notBuilt(.errors(words), tests: []), ownTests: .none)
        assertContains(page(stage, []), "long .swift")
    }

    func testTheLearnersOwnPageHasNoneOfIt() {
        var result = ClassFixture.learner("ann", [Fixture.failedStage])
        result.work = [WorkFile(stage: 1, path: Self.path, lines: ["let secret = 1"])]
        let text = LearnerPage(
            result: result, row: ClassRow(result), heading: ClassFixture.heading, reader: .feedback
        ).text
        assertContainsNot(text, "let secret")
        assertEachLinkLeadsSomewhere(text)
    }
}
