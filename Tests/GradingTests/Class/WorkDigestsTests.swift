import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Which parts of two learners' work are the same.
final class WorkDigestsTests: XCTestCase {
    private func digests(_ path: String, _ text: String) throws -> [WorkDigest] {
        let folder = try temporaryFolder()
        let learner = "\(folder)/learner"
        try FileManager.default.createDirectory(
            atPath: learner, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: FixtureLearner.kit.path("Starter"), toPath: "\(learner)/Starter")
        if !path.isEmpty { try Files.live.write("\(learner)/Starter/\(path)", Array(text.utf8)) }
        let kit = FixtureLearner.kit
        let submission = try Submission.read(
            learner, tree: .starter, of: kit.workshop, files: .live)
        return try WorkDigests(of: kit, files: .live).digests(of: submission)
    }

    private let code = (1...20).map { "func helper\($0)() -> String { \"a // \($0)\" }\n" }.joined()

    func testSpacesCommentsAndTheNameOfAFileChangeNothing() throws {
        let one = try digests("Stage1/One.swift", code)
        XCTAssertEqual(one.map(\.stage), [1])
        XCTAssertEqual(one.map(\.part), [.code])
        let written = code.replacing("{", with: "/* mine */ {\n    ").replacing("\n}", with: " }")
        XCTAssertEqual(try digests("Stage1/Other.swift", "// by me\n\(written)"), one)
    }

    func testOtherWorkIsAnother() throws {
        let one = try digests("Stage1/One.swift", code)
        XCTAssertNotEqual(
            try digests("Stage1/One.swift", code.replacing("a // 7", with: "a // 8")), one)
        XCTAssertNotEqual(try digests("Stage1Tests/One.swift", code), one)
    }

    func testWhatTheKitShipsAndWhatIsShortIsNobodys() throws {
        XCTAssertEqual(try digests("", ""), [])
        XCTAssertEqual(try digests("Stage1/One.swift", "let one = 1\n"), [])
        let finished = String(
            decoding: try Files.live.read(
                FixtureLearner.kit.path("Finished/Stage4Tests/MyFeedTests.swift")),
            as: UTF8.self)
        XCTAssertEqual(try digests("Stage4Tests/MyFeedTests.swift", "\n\n\(finished) // mine"), [])
    }
}
