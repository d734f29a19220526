import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Tests how files are found that are the same in the work of two learners, or the same as in
/// `Finished`.
final class WorkDigestsTests: XCTestCase {
    private func pieces(_ path: String, _ text: String) throws -> [WorkPiece] {
        let (digests, submission) = try work([path: text])
        return digests.pieces(of: submission)
    }

    private func digests(_ path: String, _ text: String) throws -> [WorkPiece.Digest] {
        try pieces(path, text).map(\.digest)
    }

    /// Creates a copy of Starter, and writes these files into it.
    private func work(_ texts: [String: String]) throws -> (WorkDigests, Submission) {
        let folder = try temporaryFolder()
        let learner = "\(folder)/learner"
        try FileManager.default.createDirectory(
            atPath: learner, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: FixtureLearner.kit.path("Starter"), toPath: "\(learner)/Starter")
        for (path, text) in texts where !path.isEmpty {
            try Files.live.write("\(learner)/Starter/\(path)", Array(text.utf8))
        }
        let kit = FixtureLearner.kit
        let submission = try Submission.read(
            learner, tree: .starter, of: kit.workshop, files: .live)
        return (try WorkDigests(of: kit, files: .live), submission)
    }

    private func finished(_ path: String) throws -> String {
        String(
            decoding: try Files.live.read(FixtureLearner.kit.path("Finished/\(path)")),
            as: UTF8.self)
    }

    private let code = (1...20).map { "func helper\($0)() -> String { \"a // \($0)\" }\n" }.joined()

    func testSpacesCommentsAndFileNamesAreIgnored() throws {
        let one = try digests("Stage1/One.swift", code)
        XCTAssertEqual(
            try pieces("Stage1/One.swift", code).map(\.file), ["Starter/Stage1/One.swift"])
        XCTAssertEqual(one.map(\.stage), [1])
        XCTAssertEqual(one.map(\.part), [.code])
        let written = code.replacing("{", with: "/* mine */ {\n    ").replacing("\n}", with: " }")
        XCTAssertEqual(try digests("Stage1/Other.swift", "// by me\n\(written)"), one)
    }

    func testEditedOrMovedWorkHasADifferentDigest() throws {
        let one = try digests("Stage1/One.swift", code)
        XCTAssertNotEqual(
            try digests("Stage1/One.swift", code.replacing("a // 7", with: "a // 8")), one)
        XCTAssertNotEqual(try digests("Stage1Tests/One.swift", code), one)
    }

    /// With 64-bit FNV-1a, which was once used for these digests, both texts have the same digest, so an
    /// innocent learner could appear to have copied from a classmate.
    func testDifferentWorkHasDifferentDigests() throws {
        let one = try digests("Stage1/One.swift", "8yn0iYCKYHlIj4-BwPqk\n\(code)")
        XCTAssertNotEqual(
            try digests("Stage1/One.swift", "GReLUrM4wMqfg9yzV3KQ\n\(code)"), one)
    }

    func testShippedAndShortFilesAreIgnored() throws {
        XCTAssertEqual(try digests("", ""), [])
        XCTAssertEqual(try digests("Stage1/One.swift", "let one = 1\n"), [])
        let obvious =
            "extension FirstBasicViewController {\n"
            + "    func isEven(number: Int) -> Bool { return number % 2 == 0 }\n}\n"
        XCTAssertEqual(try digests("Stage1/EvenOdd.swift", obvious), [])
        let feed = "Stage4Tests/MyFeedTests.swift"
        XCTAssertEqual(try digests(feed, "\n\n\(try finished(feed)) // mine"), [])
    }

    func testChangedFilesThatEqualFinishedAreCounted() throws {
        let (feed, labels) = ("Stage4Tests/MyFeedTests.swift", "Stage1Tests/MyLabelsTests.swift")
        let (digests, submission) = try work([
            feed: "\n\n\(finished(feed)) // mine", labels: finished(labels),
            "Stage1Tests/MyEvenOddTests.swift": code,
        ])
        XCTAssertEqual(
            digests.finishedParts(of: submission),
            [
                FinishedPart(stage: 1, part: .tests, files: 1, changed: 2),
                FinishedPart(stage: 4, part: .tests, files: 1, changed: 1),
            ])
    }

    func testShippedAndShortFilesDoNotCountAsFinished() throws {
        // Files this short are often identical by chance.
        let short = "Stage1/EvenOdd.swift"
        for texts in [[:], [short: try finished(short)], ["Stage1/One.swift": code]] {
            let (digests, submission) = try work(texts)
            XCTAssertEqual(digests.finishedParts(of: submission), [])
        }
    }

    /// If an instructor tries an exercise in the kit itself, untouched work must not look copied.
    func testTheInstructorsOwnChangesToTheKitAreIgnored() throws {
        let root = try temporaryFolder()
        for tree in ["Starter", "Finished"] {
            try FileManager.default.copyItem(
                atPath: FixtureLearner.kit.path(tree), toPath: "\(root)/\(tree)")
        }
        for name in try Files.live.names("\(root)/Starter/Stage4") {
            try Files.live.write("\(root)/Starter/Stage4/\(name)", Array("final class A {}".utf8))
        }
        let kit = Kit(root: root, workshop: .shipped)
        let (_, untouched) = try work([:])
        XCTAssertEqual(try WorkDigests(of: kit, files: .live).pieces(of: untouched), [])
    }
}
