import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Classes among the submissions of a class.
final class ClassUploadsTests: XCTestCase {
    private var made: MadeUpArchives!

    override func setUpWithError() throws {
        made = MadeUpArchives(folder: try temporaryFolder())
    }

    /// The bytes of an archive that somebody packed, as the text of an entry.
    private func work(_ stage: String = "Stage1", in folder: String = "Starter") -> [UInt8] {
        MadeUpZip(entries: [.init("\(folder)/\(stage)/A.swift", "// a\n")]).bytes
    }

    private func entry(_ name: String, _ bytes: [UInt8]? = nil, time: Int = 0) -> MadeUpZip.Entry {
        MadeUpZip.Entry(name).with {
            $0.bytes = bytes ?? work()
            $0.dosTime = time
        }
    }

    private func write(_ name: String, _ entries: [MadeUpZip.Entry]) throws {
        try Files.live.write(made.path("in/\(name)"), MadeUpZip(entries: entries).bytes)
    }

    private func uploads(maximumOfClass: Int = 1 << 30) throws -> ClassUploads {
        var unpacker = try made.unpacker()
        unpacker.maximumOfClass = maximumOfClass
        return ClassUploads(
            place: SubmissionPlace(workshop: .shipped, files: .live), unpacker: unpacker,
            target: made.path("classes"))
    }

    private func roster(_ uploads: ClassUploads, list: String? = nil) throws -> Roster {
        let list = try list.map { try StudentList(Array($0.utf8)) }
        let found = try uploads.open(Submissions(folder: made.path("in")), list: list)
        return try Roster.read(found, files: .live)
    }

    private func roster() throws -> Roster { try roster(uploads()) }

    /// The error in place of a class.
    private func mistake(file: StaticString = #filePath, line: UInt = #line) -> ClassError? {
        do {
            let found = try roster().entries.map(\.learner)
            XCTFail("\(found)", file: file, line: line)
        } catch { return error as? ClassError }
        return nil
    }

    private func writeMoodle(_ name: String = "UT101-Workshop-4711.zip") throws {
        try write(
            name,
            [
                entry("Ann Lee_11_assignsubmission_file/w.zip"),
                entry("Bo Ek_12_assignsubmission_file/w.zip"), entry("grades.pdf", []),
            ])
    }

    func testDownloadsOfClassesBesideOthers() throws {
        try writeMoodle()
        try write(
            "submissions.zip",
            [
                entry("leecem_21_1_w.zip"), entry("leecem_21_2_w-1.zip"),
                entry("okodan_LATE_22_3_w.zip"),
            ])
        try write("eve.zip", [entry("Starter/Stage1/A.swift", [])])
        try made.write("in/README.md", "")
        try made.write("in/fay/repo-main/Starter/Stage1/A.swift", "")
        let roster = try roster()
        XCTAssertEqual(
            roster.entries.map(\.learner), ["Ann Lee", "Bo Ek", "eve", "fay", "leecem", "okodan"])
        XCTAssertEqual(roster.entries[0].classUpload, "UT101-Workshop-4711.zip")
        let account = UploadAccount(roster) { $0 == "okodan" ? .notGraded : .graded }
        XCTAssertEqual(
            account.fates.map(\.name),
            ["README.md", "UT101-Workshop-4711.zip", "eve.zip", "fay", "submissions.zip"])
        XCTAssertEqual(
            account.fates.map(\.fate),
            [
                .passedOver,
                .ofClass(.init(learners: ["Ann Lee", "Bo Ek"], others: ["grades.pdf"])),
                .graded(["eve"]), .graded(["fay"]),
                .ofClass(
                    .init(
                        learners: ["leecem", "okodan"], notGraded: ["okodan"],
                        others: ["leecem_21_1_w.zip"])),
            ])
    }

    func testAFolderOfSeveralLearners() throws {
        try write("late/ann.zip", [entry("Starter/Stage1/A.swift", [])])
        try made.write("in/late/bo/Starter/Stage1/A.swift", "")
        try write("group.zip", [entry("x/cem.zip"), entry("x/dan.zip")])
        let roster = try roster()
        XCTAssertEqual(roster.entries.map(\.learner), ["ann", "bo", "cem", "dan"])
        XCTAssertEqual(roster.classes.map(\.name), ["group.zip", "late"])
    }

    /// What lies alone in a folder is called after it, unless only the name inside is somebody's.
    func testOneUploadAloneInAFolder() throws {
        try write("late/One Lone.zip", [entry("Starter/Stage1/A.swift", [])])
        try write("monday/late/Cem.zip", [entry("Starter/Stage1/A.swift", [])])
        try made.write("in/downloads/Dan Oko/Starter/Stage1/A.swift", "")
        try write("new/leecem_21_1_w.zip", [entry("Starter/Stage1/A.swift", [])])
        try made.write("in/new/README.md", "")
        try write("extras.zip", [entry("extras/Eve Fox.zip")])
        try write("project.zip", [entry("Gus Ito.zip")])
        try write("ann/workshop.zip", [entry("Starter/Stage1/A.swift", [])])
        try write("bo/great.zip", [entry("Starter/Stage1/A.swift", [])])
        try write("extra/work.zip", [entry("Starter/Stage1/A.swift", [])])
        try made.write("in/team 3/our-feed/Starter/Stage1/A.swift", "")
        let alone = ["Cem", "Dan Oko", "Eve Fox", "One Lone", "leecem"]
        let uploads = try uploads()
        let roster = try roster(uploads)
        XCTAssertEqual(
            Set(roster.entries.map(\.learner)),
            Set(alone + ["ann", "bo", "extra", "project", "team 3"]))
        XCTAssertEqual(
            roster.entries.filter { $0.classUpload != nil }.map(\.learner).sorted(), alone)
        // The list knows better, and may come to know it while the class is watched.
        let list = "folder,name\n,Great\nour*,Us\ndownloads,Late Lee\nnew,Cem Lee\n,Gus Ito\n"
        XCTAssertEqual(
            Set(try self.roster(uploads, list: list).entries.map(\.learner)),
            [
                "Cem", "Eve Fox", "Gus Ito", "One Lone", "ann", "downloads", "extra", "great",
                "new",
                "our-feed",
            ])
    }

    func testWhatTheListHasOfTwoIsNotClear() throws {
        try write("Ann Lee/Bo Ek.zip", [entry("Starter/Stage1/A.swift", [])])
        func learners(_ list: String) throws -> [String] {
            try roster(uploads(), list: list).entries.map(\.learner)
        }
        XCTAssertThrowsError(try learners("name\nAnn Lee\nBo Ek\n")) {
            XCTAssertEqual($0 as? ClassError, .unclearUpload("Ann Lee", ["Bo Ek.zip"]))
        }
        XCTAssertEqual(try learners("folder,name\nAnn Lee,Ann Lee\n,Bo Ek\n"), ["Ann Lee"])
        XCTAssertEqual(try learners("name,group\nAnn Lee,x\nBo Ek,x\n"), ["Ann Lee"])
    }

    func testSeveralFilesOfOneLearner() throws {
        try write("ann/ann-1.zip", [entry("Starter/Stage1/A.swift", [])])
        try write("ann/ann-2.zip", [entry("Starter/Stage1/A.swift", [])])
        try write("bo/numbers.zip", [entry("Starter/Stage1/A.swift", [])])
        try write("bo/feeds.zip", [entry("Starter/Stage4/A.swift", [])])
        try write(
            "cem.zip", [entry("old/Starter/Stage1/A.swift"), entry("new/Starter/Stage1/A.swift")])
        try write("Dan_7_assignsubmission_file/eva.zip", [entry("Starter/Stage1/A.swift", [])])
        try write("Dan_7_assignsubmission_file/fay.zip", [entry("Starter/Stage1/A.swift", [])])
        let roster = try roster()
        XCTAssertEqual(roster.entries.map(\.learner), ["ann", "bo", "cem", "Dan"])
        XCTAssertEqual(roster.classes, [])
        XCTAssertEqual(try Files.live.names(made.path("classes")), [])
    }

    func testWhatIsNotClearEndsTheRun() throws {
        try write("ann/monday plan.zip", [entry("Starter/Stage1/A.swift", [])])
        try write("ann/cool.zip", [entry("Starter/Stage1/A.swift", [])])
        XCTAssertEqual(mistake(), .unclearUpload("ann", ["cool.zip", "monday plan.zip"]))
    }

    func testAClassInAClassInAClass() throws {
        let inner = MadeUpZip(entries: [entry("a_1_2_w.zip"), entry("b_2_3_w.zip")]).bytes
        try write(
            "out.zip",
            [entry("late/submissions.zip", inner), entry("late/ann.zip"), entry("late/bo.zip")])
        XCTAssertEqual(mistake(), .classInClass("out.zip", "submissions.zip"))
    }

    func testOneLearnerInTwoDownloads() throws {
        try writeMoodle()
        try writeMoodle("UT101-Workshop-4711 (1).zip")
        guard case .inTwoPlaces(_, let places) = mistake() else { return XCTFail("no such error") }
        XCTAssertEqual(places.count, 2)
        assertContains(places[0], "UT101-Workshop-4711 (1).zip/")
    }

    func testTheRoomForClassesIsForAllTogether() throws {
        try writeMoodle("a.zip")
        try write(
            "b.zip",
            [
                entry("leecem_21_1_w.zip"),
                entry("okodan_22_3_w.zip", Array(repeating: 0, count: 4000)),
            ])
        let found = try roster(uploads(maximumOfClass: 1500)).entries
        XCTAssertEqual(found.map(\.learner), ["Ann Lee", "Bo Ek", "leecem", "okodan"])
        XCTAssertEqual(found.map { $0.problem == nil }, [true, true, true, false])
    }

    func testWhenUploadsCame() throws {
        let day = (46 << 9 | 11 << 5 | 20) << 16
        try write(
            "s.zip",
            [
                entry("leecem_21_1_w.zip", time: day | 16 << 11),
                entry("okodan_22_3_w.zip", time: day | 17 << 11),
            ])
        let times = try roster().entries.map(\.time)
        XCTAssertEqual((times[1] ?? 0) - (times[0] ?? 0), 3600)
        // All at once: that is when it was packed.
        try write(
            "s.zip",
            [
                entry("leecem_21_1_w.zip", time: day | 16 << 11),
                entry("okodan_22_3_w.zip", time: day | 16 << 11 | 1 << 5),
            ])
        XCTAssertEqual(try roster().entries.map(\.time), [nil, nil])
    }

    /// Two names that look alike are two files, and two classes.
    func testAccentsThatAreWrittenInTwoWays() throws {
        let day = (46 << 9 | 11 << 5 | 20) << 16
        let names = ["Zo\u{EB}", "Zoe\u{308}", "Bo", "Cem", "Dan", "Eve"]
        for (name, others) in [("\u{EB}.zip", names), ("e\u{308}.zip", ["a_1_1_w", "b_2_2_w"])] {
            try write(
                name,
                others.enumerated().map { entry("\($1).zip", time: day | (10 + $0) << 11) })
        }
        let roster = try roster()
        XCTAssertEqual(roster.classes.map { $0.name.unicodeScalars.count }.sorted(), [5, 6])
        XCTAssertEqual(roster.entries.count, 8)
        let hours = roster.entries.compactMap(\.time).map { Int($0 / 3600) }
        XCTAssertEqual(hours.map { $0 - (hours.min() ?? 0) }.sorted(), [0, 0, 1, 1, 2, 3, 4, 5])
    }

    func testNamesOfPeopleAndOfAttempts() {
        func finding(_ names: String..., in outer: String) -> PartNames.Finding {
            PartNames(names, in: outer).finding
        }
        XCTAssertEqual(finding("ann.zip", "bo.zip", in: "late"), .severalPersons)
        XCTAssertEqual(finding("ann.zip", "ann (1).zip", in: "late"), .onePerson)
        XCTAssertEqual(finding("attempt 1", "final", in: "ann"), .onePerson)
        XCTAssertEqual(finding("ann.zip", "better idea.zip", in: "Ann"), .onePerson)
        XCTAssertEqual(finding("ann.zip", "bo.zip", in: "tuesday people"), .severalPersons)
        XCTAssertEqual(finding("plan.zip", "idea.zip", in: "Ann"), .unclear)
        XCTAssertEqual(finding("a1", "ann", "bo", "cem", "dan", in: "UT"), .unclear)
        XCTAssertEqual(finding("ann", "bo", "cem", "dan", in: "UT"), .severalPersons)
    }
}
