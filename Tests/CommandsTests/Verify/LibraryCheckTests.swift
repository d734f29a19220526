import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Whether both versions of each file of own tests say the same.
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
    /// - Parameter changes: The texts of files below `Starter`; nil for one that isn't there.
    private func defects(_ changes: [String: String?] = [:]) throws -> [Defect] {
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
        let defects = try LibraryCheck(
            kit: kit, files: .live, stages: kit.workshop.stages
        ).defects()
        XCTAssertEqual(defects.map(DefectText.describe), [])
    }

    func testTwoVersionsThatSayTheSame() throws {
        XCTAssertEqual(try defects(), [])
    }

    func testAVersionThatIsMissing() throws {
        XCTAssertEqual(
            try defects(["SwiftTesting/Stage1Tests/MyATests.swift": nil]),
            [.noVersion(path: "Starter/SwiftTesting/Stage1Tests/MyATests.swift", .swiftTesting)])
        XCTAssertEqual(
            try defects(["Stage1Tests/MyATests.swift": nil]),
            [.noVersion(path: "Starter/Stage1Tests/MyATests.swift", .xctest)])
        XCTAssertEqual(
            try defects(["Stage1Tests/Base.swift": "import XCTest\nclass Base: XCTestCase {}"]),
            [.noVersion(path: "Starter/SwiftTesting/Stage1Tests/Base.swift", .swiftTesting)])
    }

    func testAVersionInTheOtherLibrary() throws {
        XCTAssertEqual(
            try defects(["SwiftTesting/Stage1Tests/MyATests.swift": xctest]),
            [.otherLibrary(path: "Starter/SwiftTesting/Stage1Tests/MyATests.swift", .swiftTesting)])
    }

    func testWhatDiffers() throws {
        let changes = [
            ("func one()", "func three()", "one"), ("@Test func one() {}\n", "", "one"),
            ("func helper", "func help", "helper"),
            ("Test three.", "Test.", "// TODO: Test three."),
            ("MyATests", "MyTests", "MyATests"),
        ]
        for (old, new, name) in changes {
            let found = try defects([
                "SwiftTesting/Stage1Tests/MyATests.swift": modern.replacing(old, with: new)
            ])
            guard case .versionsDiffer(let path, let difference)? = found.first, found.count == 1
            else { return XCTFail("\(found)") }
            XCTAssertEqual(path, "Starter/Stage1Tests/MyATests.swift")
            XCTAssertEqual(difference.trimmingCharacters(in: .whitespaces), name)
        }
    }
}
