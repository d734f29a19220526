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

/// What `grade class` and `grade merge` say where they can't do what was asked.
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
        assert(try run("merge", "--out", "x"), 64, "the command 'merge' needs REPORTS.")
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
            try run(command + ["--only", "ann", "--make-roster", "r"]), 64, "don't go together")
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
        let kept = Files.live.modified("\(root)/x/.results/learners/ann.json")
        try Files.live.makeFolder("\(root)/submissions/ann/src")
        try Files.live.write("\(root)/submissions/ann/src/A.swift", [])
        let again = try run(command + ["--only=Jos\u{E9}", "--fresh"])
        assert(again, 1, "Graded for something else than what is there now, or what the list now")
        assert(again, 1, "now says: ann.")
        XCTAssertFalse(again.1.contains("upload"), "all have results: \(again.1)")
        XCTAssertEqual(Files.live.modified("\(root)/x/.results/learners/ann.json"), kept)
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
        assert(try run("class", "file", "--out", "x"), 70, "file: The file is no archive")
        assert(try run("class", "empty", "--out", "x"), 70, "holds no submission")
        assert(try run("class", "submissions", "--out", "submissions/x"), 70, "lie in one another")
        assert(try run("class", "submissions", "--out", "."), 70, "lie in one another")
        assert(try run("class", "submissions", "--out", "file"), 70, "file can't be written to")
        assert(try run("merge", "empty", "--out", "x"), 70, "holds no results")
        XCTAssertNil(Files.live.kind("\(root)/x"))
    }

    func testNoFileOfSomebodyElseIsOverwritten() throws {
        for (folder, name) in [("site", "class.html"), ("marks", "grades.csv")] {
            try Files.live.write("\(root)/\(folder)/\(name)", Array("mine".utf8))
            _ = try keep("ann", in: "part")
            for words in [["class", "submissions"], ["merge", "part"]] {
                let found = try run(words + ["--out", folder])
                assert(found, 70, "would take their place: \(name)")
                assert(found, 70, "Name another folder with --out")
                XCTAssertEqual(try Files.live.names("\(root)/\(folder)"), [name])
                XCTAssertEqual(
                    try Files.live.read("\(root)/\(folder)/\(name)"), Array("mine".utf8))
            }
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

    func testMergingLosesNoResult() throws {
        let one = try keep("ann", in: "one")
        _ = try keep("bob", in: "two")
        for words in [["one"], ["one", "two"], ["two"]] {
            assert(try run(["merge"] + words + ["--out", "one"]), 70, "would be lost")
        }
        XCTAssertEqual(try one.learnerNames(), ["ann"])
        XCTAssertNil(Files.live.kind("\(root)/one/class.html"))
        // Again, as with `merge *`.
        for folders in [["one", "two"], ["all", "one", "two"]] {
            assert(try run(["merge"] + folders + ["--out", "all"]), 1, "2 learners handed in")
        }
    }

    /// Earlier versions gave other names to the files of learners with long names.
    func testMergingPartsOfAnEarlierVersion() throws {
        let learner = String(repeating: "ü", count: 70)
        _ = try keep(learner, in: "one")
        _ = try keep("bob", in: "two")
        let folder = "\(root)/one/.results/learners"
        let old = try XCTUnwrap(LearnerFileName.ofEarlierVersions(learner))
        try Files.live.move(
            "\(folder)/\(LearnerFileName.of(learner)).json", "\(folder)/\(old).json")
        for folders in [["one", "two"], ["all", "one", "two"]] {
            assert(try run(["merge"] + folders + ["--out", "all"]), 1, "2 learners handed in")
        }
    }

    /// Accents can be written in two ways, and are two names for the file system.
    func testMergingTellsNamesThatLookTheSameApart() throws {
        _ = try keep("Zo\u{EB}", in: "one")
        _ = try keep("Zoe\u{308}", in: "two")
        assert(try run("merge", "one", "two", "--out", "all"), 1, "2 learners handed in")
    }

    func testMergingMissesAPart() throws {
        try Needed.sandbox.orSkip()
        for learner in ["bill", "cat"] {
            try Files.live.makeFolder("\(root)/submissions/\(learner)")
        }
        try Files.live.remove("\(root)/submissions/ann/Starter")
        for part in ["1/3", "2/3", "3/3"] {
            let words = ["class", "submissions", "--out", "x\(part.prefix(1))", "--shard", part]
            assert(try run(words), 1, "1 learner handed in")
        }
        assert(try run("merge", "x1", "x3", "--out", "all"), 70, "The class of x1 has 'bill'")
        XCTAssertNil(Files.live.kind("\(root)/all"))
        assert(try run("merge", "x1", "x2", "x3", "--out", "all"), 1, "3 learners handed in")
    }

    func testPartsOfAClassCanShareAFolder() throws {
        try Needed.sandbox.orSkip()
        try Files.live.makeFolder("\(root)/submissions/bill")
        try Files.live.remove("\(root)/submissions/ann/Starter")
        for part in ["1/2", "2/2"] {
            let words = ["class", "submissions", "--out", "x", "--shard", part]
            assert(try run(words), 1, "1 learner handed in")
        }
        assert(try run(["merge", "x", "--out", "y"]), 1, "2 learners handed in")
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
