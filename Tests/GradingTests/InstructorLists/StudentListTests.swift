import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class StudentListTests: XCTestCase {
    func testASpreadsheetMaySaveItInItsWay() throws {
        let list = try StudentList(
            "\u{FEFF}Name;Folder;Canvas ID;E-Mail\r\n\"Doe; \"\"J\"\" Jane\";;12;j@x.org\r\n;;;\r\n"
                + "Lee;'=lee*;;\r\n")
        XCTAssertEqual(
            list.rows,
            [
                .init(
                    student: Student(name: "Doe; \"J\" Jane", email: "j@x.org", canvasID: "12"),
                    folder: ""),
                .init(student: Student(name: "Lee"), folder: "=lee*"),
            ])
    }

    func testACellMayHaveLines() throws {
        let rows = try CSVReader("a,b\n\"1\n2\",3\n\n4,\n").rows
        XCTAssertEqual(rows.map(\.line), [1, 2, 5])
        XCTAssertEqual(rows.map(\.cells), [["a", "b"], ["1\n2", "3"], ["4", ""]])
    }

    func testWhatIsWrongWithAList() {
        for (text, problem) in [
            ("", ListProblem.noColumn("name", of: StudentList.columns)),
            ("folder,e-mail\n", .noColumn("name", of: StudentList.columns)),
            ("folder,name\na,Ann\nb,\n", .noName(line: 3)),
            ("folder,name\na,Ann\nb,Ann\n", .same(column: "name", value: "Ann", lines: [2, 3])),
            ("folder,name\na,Ann\na,Bo\n", .same(column: "folder", value: "a", lines: [2, 3])),
            ("folder,name\na,Ann\nb,\"Bo\nc,Cy\n", .openQuote(line: 3)),
        ] {
            XCTAssertThrowsError(try StudentList(text)) {
                XCTAssertEqual($0 as? ListProblem, problem)
            }
        }
    }

    func testAListInAnotherEncodingIsRefused() {
        XCTAssertThrowsError(try StudentList(Array("folder,name\na,J".utf8) + [0xF6])) {
            XCTAssertEqual($0 as? ListProblem, .otherEncoding)
        }
    }

    func testEachStudentGetsTheirWork() throws {
        let roster = try roster("doejane_12_3_w.zip", "lee-main.zip", "Mo_7_assignsubmission_file_")
            .named(
                by: try StudentList(
                    "folder,name,canvas id,moodle id\n,Jane,12,\n*lee*,Lee,,\n,Mo,,7\nx,Mia,,\n"))
        XCTAssertEqual(roster.entries.map(\.learner), ["Jane", "Lee", "Mia", "Mo"])
        XCTAssertEqual(
            roster.entries.map(\.name),
            ["doejane_12_3_w.zip", "lee-main.zip", nil, "Mo_7_assignsubmission_file_"])
        XCTAssertEqual(roster.entries.map(\.isHandedIn), [true, true, false, true])
        XCTAssertEqual(roster.entries.map { $0.student?.canvasID }, ["12", "", "", ""])
    }

    func testAPatternThatFitsSeveralGetsNoneOfThem() throws {
        let list = try StudentList("folder,name\n*lee*,Lee\n*an*,An\nann*,Ann\n*bo*,Bo\n")
        let roster = try roster("lee-1", "lee-2", "ann", "ivan", "bob").named(by: list)
        XCTAssertEqual(
            roster.unclear, [Roster.Unclear(pattern: "*lee*", names: ["lee-1", "lee-2"])])
        // What is Ann's alone is nobody else's, so the other pattern is clear.
        XCTAssertEqual(
            roster.entries.map(\.learner), ["An", "Ann", "Bo", "Lee", "lee-1", "lee-2"])
        XCTAssertEqual(
            roster.entries.map(\.name), ["ivan", "ann", "bob", nil, "lee-1", "lee-2"])
        XCTAssertEqual(roster.shard(1, of: 1).unclear, roster.unclear)
    }

    func testWhatTwoPatternsFitAloneIsGivenToNeither() throws {
        let list = try StudentList("folder,name\nann*,Ann\n*anna,Anna\n")
        let roster = try roster("anna").named(by: list)
        XCTAssertEqual(
            roster.unclear,
            [
                Roster.Unclear(pattern: "ann*", names: ["anna"]),
                Roster.Unclear(pattern: "*anna", names: ["anna"]),
            ])
        XCTAssertEqual(roster.entries.map(\.learner), ["Ann", "Anna", "anna"])
        XCTAssertEqual(roster.entries.map(\.isHandedIn), [false, false, true])
    }

    func testAPatternGetsNothingThatAnotherLineNamesAndANumberOutlivesTheNameOfAFile() throws {
        let list = try StudentList(
            "folder,name,canvas id\nali*,A,\nalice,B,\nroe_101_2004_w.zip,Roe,101\n")
        let roster = try roster("alice", "alicia", "roe_LATE_101_2099_w-1.zip").named(by: list)
        XCTAssertEqual(roster.entries.map(\.learner), ["A", "B", "Roe"])
        XCTAssertEqual(
            roster.entries.map(\.name), ["alicia", "alice", "roe_LATE_101_2099_w-1.zip"])
    }

    func testWorkOfNobodyInTheListKeepsItsName() throws {
        let list = try StudentList("folder,name\nann.zip,Ann\n")
        let roster = try roster("ann.zip", "Ann", "bob").named(by: list)
        XCTAssertEqual(roster.entries.map(\.learner), ["Ann", "Ann?", "bob"])
        XCTAssertEqual(roster.entries.map { $0.student != nil }, [true, false, false])
        XCTAssertEqual(roster.notInList, ["Ann", "bob"])
        XCTAssertEqual(roster.shard(1, of: 1).notInList, ["Ann", "bob"])
    }

    func testAListToFillInNamesTheSubmissions() throws {
        XCTAssertEqual(
            try roster(
                "doejane_12_3_w.zip", "bob", "Mo_7_assignsubmission_file", "anon_9Z_4_w.zip"
            ).listToFillIn(),
            [
                ["folder", "name", "email", "canvas id", "moodle id", "group"],
                ["anon_9Z_4_w.zip", "anon_9Z", "", "", "", ""], ["bob", "bob", "", "", "", ""],
                ["doejane_12_3_w.zip", "doejane", "", "12", "", ""],
                ["Mo_7_assignsubmission_file", "Mo", "", "", "7", ""],
            ])
    }

    func testWhoHandedInNothingHasNoVerdict() throws {
        let list = try StudentList("folder,name\nx,Mia\n")
        let entry = try XCTUnwrap(try roster("bob").named(by: list).entries.last)
        let handedIn = LearnerSubmission.read(
            entry, for: FixtureLearner.kit, files: FakeFiles([:]).files,
            unpacker: Unpacker(
                processes: FixtureLearner.processes, sandbox: nil, scratch: "",
                files: FakeFiles([:]).files))
        guard case .failure(.notGraded(.notHandedIn)) = handedIn.submission else {
            return XCTFail("\(handedIn.submission)")
        }
        XCTAssertEqual(handedIn.student?.name, "Mia")
    }

    private func roster(_ names: String...) throws -> Roster {
        let texts = names.map { ($0.contains(".") ? "/c/\($0)" : "/c/\($0)/Starter/x", "") }
        return try Roster.read(
            Submissions(folder: "/c"),
            files: FakeFiles(Dictionary(uniqueKeysWithValues: texts)).files)
    }
}

extension StudentList {
    fileprivate init(_ text: String) throws { try self.init(Array(text.utf8)) }
}
