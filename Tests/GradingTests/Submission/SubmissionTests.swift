import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

final class SubmissionTests: XCTestCase {
    /// Returns the module of stage 1, after reading the whole submission.
    private func read(_ fake: FakeFiles) throws -> SourceFolder {
        let submission = try Submission.read(
            "/s", tree: .starter, of: .shipped, files: fake.files)
        return try XCTUnwrap(submission.modules[1])
    }

    func testOnlySwiftFilesAreRead() throws {
        let fake = FakeFiles([
            "/s/Starter/Stage1/A.swift": "a", "/s/Starter/Stage1/notes.txt": "n",
            "/s/Starter/Stage1/Sub/B.swift": "b", "/s/Starter/Stage1/.hidden.swift": "h",
        ])
        let folder = try read(fake)
        XCTAssertEqual(folder.files.keys.sorted(), ["A.swift", "Sub/B.swift"])
        XCTAssertEqual(folder.refused, [])
    }

    func testLinksAreRefusedByName() throws {
        let fake = FakeFiles(["/s/Starter/Stage1/A.swift": "a"])
        fake.link("/s/Starter/Stage1/B.swift")
        let folder = try read(fake)
        XCTAssertEqual(folder.files.keys.sorted(), ["A.swift"])
        XCTAssertEqual(folder.refused, [RefusedFile(path: "B.swift", reason: .notRegular)])
    }

    /// Only the stage with this folder loses its points.
    func testAnUnreadableFolderOrFileIsRefused() throws {
        for (path, name) in [("", "."), ("/A.swift", "A.swift"), ("/Sub", "Sub")] {
            let fake = FakeFiles([
                "/s/Starter/Stage1/A.swift": "a", "/s/Starter/Stage1/Sub/B.swift": "b",
                "/s/Starter/Stage2/C.swift": "c",
            ])
            fake.failures["/s/Starter/Stage1\(path)"] = .noPermission
            XCTAssertEqual(
                try read(fake),
                SourceFolder(refused: [RefusedFile(path: name, reason: .notReadable)]))
            let submission = try Submission.read(
                "/s", tree: .starter, of: .shipped, files: fake.files)
            XCTAssertEqual(submission.modules[2]?.files.keys.sorted(), ["C.swift"])
        }
    }

    /// If any folder above the files were a link, it could lead to the reference solution.
    func testALinkAboveAnEncoreIsRefused() throws {
        let encore = Stage(id: "Puzzles", title: "", exercises: [])
        let fake = FakeFiles(["/s/Starter/Encores/Puzzles/A.swift": "a"])
        fake.link("/s/Starter/Encores")
        let submission = try Submission.read(
            "/s", tree: .starter, of: Workshop(stages: [encore]), files: fake.files)
        for folder in [submission.modules[encore.id], submission.ownTests[encore.id]] {
            XCTAssertEqual(
                folder, SourceFolder(refused: [RefusedFile(path: ".", reason: .noFolder)]))
        }
    }

    func testAMissingStageIsNamed() {
        let fake = FakeFiles(["/s/Starter/Stage1/A.swift": "a"])
        XCTAssertThrowsError(
            try Submission.read("/s", tree: .starter, of: .shipped, files: fake.files)
                .requireFolders(of: [shipped(2)])
        ) { error in
            XCTAssertEqual(error as? GradeError, .missingFolder("/s/Starter/Stage2"))
        }
    }

    /// This test uses real files, because a fake file system has no pipes. The grader must not open
    /// the link or the pipe.
    func testLinksAndPipesFailTheirStage() throws {
        let folder = try FixtureLearner(name: "fatal-error").submission()
        defer { try? Files.live.remove(folder) }
        let module = "\(folder)/Starter/Stage1"
        try FileManager.default.createSymbolicLink(
            atPath: "\(module)/Link.swift", withDestinationPath: "/etc/passwd")
        XCTAssertEqual(mkfifo("\(module)/Pipe.swift", 0o644), 0)
        let report = try FixtureLearner.grader().grade(
            folder, tree: .starter, stages: [shipped(1)], progress: .ignored)
        guard case .notBuilt(.refused(let files), _) = report.stages[0].suite else {
            return XCTFail("\(report.stages[0].suite)")
        }
        XCTAssertEqual(
            files.map(\.path), ["Starter/Stage1/Link.swift", "Starter/Stage1/Pipe.swift"])
        XCTAssertEqual(report.stages[0].status, .compileError)
    }
}
