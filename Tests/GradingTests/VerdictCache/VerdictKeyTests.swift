import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests that a verdict's key contains everything that the verdict depends on, so that the verdict is
/// recomputed whenever any of it changes.
final class VerdictKeyTests: XCTestCase {
    // MARK: Conditions for all verdicts

    private func grader(
        version: String = "6.3.1", sandbox: Sandbox? = nil,
        limits: GradingLimits = GradingLimits(), callsCompiler: Bool = true
    ) throws -> Grader {
        let (kit, files) = (Kit(root: "/kit"), FakeFiles([:]).files)
        let toolchain = Toolchain(swift: "/swift", version: version)
        let machine = Machine(
            files: files, processes: Processes(run: { _, _, _ in .exited(1) }, endAll: {}),
            environment: [:])
        _ = try CacheFolder(kit: kit, files: files).facts.entry(
            machine.nameOfCommands(of: toolchain)
        ) { _ in
            CompilerCommands(toolchain: "", compile: ["/swift-frontend"], link: [], clang: "")
        }
        var tools = GradingTools(
            machine: machine, toolchain: toolchain, sandbox: sandbox, advice: { _, _ in [] })
        if !callsCompiler { tools.knownCommands = .failure(.system) }
        return Grader(kit: kit, tools: tools, limits: limits)
    }

    func testEachConditionChangesTheKey() throws {
        var all: Set = [try grader().conditions(version: "one")]
        var shortStage = GradingLimits()
        shortStage.stage = .seconds(1)
        let changed = [
            try grader(version: "6.3.2"), try grader(sandbox: Self.sandbox),
            try grader(callsCompiler: false), try grader(limits: shortStage),
            try grader(limits: GradingLimits(test: Limits(timeout: .seconds(1)))),
        ]
        let others =
            try changed.map { try $0.conditions(version: "one") } + [
                try grader().conditions(version: "other"),
                try grader().conditions(version: "one", stages: [1]),
                try grader().conditions(version: "one", stages: [1, 2]),
            ]
        for other in others { XCTAssertTrue(all.insert(other).inserted, other) }
        XCTAssertEqual(
            try grader().conditions(version: "one"), try grader().conditions(version: "one"))
    }

    /// The conditions and the builder must use the same answer. If the toolchain was asked again and the answer
    /// changed, a verdict without screening could be stored as a screened one.
    func testHowToCallTheCompilerIsAskedOnlyOnce() throws {
        for isScreening in [true, false] {
            let grader = try grader(callsCompiler: isScreening).keepingVerdicts()
            let conditions = try grader.conditions(version: "one")
            try grader.machine.files.remove("/kit/.grade/shared/facts")
            let builder = try grader.builder(
                in: CacheFolder(kit: grader.kit, files: grader.machine.files))
            XCTAssertEqual(builder.compiler != nil, isScreening)
            XCTAssertEqual(conditions.contains("unscreened"), !isScreening)
            XCTAssertEqual(try grader.conditions(version: "one"), conditions)
        }
    }

    private static let sandbox = Sandbox { command, _ in command }

    // MARK: The key of a stage

    private func keyOfStage(
        _ question: Question = .suite, _ number: Int = 1, of tree: Tree = .starter,
        shared: [String: String] = ["Exercises/Shared/A.swift": "a"],
        own: [String: String] = ["Starter/Stage1/A.swift": "a", "Tests/Stage1Tests/T.swift": "t"],
        others: [String: String] = [:], finished: String = "f"
    ) throws -> VerdictKey {
        func bytes(_ texts: [String: String]) -> [String: [UInt8]] {
            texts.mapValues { Array($0.utf8) }
        }
        let files = FakeFiles(["/kit/Finished/Stage\(number)/A.swift": finished]).files
        let content = try QuestionContent(
            question,
            of: WorkspaceContent(
                kit: Kit(root: "/kit"),
                submission: Submission(root: "/", tree: tree, workshop: .shipped), asked: [],
                files: files),
            in: Workspace(root: "/w", files: files, workshop: .shipped),
            files: [nil: bytes(shared), .number(number): bytes(own), 3: bytes(others)])
        return try VerdictKey(shipped(number), in: content, conditions: "c")
    }

    func testEachInputOfAStageChangesItsKey() throws {
        let keys = [
            try keyOfStage(), try keyOfStage(.ownTests), try keyOfStage(.suiteOnBugs),
            try keyOfStage(.suite, 2),
            // The tree is part of the key, because messages contain the paths of its files.
            try keyOfStage(of: .finished),
            try keyOfStage(shared: [:]), try keyOfStage(shared: ["Exercises/Shared/A.swift": "b"]),
            try keyOfStage(own: ["Starter/Stage1/A.swift": "a"]),
            try keyOfStage(own: ["Starter/Stage1/A.swift": "b", "Tests/Stage1Tests/T.swift": "t"]),
            try keyOfStage(own: ["Starter/Stage1/A.swift": "a", "Tests/Stage1Tests/T.swift": "u"]),
            try keyOfStage(own: ["Starter/Stage1/B.swift": "a", "Tests/Stage1Tests/T.swift": "t"]),
            // The reference solution is part of the key, because it determines which names may be
            // used.
            try keyOfStage(finished: "g"),
        ]
        XCTAssertEqual(Set(keys).count, keys.count)
        XCTAssertEqual(Set(keys.map(\.name)).count, keys.count)
        XCTAssertEqual(try keyOfStage(), try keyOfStage(others: ["Starter/Stage3/A.swift": "a"]))
    }

    // MARK: The key of a learner's result

    private func keyOfResult(
        files: [String: String]? = ["A.swift": "a"], tests: [String: String]? = nil,
        refused: [RefusedFile] = [], student: Student? = nil, moodleNumber: String? = nil,
        canvasNumber: String? = nil, problem: String? = nil, changed: [String] = [],
        notUsed: [String] = [],
        partners: [String] = []
    ) -> VerdictKey {
        func folder(_ texts: [String: String], _ refused: [RefusedFile] = []) -> SourceFolder {
            SourceFolder(files: texts.mapValues { Array($0.utf8) }, refused: refused)
        }
        let result = LearnerResult(
            learner: "", verdict: .notGraded(.notYet), student: student,
            moodleNumber: moodleNumber, canvasNumber: canvasNumber, partners: partners,
            upload: LearnerUpload(name: "u", others: notUsed))
        return VerdictKey(
            ofResult: files.map {
                Submission(
                    root: "/s", tree: .starter, workshop: .shipped,
                    modules: [1: folder($0, refused)],
                    ownTests: tests.map { [1: folder($0)] } ?? [:])
            }, problem: problem, result, changedKitFiles: changed, conditions: "c")
    }

    func testEachPartOfALearnersWorkChangesTheKey() {
        let keys = [
            keyOfResult(), keyOfResult(files: nil), keyOfResult(files: [:]),
            keyOfResult(files: ["A.swift": "b"]),
            keyOfResult(files: ["B.swift": "a"]),
            keyOfResult(files: ["A.swift": "a", "B.swift": ""]),
            keyOfResult(files: [:], tests: ["A.swift": "a"]), keyOfResult(tests: [:]),
            keyOfResult(refused: [RefusedFile(path: "B.swift", reason: .notRegular)]),
            keyOfResult(refused: [RefusedFile(path: "B.swift", reason: .tooLarge)]),
            keyOfResult(student: Student(name: "Ann")),
            keyOfResult(student: Student(name: "Ann", email: "x")),
            keyOfResult(student: Student(name: "Ann", canvasID: "x")),
            keyOfResult(student: Student(name: "Ann", moodleID: "x")),
            keyOfResult(student: Student(name: "Ann", sis: SISNames(userID: "x"))),
            keyOfResult(student: Student(name: "Ann", sis: SISNames(loginID: "x"))),
            keyOfResult(canvasNumber: "1"),
            keyOfResult(moodleNumber: "1"), keyOfResult(problem: "1"), keyOfResult(changed: ["1"]),
            keyOfResult(notUsed: ["1"]), keyOfResult(partners: ["1"]),
            keyOfResult(files: nil, problem: "noStages"),
            keyOfResult(files: nil, problem: "notHandedIn"),
        ]
        XCTAssertEqual(Set(keys).count, keys.count)
        XCTAssertEqual(keyOfResult(), keyOfResult())
    }

    // MARK: The kit

    func testEveryFileOfTheKitIsPartOfTheKey() throws {
        var kit = ["/kit/Package.swift": "p", "/kit/Starter/Stage1/A.swift": "s"]
        // The kit may have more files than a learner may submit.
        for target in ["Catalog", "Grading", "Reports"] {
            for number in 1...300 { kit["/kit/Exercises/\(target)/F\(number).swift"] = "f" }
        }
        for path in ["Finished/Stage1/A.swift", "Tests/TestHelpers/A.swift"] {
            kit["/kit/\(path)"] = "a"
        }
        func digest(_ change: (inout [String: String]) -> Void) throws -> String {
            var changed = kit
            change(&changed)
            return try Kit(root: "/kit").digest(files: FakeFiles(changed).files)
        }
        let same = try digest { _ in }
        for path in kit.keys where path.hasSuffix("A.swift") || path.hasSuffix("F300.swift") {
            XCTAssertEqual(
                try digest { $0[path] = "other" } == same, path.contains("Starter"), path)
        }
        XCTAssertNotEqual(try digest { $0["/kit/Package.swift"] = "other" }, same)
        XCTAssertEqual(try digest { $0["/kit/Tests/GradingTests/A.swift"] = "other" }, same)
    }
}
