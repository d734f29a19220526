import Foundation
import TestNeeds
import XCTest

@testable import Classroom
@testable import Commands
@testable import CommandsTestHelpers
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Every entry of a class has its row, and what a learner hands in can't make a grading fail.
final class ClassAccountTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    /// What makes the linker fail, or what the package manager writes.
    private static let main = "@main struct Own { static func main() {} }\n"
    private static let names = """
        import XCTest

        final class RawTests: XCTestCase {
            func `test "quoted" name`() {}
        }

        final class `class`: XCTestCase {
            func testIt() {}
        }

        enum Outer {
            final class Inner: XCTestCase {
                func testIt() {}
            }
        }

        struct XCTestCaseEntry {}
        """
    /// Names of what the grader and the package manager write: nobody else's business.
    private static let harmless = """
        import XCTest

        @testable import Stage1

        func testCase<Value>(_ value: Value) -> Int { 0 }
        func asyncTest<Value>(_ value: Value) -> Int { 0 }

        class Main: XCTestCase {
            static let workshopTests = 1
            func testZeroIsEven() {
                XCTAssertTrue(FirstBasicViewController().isEven(number: 0))
            }
        }
        """
    private static let learners: [(name: String, files: [String: String], points: Double)] = [
        ("honest", [:], 25),
        // The code can't be built. The file of tests that can't be listed is left out; the others are judged.
        ("main", ["Starter/Stage1/M.swift": main, "Starter/Stage1Tests/M.swift": names], 15),
        (
            "harmless names",
            [
                "Starter/Stage1Tests/M.swift": harmless,
                "Starter/Stage1Tests/XCTMain.swift": "import XCTest",
            ], 25
        ),
        // It is left out, and the tests in the other files are judged.
        ("main.swift", ["Starter/Stage1Tests/main.swift": "print(1)"], 25),
    ]

    /// Names that are hard to tell apart, or do something to those who read them.
    private static let oddNames = [
        ".hidden", "HONEST", "Zo\u{EB}", "Zoe\u{308}", "a\nb", "\u{1B}[31m\u{7}",
        String(repeating: "n", count: 255),
    ]

    func testEachHasItsRowAndItsPoints() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        for (name, files, _) in Self.learners { try add(name, files, to: folder) }
        for name in Self.oddNames { try add(name, [:], to: folder) }
        try add("no files", [:], to: folder)
        let module = "\(folder.submissions)/no files/Starter/Stage1"
        try Files.live.remove(module)
        try Files.live.makeFolder(module)
        for last in [0xE8, 0xE9] as [UInt8] {
            let path = Array("\(folder.submissions)/caf".utf8) + [last, 0]
            let made = path.withUnsafeBytes {
                mkdir($0.baseAddress!.assumingMemoryBound(to: CChar.self), 0o755)
            }
            XCTAssertEqual(made, 0)
        }
        try Files.live.makeFolder("\(folder.submissions)/.git")
        try Files.live.write("\(folder.submissions)/.DS_Store", [])

        var expected: [[UInt8]: Double] = [Array("no files".utf8): 15]
        for learner in Self.learners { expected[Array(learner.name.utf8)] = learner.points }
        for name in Self.oddNames {
            // Two names of one look have to be told apart.
            let shown = name.utf8.elementsEqual("Zo\u{EB}".utf8) ? "\(name) (2)" : name
            expected[Array(shown.utf8)] = 25
        }
        let (points, notGraded) = try grade(folder, to: "reports", "--build-with=compiler")
        XCTAssertEqual(points, expected)
        XCTAssertEqual(notGraded, [#"caf\xE8"#, #"caf\xE9"#])

        let texts = try folder.texts("reports")
        let rows = texts["grades.csv"]?.split(whereSeparator: \.isNewline).dropFirst()
        XCTAssertEqual(rows?.count, expected.count + notGraded.count)
        for (path, text) in texts where !path.hasPrefix(".") { assertContainsNot(text, "\u{1B}") }
    }

    /// Adds a learner who hands in the first stage.
    private func add(
        _ learner: String, _ files: [String: String], to folder: ClassFolder
    ) throws {
        for path in ["Stage1", "Stage1Tests"] {
            let place = "\(folder.submissions)/\(learner)/Starter"
            try Files.live.makeFolder(place)
            try FileManager.default.copyItem(
                atPath: FixtureLearner.kit.path("Finished/\(path)"), toPath: "\(place)/\(path)")
        }
        for (path, text) in files {
            try Files.live.write("\(folder.submissions)/\(learner)/\(path)", Array(text.utf8))
        }
    }

    /// The points of each learner, by the bytes of the name, and who has none.
    private func grade(
        _ folder: ClassFolder, to reports: String, _ option: String
    ) throws -> (points: [[UInt8]: Double], notGraded: [String]) {
        let (end, text) = try FixtureLearner.processes.output(
            of: folder.grade(to: reports, option))
        XCTAssertEqual(end, .exited(1), text)
        let store = ResultStore(reports: folder.path(reports), files: .live, workshop: .shipped)
        var points: [[UInt8]: Double] = [:]
        var notGraded: [String] = []
        for learner in try store.learnerNames() {
            switch store.entry(learner)?.result.verdict {
            case .graded(let report)?: points[Array(learner.utf8)] = Points.of(report)
            default: notGraded.append(learner)
            }
        }
        return (points, notGraded)
    }
}
