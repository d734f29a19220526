import Foundation
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests a class's points in the formats of spreadsheets and gradebooks.
final class GradesCSVTests: XCTestCase {
    func testEachLearnerHasALineWithEmptyCellsIfNotGraded() {
        XCTAssertEqual(
            GradesCSV.text(of: ClassFixture.figures(of: ClassFixture.everyKind)),
            [
                "\u{FEFF}learner,stage 1,total,status,code,tests,stage 1 code,stage 1 tests,"
                    + "exercises ✓,exercises ★",
                "ann,25,25,mastered,10,15,10,15,3,4", "bea,25,25,mastered,10,15,10,15,1,1",
                "cat,0,0,not passed,0,0,0,0,0,0", "dan,5,5,not passed (no sandbox),5,0,5,0,0,0",
                "eve,,,not graded,,,,,,", "fay,,,not graded,,,,,,", "",
            ].joined(separator: "\r\n"))
    }

    func testCanvasGetsItsNumberOrTheAddressFromTheList() {
        var results = Array(ClassFixture.everyKind.prefix(2))
        results[0].student = Student(name: "Ann", email: "ann@x.org", canvasID: "12")
        results[1].student = Student(name: "Bea", email: "bea@x.org")
        let text = CanvasCSV.text(of: ClassFixture.figures(of: results))
        assertContains(text, "\r\nann,12,,,,25")
        assertContains(text, "\r\nbea,,,bea@x.org,,25")
    }

    func testCanvasGetsTheNumberOfAnUpload() {
        var results = Array(ClassFixture.everyKind.prefix(3))
        for index in results.indices { results[index].canvasNumber = "\(index + 7)" }
        results[1].student = Student(name: "Bea", email: "bea@x.org")
        results[2].student = Student(name: "Cat", canvasID: "12")
        let figures = ClassFixture.figures(of: results)
        let text = CanvasCSV.text(of: figures)
        assertContains(text, "\r\nann,7,,,,25")
        assertContains(text, "\r\nbea,8,,,,25")
        assertContains(text, "\r\ncat,12,,,,0")
        assertContains(GradesCSV.text(of: figures), ",bea@x.org,8,")
        assertContains(
            ClassJSON.text(of: figures, heading: ClassFixture.heading), "\"canvasId\" : \"7\"")
    }

    func testCanvasGetsItsOwnColumnsBack() {
        var results = Array(ClassFixture.everyKind.prefix(3))
        results[2].student = Student(
            name: "Cat", email: "cat@x.org", sis: SISNames(section: "A"))
        results[0].student = Student(
            name: "Ann", canvasID: "12",
            sis: SISNames(userID: "007", loginID: "ann@x.org", section: "=A, morning"))
        results[1].student = Student(
            name: "Bea", email: "bea@x.org", sis: SISNames(userID: "8", loginID: "bea"))
        let text = CanvasCSV.text(of: ClassFixture.figures(of: results))
        assertContains(text, "\r\nann,12,007,ann@x.org,\"'=A, morning\",25")
        assertContains(text, "\r\nbea,,8,bea,,25")
        // A section alone doesn't identify a learner in Canvas, so the address is used as the login.
        assertContains(text, "\r\ncat,,,cat@x.org,A,0")
    }

    func testCanvasGetsOnlyGradedLearners() {
        XCTAssertEqual(
            CanvasCSV.text(of: ClassFixture.figures(of: ClassFixture.everyKind)),
            [
                "Student,ID,SIS User ID,SIS Login ID,Section,Workshop stage 1",
                "Points Possible,,,,,25", "ann,,ann,ann,,25", "bea,,bea,bea,,25",
                "cat,,cat,cat,,0", "dan,,dan,dan,,5", "",
            ].joined(separator: "\r\n"))
    }

    func testMoodleGetsOnlyLearnersWithPoints() {
        XCTAssertEqual(
            MoodleCSV.text(of: ClassFixture.figures(of: ClassFixture.everyKind)),
            [
                "learner,stage 1,total", "ann,25,25", "bea,25,25", "cat,0,0", "dan,5,5", "",
            ].joined(separator: "\r\n"))
    }

    func testMoodleGetsAddressesFromTheList() {
        var results = ClassFixture.everyKind
        results[0].student = Student(name: "Ann", email: "ann@x.org")
        results[3].student = Student(name: "Dan", email: "d+1@x.org")
        results[4].student = Student(name: "Eve")
        let figures = ClassFixture.figures(of: results)
        XCTAssertEqual(
            MoodleCSV.text(of: figures),
            "email,learner,stage 1,total\r\nann@x.org,ann,25,25\r\nd+1@x.org,dan,5,5\r\n")
        XCTAssertEqual(MoodleCSV.leftOut(of: figures), ["bea", "cat"])
        XCTAssertEqual(
            MoodleCSV.leftOut(of: ClassFixture.figures(of: ClassFixture.everyKind)), [],
            "learners without an address must be found by name")
    }

    func testCellsAreEscaped() {
        let cases = [
            ("anna", "anna"), ("Zoë Ng", "Zoë Ng"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
            ("a\nb\r\n", "\"a\\u{A}b\\u{D}\\u{A}\""), ("=1", "\"'=1\""), ("+1", "\"'+1\""),
            ("-anna", "\"'-anna\""), ("@a", "\"'@a\""), ("\t=1", "\"\\u{9}=1\""),
            ("  =1", "\"  '=1\""), ("a;=1", "\"a;'=1\""), ("a, @b", "\"a, '@b\""),
            ("a\"=1", "\"a\"\"'=1\""), ("\u{FF1D}1", "\"'\u{FF1D}1\""), ("a=b", "\"a=b\""),
            ("\"\u{301},=1", "\"\"\"\u{301},'=1\""), ("\u{FEFF}=1", "\"\\u{FEFF}=1\""), ("", ""),
        ]
        for (text, cell) in cases { XCTAssertEqual(CSV.text(text), cell) }
    }

    func testEachLearnerHasOneLine() throws {
        let folder = try temporaryFolder()
        let figures = ClassFixture.figures(of: HostileReport.learners)
        for (name, text) in [
            ("grades", GradesCSV.text(of: figures)), ("canvas", CanvasCSV.text(of: figures)),
            ("moodle", MoodleCSV.text(of: figures)),
        ] {
            let path = "\(folder)/\(name).csv"
            try Files.live.write(path, Array(text.utf8))
            let script = """
                import csv, json, sys
                with open(sys.argv[1], encoding="utf-8-sig", newline="") as file:
                    print(json.dumps(list(csv.reader(file, strict=True))))
                """
            let output = try Programs.run(.python, "-c", script, path)
            let rows = try JSONDecoder().decode([[String]].self, from: Data(output.text.utf8))
            XCTAssertEqual(Set(rows.map(\.count)).count, 1)
            XCTAssertEqual(
                rows.count,
                [
                    "grades": HostileReport.learners.count + 1,
                    "canvas": HostileReport.texts.count + 2,
                ][
                    name, default: HostileReport.texts.count + 1])
            for cell in rows.joined() {
                let first = cell.unicodeScalars.first { !$0.properties.isWhitespace }
                let isFormula = first.map {
                    "=+-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0)
                }
                XCTAssertFalse(isFormula ?? false, String(cell.prefix(100)))
            }
        }
    }
}
