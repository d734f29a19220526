import Foundation
import ProgramTestHelpers
import XCTest

@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// The made-up workshop, untouched and then solved, in each format of a report.
final class MadeUpFormatsTests: XCTestCase {
    private var kit: MadeUpKit!

    override func setUpWithError() throws {
        kit = try MadeUpKit()
    }

    func testUntouchedAndThenTheEncoreIsBegun() throws {
        // Of an earlier run of this test: a workspace is kept warm.
        try Files.live.remove("\(kit.root)/.grade/Starter/suite/Starter/Encores")
        kit.assert(
            "1 2 3 4 5", 1,
            has: ["✗ Stage 5 Rectangles ░░░░░░░░░░ 0/2 0/2", "0 of 5 stages passed, 0 mastered."],
            hasNot: ["Puzzles"])
        kit.assert("5", 1, has: ["0 of 1 stage passed, 0 mastered."])
        kit.assert("", 1, has: ["0 of 5 stages passed"], hasNot: ["Puzzles"])
        XCTAssertEqual(
            try kit.workspace(.suite).filter { $0.hasPrefix("Encores") }, [],
            "it isn't even built")
        kit.assert(
            "list 1 2 3 4 5", 1, has: ["Stage 5, Rectangles", "✗ rectangle red 0/2 0/1"])

        let asked = "✗ Puzzles Word puzzles ░░░░░░░░░░ 0/2 0/2"
        kit.assert(
            "puzzles", 1, has: [asked, "0 of 1 encore passed, 0 mastered."], hasNot: ["points."])
        kit.assert("encores", 1, has: [asked])
        kit.assert(
            "list puzzles", 1,
            has: ["Puzzles, Word puzzles", "✗ palindrome red 0/2 0/1", "0 of 1 encore passed"],
            hasNot: ["points."])
        kit.assert("hint palindrome", 1, has: ["Did you look at all of it?"])

        try kit.write("Encores/PuzzlesTests/More.swift", "")
        kit.assert("", 1, has: [asked, "0 of 5 stages passed"])
        kit.assert("list", 1, has: ["Puzzles, Word puzzles", "0 of 5 stages passed"])
        XCTAssertEqual(
            try kit.workspace(.suite).filter { $0.hasPrefix("Encores") },
            ["Encores/Puzzles/Palindrome.swift"])
    }

    func testSolvedInEveryFormat() throws {
        try Needed.jsonschema.orSkip()
        try Needed.xmllint.orSkip()
        try kit.finish()
        kit.assert(
            "", 0,
            has: [
                "★ Stage 5 Rectangles ██████████ 2/2 2/2",
                "★ Puzzles Word puzzles ██████████ 2/2 2/2",
                "5 of 5 stages passed, 5 mastered.",
            ])
        kit.assert("next", 0, has: ["The workshop is done"])
        try checkJSON(kit.run("--format json").out)
        try checkJUnit(kit.run("--format junit").out)
        kit.assert(
            "--format github", 0, has: ["★ Puzzles", "5 of 5 stages passed, 5 mastered."],
            hasNot: ["::error"])
        let summary = GitHubReporter.summary(of: try kit.context("puzzles").grade(GradingOptions()))
        XCTAssertTrue(summary.contains("<p>1 of 1 encore passed, 1 mastered.</p>"), summary)
    }

    private func object(_ text: String) throws -> [String: Any] {
        try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func checkJSON(_ text: String) throws {
        let problems = try JSONSchema.report.problems(in: [text])
        XCTAssertEqual(problems, [[]])
        let report = try object(text)
        let summary = try XCTUnwrap(report["summary"] as? [String: Double])
        XCTAssertEqual(
            summary, ["stagesPassed": 5, "stages": 5, "points": 125, "possible": 125])
        let stages = try XCTUnwrap(report["stages"] as? [[String: Any]])
        XCTAssertEqual(stages.map { $0["stage"] as? Int }, [1, 2, 3, 4, 5])
        let encores = try XCTUnwrap(report["encores"] as? [[String: Any]])
        XCTAssertEqual(encores.map { $0["encore"] as? String }, ["Puzzles"])
        for stage in stages + encores { XCTAssertEqual(stage["mastered"] as? Bool, true) }
    }

    private func checkJUnit(_ text: String) throws {
        let path = "\(kit.root)/.grade/report.xml"
        try Files.live.write(path, Array(text.utf8))
        let schema = FixtureLearner.kit.path("Tests/ReportsTests/Schemas/junit.xsd")
        let output = try Programs.run(.xmllint, "--noout", "--nonet", "--schema", schema, path)
        XCTAssertEqual(output.end, .exited(0), output.text)
        for suite in ["Stage5Tests", "MyStage5Tests", "PuzzlesTests", "MyPuzzlesTests"] {
            XCTAssertTrue(text.contains("<testsuite name=\"\(suite)\" "), suite)
        }
        XCTAssertTrue(text.contains(#"failures="0" errors="0" skipped="0""#))
    }
}
