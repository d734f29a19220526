import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the compiler errors for an official suite that doesn't fit a stage.
final class ControlTestErrorsTests: XCTestCase {
    /// A place for a control test moves the rest of its line, although nobody has written it there.
    func testErrorsQuoteTheSuiteAsShipped() throws {
        let folder = try FixtureLearner(name: "fatal-error").submission()
        defer { try? Files.live.remove(folder) }
        // The type of the answer differs from the one asked for.
        for (file, text) in [
            ("EvenOdd", "func isEven(number: Int) -> [String] { [] }"),
            (
                "Labels",
                "func didTapFindOddEven() {}; func textFieldDidChangeSelection(_: TextField) {}"
            ),
        ] {
            let source = "import Shared\nextension FirstBasicViewController { \(text) }\n"
            try Files.live.write("\(folder)/Starter/Stage1/\(file).swift", Array(source.utf8))
        }
        let submission = try Submission.read(
            folder, tree: .starter, of: .shipped, files: .live)
        let report = try FixtureLearner.grader().grade(
            submission, stages: [shipped(1)], progress: .ignored)
        let failure = try XCTUnwrap(report.stages.first?.buildFailure)
        assertContains("\(failure)", "Tests/Stage1Tests/EvenOddTests.swift")
        XCTAssertFalse("\(failure)".contains(ControlTestSuite.function), "\(failure)")
    }

    /// If the suite doesn't compile because of places for control tests, the tests run without them, and it
    /// can't be known whether they would fail.
    func testASuiteThatOnlyCompilesWithoutControlTestsIsInvalid() throws {
        let copy = try KitCopy("broken-control tests")
        let runtime = copy.kit.path("\(Kit.controlTestFolder)/\(ControlTestSuite.runtimeName)")
        try Files.live.rewrite(runtime, Array("enum NoControlTests {}\n".utf8))
        let folder = try FixtureLearner(name: "fatal-error").submission()
        defer { try? Files.live.remove(folder) }
        let report = try FixtureLearner.grader().with(kit: copy.kit).grade(
            Submission.read(folder, tree: .starter, of: .shipped, files: .live),
            stages: [shipped(1)], progress: .ignored)
        let stage = try XCTUnwrap(report.stages.first)
        let usual = try FixtureLearner(name: "fatal-error").graded(1)
        XCTAssertNil(stage.buildFailure)
        XCTAssertEqual(stage.passedTests, 0)
        XCTAssertEqual(
            stage.failures.values.filter { $0 == .notBelieved }.count, usual.passedTests)
    }
}
