import Foundation
import TestNeeds
import XCTest

@testable import Classroom
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

/// What `grade class` says if it can't do what was asked.
final class ClassCommandTests: XCTestCase {
    private let root = "\(NSTemporaryDirectory())/class-command-\(UUID().uuidString)"

    override func setUpWithError() throws {
        try Files.live.makeFolder("\(root)/submissions/ann/Starter/Stage1")
        try Files.live.makeFolder("\(root)/empty")
        try Files.live.write("\(root)/file", [1])
    }

    override func tearDownWithError() throws { try Files.live.remove(root) }

    private func run(_ words: String...) throws -> (ProcessEnd, String) { try run(words) }

    /// Runs the built `grade` in the folder.
    private func run(_ words: [String], path: String? = nil) throws -> (ProcessEnd, String) {
        var environment = ProcessInfo.processInfo.environment
        if let path { environment["PATH"] = path }
        let command = Command(
            executable: try KitCopy.program(), arguments: words, environment: environment,
            directory: root)
        let (end, text) = try FixtureLearner.processes.output(of: command)
        return (end, text)
    }

    private func assert(
        _ result: (ProcessEnd, String), _ status: Int32, _ text: String,
        line number: UInt = #line
    ) {
        XCTAssertEqual(result.0, .exited(status), line: number)
        // A line may have been broken at any space of it.
        let line = result.1.replacing("\n", with: " ")
        XCTAssertTrue(line.contains(text), result.1, line: number)
    }

    func testWordsThatAreMissing() throws {
        assert(try run("class"), 64, "the command 'class' needs SUBMISSIONS.")
        assert(try run("class", "submissions"), 64, "the command 'class' needs --out.")
    }

    func testOptionsThatMakeNoSense() throws {
        assert(try run("class", "a", "b", "--out", "x"), 64, "doesn't take 'b'")
        assert(try run("class", "a", "--out", "x", "--tree", "Finished"), 64, "'--tree'")
        for shard in ["0/3", "4/3", "1", "1/0", "a/b", "-1/3"] {
            assert(try run("class", "a", "--out=x", "--shard=\(shard)"), 64, "such as 3/20")
        }
    }

    func testOneLearnerAlone() throws {
        try Needed.sandbox.orSkip()
        try Files.live.remove("\(root)/submissions/ann/Starter")
        try Files.live.makeFolder("\(root)/submissions/Jose\u{301}")
        let command = ["class", "submissions", "--out", "x"]
        assert(
            try run(command + ["--only", "ann", "--make-roster", "r"]), 64, "can't be used together"
        )
        try Files.live.write("\(root)/submissions/notes.txt", [])
        for (name, words) in [
            ("an", "error: there is no 'an' for '--only'. Did you mean 'ann'? It takes a name"),
            ("ann,bob", "error: there is no 'bob' for '--only'. It takes a name"),
        ] {
            let result = try run(command + ["--only", name])
            assert(result, 64, words)
            XCTAssertTrue(result.1.hasPrefix("error:"), "nothing before it: \(result.1)")
        }
        XCTAssertNil(Files.live.kind("\(root)/x/.results"))
        // Nobody is dropped: who wasn't graded is in all reports, and said to be waiting.
        let first = try run(command + ["--only", "Jos\u{E9}"])
        assert(first, 1, "Jos\u{E9}: could not be graded: class.html says why")
        assert(first, 1, "Not graded yet: ann. The same command without '--only' grades that one")
        XCTAssertFalse(first.1.contains("upload"), "the others' were not looked at: \(first.1)")
        XCTAssertTrue(try text("x/grades.csv").contains("ann,,not graded yet,"))
        let store = ResultStore(reports: "\(root)/x", files: .live, workshop: .shipped)
        XCTAssertEqual(try store.learnerNames(), ["Jose\u{301}"])
        let whole = try run(command)
        assert(whole, 1, "2 could not be graded")
        assert(whole, 1, "submissions: 3 uploads, of which 0 were graded:")
        XCTAssertEqual(try store.learnerNames().count, 2)
        let kept = Files.live.modified(
            "\(root)/x/.results/learners/\(LearnerFileName.of("ann")).json")
        try Files.live.makeFolder("\(root)/submissions/ann/src")
        try Files.live.write("\(root)/submissions/ann/src/A.swift", [])
        let again = try run(command + ["--only=Jos\u{E9}", "--fresh"])
        assert(again, 1, "Graded for something else than what is there now, or what the list now")
        assert(again, 1, "now says: ann.")
        XCTAssertFalse(again.1.contains("upload"), "all have results: \(again.1)")
        XCTAssertEqual(
            Files.live.modified("\(root)/x/.results/learners/\(LearnerFileName.of("ann")).json"),
            kept)
        // Who was graded otherwise keeps that, and it is said.
        assert(
            try run(command + ["--only", "Jos\u{E9}", "--stages", "1"]), 1,
            "warning: 1 of the others has a result of other stages")
    }

    private func text(_ path: String) throws -> String {
        String(decoding: try Files.live.read("\(root)/\(path)"), as: UTF8.self)
    }

    func testFoldersThatWillNotDo() throws {
        try Needed.sandbox.orSkip()
        assert(try run("class", "nowhere", "--out", "x"), 70, "There is no folder nowhere.")
        assert(try run("class", "file", "--out", "x"), 70, "file: The file isn't an archive")
        assert(try run("class", "empty", "--out", "x"), 70, "holds no submission")
        assert(try run("class", "submissions", "--out", "submissions/x"), 70, "lie in one another")
        assert(try run("class", "submissions", "--out", "."), 70, "lie in one another")
        assert(try run("class", "submissions", "--out", "file"), 70, "file can't be written to")
        XCTAssertNil(Files.live.kind("\(root)/x"))
    }

    func testNoFileOfSomebodyElseIsOverwritten() throws {
        for (folder, name) in [("site", "class.html"), ("marks", "grades.csv")] {
            try Files.live.write("\(root)/\(folder)/\(name)", Array("mine".utf8))
            let found = try run("class", "submissions", "--out", folder)
            assert(found, 70, "would take their place: \(name)")
            assert(found, 70, "Name another folder with --out")
            XCTAssertEqual(try Files.live.names("\(root)/\(folder)"), [name])
            XCTAssertEqual(
                try Files.live.read("\(root)/\(folder)/\(name)"), Array("mine".utf8))
        }
    }

    /// Keeps a result in a folder of reports, as a run does.
    private func keep(_ learner: String, in reports: String) throws -> ResultStore {
        let store = ResultStore(reports: "\(root)/\(reports)", files: .live, workshop: .shipped)
        let result = LearnerResult(
            learner: learner, verdict: .notGraded(.noStages(swiftFilesIn: [])),
            ranWithoutSandbox: false)
        try store.keep(
            ResultStore.Entry(key: VerdictKey(conditions: "", contents: ""), result: result))
        return store
    }

    /// Three parts one after another, and a last run over the same folder, come to what one run comes to.
    func testPartsOfAClassShareAFolderAndALastRunWritesTheReports() throws {
        try Needed.sandbox.orSkip()
        for learner in ["bill", "cat", "dan"] {
            try Files.live.makeFolder("\(root)/submissions/\(learner)")
        }
        try Files.live.remove("\(root)/submissions/ann/Starter")
        for (part, count) in [("1/3", 2), ("2/3", 1), ("3/3", 1)] {
            let result = try run("class", "submissions", "--out", "parts", "--shard", part)
            assert(result, 0, "\(count) of 4 learners graded in this part.")
            XCTAssertEqual(try Files.live.names("\(root)/parts"), [".results"])
        }
        let store = ResultStore(reports: "\(root)/parts", files: .live, workshop: .shipped)
        XCTAssertEqual(try store.learnerNames(), ["ann", "bill", "cat", "dan"])
        let kept = Files.live.modified(
            "\(root)/parts/.results/learners/\(LearnerFileName.of("ann")).json")
        for out in ["parts", "whole"] {
            assert(try run("class", "submissions", "--out", out), 1, "4 learners handed in")
        }
        XCTAssertEqual(
            Files.live.modified(
                "\(root)/parts/.results/learners/\(LearnerFileName.of("ann")).json"), kept)
        let (parts, whole) = (
            try SourceFolder.read("\(root)/parts", ending: "", files: .live),
            try SourceFolder.read("\(root)/whole", ending: "", files: .live)
        )
        XCTAssertGreaterThan(parts.files.count, 10)
        XCTAssertEqual(parts.files, whole.files)
    }

    func testWhatIsNotOneToOneStopsBeforeAnythingIsGraded() throws {
        try Needed.sandbox.orSkip()
        try Files.live.makeFolder("\(root)/submissions/jon-doe-main")
        try Files.live.remove("\(root)/submissions/ann/Starter")
        try Files.live.write("\(root)/list.csv", Array("name\nJohn Doe\nAnn\n".utf8))
        let words = ["class", "submissions", "--out", "x", "--roster", "list.csv"]
        let stopped = try run(words)
        assert(stopped, 70, "'jon-doe-main' matches nobody on the list.")
        XCTAssertNil(Files.live.kind("\(root)/x"))
        let allowed = try run(words + ["--allow-unmatched"])
        assert(allowed, 1, "list.csv: read name.")
        assert(allowed, 1, "graded under their own names: jon-doe-main.")
        for file in ["grades.csv", "canvas.csv", "moodle.csv"] {
            let john = try text("x/\(file)").split(whereSeparator: \.isNewline)
                .first { $0.contains("John Doe") }
            XCTAssertEqual(john?.contains("0"), file == "grades.csv" ? false : nil, file)
        }
    }

    func testWithoutASandboxItRefuses() throws {
        let folder = "\(root)/bin"
        try Files.live.makeFolder(folder)
        let swift = try XCTUnwrap(
            findExecutable("swift", path: ProcessInfo.processInfo.environment["PATH"]))
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/swift", withDestinationPath: swift)
        let store = try keep("ann", in: "x")
        let result = try run(["class", "submissions", "--out", "x", "--fresh"], path: folder)
        assert(result, 70, "--no-sandbox")
        XCTAssertNil(Files.live.kind("\(root)/x/class.html"))
        // Nothing is thrown away before it can be made again.
        XCTAssertEqual(try store.learnerNames(), ["ann"])
    }
}
