import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests the check that both versions of each of the learner's test files are equivalent.
final class LibraryCheckTests: XCTestCase {
    private static let exercise = Exercise(
        id: "a", title: "", task: "", files: [], suite: "ATests", guide: "", hints: [])
    private static let stage = Stage(id: 1, title: "", exercises: [exercise])

    private let xctest = """
        import XCTest
        final class MyATests: XCTestCase {
            override func setUp() async throws {}
            func testOne() {}
            func testTwo() { helper() }
            private func helper() {}
            // TODO: Test three.
        }
        """
    private let modern = """
        import Testing
        @Suite struct MyATests {
            init() {}
            @Test func one() {}
            @Test(arguments: [1, 2]) func two(number: Int) { helper() }
            private func helper() {}
            // TODO: Test three.
        }
        """

    /// The defects of a made-up stage.
    ///
    /// - Parameter changes: The texts of files, by path relative to `Starter`; nil for a missing file.
    private func defects(_ changes: [String: String?] = [:]) throws -> [String] {
        let shipped: [String: String?] = [
            "Stage1Tests/MyATests.swift": xctest,
            "SwiftTesting/Stage1Tests/MyATests.swift": modern,
            "Stage1Tests/Mock.swift": "struct Mock {}",
        ]
        let texts = shipped.merging(changes) { $1 }.compactMap { path, text in
            text.map { ("/kit/Starter/\(path)", $0) }
        }
        let fake = FakeFiles(Dictionary(uniqueKeysWithValues: texts))
        return try LibraryCheck(
            kit: Kit(root: "/kit", workshop: Workshop(stages: [Self.stage])), files: fake.files,
            stages: [Self.stage]
        ).defects()
    }

    func testTheWorkshopsFilesSayTheSameInBothLibraries() throws {
        let kit = FixtureLearner.kit
        XCTAssertEqual(
            try LibraryCheck(kit: kit, files: .live, stages: kit.workshop.stages).defects(), [])
    }

    /// Each case is a set of changed or missing files, and the words of the one sentence about them, if any.
    func testWhatIsSaidOfTheVersions() throws {
        let (old, new) = ("Stage1Tests/MyATests.swift", "SwiftTesting/Stage1Tests/MyATests.swift")
        var cases: [([String: String?], String?)] = [
            ([:], nil),
            ([new: nil], "Starter/\(new) isn't there"),
            ([old: nil], "Starter/\(old) isn't there"),
            (
                ["Stage1Tests/Base.swift": "import XCTest\nclass Base: XCTestCase {}"],
                "Starter/SwiftTesting/Stage1Tests/Base.swift isn't there"
            ),
            ([new: xctest], "Starter/\(new) has to be written in Swift Testing."),
        ]
        for (text, other, difference) in [
            ("func one()", "func three()", "one"), ("@Test func one() {}\n", "", "one"),
            ("func helper", "func help", "helper"),
            ("Test three.", "Test.", "// TODO: Test three."), ("MyATests", "MyTests", "MyATests"),
        ] {
            cases.append(
                ([new: modern.replacing(text, with: other)], "They differ in '\(difference)'."))
        }
        for (changes, words) in cases {
            let found = try defects(changes)
            XCTAssertEqual(found.count, words == nil ? 0 : 1, "\(found)")
            if let words { assertContains(found.first ?? "", words) }
        }
    }
}
