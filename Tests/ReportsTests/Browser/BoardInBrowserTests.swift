import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// The board of a class, as it is shown on a wall.
final class BoardInBrowserTests: XCTestCase {
    private static let names =
        "Array.from(document.querySelectorAll('.board tbody tr')).map(row => row.cells[0].textContent)"

    private let results = [
        ClassFixture.learner("ann", [Fixture.stage(noticed: Fixture.exercises)]),
        ClassFixture.learner("bea", [Fixture.stage(red: ["labels"], noticed: ["even-odd"])]),
        ClassFixture.learner("cat", [Fixture.stage(red: Fixture.exercises)]),
        LearnerResult(learner: "dan", verdict: .notGraded(.notHandedIn)),
    ]

    func testItSaysWhereEverybodyIs() throws {
        try look(at: "board", of: results) { page in
            XCTAssertEqual(
                try page.texts(
                    "Array.from(document.querySelectorAll('.board tbody tr')).map(row => "
                        + "Array.from(row.cells).map(cell => cell.innerText).join('|'))"),
                [
                    "ann|★\ncode and tests|★\ncode and tests|★\ncode and tests|done",
                    "bea|★\ncode and tests|✓\ncode green|·\nuntouched|Labels",
                    "cat|·\nuntouched|·\nuntouched|·\nuntouched|Even or odd",
                    "dan|nothing handed in|",
                ])
            XCTAssertEqual(
                try page.text("document.querySelector('header p').textContent"),
                "4 learners: 1 done, 1 at work, 1 not begun, 1 nothing handed in.")
            XCTAssertEqual(
                try page.texts(
                    "Array.from(document.querySelectorAll('.board tfoot td')).map(x => x.textContent)"
                ),
                ["1", "", "1", ""])
        }
    }

    func testOneClickHidesNamesAndOneSortsByNeed() throws {
        try look(at: "board", of: results) { page in
            try page.click("document.getElementById('names')")
            XCTAssertEqual(
                try page.text(
                    "getComputedStyle(document.querySelector('.board tbody bdi')).filter.slice(0, 4)"
                ),
                "blur")
            try page.click("document.getElementById('need')")
            XCTAssertEqual(try page.texts(Self.names), ["cat", "dan", "bea", "ann"])
            // It is so also after the page has shown itself again.
            _ = try page.value("window.isOld = true")
            _ = try page.value("location.reload()")
            try page.wait(for: "window.isOld === undefined && document.readyState === 'complete'")
            XCTAssertEqual(try page.texts(Self.names), ["cat", "dan", "bea", "ann"])
            XCTAssertEqual(
                try page.text("document.getElementById('names').getAttribute('aria-pressed')"),
                "true")
        }
    }

    func testAClassOfSixtyFourFitsOnAWall() throws {
        let many = (1...64).map { index in
            ClassFixture.learner("learner \(index)", [Fixture.stage(red: ["labels"])])
        }
        try look(at: "board", of: many) { page in
            for isDark in [false, true] {
                try page.show(width: 1920, isDark: isDark)
                try page.screenshot("board-\(isDark ? "dark" : "light")")
                XCTAssertEqual(
                    try page.value("document.documentElement.scrollWidth <= 1920") as? Bool, true)
            }
            // The names of the exercises stay above the rows, and the counts below them.
            _ = try page.value("document.querySelector('.scroll').scrollTop = 400")
            let inside = try page.value(
                "(() => { const box = document.querySelector('.scroll').getBoundingClientRect();"
                    + " const head = document.querySelector('.board thead').getBoundingClientRect();"
                    + " const foot = document.querySelector('.board tfoot').getBoundingClientRect();"
                    + " return Math.abs(head.top - box.top) < 2"
                    + " && Math.abs(foot.bottom - box.bottom) < 20; })()")
            XCTAssertEqual(inside as? Bool, true)
        }
    }

    func testWhoIsLongAtOnePlaceIsSeen() throws {
        let clock = Clock()
        let times = BoardTimes(now: { clock.time })
        let rows = [results[1], results[2]].map(BoardRow.init)
        XCTAssertEqual(times.since(rows), ["bea": 1000, "cat": 1000])
        clock.time = 2000
        let moved = [BoardRow(ClassFixture.learner("bea", [Fixture.stage()])), rows[1]]
        XCTAssertEqual(times.since(moved), ["bea": 2000, "cat": 1000])
        XCTAssertEqual(
            times.since([
                BoardRow(ClassFixture.learner("cat", [Fixture.stage(noticed: Fixture.exercises)]))
            ]),
            [:])
        let page = BoardPage(
            rows: rows, stages: [shipped(1)], since: ["bea": 1000], isLive: true,
            heading: ClassFixture.heading
        ).text
        assertContains(page, "data-since=\"1000\"")
        assertContains(page, "data-live=\"5\"")
    }
}

/// A clock that stands still.
private final class Clock: Sendable {
    private let mutex = Mutex(1000.0)
    var time: Double {
        get { mutex.withLock { $0 } }
        set { mutex.withLock { $0 = newValue } }
    }
}
