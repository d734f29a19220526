import XCTest

@testable import Classroom
@testable import FileSystem
@testable import KitTestHelpers

/// Nobody gets another's work or marks: who is who in the list of a class.
final class RosterIdentityTests: XCTestCase {
    private func list(_ text: String) throws -> StudentList { try StudentList(Array(text.utf8)) }

    private func roster(_ names: String..., list text: String) throws -> Roster {
        let files = names.map { ($0.contains(".") ? "/c/\($0)" : "/c/\($0)/Starter/x", "") }
        return try Roster.read(
            Submissions(folder: "/c"),
            files: FakeFiles(Dictionary(uniqueKeysWithValues: files)).files
        ).named(by: list(text))
    }

    /// The name of each learner's work.
    private func work(_ roster: Roster) -> [String: String?] {
        Dictionary(uniqueKeysWithValues: roster.entries.map { ($0.learner, $0.name) })
    }

    func testNothingThatTellsLearnersApartIsTwiceInAList() {
        for (lines, column, value) in [
            ("a,Ann,,,\nb,Ann,,,", "name", "Ann"),
            // An accent that is written in two ways looks the same.
            ("a,Jos\u{E9},,,\nb,Jose\u{301},,,", "name", "Jose\u{301}"),
            ("a,Ann,X@y.org,,\nb,Bo,x@y.org,,", "email", "x@y.org"),
            (",Ann,,12,\n,Bo,,12,", "canvas id", "12"),
            (",Ann,,,7\n,Bo,,,Participant 7", "moodle id", "7"),
            ("a,Ann,,,\na,Bo,,,", "folder", "a"),
            // Of a number, neither zeros before it nor spaces make another one.
            (",Ann,,12,\n,Bo,,0012,", "canvas id", "12"),
            (",Ann,,,\" 7\u{200B}\"\n,Bo,,,\u{A0}07\u{A0}", "moodle id", "7"),
            (",Ann,,,,s1\n,Bo,,,,s1 ", "SIS User ID", "s1"),
            (",Ann,,,,,Ann\n,Bo,,,,,ann", "SIS Login ID", "ann"),
        ] {
            let columns = "folder,name,email,canvas id,moodle id,SIS User ID,SIS Login ID"
            XCTAssertThrowsError(
                try list("\(columns)\n\(lines)\n"), lines
            ) {
                XCTAssertEqual(
                    $0 as? ListProblem, .same(column: column, value: value, lines: [2, 3]))
            }
        }
    }

    func testANumberStandsForOneLearnerWhereverItComesFrom() throws {
        // The list says it of one, the name of an upload of another.
        let two = try roster(
            "Mo_7_assignsubmission_file_", "ann",
            list: "folder,name,moodle id\nMo*,Mo,\nann,Ann,7\n")
        XCTAssertThrowsError(try two.requireNumbersOfTheirOwn())
        let other = try roster(
            "Mo_7_assignsubmission_file_", list: "folder,name,moodle id\nMo*,Mo,8\n")
        XCTAssertThrowsError(try other.requireNumbersOfTheirOwn()) {
            XCTAssertEqual(
                $0 as? ClassError,
                .otherNumber(learner: "Mo", in: .moodle, list: "8", upload: "7"))
        }
        // Numbers of two systems have nothing to do with each other.
        let apart = try roster(
            "Mo_7_assignsubmission_file_", "annx_7_1_w.zip",
            list: "name,canvas id,moodle id\nMo,,7\nAnn,7,\n")
        XCTAssertNoThrow(try apart.requireNumbersOfTheirOwn())
        XCTAssertEqual(
            work(apart), ["Mo": "Mo_7_assignsubmission_file_", "Ann": "annx_7_1_w.zip"])
    }

    func testANumberOfOneAndTheNameOfAnotherStopTheRun() throws {
        let swapped = try roster(
            "Anna Ng_5001_assignsubmission_file_", "Ben Oka_5002_assignsubmission_file_",
            list: "name,moodle id\nAnna Ng,5002\nBen Oka,5001\n")
        XCTAssertThrowsError(try swapped.requireNumbersOfTheirOwn()) {
            XCTAssertEqual(
                $0 as? ClassError,
                .otherName(
                    upload: "Ben Oka_5002_assignsubmission_file_", number: "Anna Ng",
                    name: "Ben Oka"))
        }
        // Of a pair, one may hand in what the other's number is on.
        let pair = try roster(
            "Anna Ng_5001_assignsubmission_file_",
            list: "name,moodle id,group\nAnna Ng,,x\nBen Oka,5001,x\n")
        XCTAssertNoThrow(try pair.requireNumbersOfTheirOwn())
    }

    func testANumberWithZerosBeforeItIsTheSameInAnUpload() throws {
        let roster = try roster("doejane_12_1_w.zip", list: "name,canvas id\nMaus,0012\n")
        XCTAssertEqual(work(roster), ["Maus": "doejane_12_1_w.zip"])
        XCTAssertEqual(roster.entries.map { $0.student?.canvasID }, ["12"])
        // In the school's own system a number is a text.
        let sis = try list("name,SIS User ID\nAnn,007\nBo,7\n")
        XCTAssertEqual(sis.rows.map { $0.student.sis?.userID }, ["007", "7"])
    }

    func testTheNumberOfCanvasInTheNameOfAnUpload() throws {
        let roster = try Roster.read(
            Submissions(folder: "/c"),
            files: FakeFiles([
                "/c/doejane_12_1_w.zip": "", "/c/Mo_7_assignsubmission_file_w.zip": "",
                "/c/anon_12345_3_w.zip": "", "/c/lee.zip": "",
            ]).files)
        XCTAssertEqual(
            roster.entries.map { "\($0.learner) \($0.canvasNumber ?? "-")" },
            ["anon_12345 -", "doejane 12", "lee -", "Mo -"])
    }

    func testACloneOfGitHubsHasTheNameOfABranch() throws {
        let roster = try roster("emil-fox-main", list: "name\n\"Fox, Emil\"\n")
        XCTAssertEqual(work(roster), ["Fox, Emil": "emil-fox-main"])
    }

    func testUploadsOfOneNumberAreOneLearner() throws {
        let fake = FakeFiles(["/c/doejane_12_1_w.zip": "", "/c/roejane_12_2_w.zip": ""])
        let roster = try Roster.read(Submissions(folder: "/c"), files: fake.files)
        XCTAssertEqual(roster.entries.map(\.learner), ["roejane"])
        XCTAssertEqual(roster.entries.map(\.notUsed), [["doejane_12_1_w.zip"]])
    }

    func testAPairHandsInOneWork() throws {
        let lists = [
            // The folder stands in both lines, or in one; or it is found by a number, or a name.
            "folder,name,group\nab.zip,Ann Lee,1\nab.zip,Bo,1\n,Cy,\n",
            "folder,name,group\n,Ann Lee,1\na*.zip,Bo,1\n,Cy,\n",
            "folder,name,group\na*.zip,Ann Lee,1\na*.zip,Bo,1\n,Cy,\n",
        ]
        for text in lists {
            let roster = try roster("ab.zip", "cy", list: text)
            XCTAssertEqual(work(roster), ["Ann Lee": "ab.zip", "Bo": "ab.zip", "Cy": "cy"], text)
            XCTAssertEqual(roster.entries.map(\.partners), [["Bo"], ["Ann Lee"], []], text)
            XCTAssertEqual(roster.notInList + roster.fitsNothing.map(\.folder), [], text)
            XCTAssertEqual(roster.unclear, [], text)
            // Both are in one part.
            let parts = (1...5).map { roster.shard($0, of: 5).entries.map(\.learner) }
            XCTAssertTrue(parts.contains { $0.contains("Bo") && $0.contains("Ann Lee") }, text)
        }
    }

    func testOfAPairEachKeepsTheirOwnNumber() throws {
        let roster = try roster(
            "Ann Lee_7_assignsubmission_file_",
            list: "name,moodle id,group\nAnn Lee,,x\nBo,8,x\n")
        XCTAssertEqual(roster.entries.map(\.isHandedIn), [true, true])
        XCTAssertEqual(roster.entries.map(\.moodleNumber), ["7", nil])
        XCTAssertNoThrow(try roster.requireNumbersOfTheirOwn())
    }

    func testWhereBothOfAPairHandIn() throws {
        let roster = try roster("ann", "bo", list: "name,group\nAnn,x\nBo,x\n")
        XCTAssertEqual(roster.entries.map(\.name), ["ann", "ann"])
        XCTAssertEqual(roster.entries.map(\.notUsed), [["bo"], ["bo"]])
        XCTAssertThrowsError(try list("folder,name,group\na,Ann,x\nb,Bo,x\n")) {
            XCTAssertEqual($0 as? ListProblem, .foldersOfGroup("x", lines: [2, 3]))
        }
    }

    func testAccentsThatAreWrittenInTwoWaysAreTheSame() throws {
        let roster = try roster(
            "Jose\u{301}.zip", "\u{C5}sa-main.zip",
            list: "folder,name\nJos\u{E9}.zip,A\nA\u{30A}sa*,B\n")
        XCTAssertEqual(roster.entries.map(\.isHandedIn), [true, true])
        XCTAssertEqual(roster.fitsNothing, [])
    }

    /// A folder that nothing is called tells nothing, and the name may.
    func testWhatFitsNothingIsSaidAndTheNameTells() throws {
        let roster = try roster("ayu.zip", list: "folder,name\nayu.zp,Ayu\nbudi*,Budi\n")
        XCTAssertEqual(work(roster), ["Ayu": "ayu.zip", "Budi": nil])
        XCTAssertEqual(roster.fitsNothing.map(\.folder), ["ayu.zp", "budi*"])
        XCTAssertEqual(roster.fitsNothing.map(\.learner), ["Ayu", "Budi"])
        XCTAssertEqual(roster.fitsNothing.map(\.work), ["ayu.zip", nil])
        XCTAssertEqual(roster.shard(1, of: 1).fitsNothing, roster.fitsNothing)
    }

    /// The name is no surer than it is where no folder stands.
    func testAMistypedFolderTakesNothingFromAnother() throws {
        let two = try roster("doejane.zip", list: "folder,name\nx.zip,Jane Doe\n,Doe Jane\n")
        XCTAssertEqual(two.entries.map(\.isHandedIn), [false, true, false])
        // What is there, and another's, is no mistyped name.
        let other = try roster("x.zip", "ann.zip", list: "folder,name\nx.zip,Bo\nx*,Ann\n")
        XCTAssertEqual(work(other), ["Bo": "x.zip", "Ann": nil, "ann": "ann.zip"])
    }

    /// As Canvas's gradebook, and Moodle's participants and grading worksheet come.
    func testAListAsPlatformsExportItIsEnough() throws {
        let canvas = try roster(
            "doejane_12_3_w.zip", "leemo_15_4_w.zip",
            list: """
                Student,ID,SIS User ID,SIS Login ID,Section
                    Points Possible,,,,
                "Doe, Jane",12,x1,jane,A
                "Lee, Mo",15,x2,mo,A
                "Student, Test",99,,,A
                """)
        XCTAssertEqual(
            work(canvas), ["Doe, Jane": "doejane_12_3_w.zip", "Lee, Mo": "leemo_15_4_w.zip"])
        let participants = try roster(
            "Jane van Doe_5_assignsubmission_file_", "mo_lee", "vandoetim_3_4_w.zip",
            list: """
                First name,Last name,Email address
                Jane,van Doe,j@x.org
                Maurice,Lee,mo.lee@x.org
                Tim,van Doe,t@x.org
                """)
        XCTAssertEqual(
            work(participants),
            [
                "Jane van Doe": "Jane van Doe_5_assignsubmission_file_", "Maurice Lee": "mo_lee",
                "Tim van Doe": "vandoetim_3_4_w.zip",
            ])
        let worksheet = try roster(
            "J_1234_assignsubmission_file_",
            list: "Identifier,Full name,Email address\nParticipant 1234,Jane Doe,j@x.org\n")
        XCTAssertEqual(work(worksheet), ["Jane Doe": "J_1234_assignsubmission_file_"])
        XCTAssertEqual(worksheet.entries.map { $0.student?.moodleID }, ["1234"])
    }

    func testANameThatTwoHaveIsGivenToNeither() throws {
        let roster = try roster("doejane.zip", list: "name\nJane Doe\nDoe Jane\n")
        XCTAssertEqual(roster.entries.map(\.isHandedIn), [false, true, false])
        XCTAssertEqual(roster.notInList, ["doejane.zip"])
    }

    func testAnArchiveBesideOneThatTheListHasIsNamed() throws {
        let roster = try roster("ayu.zip", "ayu (1).zip", list: "folder,name\nayu.zip,Ayu\n")
        XCTAssertEqual(roster.alikeArchives, [["ayu (1).zip", "ayu.zip"]])
    }
}
