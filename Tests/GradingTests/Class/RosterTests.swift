import Synchronization
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class RosterTests: XCTestCase {
    private func learners(_ roster: Roster) -> [String] { roster.entries.map(\.learner) }

    func testTheOrderIsThatOfNames() throws {
        let fake = FakeFiles(["/c/b/x": "", "/c/a/x": "", "/c/B/x": "", "/c/\u{E4}/x": ""])
        let roster = try Roster.read(Submissions(folder: "/c"), files: fake.files)
        XCTAssertEqual(learners(roster), ["a", "\u{E4}", "B", "b"])
        let list = try StudentList(Array("folder,name\n,\u{D6}z\n,pat\n,ole\n".utf8))
        XCTAssertEqual(
            learners(roster.named(by: list)), ["a", "\u{E4}", "B", "b", "ole", "\u{D6}z", "pat"])
    }

    func testAHiddenFolderIsALearnersAndWhatProgramsKeepIsNot() throws {
        let fake = FakeFiles([
            "/c/.ann/Starter/x": "", "/c/.deep/er/Starter/x": "", "/c/.git/x": "",
            "/c/.svn/Starter/x": "", "/c/.DS_Store": "", "/c/bob/Starter/x": "",
        ])
        fake.link("/c/.link")
        XCTAssertEqual(
            learners(try Roster.read(Submissions(folder: "/c"), files: fake.files)),
            [".ann", ".deep", ".link", ".svn", "bob"])
    }

    func testNamesThatAreNoTextAreToldApart() throws {
        // Two names of one look have to be told apart, too.
        let texts = ["Zo\u{EB}", "Zoe\u{308}", #"b\xE9"#]
        var files = FakeFiles([:]).files
        files.bytesOfNames = { _ in
            texts.map { Array($0.utf8) } + [[0x62, 0xE8], [0x62, 0xE9], [0xFF]]
        }
        let roster = try Roster.read(Submissions(folder: "/c"), files: files)
        XCTAssertEqual(
            learners(roster).map { Array($0.utf8) },
            [#"\xFF"#, #"b\xE8"#, #"b\xE9"#, #"b\xE9?"#, "Zo\u{EB}", "Zoe\u{308}?"]
                .map { Array($0.utf8) })
        XCTAssertEqual(
            roster.entries.filter { $0.path == nil }.map(\.learner),
            [#"\xFF"#, #"b\xE8"#, #"b\xE9?"#])
        for entry in roster.entries where entry.path == nil {
            let handedIn = read(entry, files)
            guard case .failure(.notGraded(.nameIsNoText)) = handedIn.submission else {
                XCTFail("\(handedIn.submission)")
                continue
            }
        }
    }

    func testWhatMustNotBeReadIsNotTakenForNothing() {
        for folder in ["/c/ann", "/c/ann/Starter"] {
            let fake = FakeFiles(["/c/ann/Starter/x": ""])
            fake.failures[folder] = .noPermission
            let handedIn = read(.init(learner: "ann", path: "/c/ann"), fake.files)
            guard case .failure(.failed(let error)) = handedIn.submission else {
                XCTFail("\(handedIn.submission)")
                continue
            }
            XCTAssertEqual((error as? FileError)?.path, folder)
        }
    }

    func testTheLastAttemptCountsAndTheOthersAreNamed() throws {
        let fake = FakeFiles([
            "/c/doejane_1_20_work.zip": "", "/c/doejane_1_9_work.zip": "",
            "/c/doejane_2_30_other.zip": "", "/c/Li_7_assignsubmission_file_/w.zip": "",
            "/c/Li_7_assignsubmission_onlinetext_/t.html": "",
        ])
        let roster = try Roster.read(Submissions(folder: "/c"), files: fake.files)
        XCTAssertEqual(learners(roster), ["doejane (1)", "doejane (2)", "Li"])
        XCTAssertEqual(
            roster.entries.map(\.path),
            [
                "/c/doejane_1_20_work.zip", "/c/doejane_2_30_other.zip",
                "/c/Li_7_assignsubmission_file_",
            ])
        XCTAssertEqual(
            roster.entries.map(\.notUsed),
            [["doejane_1_9_work.zip"], [], ["Li_7_assignsubmission_onlinetext_"]])
        XCTAssertEqual(roster.entries.map(\.number), ["1", "2", "7"])
    }

    func testAnArchiveBesideAFolderOfItsNameIsAnother() throws {
        let fake = FakeFiles(["/c/ann.zip": "", "/c/ann/Starter/x": "", "/c/bob.tar.gz": ""])
        XCTAssertEqual(
            learners(try Roster.read(Submissions(folder: "/c"), files: fake.files)),
            ["ann", "ann.zip", "bob"])
    }

    func testNoTwoHaveOneName() throws {
        let fake = FakeFiles([
            "/c/roe_1_2_x.zip": "", "/c/roe_3_4_x.zip": "", "/c/roe (1)/x": "", "/c/doe.zip": "",
            "/c/doe/x": "", "/c/doe.zip.zip": "",
        ])
        let names = learners(try Roster.read(Submissions(folder: "/c"), files: fake.files))
        XCTAssertEqual(Set(names).count, 6, "\(names)")
    }

    func testAnArchiveIsReadAgainOnceItHasChanged() {
        let fake = FakeFiles(["/c/ann.zip": "one"])
        let count = Mutex(0)
        let memory = ArchiveCache(files: fake.files) { entry in
            count.withLock { $0 += 1 }
            return LearnerSubmission(entry, .failure(.notGraded(.notAFolder)))
        }
        let entry = Roster.Entry(learner: "ann", path: "/c/ann.zip")
        _ = memory.read(entry)
        _ = memory.read(entry)
        XCTAssertEqual(count.withLock { $0 }, 1)
        try? fake.files.write("/c/ann.zip", Array("other".utf8))
        _ = memory.read(entry)
        XCTAssertEqual(count.withLock { $0 }, 2)
    }

    func testWhatIsNoSubmissionIsPassedOver() throws {
        let fake = FakeFiles([
            "/c/README.md": "", "/c/__MACOSX/x": "", "/c/students.csv": "", "/c/ann.zip": "",
            "/c/bob.rar": "", "/c/unknown": "PK and more", "/c/A.swift": "", "/c/.hidden": "",
            "/c/Plan.DOCX": "PK and more", "/c/marks.xlsx": "PK and more",
        ])
        let roster = try Roster.read(Submissions(folder: "/c"), files: fake.files)
        XCTAssertEqual(
            roster.passedOver,
            ["Plan.DOCX", "README.md", "__MACOSX", "marks.xlsx", "students.csv"])
        XCTAssertEqual(learners(roster), ["A.swift", "ann", "bob", "unknown"])
    }

    func testWhoeverComesLaterMovesNobodyToAnotherShard() {
        func parts(_ names: [String]) -> [[String]] {
            let roster = Roster(entries: names.map { .init(learner: $0, path: "") })
            return (1...3).map { learners(roster.shard($0, of: 3)) }
        }
        let names = (1...60).map { "learner\($0)" }
        let before = parts(names)
        XCTAssertEqual(before.flatMap { $0 }.sorted(), names.sorted())
        XCTAssertTrue(before.allSatisfy { (10...30).contains($0.count) }, "\(before)")
        let after = parts(["a new one"] + names)
        XCTAssertEqual(after.map { $0.filter { $0 != "a new one" } }, before)
    }

    /// The results of a part stay in its folder: nobody is in another part with another version.
    func testThePartOfALearnerIsTheSameInEachVersion() {
        let names = (1...12).map { "learner\($0)" }
        let roster = Roster(entries: names.map { .init(learner: $0, path: "") })
        XCTAssertEqual(
            (1...3).map { learners(roster.shard($0, of: 3)) },
            [
                ["learner4", "learner6", "learner8", "learner10", "learner11"],
                ["learner1", "learner2", "learner7", "learner9"],
                ["learner3", "learner5", "learner12"],
            ])
    }

    func testWhatDidNotComeOutOfTheClassesArchiveHasItsRow() throws {
        let fake = FakeFiles(["/c/ann.zip": "", "/c/doe_7_1_w.zip": "", "/c/bob.zip": "a part"])
        let submissions = Submissions(
            folder: "/c",
            refused: [
                RefusedUpload(name: "bob.zip", isFolder: false, problem: .damaged),
                RefusedUpload(name: "doe_7_2_w.zip", isFolder: false, problem: .tooLarge(9)),
                RefusedUpload(name: "notes.txt", isFolder: false, problem: .locked),
            ], unreadable: [[0x4A, 0xE9]])
        let roster = try Roster.read(submissions, files: fake.files)
        XCTAssertEqual(learners(roster), ["ann", "bob", "doe", "J\\xE9", "notes.txt"])
        XCTAssertEqual(
            roster.entries.map(\.problem), [nil, .damaged, .tooLarge(9), nil, .locked])
        XCTAssertEqual(roster.entries[2].notUsed, ["doe_7_1_w.zip"])
        guard
            case .failure(.notGraded(.notUnpacked(.damaged))) = read(
                roster.entries[1], fake.files
            ).submission
        else { return XCTFail("\(roster.entries[1])") }
    }

    private func read(_ entry: Roster.Entry, _ files: Files) -> LearnerSubmission {
        let unpacker = Unpacker(
            processes: FixtureLearner.processes, sandbox: nil, scratch: "/scratch", files: files)
        return LearnerSubmission.read(
            entry, for: FixtureLearner.kit, files: files, unpacker: unpacker)
    }
}
