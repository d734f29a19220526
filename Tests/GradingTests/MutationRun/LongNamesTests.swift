import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests how a learner's tests are judged if their names are longer than a line of the report, or
/// longer than any limit.
final class LongNamesTests: XCTestCase {
    private static let long = String(repeating: "a", count: 10_000)
    private static let source = """
        import Testing
        import XCTest

        @testable import Stage1

        final class Tests\(long): XCTestCase {
            func test\(long)() {
                XCTAssertTrue(FirstBasicViewController().isEven(number: 0))
            }

            func testShort() {
                XCTAssertTrue(FirstBasicViewController().isEven(number: 2))
            }
        }

        @Test func b\(long)() {
            #expect(FirstBasicViewController().isEven(number: 4))
        }

        """

    private func stage(_ source: String) throws -> StageReport {
        let folder = try FixtureLearner(name: "own-tests-judged").submission()
        defer { try? Files.live.remove(folder) }
        let tests = "\(folder)/Starter/Stage1Tests"
        try Files.live.remove(tests)
        try Files.live.write("\(tests)/LongTests.swift", Array(source.utf8))
        let grader = try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
        let report = try grader.grade(
            folder, tree: .starter, stages: [shipped(1)], progress: .ignored)
        XCTAssertEqual(report.stages[0].failures, [:])
        return report.stages[0]
    }

    func testTestsWithLongNamesRun() throws {
        let stage = try stage(Self.source)
        XCTAssertEqual(
            stage.ownStatuses,
            [
                "Tests\(Self.long)/test\(Self.long)": .passed,
                "Tests\(Self.long)/testShort": .passed, "b\(Self.long)()": .passed,
            ])
        guard case .judged(let report) = stage.ownTests else { return XCTFail("no verdict") }
        XCTAssertEqual(report.bugs.first { $0.id == "zero-is-odd" }?.status, .killed)
    }

    /// With a name this long, the compiler would lose the test or find a different one.
    func testANameTooLongForTheCompilerIsAnError() throws {
        let name = String(repeating: "a", count: 140_000)
        let source = "import XCTest\nfinal class Tests: XCTestCase {\n  func test\(name)() {}\n}\n"
        guard case .notBuilt(let failure) = try stage(source).ownTests else {
            return XCTFail("The tests were built.")
        }
        XCTAssertEqual(
            failure.places.first?.file, "Starter/Stage1Tests/LongTests.swift")
        assertContains(BuildFailureText.describe(failure), "has 140004 characters")
    }
}
