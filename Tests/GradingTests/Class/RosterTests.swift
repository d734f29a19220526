import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests how uploads are matched with learners, and which problems stop a run before anything is
/// graded.
final class RosterTests: XCTestCase {
    private func uploads(_ names: [String], list: StudentList? = nil) throws -> Uploads {
        let texts = names.map { name in
            let last = name.split(separator: "/").last.map(String.init) ?? name
            return (last.contains(".") ? "/c/\(name)" : "/c/\(name)/Starter/Stage1/A.swift", "")
        }
        let files = FakeFiles(Dictionary(uniqueKeysWithValues: texts)).files
        return try Intake(
            place: SubmissionPlace(workshop: .shipped, files: files),
            unpacker: .broken(files: files), target: "/unpacked", list: list
        ).read("/c", shownAs: "c")
    }

    private func roster(
        _ names: [String], list text: String? = nil, allowsUnmatched: Bool = false
    ) throws -> Roster {
        let list = try text.map { try StudentList(Array($0.utf8)) }
        return try Roster(
            uploads(names, list: list), list: list, allowsUnmatched: allowsUnmatched)
    }

    private func learners(_ roster: Roster) -> [String] { roster.entries.map(\.learner) }

    /// Returns the upload of each learner, such as `Ann: ann.zip`, or `Bo: -` if there is none.
    private func work(_ roster: Roster) -> [String] {
        roster.entries.map { "\($0.learner): \($0.upload?.place ?? "-")" }
    }

    private static let twoNames = "name,canvas id\nJane Doe,12\nJane Doe,13\n"
    private static let pair = "name,canvas id,folder\nAnn,1,w\nBo,2,w\nCy,3,\n"
    private static let moodle = ["m/Ayu_1_assignsubmission_file", "m/Bo_2_assignsubmission_file"]

    func testUploadsAreMatchedToLearners() throws {
        for (names, list, expected) in [
            // Uploads are matched by number first, then by folder, then by login, and then by name.
            (
                [
                    "doejane_12_3_w.zip", "Mo_7_assignsubmission_file", "x.zip", "s123", "leeann",
                    "budi-santoso-main",
                ],
                """
                name,email,canvas id,moodle id,folder
                Jane Doe,,0012,,
                Mohammed Ali,,,Participant 7,
                Cem Kaya,,,,x.zip
                Dan Ek,s123@uni.example,,,
                Ann Lee,,,,
                Budi Santoso,,,,
                Mia Nur,,,,
                """,
                [
                    "Ann Lee: leeann", "Budi Santoso: budi-santoso-main", "Cem Kaya: x.zip",
                    "Dan Ek: s123", "Jane Doe: doejane_12_3_w.zip", "Mia Nur: -",
                    "Mohammed Ali: Mo_7_assignsubmission_file",
                ]
            ),
            // If the list contains the learners of the uploads in a folder, the folder is a
            // section. Without a list, the folder is a learner.
            (
                ["sectionA/s1.zip", "sectionA/s2.zip"],
                "name,email\nAnn,s1@uni.example\nBo,s2@uni.example\n",
                ["Ann: sectionA/s1.zip", "Bo: sectionA/s2.zip"]
            ),
            (["sectionA/s1.zip", "sectionA/s2.zip"], nil, ["sectionA: sectionA"]),
            // Two learners who work as a pair have the same folder. Two people with the same name
            // have different numbers.
            (
                ["bo_2_9_w.zip", "cy_3_8_w.zip"], Self.pair,
                ["Ann: bo_2_9_w.zip", "Bo: bo_2_9_w.zip", "Cy: cy_3_8_w.zip"]
            ),
            (
                ["doejane_12_3_w.zip", "doejane_13_4_w.zip"], Self.twoNames,
                ["Jane Doe (12): doejane_12_3_w.zip", "Jane Doe (13): doejane_13_4_w.zip"]
            ),
            (
                ["doejane_12_3_w.zip", "doejane_13_4_w.zip"], nil,
                ["doejane (12): doejane_12_3_w.zip", "doejane (13): doejane_13_4_w.zip"]
            ),
            // If a learner has uploaded several attempts, the last one counts.
            (
                [
                    "doejane_1_20_w.zip", "doejane_LATE_1_30_w-2.zip", "doejane_1_30_w-1.zip",
                    "Li_7_assignsubmission_file", "Li_7_assignsubmission_onlinetext",
                ], nil,
                ["doejane: doejane_LATE_1_30_w-2.zip", "Li: Li_7_assignsubmission_file"]
            ),
            // A document counts as a submission if the list contains its name.
            (["Ann Lee.pdf", "Plan.docx"], "name\nAnn Lee\n", ["Ann Lee: Ann Lee.pdf"]),
        ] as [([String], String?, [String])] {
            XCTAssertEqual(work(try roster(names, list: list)), expected)
        }
    }

    /// In each of these cases, a learner's work would be lost or attributed to another.
    func testAnythingButAOneToOneMatchStopsTheRun() throws {
        let moodle = Self.moodle
        for (names, list, expected) in [
            (["jon-doe-main"], "name\nJohn Doe\n", [.notInList("jon-doe-main")]),
            (
                ["annlee_3_4_w.zip", "leeann_1_2_w.zip"], "name\nAnn Lee\nLee Ann\n",
                ["annlee_3_4_w.zip", "leeann_1_2_w.zip"].map {
                    .severalLearners($0, ["Ann Lee (line 2)", "Lee Ann (line 3)"])
                }
            ),
            (
                moodle + ["Ayu.zip"], "name,moodle id\nAyu,1\nBo,2\n",
                [.severalUploads("Ayu", ["Ayu.zip", moodle[0]])]
            ),
            (moodle + ["Ayu.zip"], nil, [.severalUploads("Ayu", ["Ayu.zip", moodle[0]])]),
            (
                ["\u{1F984}", "_"], "name\nNg\nNo Work\n",
                [.notInList("_"), .notInList("\u{1F984}")]
            ),
            (
                ["doejane_12_3_w.zip"], "name,canvas id\nJane Doe,13\nBo,12\n",
                [.otherName("doejane_12_3_w.zip", number: "Bo", name: "Jane Doe")]
            ),
            (
                ["doejane_12_3_w.zip"], "name,canvas id\nJane Doe,13\n",
                [.otherNumber("doejane_12_3_w.zip", learner: "Jane Doe", list: "13", upload: "12")]
            ),
            (
                ["sectionA/s1.zip", "sectionA/s2.zip"], "name,folder\nAnn,s1\nBo,\n",
                [.notInList("sectionA"), .unclearFolder("sectionA", ["s2.zip"])]
            ),
            (
                ["bo_2_9_w.zip", "ann_1_7_w.zip"], Self.pair,
                [.severalUploads("Ann and Bo", ["ann_1_7_w.zip", "bo_2_9_w.zip"])]
            ),
            (
                ["Jane Doe"], Self.twoNames,
                [.severalLearners("Jane Doe", ["Jane Doe (line 2)", "Jane Doe (line 3)"])]
            ),
            // Nothing shows which of two downloads is the later one.
            (
                ["a/do_1_2_w.zip", "a/bo_2_2_w.zip", "b/do_1_3_w.zip", "b/bo_3_2_w.zip"], nil,
                [.severalUploads("do", ["a/do_1_2_w.zip", "b/do_1_3_w.zip"])]
            ),
            (["ann.zip", "ann"], nil, [.severalUploads("ann", ["ann", "ann.zip"])]),
            // All problems are reported at once.
            (["a", "b", "c"], "name\nAnn\n", ["a", "b", "c"].map { .notInList($0) }),
        ] as [([String], String?, [RosterProblem])] {
            XCTAssertThrowsError(try roster(names, list: list)) { error in
                guard case .unclear(let problems)? = error as? ClassError else {
                    return XCTFail("\(error)")
                }
                XCTAssertEqual(problems.sorted { "\($0)" < "\($1)" }, expected)
            }
        }
    }

    func testAllowedUnmatchedWorkIsGradedUnderItsOwnName() throws {
        let found = try roster(
            ["jon-doe-main", "leeann", "Bo"], list: "name\nJohn Doe\nAnn Lee\nLee Ann\nBo\n",
            allowsUnmatched: true)
        XCTAssertEqual(
            work(found),
            [
                "Ann Lee: -", "Bo: Bo", "John Doe: -", "jon-doe-main: jon-doe-main",
                "Lee Ann: -", "leeann: leeann",
            ])
        XCTAssertEqual(found.notInList, ["jon-doe-main", "leeann"])
    }

    func testFactsAboutAnUploadAreRecorded() throws {
        let row = try roster(["sectionA/s1.zip", "sectionA/s2.zip"]).entries[0]
        XCTAssertEqual(row.upload?.problem, .severalPlaces(["s1.zip", "s2.zip"]))
        let pair = try roster(["bo_2_9_w.zip", "cy_3_8_w.zip"], list: Self.pair)
        XCTAssertEqual(pair.entries.map(\.partners), [["Bo"], ["Ann"], []])
        XCTAssertEqual(pair.entries.map(\.canvasNumber), [nil, "2", "3"])
        XCTAssertEqual(
            (1...2).map { learners(pair.shard($0, of: 2)) }, [["Ann", "Bo", "Cy"], []])
        let attempts = try roster(["d_1_20_w.zip", "d_1_30_w-2.zip", "d_1_30_w-1.zip"])
        XCTAssertEqual(attempts.entries[0].upload?.earlier, ["d_1_20_w.zip", "d_1_30_w-1.zip"])
        let document = try roster(["Ann Lee.pdf", "Plan.docx"], list: "name\nAnn Lee\n")
        XCTAssertEqual(document.entries[0].upload?.problem, .documents(["Ann Lee.pdf"]))
        XCTAssertEqual(document.passedOver, ["Plan.docx"])
        let others = try roster([
            "README.md", "__MACOSX/x", "students.csv", "ann.zip", "bob.rar", "A.swift",
            ".hidden.x", "Plan.docx", ".git", "app.jar",
        ])
        XCTAssertEqual(
            others.passedOver, ["README.md", "__MACOSX", "students.csv", "Plan.docx", "app.jar"])
        XCTAssertEqual(learners(others), ["A.swift", "ann", "bob"])
    }

    func testEverythingAtTheTopIsAccountedFor() throws {
        let found = try roster(
            Self.moodle + [
                "m/grades.pdf", "doejane_5_1_w.zip", "doejane_5_2_w.zip", "eve.zip", "README.md",
            ])
        let account = SubmissionLog(found, graded: ["Ayu", "doejane"])
        XCTAssertEqual(
            account.outcomes.map(\.name),
            ["README.md", "doejane_5_1_w.zip", "doejane_5_2_w.zip", "eve.zip", "m"])
        XCTAssertEqual(
            account.outcomes.map(\.outcome),
            [
                .passedOver, .notUsed("doejane"), .upload(graded: ["doejane"], notGraded: []),
                .upload(graded: [], notGraded: ["eve"]),
                .ofClass(graded: ["Ayu"], notGraded: ["Bo"], notUsed: ["grades.pdf"]),
            ])
    }

    func testInvalidAndLookalikeNamesAreDistinguished() throws {
        var files = FakeFiles(["/c/Zo\u{EB}/x": ""]).files
        files.bytesOfNames = { _ in
            ["Zo\u{EB}", "Zoe\u{308}"].map { Array($0.utf8) } + [[0x62, 0xE8], [0x62, 0xE9]]
        }
        let uploads = try Intake(
            place: SubmissionPlace(workshop: .shipped, files: files),
            unpacker: .broken(files: files), target: "/unpacked"
        ).read("/c", shownAs: "c")
        let found = try Roster(uploads, list: nil)
        XCTAssertEqual(Set(learners(found)).count, 4)
        let noText = found.entries.filter { $0.upload?.path == nil }
        XCTAssertEqual(noText.map(\.learner), [#"b\xE8"#, #"b\xE9"#])
        XCTAssertEqual(noText.map { $0.upload?.problem }, [.nameIsNoText, .nameIsNoText])
    }

    func testLearnersAreSortedByNameAndSharded() throws {
        let found = try roster(["b", "a", "B", "\u{E4}"])
        XCTAssertEqual(learners(found), ["a", "\u{E4}", "B", "b"])
        XCTAssertEqual(
            (1...3).map { learners(found.shard($0, of: 3)) }, [["a", "b"], ["\u{E4}"], ["B"]])
    }

    func testUnreadableWorkIsNotTreatedAsMissing() {
        for folder in ["/c/ann", "/c/ann/Starter"] {
            let fake = FakeFiles(["/c/ann/Starter/x": ""])
            fake.failures[folder] = .noPermission
            let handedIn = LearnerSubmission.read(
                .init(learner: "ann", path: "/c/ann"), for: FixtureLearner.kit, files: fake.files,
                unpacker: .broken(files: fake.files))
            guard case .failure(let error) = handedIn.submission else {
                XCTFail("\(handedIn.submission)")
                continue
            }
            XCTAssertEqual((error as? FileError)?.path, folder)
        }
    }
}
