import XCTest

@testable import Catalog
@testable import FileSystem
@testable import GuideTestHelpers

/// The tests and bugs that the chapter for instructors names are there, and belong together.
final class InstructorsPageTests: XCTestCase {
    private func rows() throws -> [Substring] {
        let page = try String(
            contentsOfFile: WorkshopCopy.kit.path("Guide/for-instructors.md"), encoding: .utf8)
        return page.split(separator: "\n").filter { $0.hasPrefix("|") }
    }

    func testEveryOfficialTestIsThere() throws {
        let names = try rows().flatMap { $0.matches(of: #/`(\w+Tests)\.(test\w+)`/#) }
        XCTAssertGreaterThan(names.count, 25)
        for name in names {
            let stage = try XCTUnwrap(
                Workshop.shipped.stages.first { $0.exercises.contains { $0.suite == name.1 } },
                "\(name.0)")
            let suite = try String(
                contentsOfFile: WorkshopCopy.kit.path(
                    "\(stage.suiteFolder)/\(name.1).swift"), encoding: .utf8)
            XCTAssertTrue(suite.contains("func \(name.2)()"), "whether there is \(name.0)")
        }
    }

    /// The bug's exercise has the suite that the test is in.
    func testEveryBugIsOneOfTheExercise() throws {
        let pairs = try rows().flatMap { $0.matches(of: #/`(\w+Tests)\.test\w+` \(`([a-z-]+)`\)/#) }
        XCTAssertGreaterThanOrEqual(pairs.count, 25)
        for pair in pairs {
            let bug = Workshop.shipped.stages.flatMap(\.bugs).first { $0.id == pair.2 }
            let exercise = Workshop.shipped.stages.flatMap(\.exercises).first {
                $0.id == bug?.exercise
            }
            XCTAssertEqual(exercise?.suite, String(pair.1), "the suite of the bug \(pair.2)")
        }
    }

    /// It is read the evening before.
    func testThePageForTomorrowIsShortAndTheFirst() throws {
        let page = try GuidePage.read("Guide/for-instructors/tomorrow.md", in: WorkshopCopy.kit)
        XCTAssertLessThanOrEqual(page.wordsInSight, 1_000)
        let link = "](for-instructors/tomorrow.md)"
        let instructors = try GuidePage.read("Guide/for-instructors.md", in: WorkshopCopy.kit)
        let first = try XCTUnwrap(instructors.prose.first { $0.contains("](") })
        XCTAssertTrue(first.contains(link), first)
        let start = try GuidePage.read("Guide/README.md", in: WorkshopCopy.kit)
        XCTAssertTrue(start.prose.contains { $0.contains(link) })
    }

    /// Both pages have the same half day: the short one has the breaks in the lines before them.
    func testTheTimetableForTomorrowIsThatOfHalfADay() throws {
        func lines(_ path: String, below title: String) throws -> [[String]] {
            let page = try String(
                contentsOfFile: WorkshopCopy.kit.path("Guide/\(path)"), encoding: .utf8)
            let start = try XCTUnwrap(page.range(of: "\n## \(title)\n")).upperBound
            let part = page[start...].components(separatedBy: "\n## ")[0]
            return part.split(separator: "\n").filter { $0.contains(#/^\| \d:\d\d \|/#) }.map {
                $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            }
        }
        let long = try lines("for-instructors.md", below: "A timetable for half a day")
        let short = try lines("for-instructors/tomorrow.md", below: "The day")
        XCTAssertEqual(short.map { $0[0] }, long.filter { $0[2] != "Break." }.map { $0[0] })
        for (index, line) in long.enumerated() where line[2] == "Break." {
            let before = short.first { $0[0] == long[index - 1][0] }
            XCTAssertEqual(before?[1].hasSuffix("Then the break."), true, line[0])
        }
        // The exercises of each stage, which the long page counts and the short one names.
        let counted = ["its first three exercises": [0, 1, 2], "its first and its third": [0, 2]]
        for stage in Workshop.shipped.numbered.prefix(3) {
            let text = try XCTUnwrap(long.first { $0[2].hasPrefix("[Stage \(stage.id)](room/") })
            let places = try XCTUnwrap(counted.first { text[2].contains($0.key) }).value
            let named = try XCTUnwrap(short.first { $0[1].hasPrefix("**Stage \(stage.id)**") })
            let titles = named[1].split(separator: ": ")[1]
                .split(separator: #/,? and (?=[A-Z])|, /#).map(String.init)
            XCTAssertEqual(titles, places.map { stage.exercises[$0].title }, named[1])
            XCTAssertEqual(named[0], text[0])
        }
    }

    /// The site has a sidebar, and GitHub an outline.
    func testNoPageBeginsWithAListOfContents() throws {
        let folder = WorkshopCopy.kit.path("Guide/for-instructors")
        let pages = try Files.live.names(folder).filter { $0.hasSuffix(".md") }
        XCTAssertGreaterThanOrEqual(pages.count, 8)
        for path in pages.map({ "for-instructors/\($0)" }) + ["for-instructors.md"] {
            let page = try GuidePage.read("Guide/\(path)", in: WorkshopCopy.kit)
            XCTAssertEqual(page.prose.filter { $0.contains(#/^ *- \[[^\]]*\]\(#/#) }, [], path)
        }
    }
}
