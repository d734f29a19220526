import Foundation
import Synchronization
import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// The board of a class, as it is shown on a wall.
final class BoardInBrowserTests: BrowserTestCase {
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

    func testOneClickTakesNamesAwayAndOneSortsByNeed() throws {
        try look(at: "board", of: results) { page in
            let shown = "document.querySelector('.boards').textContent"
            assertContains(try page.text(shown), "bea")
            try page.click("document.getElementById('names')")
            // What is only blurred can be read: the names are gone from the page.
            for result in results { assertContainsNot(try page.text(shown), result.learner) }
            try page.click("document.getElementById('need')")
            let sorted = ["learner 568", "learner 963", "learner 896", "learner 219"]
            XCTAssertEqual(try page.texts(Self.names), sorted)
            // It is so also after the page has shown itself again.
            _ = try page.value("window.isOld = true")
            _ = try page.value("location.reload()")
            try page.wait(for: "window.isOld === undefined && document.readyState === 'complete'")
            XCTAssertEqual(try page.texts(Self.names), sorted)
            XCTAssertEqual(
                try page.texts(
                    "Array.from(document.querySelectorAll('button')).map(x => x.textContent)"),
                ["Show names", "Sort by number"])
            // Nor does the order tell whose line it is.
            try page.click("document.getElementById('need')")
            XCTAssertEqual(try page.texts(Self.names), sorted.sorted())
            try page.click("document.getElementById('need')")
            try page.click("document.getElementById('names')")
            XCTAssertEqual(try page.texts(Self.names), ["cat", "dan", "bea", "ann"])
        }
    }

    func testAClassOfSeventeenFillsAWallAndNothingIsCut() throws {
        try look(at: "board", of: ClassOfSeventeen.results) { page in
            for (width, height) in [(1920, 1080), (1280, 720)] {
                try page.show(width: width, height: height, isDark: false)
                try page.wait(for: "window.innerHeight === \(height)")
                // What is left below the board is less than a tenth of the wall.
                try page.wait(
                    for: "(rest => rest >= 0 && rest < 0.1)"
                        + "(1 - document.body.getBoundingClientRect().height / window.innerHeight)")
                try page.wait(
                    for: "Array.from(document.querySelectorAll('.board .at div, .board .task'))"
                        + ".every(cell => cell.scrollWidth <= cell.clientWidth)")
            }
        }
    }

    func testInASmallClassTheCellsStandBesideTheNames() throws {
        let few = ["ann", "bea", "cem"].map { ClassFixture.learner($0, [Fixture.passedStage]) }
        try look(at: "board", of: few) { page in
            try page.show(width: 1920, height: 1080, isDark: false)
            try page.wait(for: "window.innerHeight === 1080")
            try page.wait(
                for: "document.querySelector('.board td.cell').getBoundingClientRect().left"
                    + " < window.innerWidth / 5")
            try page.screenshot("board-few")
            // No name of an exercise runs into that of its stage.
            try page.wait(
                for: "Array.from(document.querySelectorAll('.board thead th span')).every(name =>"
                    + " name.getBoundingClientRect().top > document.querySelector("
                    + "'.board th[colspan]').getBoundingClientRect().bottom)")
        }
    }

    func testHiddenNumbersTellNothingOfTheAlphabetAndStay() {
        let names = ClassOfSeventeen.names
        let numbers = HiddenNumbers(names).numbers
        XCTAssertEqual(Set(numbers).count, names.count)
        XCTAssertTrue(numbers.allSatisfy { (100...999).contains($0) })
        XCTAssertNotEqual(numbers, numbers.sorted())
        // Others come and go, in whatever order.
        let fewer = Array(names.dropFirst(5).reversed())
        XCTAssertEqual(HiddenNumbers(fewer).numbers, Array(numbers.dropFirst(5).reversed()))
        let many = (1...2000).map { "learner \($0)" }
        XCTAssertEqual(Set(HiddenNumbers(many).numbers).count, 2000)
    }

    func testItLeadsToNoPageThatIsForTheInstructor() throws {
        let board = try XCTUnwrap(ClassFixture.files(of: results).text("/out/board.html"))
        XCTAssertEqual(board.matches(of: /href="([^"]*)"/).map { String($0.1) }, ["#main"])
    }

    func testAClassOfSixtyFourFitsOnAWall() throws {
        let stages = (1...4).map {
            StageReport(stage: shipped($0), suite: .ran([]), ownTests: .none)
        }
        let many = (1...64).map { ClassFixture.learner("learner \($0) of a class", stages) }
        try look(at: "board", of: many) { page in
            for (width, height) in [(1920, 1080), (1280, 720)] {
                for isDark in [false, true] {
                    try page.show(width: width, height: height, isDark: isDark)
                    try page.wait(for: "window.innerHeight === \(height)")
                    try page.screenshot("board-\(width)-\(isDark ? "dark" : "light")")
                }
                // Each line is seen whole, and in letters that can be read.
                try page.wait(
                    for: "Array.from(document.querySelectorAll('.board tbody tr')).filter(row =>"
                        + " row.getBoundingClientRect().bottom <= window.innerHeight"
                        + " && row.getBoundingClientRect().right <= window.innerWidth"
                        + " && parseFloat(getComputedStyle(row).fontSize) >= 11).length === 64")
            }
            XCTAssertLessThanOrEqual(try page.sheets(), 2)
            // Where there is no room for all, the exercises stay above and the counts below.
            try page.show(width: 1280, height: 400, isDark: false)
            try page.wait(for: "document.documentElement.scrollHeight > 600")
            _ = try page.value("window.scrollTo({ top: 150, behavior: 'instant' })")
            try page.wait(
                for:
                    "Math.abs(document.querySelector('.board thead').getBoundingClientRect().top) < 2"
                    + " && Math.abs(document.querySelector('.board tfoot')"
                    + ".getBoundingClientRect().bottom - 400) < 2")
            // On a telephone it is one table, in which what is said of a learner is seen.
            try page.show(width: 390, height: 800, isDark: false)
            try page.wait(for: "document.querySelectorAll('.board').length === 1")
            XCTAssertEqual(
                try page.value("document.documentElement.scrollWidth <= 390") as? Bool, true)
        }
    }

    func testItSaysAsOfWhenItIsAndStopsCountingWhenNobodyWatches() throws {
        let now = Date().timeIntervalSince1970
        for (age, minutes, words) in [(0.0, " 16 min", "As of "), (420, " 9 min", "not renewed")] {
            let folder = try temporaryFolder()
            let board = BoardPage(
                rows: [BoardRow(results[1])], stages: [shipped(1)], since: ["bea": now - 990],
                time: now - age, heading: ClassFixture.heading)
            try Files.live.write("\(folder)/board.html", Array(board.text.utf8))
            let browser = try Self.browser()
            let page = try BrowserPage("\(folder)/board.html", in: browser)
            XCTAssertEqual(
                try page.text("document.querySelector('.since').textContent"), minutes)
            assertContains(
                try page.text("document.getElementById('as-of').textContent"), words)
            XCTAssertEqual(try page.problems(), [])
        }
    }

    func testABoardOnWhichNothingChangesSaysThatItIsWatched() throws {
        let clock = Clock()
        let times = BoardTimes(now: { clock.time })
        let fake = FakeFiles([:])
        var reports = ClassReports(
            folder: "/out", files: fake.files, heading: ClassFixture.heading, times: times)
        for result in results { try reports.add(result) }
        try reports.finish()
        let first = try XCTUnwrap(fake.text("/out/board.html"))
        assertContains(first, "data-time=\"1000\"")
        clock.time = 1020
        try times.renewBoard(in: "/out", files: fake.files)
        XCTAssertEqual(fake.text("/out/board.html"), first)
        clock.time = 1031
        try times.renewBoard(in: "/out", files: fake.files)
        XCTAssertEqual(
            fake.text("/out/board.html"),
            first.replacing("data-time=\"1000\"", with: "data-time=\"1031\""))
        assertContains(first, "data-since=\"1000\"")
        try times.renewBoard(in: "/elsewhere", files: fake.files)
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
