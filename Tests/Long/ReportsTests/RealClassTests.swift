import Foundation
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// The reports of learners whom the real pipeline graded.
final class RealClassTests: XCTestCase {
    func testARealClassCanBeReadInABrowser() throws {
        var results: [LearnerResult] = []
        for name in ["forged-output", "invalid-utf8", "own-tests-judged", "prints-then-traps"] {
            let report = try FixtureLearner(name: name).grade(1)
            results.append(LearnerResult(learner: name, verdict: .graded(report)))
        }
        let folder = try temporaryFolder()
        try ClassFixture.write(results, to: folder, files: .live)
        let grades = String(
            decoding: try Files.live.read("\(folder)/grades.csv"), as: UTF8.self)
        let statuses = ["not passed", "not passed", "passed", "not passed"]
        XCTAssertEqual(
            grades.split(separator: "\r\n").map { $0.split(separator: ",")[3] },
            ["status"] + statuses.map { Substring($0) }, grades)
        let browser = try Chromium()
        defer { browser.close() }
        let page = try BrowserPage("\(folder)/class.html", in: browser)
        XCTAssertEqual(
            try page.texts(
                "Array.from(document.querySelectorAll('table.learners tbody tr')).map(row =>"
                    + " row.cells[0].textContent + ': ' + row.querySelector('.badge').textContent)"),
            zip(results, statuses).map { "\($0.learner): \($1)" })
        XCTAssertGreaterThan(
            try page.texts(
                "Array.from(document.querySelectorAll('#bugs tbody th')).map(cell => cell.innerText)"
            ).count, 0, "the bugs that own-tests-judged misses")
        try page.screenshot("real-class")
        let trapped = try BrowserPage(
            "\(folder)/learners/prints-then-traps.html", in: browser)
        let text = try trapped.text("document.body.innerText")
        assertContains(text, "The code crashed: the reason")
        XCTAssertEqual(try page.problems() + trapped.problems(), [])
    }

    func testTheSameCodeGivesTheSameReportHoweverItPrints() throws {
        for name in ["prints-without-line-ends", "endless-output"] {
            let reports = try (0..<2).map { _ in
                JSONReporter.text(of: try FixtureLearner(name: name).grade(1))
                    .replacing(#/"seconds" : [0-9.e-]+/#, with: "")
                    // Where an endless test was ended is looked for once, on a machine that may be
                    // busy: it is said where it is found.
                    .replacing(#/"(file|line)" : [^\n]*/#, with: "")
                    .replacing(#/\\nthe (line|test):[^\n]*/#, with: "\",")
                    // So is whether its memory had grown.
                    .replacing(#/(The test didn't end within 2 seconds)[^\n]*/#) { "\($0.1)" }
            }
            XCTAssertEqual(reports[0], reports[1], name)
            assertContainsNot(reports[0], "Test Case")
        }
    }
}
