import XCTest

@testable import Classroom
@testable import KitTestHelpers

/// Tests class lists in the forms in which instructors write them and platforms export them.
final class StudentListTests: XCTestCase {
    private func list(_ text: String) throws -> StudentList { try StudentList(Array(text.utf8)) }

    func testSpreadsheetVariantsOfCSVAreRead() throws {
        let list = try list(
            "\u{FEFF}Name;Folder;Canvas ID;E-Mail\r\n\"Doe; \"\"J\"\" Jane\";;12;j@x.org\r\n;;;\r\n"
                + "Lee;'=lee;;\r\n")
        XCTAssertEqual(
            list.rows,
            [
                .init(
                    student: Student(name: "Doe; \"J\" Jane", email: "j@x.org", canvasID: "12"),
                    folder: "", line: 2),
                .init(student: Student(name: "Lee"), folder: "=lee", line: 4),
            ])
    }

    func testACellMayHaveSeveralLines() throws {
        let rows = try CSVReader("a,b\n\"1\n2\",3\n\n4,\n").rows
        XCTAssertEqual(rows.map(\.line), [1, 2, 5])
        XCTAssertEqual(rows.map(\.cells), [["a", "b"], ["1\n2", "3"], ["4", ""]])
    }

    /// If grades are posted manually, Canvas adds a row without a name to the gradebook.
    func testACanvasGradebookIsRead() throws {
        let list = try list(
            """
            Student,ID,SIS User ID,SIS Login ID,Section,Unit testing (777),Current Score
            ,,,,,Manual Posting,
                Points Possible,,,,,25,(read only)
            "Doe, Jane",1234,S1,jdoe,A,,
            "O'Brien-Smith, Seán",1236,S3,sean,A,,
            "Student, Test",3143,,x9f,A,,

            """)
        XCTAssertEqual(list.rows.map(\.student.name), ["Doe, Jane", "O'Brien-Smith, Seán"])
        XCTAssertEqual(list.rows.map(\.student.canvasID), ["1234", "1236"])
        XCTAssertEqual(list.rows.map { $0.student.sis?.loginID }, ["jdoe", "sean"])
        XCTAssertEqual(
            list.understood.map { "\($0.column)=\($0.heading)" },
            [
                "name=Student", "canvas id=ID", "SIS User ID=SIS User ID",
                "SIS Login ID=SIS Login ID", "Section=Section",
            ])
        XCTAssertEqual(list.ignored, ["Unit testing (777)", "Current Score"])
    }

    func testAnonymousAndTranslatedMoodleWorksheetsAreRead() throws {
        let anonymous = try list(
            "\u{FEFF}Identifier,Status,Grade,\"Maximum Grade\"\n\"Participant 101\",\"Submitted\",,100.00\n"
                + "\"Participant 102\",\"Submitted\",,100.00\n")
        XCTAssertEqual(anonymous.rows.map(\.student.moodleID), ["101", "102"])
        XCTAssertEqual(anonymous.rows.map(\.student.name), ["Participant 101", "Participant 102"])
        let german = try list(
            "ID,\"Vollständiger Name\",E-Mail-Adresse,Status,Bewertung\n"
                + "\"Teilnehmer/in 7\",Jörg Müller,j@x.org,Abgegeben,\n"
                + "\"Teilnehmer/in 8\",Zoë Ng,z@x.org,Abgegeben,\n")
        XCTAssertEqual(german.rows.map(\.student.moodleID), ["7", "8"])
        XCTAssertEqual(german.rows.map(\.student.email), ["j@x.org", "z@x.org"])
        XCTAssertEqual(
            german.understood.map { "\($0.column)=\($0.heading)" },
            ["moodle id=ID", "email=E-Mail-Adresse"])
    }

    func testErrorsInAListAreReported() {
        for (text, problem) in [
            ("", ListProblem.noColumn("name", of: StudentList.columns)),
            ("folder,e-mail\n", .noColumn("name", of: StudentList.columns)),
            ("folder,name\na,Ann\nb,\n", .noName(line: 3)),
            ("folder,name\na,Ann\nb,\"Bo\nc,Cy\n", .openQuote(line: 3)),
            ("id,name\ns1,Ann\n", .whichID),
            (
                "name,email\nAnn,X@y.org\nBo,x@y.org\n",
                .same(column: "email", value: "x@y.org", lines: [2, 3])
            ),
            // Leading zeros and spaces don't change a number.
            (
                "name,canvas id\nAnn,12\nBo,\u{A0}0012\n",
                .same(column: "canvas id", value: "12", lines: [2, 3])
            ),
            (
                "name,moodle id\nAnn,7\nBo,Participant 7\n",
                .same(column: "moodle id", value: "7", lines: [2, 3])
            ),
            (
                "name,SIS Login ID\nAnn,Ann\nBo,ann\n",
                .same(column: "SIS Login ID", value: "ann", lines: [2, 3])
            ),
        ] {
            XCTAssertThrowsError(try list(text), text) {
                XCTAssertEqual($0 as? ListProblem, problem)
            }
        }
        XCTAssertThrowsError(try StudentList(Array("folder,name\na,J".utf8) + [0xF6])) {
            XCTAssertEqual($0 as? ListProblem, .otherEncoding)
        }
    }
}
