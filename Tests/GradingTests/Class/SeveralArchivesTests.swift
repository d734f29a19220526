import Foundation
import TestNeeds
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// What becomes of several archives in one learner's folder.
final class SeveralArchivesTests: XCTestCase {
    /// Archives of these files below `Starter`, by name, the later one changed last.
    private func read(_ archives: [(name: String, files: [String])]) throws -> LearnerSubmission {
        for needed in [Needed.sandbox, .tar] { try needed.orSkip() }
        let folder = try temporaryFolder()
        for (index, archive) in archives.enumerated() {
            for file in archive.files {
                try Files.live.write(
                    "\(folder)/\(archive.name)/Starter/\(file)", Array("// \(archive.name)\n".utf8))
            }
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["tar", "-cf", "ann/\(archive.name).tar", "-C", archive.name, "."]
            process.currentDirectoryURL = URL(filePath: folder)
            try Files.live.makeFolder("\(folder)/ann")
            try process.run()
            process.waitUntilExit()
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + Double(index))],
                ofItemAtPath: "\(folder)/ann/\(archive.name).tar")
        }
        let unpacker = Unpacker(
            processes: FixtureLearner.processes, sandbox: try FixtureLearner.sandbox(),
            scratch: try temporaryFolder(), files: .live)
        return LearnerSubmission.read(
            .init(learner: "ann", path: "\(folder)/ann"), for: FixtureLearner.kit, files: .live,
            unpacker: unpacker)
    }

    func testDifferentStagesAreGradedTogether() throws {
        let handedIn = try read([
            ("b", ["Stage2/B.swift", "Stage2Tests/MyB.swift"]),
            ("a", ["Stage1/A.swift", "Stage1Tests/MyA.swift"]),
            ("c", ["Encores/Games/C.swift"]),
        ])
        XCTAssertEqual(
            try handedIn.submission.get().paths.keys.sorted(),
            [
                "Starter/Encores/Games/C.swift", "Starter/Stage1/A.swift",
                "Starter/Stage1Tests/MyA.swift", "Starter/Stage2/B.swift",
                "Starter/Stage2Tests/MyB.swift",
            ])
        XCTAssertEqual(handedIn.notUsed, [])
    }

    func testOfTwoWithOneStageTheLastCounts() throws {
        let handedIn = try read([
            ("new", ["Stage1/A.swift", "Stage2/A.swift"]), ("old", ["Stage2/B.swift"]),
        ])
        XCTAssertEqual(
            try handedIn.submission.get().paths.keys.sorted(), ["Starter/Stage2/B.swift"])
        XCTAssertEqual(handedIn.notUsed, ["new.tar"])
    }

    func testOneWithoutWorkJoinsNothing() throws {
        let handedIn = try read([("photos", ["../Other.swift"]), ("work", ["Stage1/A.swift"])])
        XCTAssertEqual(
            try handedIn.submission.get().paths.keys.sorted(), ["Starter/Stage1/A.swift"])
        XCTAssertEqual(handedIn.notUsed, ["photos.tar"])
    }

    func testArchivesThatLookLikeOneLearnersAreNamed() throws {
        let names = [
            "ann.zip", "Ann (1).zip", "eva-stage1.zip", "eva_stage_2.tar.gz", "team-1.zip",
            "team-2.zip", "ben.zip", "ben-2.zip", "cem - Copy.zip", "cem.zip", "v2.zip", "(1).zip",
            "1234_assignsubmission_file_x.zip", "doe_1_20_work.zip", "doe_1_21_work-1.zip",
        ]
        let fake = FakeFiles(Dictionary(uniqueKeysWithValues: names.map { ("/c/\($0)", "") }))
        let roster = try Roster.read(Submissions(folder: "/c"), files: fake.files)
        XCTAssertEqual(
            roster.alikeArchives,
            [
                ["Ann (1).zip", "ann.zip"], ["ben-2.zip", "ben.zip"],
                ["cem - Copy.zip", "cem.zip"], ["eva-stage1.zip", "eva_stage_2.tar.gz"],
            ])
        let list = try StudentList(
            Array("folder,name\nann.zip,Ann\nAnn (1).zip,Anna\n".utf8))
        XCTAssertEqual(roster.named(by: list).alikeArchives.count, 3)
    }
}
