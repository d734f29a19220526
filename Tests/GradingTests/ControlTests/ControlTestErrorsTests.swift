import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// Tests the compiler errors for an official suite that doesn't compile with the code of a stage.
final class ControlTestErrorsTests: XCTestCase {
    /// The grader inserts calls into the suite for control tests, which shift the rest of the line.
    /// The error must quote the line as it is in the shipped suite.
    func testErrorsQuoteTheSuiteAsShipped() throws {
        let folder = try FixtureLearner(name: "fatal-error").submission()
        defer { try? Files.live.remove(folder) }
        // These functions have a different result type, or a different label, from what the suite
        // needs.
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
        try Files.live.remove("\(folder)/Starter/Stage1Tests")
        let submission = try Submission.read(
            folder, tree: .starter, of: .shipped, files: .live)
        let report = try FixtureLearner.grader().grade(
            submission, stages: [shipped(1)], progress: .ignored)
        let failure = try XCTUnwrap(report.stages.first?.buildFailure)
        assertContains("\(failure)", "Tests/Stage1Tests/EvenOddTests.swift")
        XCTAssertFalse("\(failure)".contains(ControlTestSuite.function), "\(failure)")
    }

    /// If the suite doesn't compile with control tests, it runs without them. Then nothing shows
    /// whether its tests can fail.
    func testASuiteThatOnlyCompilesWithoutControlTestsIsInvalid() throws {
        var kit = try KitCopy("broken-control tests").kit
        kit.shared = FixtureLearner.kit.shared
        let runtime = kit.path("\(Kit.controlTestFolder)/\(ControlTestSuite.runtimeName)")
        try Files.live.rewrite(runtime, Array("enum NoControlTests {}\n".utf8))
        let folder = try FixtureLearner(name: "fatal-error").submission()
        defer { try? Files.live.remove(folder) }
        try Files.live.remove("\(folder)/Starter/Stage1Tests")
        // The grader asks the package manager for the errors, which would take much longer to find them.
        let grader = try FixtureLearner.grader()
        var tools = grader.tools
        tools.toolchain.swift = "\(try temporaryFolder())/swift"
        let script =
            "#!/bin/sh\necho \"$PWD/Tests/Stage1Tests/EvenOddTests.swift:1:1: error: no\"\nexit 1\n"
        try Files.live.write(tools.toolchain.swift, Array(script.utf8))
        XCTAssertEqual(chmod(tools.toolchain.swift, 0o755), 0)
        let report = try grader.with(kit: kit, tools: tools).grade(
            Submission.read(folder, tree: .starter, of: .shipped, files: .live),
            stages: [shipped(1)], progress: .ignored)
        let stage = try XCTUnwrap(report.stages.first)
        XCTAssertNil(stage.buildFailure)
        XCTAssertEqual(stage.passedTests, 0)
        XCTAssertEqual(
            stage.failures.values.filter { $0 == .notBelieved }.count, stage.tests.count - 1,
            "all but the test that crashes")
    }
}
