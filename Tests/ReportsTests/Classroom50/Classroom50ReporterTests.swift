import Foundation
import TestNeeds
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// The result that Classroom 50 reads.
final class Classroom50ReporterTests: XCTestCase {
    private let submission = Classroom50Reporter.Submission(
        environment: [
            "CLASSROOM": "autumn", "ASSIGNMENT": "workshop", "SUBMISSION_TAG": "submit/7",
            "COMMIT_URL": "c", "RELEASE_URL": "r", "REVIEW_URL": "v", "USERNAME": "ann",
        ], date: Date(timeIntervalSince1970: 1_800_000_000))

    private func result(_ stages: [StageReport]) throws -> [String: Any] {
        let text = Classroom50Reporter.text(of: Fixture.report(stages), submission)
        let problems = try JSONSchema.classroom50.problems(in: [text])
        XCTAssertEqual(problems, [[]])
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try XCTUnwrap(json as? [String: Any])
    }

    func testItSaysWhatTheEnvironmentSays() throws {
        let result = try result([Fixture.passedStage])
        XCTAssertEqual(
            ["classroom", "assignment", "submission", "commit", "release", "review", "datetime"]
                .map { result[$0] as? String },
            ["autumn", "workshop", "submit/7", "c", "r", "v", "2027-01-15T08:00:00Z"])
    }

    func testPointsAreWholeAndAllOfThemMeanThatAllPassed() throws {
        for (stage, scores, passed) in [
            (Fixture.passedStage, [10, 15], [true, true]),
            (Fixture.failedStage, [5, 0], [false, false]),
            // 6.67 of them.
            (Fixture.stage(red: ["labels"]), [6, 0], [false, false]),
        ] {
            let result = try result([stage])
            let tests = try XCTUnwrap(result["tests"] as? [[String: Any]])
            XCTAssertEqual(tests.map { $0["score"] as? Int }, scores)
            XCTAssertEqual(tests.map { $0["passed"] as? Bool }, passed)
            XCTAssertEqual(
                tests.map { $0["test-name"] as? String }, ["Stage 1, code", "Stage 1, own tests"])
            XCTAssertEqual(result["score"] as? Int, scores.reduce(0, +))
            XCTAssertEqual(result["max-score"] as? Int, 25)
        }
    }

    func testWhatLearnersWriteIsOnlyText() throws {
        let texts = HostileReport.learners.compactMap { learner in
            if case .graded(let report) = learner.verdict {
                Classroom50Reporter.text(of: report, submission)
            } else {
                nil
            }
        }
        let problems = try JSONSchema.classroom50.problems(in: texts)
        XCTAssertEqual(problems, Array(repeating: [], count: texts.count))
    }

    /// Runs the autograder in a checkout, with a program in the place of `swift`.
    private func grade(_ swift: String) throws -> (end: ProcessEnd, text: String, folder: String) {
        let python = try Needed.python.programOrSkip()
        let root = try temporaryFolder()
        let files = FileManager.default
        try Files.live.makeFolder("\(root)/autograder/kit/Starter")
        try files.copyItem(
            atPath: FixtureLearner.kit.path("Guide/for-instructors/classroom50/autograder.py"),
            toPath: "\(root)/autograder/autograder.py")
        try Files.live.write("\(root)/checkout/Starter/Stage1/Mine.swift", Array("// mine".utf8))
        try Files.live.write("\(root)/checkout/Tests/Mine.swift", Array("// not used".utf8))
        try Files.live.write("\(root)/bin/swift", Array("#!/bin/sh\n\(swift)\n".utf8))
        try files.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: "\(root)/bin/swift")
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = "\(root)/bin:\(environment["PATH"] ?? "/usr/bin:/bin")"
        let output = try FixtureLearner.processes.output(
            of: Command(
                executable: python, arguments: ["\(root)/autograder/autograder.py"],
                environment: environment, directory: "\(root)/checkout"))
        return (output.end, output.text, root)
    }

    func testTheAutograderLeavesAResultWhateverTheVerdict() throws {
        for status in [0, 1] {
            let (end, text, folder) = try grade(
                "echo \"$@\"; ls Starter/Stage1 Tests 2>/dev/null; exit \(status)")
            XCTAssertEqual(end, .exited(0), text)
            let result = try Files.live.read("\(folder)/checkout/result.json")
            XCTAssertEqual(
                String(decoding: result, as: UTF8.self),
                "run grade --format classroom50\nStarter/Stage1:\nMine.swift\n")
        }
    }

    func testWithoutAVerdictThereIsNoResult() throws {
        let (end, text, folder) = try grade("echo broken >&2; exit 70")
        XCTAssertEqual(end, .exited(1))
        assertContains(text, "could not be graded")
        XCTAssertNil(Files.live.kind("\(folder)/checkout/result.json"))
    }
}
