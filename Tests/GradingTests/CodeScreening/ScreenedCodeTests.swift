import TestNeeds
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

/// What is said of learners' code for what the compiler has made of it. `BothWaysTests` shows that it
/// is the same however it is built.
final class ScreenedCodeTests: XCTestCase {
    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    private enum Verdict {
        /// The place of the first error, and a word of it.
        case refused(String, String)
        /// The flags, each with its file and line.
        case flagged([String])
        /// Nothing is said of it.
        case taken
    }

    private struct Row {
        let learner: String
        var stage: Stage.ID = 1
        /// Whether the rest of the stage is as it is handed out, and not finished.
        var isUntouched = false
        let verdict: Verdict

        init(_ learner: String, stage: Stage.ID = 1, isUntouched: Bool = false, _ verdict: Verdict)
        {
            (self.learner, self.stage) = (learner, stage)
            (self.isUntouched, self.verdict) = (isUntouched, verdict)
        }
    }

    private func check(_ rows: [Row]) throws {
        for row in rows {
            let report = try grade(row)
            let name = "\(row.learner), stage \(row.stage)"
            var refusal: String?
            if case .notBuilt(let failure, _) = report.suite {
                refusal = BuildFailureText.describe(failure)
            } else if case .notBuilt(let failure) = report.ownTests {
                refusal = BuildFailureText.describe(failure)
            }
            let flags = report.flags.map {
                "\($0.word) \($0.file.split(separator: "/").last ?? ""):\($0.line ?? 0)"
            }
            switch row.verdict {
            case .refused(let place, let word):
                assertContains(refusal ?? "\(name): not refused, \(flags)", "\(place): error: ")
                assertContains(refusal ?? "", word)
            case .flagged(let expected):
                XCTAssertNil(refusal, name)
                XCTAssertEqual(flags, expected, name)
            case .taken:
                XCTAssertNil(refusal, name)
                XCTAssertEqual(flags, [], name)
                if !row.isUntouched { XCTAssertEqual(report.failures, [:], name) }
            }
        }
    }

    private func grade(_ row: Row) throws -> StageReport {
        let folder = try FixtureLearner(name: row.learner).submission()
        defer { try? Files.live.remove(folder) }
        let kit = FixtureLearner.kit
        let stage = try XCTUnwrap(Workshop.shipped[row.stage])
        if row.isUntouched {
            try Files.live.remove("\(folder)/Starter/\(stage.folder)")
            for (path, bytes) in try UnscreenedSuite.untouched(stage, under: row.learner) {
                try Files.live.write("\(folder)/Starter/\(stage.folder)/\(path)", bytes)
            }
        }
        let submission = try Submission.read(
            folder, tree: .starter, of: kit.workshop, files: .live)
        let grader = try FixtureLearner.grader(
            limits: FixtureLearner.patientLimits, sandbox: FixtureLearner.sandbox())
        let report = try grader.grade(submission, stages: [stage], progress: .untold)
        return try XCTUnwrap(report.stages.first)
    }

    private static let usesName = "the official tests would use"

    /// However it is declared: some of these leave no name of the stage in an object file, or none that can be read.
    func testWhatTheOfficialTestsWouldUseIsRefused() throws {
        func row(
            _ learner: String, stage: Stage.ID = 1, _ place: String, _ name: String
        ) -> Row {
            Row(learner, stage: stage, .refused(place, "\(Self.usesName) \(name)"))
        }
        try check([
            row("shadows-helpers", stage: 3, "Helpers.swift:4", "waitUntil"),
            row("shadows-the-language", stage: 3, "Lists.swift:6", "map"),
            row("literals-of-its-own", "NumberFormatter.swift:4", "Price"),
            row("overloads-fixtures", stage: 3, "Fixtures.swift:5", "fixture"),
            row("queues-by-another-name", stage: 4, "AllQueues.swift:5", "main"),
            row("queues-with-tangled-names", stage: 4, "AllQueues.swift:6", "main"),
            row("operators-of-its-own", "EvenOdd.swift:2", "=="),
        ])
    }

    /// Values that equal whatever is expected, but for what control tests expected once. Nothing of these stages is
    /// filled in.
    func testJokersAreRefused() throws {
        for name in ["jokers-of-a-finished-type", "jokers-of-no-name", "jokers-that-inherit"] {
            try check([Row(name, isUntouched: true, .refused("", Self.usesName))])
        }
    }

    /// Each gives something another name or section, puts code into the tests, or leaves out a check.
    func testAttributesAreRefused() throws {
        func row(_ learner: String, stage: Stage.ID = 1, _ place: String, _ name: String) -> Row {
            Row(learner, stage: stage, .refused(place, "no exercise needs \(name)"))
        }
        try check([
            row("attributes-in-backticks", "EvenOdd.swift:2", "@_silgen_name"),
            row("goes-around-types", "EvenOdd.swift:8", "@_silgen_name"),
            row("replaces-xctest", "EvenOdd.swift:4", "@_silgen_name"),
            row("assertions-of-the-system", "Assertions.swift:4", "@_silgen_name"),
            row("assertions-of-a-protocol", stage: 3, "Assertions.swift:5", "@_transparent"),
            row("replaces-write", "EvenOdd.swift:4", "@_cdecl"),
            row("runs-at-load", "EvenOdd.swift:4", "@_cdecl"),
            row("starts-early", "EvenOdd.swift:5", "@section"),
            row("ends-at-load", stage: 2, "Early.swift:4", "@section"),
            row("options-for-the-linker", "Options.swift:4", "@section"),
            row("assertions-without-a-trace", "Assertions.swift:4", "@export"),
            row("asks-in-the-tests", "EvenOdd.swift:6", "@export"),
            row("emitted-into-the-tests", "Assertions.swift:4", "@_alwaysEmitIntoClient"),
            row("exits-in-the-tests", "EvenOdd.swift:6", "@_alwaysEmitIntoClient"),
            row("renames-assertions", "EvenOdd.swift:4", "@abi"),
            row("says-of-itself-that-it-is-safe", "EvenOdd.swift:2", "@safe"),
            row("operators-without-a-trace", "EvenOdd.swift:2", "@_transparent"),
        ])
    }

    /// The module of the reporter isn't there to be found.
    func testImportsAreRefused() throws {
        let isTest = "this is a test, and stands among the code"
        try check([
            Row(
                "own-tests-importing-the-reporter",
                .refused("ReporterTests.swift:2:8", "TestReporter")),
            Row("fails-without-end", .refused("EvenOdd.swift:1", isTest)),
            Row("runs-tests-inside", .refused("EvenOdd.swift:1", isTest)),
            Row("stops-reporting", .refused("EvenOdd.swift:2", isTest)),
        ])
    }

    /// A type that the official tests don't compile with costs what any wrong type costs.
    func testATypeOfAnotherKindDoesNotCompile() throws {
        try check([
            Row("another-bool", .refused("LabelsTests.swift:101:53", "Stage1.Bool")),
            Row(
                "literals-looked-up-by-name", isUntouched: true,
                .refused("LabelsTests.swift:83:56", "'Joker'")),
            Row(
                "main-actor-of-its-own", stage: 3, isUntouched: true,
                .refused("AdvancedNetworkSpy.swift:38:25", "global actor")),
        ])
    }

    /// Known and not closed: values that change until a test that waits has seen the one that it expects.
    func testAPropertyThatStuttersIsNotNoticed() throws {
        try check([Row("stutters", stage: 3, isUntouched: true, .taken)])
    }

    /// These have names of the tests, and the tests use their own all the same.
    func testNamesThatNoTestUsesGainNothing() throws {
        for (name, failures) in [
            ("hides-assertions", 5), ("shadows-assertions", 5), ("shadows-helpers", 0),
        ] {
            let report = try grade(Row(name, .taken))
            XCTAssertEqual(report.failures.count, failures, name)
            XCTAssertEqual(report.tests.count, 32)
        }
    }

    /// What is declared in another way, types with the names of type parameters of the tests, and words in comments.
    func testHonestCodeIsTaken() throws {
        try check([
            Row("declares-in-another-way", stage: 3, .taken), Row("second-solution", .taken),
            Row("second-solution", stage: 3, .taken), Row("second-solution", stage: 4, .taken),
            Row("second-solution", stage: "Games", .taken),
            Row("second-solution", stage: "Orders", .taken),
            Row("own-type-names", .taken), Row("equals-everything", stage: "Standings", .taken),
        ])
    }

    /// A stage's protocol can give names to the official spies that meet it. Nothing in these asserts or
    /// waits, so that nothing is gained.
    func testNoNamesOfAStagesProtocolDecideWhatATestNotices() throws {
        let names = [
            "assertions-by-another-name", "helpers-by-another-name",
            "assertions-with-tangled-names", "types-with-tangled-names",
        ]
        let failures = try names.map { name in
            let stage = try grade(Row(name, stage: 3, isUntouched: true, .taken))
            XCTAssertNil(stage.buildFailure, name)
            return stage.failures.keys.sorted()
        }
        XCTAssertGreaterThan(failures[0].count, 20)
        XCTAssertEqual(Set(failures).count, 1)
    }

    func testWhatReachesOutIsFlagged() throws {
        try check([
            Row(
                "looks-at-the-stack",
                .flagged([
                    "[unchecked:] EvenOdd.swift:8",
                    "subscript EvenOdd.swift:8",
                ])),
            Row(
                "looks-around",
                .flagged([
                    "Process EvenOdd.swift:8", "unsafeBitCast EvenOdd.swift:10",
                    "UnsafeMutablePointer EvenOdd.swift:11",
                    "FileManager.currentDirectoryPath EvenOdd.swift:13", "exit EvenOdd.swift:14",
                    "getpid EvenOdd.swift:14", "ProcessInfo MyEvenOddTests.swift:7",
                ])),
            Row(
                "reads-by-pointers",
                .flagged([
                    "UnsafePointer EvenOdd.swift:8",
                    "UnsafePointer EvenOdd.swift:16",
                    "UnsafePointer EvenOdd.swift:28",
                    "UnsafePointer EvenOdd.swift:32",
                    "UnsafePointer MyEvenOddTests.swift:9",
                    "UnsafePointer MyEvenOddTests.swift:10",
                    "UnsafePointer MyEvenOddTests.swift:12",
                ])),
            Row(
                "reads-beside-objects",
                .flagged([
                    "UnsafePointer EvenOdd.swift:6",
                    "UnsafePointer MyEvenOddTests.swift:10",
                    "UnsafePointer MyEvenOddTests.swift:11",
                ])),
            Row(
                "reads-by-hidden-names",
                .flagged([
                    "_getElement EvenOdd.swift:12",
                    "_checkSubscript EvenOdd.swift:14",
                    "_owner EvenOdd.swift:18",
                    "_bridgeObject EvenOdd.swift:19",
                    "_bridgeObject EvenOdd.swift:20",
                    "_allocateUninitializedArray EvenOdd.swift:25",
                    "_builtinWordValue EvenOdd.swift:25",
                    "_builtinStringLiteral EvenOdd.swift:27",
                    "_builtinWordValue EvenOdd.swift:27",
                    "_value EvenOdd.swift:28",
                    "reset EvenOdd.swift:35",
                    "toUnchecked EvenOdd.swift:35",
                    "mutableBytes EvenOdd.swift:42",
                    "storeBytes EvenOdd.swift:43",
                    "toUncheckedByteOffset EvenOdd.swift:43",
                    "_getElement ReadingTests.swift:9",
                    "_checkSubscript ReadingTests.swift:11",
                ])),
            Row(
                "reads-by-formats",
                .flagged([
                    "format: EvenOdd.swift:6",
                    "format: EvenOdd.swift:11",
                    "format: EvenOdd.swift:16",
                    "format: EvenOdd.swift:17",
                    "CVarArg EvenOdd.swift:21",
                    "_cVarArgEncoding EvenOdd.swift:22",
                    "appendingFormat EvenOdd.swift:25",
                    "format: EvenOdd.swift:28",
                    "format: EvenOdd.swift:41",
                    "format: EvenOdd.swift:46",
                    "format: EvenOdd.swift:51",
                    "format: MyEvenOddTests.swift:13",
                    "localizedStringWithFormat MyEvenOddTests.swift:14",
                    "NSLog MyEvenOddTests.swift:15",
                    "CVarArg MyEvenOddTests.swift:16",
                    "format: MyEvenOddTests.swift:16",
                    "format: MyEvenOddTests.swift:18",
                    "format: MyEvenOddTests.swift:24",
                ])),
        ])
    }

    /// Words in texts count, and so does a format with more than numbers, a quote or a choice in it.
    func testHonestCodeThatIsFlagged() throws {
        try check([
            Row("honest-words", .flagged(["@c EvenOdd.swift:7"])),
            Row(
                "formats-and-lists",
                .flagged([
                    "format: EvenOdd.swift:18",
                    "format: EvenOdd.swift:19",
                    "NSLog EvenOdd.swift:21",
                    "format: EvenOdd.swift:24",
                    "format: EvenOdd.swift:25",
                    "UnsafeMutablePointer EvenOdd.swift:28",
                    "format: MyEvenOddTests.swift:8",
                    "format: MyEvenOddTests.swift:21",
                ])),
        ])
    }

    /// An assertion that isn't XCTest's can't notice a bug.
    func testOwnTestsThatGiveAnotherMeaningToAnAssertionNoticeNothing() throws {
        for stage in [1, 2, 4] {
            let report = try grade(Row("own-assertions", stage: .number(stage), .taken))
            guard case .judged(let tests) = report.ownTests else {
                XCTFail("\(stage): \(report.ownTests)")
                continue
            }
            XCTAssertEqual(tests.killedBugs, 0, "\(stage)")
        }
    }
}
