import Foundation
import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import KitTestHelpers
@testable import Processes

/// Tests `run_autograder` in a folder laid out like a Gradescope container.
final class GradescopeAutograderTests: XCTestCase {
    /// The workshop as `setup.sh` leaves it. Its workspaces are kept between runs.
    private let kit = FixtureLearner.kit.path(".grade/tests/gradescope")
    private var root = ""

    override func setUpWithError() throws {
        try Needed.jsonschema.orSkip()
        root = try temporaryFolder()
        for folder in [kit, "\(root)/source/kit"] { try KitCopy.copyKit(to: folder) }
        try Files.live.makeFolder("\(root)/submission")
    }

    /// Runs `run_autograder`, and returns its exit status and the result that it writes.
    private func run(grade: String? = nil) throws -> (end: ProcessEnd, result: [String: Any]) {
        var environment = ProcessInfo.processInfo.environment
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().path
        environment["AUTOGRADER_ROOT"] = root
        environment["WORKSHOP_KIT"] = kit
        // The script falls back to the current user, because no computer has a user of this name.
        // The copy of the kit belongs to whoever runs the tests.
        environment["WORKSHOP_USER"] = "nobody-of-this-name"
        environment["WORKSHOP_GRADE"] = grade ?? "\(folder)/grader"
        let script = FixtureLearner.kit.path("Guide/for-instructors/gradescope/run_autograder")
        let output = try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/bash", arguments: [script], environment: environment,
                directory: root))
        let result = try Files.live.read("\(root)/results/results.json")
        let problems = try JSONSchema.gradescope.problems(in: [
            String(decoding: result, as: UTF8.self)
        ])
        XCTAssertEqual(problems, [[]], output.text)
        let json = try JSONSerialization.jsonObject(with: Data(result))
        return (output.end, try XCTUnwrap(json as? [String: Any]))
    }

    private func handIn(_ from: String, as path: String) throws {
        let target = "\(root)/submission/\(path)"
        try Files.live.makeFolder(URL(filePath: target).deletingLastPathComponent().path)
        try FileManager.default.copyItem(
            atPath: FixtureLearner.kit.path(from), toPath: target)
    }

    func testOtherFilesOfACheckoutAreIgnored() throws {
        for folder in ["Stage1", "Stage1Tests"] {
            try handIn("Finished/\(folder)", as: "workshop-main/Starter/\(folder)")
        }
        try Files.live.write(
            "\(root)/submission/workshop-main/Package.swift", Array("broken".utf8))
        let (end, result) = try run()
        XCTAssertEqual(end, .exited(0))
        XCTAssertEqual(result["score"] as? Double, 25)
        let statuses = (result["tests"] as? [[String: Any]])?.compactMap { $0["status"] as? String }
        XCTAssertEqual(Set(statuses ?? []), ["passed", "failed"])
    }

    func testMissingStagesAreGradedAsShipped() throws {
        try handIn("Finished/Stage1", as: "Stage1")
        let (end, result) = try run()
        XCTAssertEqual(end, .exited(0))
        XCTAssertEqual(result["score"] as? Double, 10)
    }

    func testASubmissionWithoutStagesHasNoScore() throws {
        try handIn("README.md", as: "README.md")
        let (end, result) = try run()
        XCTAssertEqual(end, .exited(1))
        XCTAssertEqual(Array(result.keys), ["output"])
    }

    func testAFailedGradingLeavesAResultWithoutAScore() throws {
        try handIn("Finished/Stage1", as: "Starter/Stage1")
        // The first program doesn't exist. The second one ends with the same status as a grader
        // whose learner hasn't passed, but it writes no report.
        for program in ["/nowhere/grade", "/usr/bin/false"] {
            let (end, result) = try run(grade: program)
            XCTAssertEqual(end, .exited(1), program)
            XCTAssertEqual(Array(result.keys), ["output"], program)
        }
    }

    func testEncoresAreCopiedButLinksAreNot() throws {
        for name in ["One", "OneTests", "Two"] {
            try Files.live.write(
                "\(root)/source/kit/Starter/Encores/\(name)/A.swift", Array("shipped".utf8))
        }
        let encores = "\(root)/submission/Encores"
        try Files.live.write("\(encores)/One/A.swift", Array("mine".utf8))
        try Files.live.write("\(encores)/Three/A.swift", Array("mine".utf8))
        _ = try run(grade: "/usr/bin/false")
        XCTAssertEqual(
            try taken("Encores"), ["One": "mine", "OneTests": "shipped", "Two": "shipped"])

        try Files.live.remove(encores)
        try Files.live.makeFolder("\(root)/submission/Stage1")
        try Files.live.write("\(root)/elsewhere/Two/A.swift", Array("not mine".utf8))
        try FileManager.default.createSymbolicLink(
            atPath: encores, withDestinationPath: "\(root)/elsewhere")
        _ = try run(grade: "/usr/bin/false")
        XCTAssertEqual(
            try taken("Encores"), ["One": "shipped", "OneTests": "shipped", "Two": "shipped"])
    }

    /// The text of `A.swift` in each folder of the kit's Starter that has one.
    private func taken(_ folder: String) throws -> [String: String] {
        let path = "\(kit)/Starter/\(folder)"
        let names = try Files.live.names(path).filter {
            FileManager.default.fileExists(atPath: "\(path)/\($0)/A.swift")
        }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                (
                    name,
                    String(decoding: try Files.live.read("\(path)/\(name)/A.swift"), as: UTF8.self)
                )
            })
    }
}
