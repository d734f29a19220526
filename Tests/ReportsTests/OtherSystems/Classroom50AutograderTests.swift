import Foundation
import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

/// Tests the script that grades a checkout for Classroom 50.
final class Classroom50AutograderTests: XCTestCase {
    /// Runs the autograder in a checkout, with a shell script instead of `swift`, and returns the checkout's
    /// folder.
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
        environment.merge([
            "CLASSROOM": "autumn", "ASSIGNMENT": "workshop", "SUBMISSION_TAG": "submit/7",
            "COMMIT_URL": "c", "RELEASE_URL": "r", "REVIEW_URL": "v",
        ]) { $1 }
        let output = try FixtureLearner.processes.output(
            of: Command(
                executable: python, arguments: ["\(root)/autograder/autograder.py"],
                environment: environment, directory: "\(root)/checkout"))
        return (output.end, output.text, root)
    }

    /// The autograder's result after a grading with this report.
    private func result(of report: Report, status: Int = 1) throws -> String {
        let path = "\(try temporaryFolder())/report.json"
        try Files.live.write(path, Array(JSONReporter.text(of: report).utf8))
        // `swift` runs in the kit, which contains the learner's files and no others.
        let asked = #"[ "$*" = "run grade --format json" ] && [ -e Starter/Stage1/Mine.swift ]"#
        let (end, text, folder) = try grade(
            "\(asked) && [ ! -e Tests ] || exit 70; cat '\(path)'; exit \(status)")
        XCTAssertEqual(end, .exited(0), text)
        let result = try Files.live.read("\(folder)/checkout/result.json")
        return String(decoding: result, as: UTF8.self)
    }

    func testEveryKindOfReportIsConverted() throws {
        try Needed.jsonschema.orSkip()
        let hostile = HostileReport.stages(HostileReport.texts.joined())
        var texts = [try result(of: Fixture.report(hostile))]
        for (stage, status, scores, passed) in [
            (Fixture.passedStage, 0, [10, 15], [true, true]),
            (Fixture.failedStage, 1, [5, 0], [false, false]),
            // The code gets 6.67 points, but Classroom 50 takes only whole points.
            (Fixture.stage(red: ["labels"]), 1, [6, 0], [false, false]),
        ] {
            texts.append(try result(of: Fixture.report([stage]), status: status))
            let json = try JSONSerialization.jsonObject(with: Data(texts[texts.count - 1].utf8))
            let result = try XCTUnwrap(json as? [String: Any])
            let tests = try XCTUnwrap(result["tests"] as? [[String: Any]])
            XCTAssertEqual(tests.map { $0["score"] as? Int }, scores)
            XCTAssertEqual(tests.map { $0["passed"] as? Bool }, passed)
            XCTAssertEqual(
                tests.map { $0["test-name"] as? String }, ["Stage 1, code", "Stage 1, own tests"])
            XCTAssertEqual(result["score"] as? Int, scores.reduce(0, +))
            XCTAssertEqual(result["max-score"] as? Int, 25)
            XCTAssertEqual(
                ["classroom", "assignment", "submission", "commit", "release", "review"]
                    .map { result[$0] as? String },
                ["autumn", "workshop", "submit/7", "c", "r", "v"])
        }
        let problems = try JSONSchema.classroom50.problems(in: texts)
        XCTAssertEqual(problems, Array(repeating: [], count: texts.count))
    }

    func testWithoutAVerdictThereIsNoResult() throws {
        let (end, text, folder) = try grade("echo broken >&2; exit 70")
        XCTAssertEqual(end, .exited(1))
        assertContains(text, "could not be graded")
        XCTAssertNil(Files.live.kind("\(folder)/checkout/result.json"))
    }
}
