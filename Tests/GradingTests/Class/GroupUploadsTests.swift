import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Several uploads of those who hand in one work together.
final class GroupUploadsTests: XCTestCase {
    private var made: MadeUpArchives!

    override func setUpWithError() throws {
        made = MadeUpArchives(folder: try temporaryFolder())
    }

    private func entry(_ name: String, hour: Int) -> MadeUpZip.Entry {
        let starter = MadeUpZip.Entry("Starter/Stage1/A.swift", "// a\n")
        return MadeUpZip.Entry(name).with {
            $0.bytes = MadeUpZip(entries: [starter.with { $0.dosTime = time(hour) }]).bytes
            $0.dosTime = time(hour)
        }
    }

    private func time(_ hour: Int) -> Int { (46 << 9 | 11 << 5 | 20) << 16 | hour << 11 }

    private func write(_ name: String, _ entries: [MadeUpZip.Entry]) throws {
        try Files.live.write(made.path("in/\(name)"), MadeUpZip(entries: entries).bytes)
    }

    private func roster(_ list: String) throws -> Roster {
        let uploads = ClassUploads(
            place: SubmissionPlace(workshop: .shipped, files: .live), unpacker: try made.unpacker(),
            target: made.path("classes"))
        let lastChange = LastChange(
            place: SubmissionPlace(workshop: .shipped, files: .live), unpacker: try made.unpacker())
        return try Roster.read(
            uploads.open(Submissions(folder: made.path("in"))), files: .live
        ).named(by: StudentList(Array(list.utf8)), lastChange: lastChange.time)
    }

    private static let list = "name,group\nAnn Lee,x\nBo Ek,x\nCem,\n"

    func testWhatCameLastCounts() throws {
        try write(
            "s.zip",
            [
                entry("Ann Lee_11_assignsubmission_file/w.zip", hour: 16),
                entry("Bo Ek_12_assignsubmission_file/w.zip", hour: 17),
                entry("Cem_13_assignsubmission_file/w.zip", hour: 18),
            ])
        let roster = try roster(Self.list)
        XCTAssertEqual(
            roster.entries.map(\.name),
            [
                "Bo Ek_12_assignsubmission_file", "Bo Ek_12_assignsubmission_file",
                "Cem_13_assignsubmission_file",
            ])
        // Moodle takes each learner's feedback under the number of their own upload.
        XCTAssertEqual(roster.entries.map(\.moodleNumber), ["11", "12", "13"])
    }

    /// Two files at the top have no times of their own: the ones in the archives tell.
    func testWhatWasChangedLastCounts() throws {
        try Files.live.write(made.path("in/Ann Lee.zip"), entry("", hour: 16).bytes)
        try Files.live.write(made.path("in/Bo Ek/work.zip"), entry("", hour: 17).bytes)
        let roster = try roster(Self.list)
        XCTAssertEqual(roster.entries.map(\.name), ["Bo Ek", "Bo Ek", nil])
        XCTAssertEqual(
            roster.entries[0].groupChoice, GroupChoice(learner: "Bo Ek", reason: .changedLast))
        XCTAssertEqual(LearnerUpload(roster.entries[0], [], nil).groupChoice?.learner, "Bo Ek")
    }

    func testWhereNothingTellsWhichCameLastTheFirstOfTheListCounts() throws {
        try Files.live.write(made.path("in/Ann Lee.zip"), entry("", hour: 16).bytes)
        try made.write("in/Bo Ek/Starter/Stage1/A.swift", "")
        let roster = try roster("name,group\nBo Ek,x\nAnn Lee,x\n")
        XCTAssertEqual(roster.entries.map(\.name), ["Bo Ek", "Bo Ek"])
        XCTAssertEqual(
            roster.entries[0].groupChoice, GroupChoice(learner: "Bo Ek", reason: .firstInList))
    }

    /// What counts may lie in a class, and the other upload beside it, or the other way round.
    func testBothUploadsAreAccountedFor() throws {
        try write(
            "s.zip",
            [
                entry("Bo Ek_12_assignsubmission_file/w.zip", hour: 17),
                entry("Cem_13_assignsubmission_file/w.zip", hour: 18),
            ])
        for (hour, counted) in [(16, "s.zip"), (18, "Ann Lee.zip")] {
            try Files.live.write(made.path("in/Ann Lee.zip"), entry("", hour: hour).bytes)
            let fates = UploadAccount(try roster(Self.list)) { _ in .graded }.fates.map(\.fate)
            let ann = UploadPlace(classUpload: nil, name: "Ann Lee.zip")
            let bo = UploadPlace(classUpload: "s.zip", name: "Bo Ek_12_assignsubmission_file")
            if counted == "s.zip" {
                XCTAssertEqual(
                    fates,
                    [
                        .otherOfGroup(
                            OtherOfGroup(
                                place: ann, learner: "Ann Lee", counted: bo,
                                choice: GroupChoice(learner: "Bo Ek", reason: .changedLast))),
                        .ofClass(.init(learners: ["Ann Lee", "Bo Ek", "Cem"])),
                    ])
            } else {
                let other = OtherOfGroup(
                    place: bo, learner: "Bo Ek", counted: ann,
                    choice: GroupChoice(learner: "Ann Lee", reason: .changedLast))
                XCTAssertEqual(
                    fates,
                    [
                        .graded(["Ann Lee", "Bo Ek"]),
                        .ofClass(.init(learners: ["Cem"], ofGroups: [other])),
                    ])
            }
        }
    }

    /// Two names that look alike are two files.
    func testNamesThatDifferInHowAnAccentIsWrittenAreTwo() throws {
        for name in ["Zo\u{EB}.zip", "Zoe\u{308}.zip"] {
            try Files.live.write(made.path("in/\(name)"), entry("", hour: 16).bytes)
        }
        let roster = try Roster.read(Submissions(folder: made.path("in")), files: .live)
        let fates = UploadAccount(roster) { $0.hasSuffix("?") ? .notGraded : .graded }.fates.map(
            \.fate)
        XCTAssertEqual(
            Set(fates.map { "\($0)" }),
            [#"graded(["Zo\#u{EB}.zip"])"#, #"notGraded(["Zo\#u{EB}.zip?"])"#])
    }
}
