import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// Whether a learner has begun a stage: an encore is graded then, and not before.
final class ShippedStateTests: XCTestCase {
    private let encore = Stage(id: "Puzzles", title: "", exercises: [])
    private let files = [
        "Encores/Puzzles/A.swift": "a", "Encores/PuzzlesTests/MyTests.swift": "t",
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

    func testAsItWasShipped() throws {
        XCTAssertEqual(try hasBegun(), false)
        XCTAssertEqual(try hasBegun(["Encores/Puzzles/notes.txt": "n"]), false, "not read")
        XCTAssertEqual(try hasBegun(["Stage1/A.swift": "mine"]), false, "another stage")
    }

    func testAChangeInTheModuleOrInTheTests() throws {
        for path in files.keys {
            XCTAssertEqual(try hasBegun([path: "mine"]), true, path)
        }
        XCTAssertEqual(try hasBegun(["Encores/Puzzles/B.swift": ""]), true, "a new file")
        XCTAssertEqual(try hasBegun(["Encores/PuzzlesTests/B.swift": ""]), true, "a new test")
    }

    func testAFileThatIsGone() throws {
        let path = "Encores/PuzzlesTests/MyTests.swift"
        XCTAssertEqual(try hasBegun(without: path), true, path)
    }

    func testWithoutTheFolderNothingIsBegun() throws {
        XCTAssertEqual(try hasBegun(without: "Encores/Puzzles/A.swift"), false)
    }

    func testWhatIsRefusedIsBegun() throws {
        XCTAssertEqual(try hasBegun(linking: "Encores/Puzzles/Link.swift"), true)
        XCTAssertEqual(try hasBegun(linking: "Encores"), true)
    }
}
