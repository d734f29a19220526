import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// Tests how the grader recognizes that a stage has been started. An encore is graded only if it
/// has been started.
final class SubmissionBegunTests: XCTestCase {
    private let encore = Stage(id: "Puzzles", title: "", exercises: [])
    private let files = [
        "Encores/Puzzles/A.swift": "a\nb\n", "Encores/PuzzlesTests/MyTests.swift": "t",
        "SwiftTesting/Encores/PuzzlesTests/MyTests.swift": "the other t",
    ]

    private func hasBegun(
        _ changes: [String: String] = [:], without gone: String? = nil, linking link: String? = nil
    ) throws -> Bool {
        let workshop = Workshop(
            stages: [encore],
            shippedObjects: files.mapValues { GitObjectName.ofBlob(Array($0.utf8)) })
        let texts = files.merging(changes) { $1 }.filter { $0.key != gone }
            .map { ("/s/Starter/\($0)", $1) }
        let fake = FakeFiles(Dictionary(uniqueKeysWithValues: texts))
        if let link { fake.link("/s/Starter/\(link)") }
        return try Submission.read("/s", tree: .starter, of: workshop, files: fake.files)
            .hasBegun(encore)
    }

    func testAShippedEncoreHasNotBegun() throws {
        XCTAssertFalse(try hasBegun())
        XCTAssertFalse(try hasBegun(["Encores/Puzzles/notes.txt": "n"]), "notes must not be read")
        XCTAssertFalse(try hasBegun(["Stage1/A.swift": "mine"]), "with a change in another stage")
        XCTAssertFalse(
            try hasBegun(["Encores/Puzzles/A.swift": "a\r\nb\r\n"]), "with Windows line endings")
    }

    func testSwitchingTheLibraryDoesNotStartTheStage() throws {
        XCTAssertFalse(try hasBegun(["Encores/PuzzlesTests/MyTests.swift": "the other t"]))
        XCTAssertFalse(
            try hasBegun(["SwiftTesting/Encores/PuzzlesTests/MyTests.swift": "mine"]),
            "with a test in a folder from which tests aren't read")
    }

    func testAChangeInTheModuleOrTestsMeansThatTheStageHasBegun() throws {
        for path in files.keys where path.hasPrefix("Encores/") {
            XCTAssertTrue(try hasBegun([path: "mine"]), path)
        }
        XCTAssertTrue(try hasBegun(["Encores/Puzzles/B.swift": ""]), "a new file")
        XCTAssertTrue(try hasBegun(["Encores/PuzzlesTests/B.swift": ""]), "a new test")
    }

    func testAMissingTestFileMeansThatTheStageHasBegun() throws {
        let path = "Encores/PuzzlesTests/MyTests.swift"
        XCTAssertTrue(try hasBegun(without: path), path)
    }

    func testWithoutItsFolderAStageIsNotStarted() throws {
        XCTAssertFalse(try hasBegun(without: "Encores/Puzzles/A.swift"))
    }

    func testRefusedWorkCountsAsStarted() throws {
        XCTAssertTrue(try hasBegun(linking: "Encores/Puzzles/Link.swift"))
        XCTAssertTrue(try hasBegun(linking: "Encores"))
    }
}
