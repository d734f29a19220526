import Foundation
import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports
@testable import SwiftSource

/// Tests how the shipped Starter files are read from a real git repository.
final class ShippedFilesTests: XCTestCase {
    private static let text = "func f() {\n    // TODO: Write it.\n}\n"
    private let path = "Stage1/It's a $(file) + \"more\".swift"
    private var folder = ""
    private var file = ""

    override func setUpWithError() throws {
        folder = "\(NSTemporaryDirectory())/shipped-\(UUID().uuidString)"
        file = "\(folder)/Starter/\(path)"
        try Files.live.write(file, Array(Self.text.utf8))
    }

    override func tearDown() {
        try? Files.live.remove(folder)
        XCTAssertEqual(ProcessTree.orphans(of: [], running: []), [], "processes left behind")
        super.tearDown()
    }

    @discardableResult
    private func git(_ arguments: String..., in directory: String? = nil) throws -> String {
        let git = try Needed.git.programOrSkip()
        let identity = ["-c", "user.name=Learner", "-c", "user.email=learner@example.com"]
        let (end, text) = try FixtureLearner.processes.output(
            of: Command(
                executable: git, arguments: identity + arguments, environment: environment,
                directory: directory ?? folder))
        XCTAssertEqual(end, .exited(0), text)
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(["GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 }
    }

    private func shipped(
        object: String, environment: [String: String]? = nil, in copy: String? = nil
    ) -> ShippedFiles {
        .live(
            kit: Kit(
                root: copy ?? folder, workshop: Workshop(stages: [], shippedObjects: [path: object])
            ),
            machine: Machine(
                files: .live, processes: FixtureLearner.processes,
                environment: environment ?? self.environment))
    }

    func testTheShippedVersionIsFoundAfterCommits() throws {
        try git("init", "-q")
        let object = try git("hash-object", "Starter/\(path)")
        try git("add", ".")
        try git("commit", "-q", "-m", "The workshop")
        for text in ["func f() {} // TODO: later\n", "func f() { g() }\n"] {
            try Files.live.write(file, Array(text.utf8))
            try git("commit", "-q", "-a", "-m", "My work")
        }
        // A variable that a git hook sets is ignored.
        for variables in [[:], ["GIT_DIR": "/nowhere"]] {
            let environment = environment.merging(variables) { $1 }
            XCTAssertEqual(
                String(
                    decoding: try shipped(object: object, environment: environment).read(path),
                    as: UTF8.self), Self.text)
        }
        // In a container, for example, a folder of the host may belong to another user. Git's own tests use
        // this variable, because they have no second user.
        assertFails(
            with: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"], object,
            ["dubious ownership", "git config --global --add safe.directory"])
    }

    func testACopyWithoutHistoryIsAnError() throws {
        try Needed.git.orSkip()
        assertFails(
            with: [:], String(repeating: "0", count: 40),
            ["fresh clone or download of the workshop. Git's output:", "not a git repository"])
    }

    /// Checks that the file can't be read with these additional variables, and that the error contains the
    /// words.
    private func assertFails(
        with variables: [String: String], _ object: String, _ words: [String]
    ) {
        let environment = environment.merging(variables) { $1 }
        XCTAssertThrowsError(try shipped(object: object, environment: environment).read(path)) {
            let text = ErrorText.describe($0)
            for word in words { assertContains(text, word) }
        }
    }

    func testAShallowCloneWorksIfItHasTheFile() throws {
        try git("init", "-q")
        let object = try git("hash-object", "Starter/\(path)")
        try git("add", ".")
        try git("commit", "-q", "-m", "The workshop")
        let shallow = "\(folder)-shallow"
        defer { try? Files.live.remove(shallow) }
        for isThere in [true, false] {
            try Files.live.remove(shallow)
            try git("clone", "-q", "--depth", "1", "file://\(folder)", shallow)
            try Files.live.write("\(shallow)/Starter/\(path)", Array("mine".utf8))
            let shipped = shipped(object: object, in: shallow)
            if isThere {
                XCTAssertEqual(try shipped.read(path), Array(Self.text.utf8))
            } else {
                XCTAssertThrowsError(try shipped.read(path)) {
                    assertContains(ErrorText.describe($0), "'git fetch --unshallow'")
                }
            }
            guard isThere else { continue }
            // A shallow clone has only the last commit, which contains the learner's version once
            // the learner has committed it.
            try Files.live.write(file, Array("mine\n".utf8))
            try git("commit", "-q", "-a", "-m", "My work")
        }
    }

    func testAnUnchangedFileNeedsNoGit() throws {
        let object = GitObjectName.ofBlob(Array(Self.text.utf8))
        let nowhere = ["PATH": "/nowhere"]
        XCTAssertEqual(
            try shipped(object: object, environment: nowhere).read(path), Array(Self.text.utf8))
        try Files.live.write(file, Array(Self.text.replacing("\n", with: "\r\n").utf8))
        XCTAssertEqual(
            try shipped(object: object, environment: nowhere).read(path), Array(Self.text.utf8))
        try Files.live.write(file, Array("mine".utf8))
        XCTAssertThrowsError(try shipped(object: object, environment: nowhere).read(path))
    }

    func testAMissingGitIsReported() {
        XCTAssertThrowsError(
            try shipped(object: "", environment: ["PATH": "/nowhere"]).read(path)
        ) { error in
            XCTAssertEqual(
                error as? LearnerFileError, .noGit(path: "Starter/\(path)"), "\(error)")
        }
    }

    func testUnrelatedGitOutputIsIgnored() throws {
        let script = "\(folder)/bin/git"
        try Files.live.write(
            script, Array("#!/bin/sh\necho warning: x >&2\necho ab\n".utf8)
        )
        XCTAssertEqual(chmod(script, 0o755), 0)
        assertFails(with: ["PATH": "\(folder)/bin:/usr/bin:/bin"], "1", ["warning: x"])
    }

    /// This test fails if you have worked on the exercises in this checkout.
    func testEveryStarterFileHasItsShippedObjectName() throws {
        let starter = try SourceFolder.read(
            FixtureLearner.kit.path("Starter"), ending: ".swift", files: .live)
        let objects = starter.files.mapValues(GitObjectName.ofBlob)
        let known = Workshop.shipped.shippedObjects
        for path in Set(objects.keys).union(known.keys).sorted() {
            XCTAssertEqual(
                known[path], objects[path],
                "Copy the output of 'git hash-object Starter/\(path)' to ShippedObjects.swift")
        }
    }

    /// `grade verify` assumes that tests that are shipped without a worked example are meant to be repaired.
    /// If an example weren't marked as one, `grade verify` wouldn't check it.
    func testOnlyReviewShipsTestsToRepair() throws {
        for stage in Workshop.shipped.stages {
            for exercise in stage.exercises {
                let path = "Starter/\(stage.testsFolder)/\(exercise.ownTests).swift"
                let bytes = try Files.live.read(FixtureLearner.kit.path(path))
                let source = String(decoding: bytes, as: UTF8.self)
                let hasTests = Declarations(SwiftText(source)).functions.contains {
                    $0.name.hasPrefix("test")
                }
                XCTAssertEqual(
                    hasTests && !WorkedExamples.areIn(source), stage.id == "Review", path)
            }
        }
    }
}
