import XCTest

@testable import Catalog
@testable import FileSystem
@testable import KitTestHelpers

/// Checks that the tests and bugs that the chapter for instructors names exist and belong together.
final class InstructorsPageTests: XCTestCase {
    private func rows() throws -> [Substring] {
        let page = try String(
            contentsOfFile: WorkshopCopy.kit.path("Guide/for-instructors.md"), encoding: .utf8)
        return page.split(separator: "\n").filter { $0.hasPrefix("|") }
    }

    func testEveryOfficialTestExists() throws {
        let names = try rows().flatMap { $0.matches(of: #/`(\w+Tests)\.(test\w+)`/#) }
        XCTAssertGreaterThan(names.count, 25)
        for name in names {
            let stage = try XCTUnwrap(
                Workshop.shipped.stages.first { $0.exercises.contains { $0.suite == name.1 } },
                "\(name.0)")
            let suite = try String(
                contentsOfFile: WorkshopCopy.kit.path(
                    "\(stage.suiteFolder)/\(name.1).swift"), encoding: .utf8)
            XCTAssertTrue(suite.contains("func \(name.2)()"), "there must be \(name.0)")
        }
    }

    /// If the chapter names a test and a bug together, the test must be in the suite of the bug's exercise.
    func testEveryBugBelongsToTheTestsExercise() throws {
        let pairs = try rows().flatMap { $0.matches(of: #/`(\w+Tests)\.test\w+` \(`([a-z-]+)`\)/#) }
        XCTAssertGreaterThanOrEqual(pairs.count, 25)
        for pair in pairs {
            let bug = Workshop.shipped.stages.flatMap(\.bugs).first { $0.id == pair.2 }
            let exercise = Workshop.shipped.stages.flatMap(\.exercises).first {
                $0.id == bug?.exercise
            }
            XCTAssertEqual(exercise?.suite, String(pair.1), "the suite of the bug \(pair.2)")
        }
    }
}
