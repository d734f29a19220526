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

    /// The error that a stage is refused with; nil where it isn't refused.
    private func refusal(_ name: String, stage: Stage.ID = 1) throws -> String? {
        let stage = try grade(name, stage: stage)
        guard case .notBuilt(let failure, _) = stage.suite else { return nil }
        return BuildFailureText.describe(failure)
    }

    private func grade(_ name: String, stage: Stage.ID) throws -> StageReport {
        let learner = FixtureLearner(name: name)
        let folder = try learner.submission()
        defer { try? Files.live.remove(folder) }
        let submission = try Submission.read(
            folder, tree: .starter, of: FixtureLearner.kit.workshop, files: .live)
        let grader = try FixtureLearner.grader(
            limits: FixtureLearner.patientLimits, sandbox: FixtureLearner.sandbox())
        let report = try grader.grade(
            submission, stages: Workshop.shipped.stages([stage]), progress: .untold)
        return try XCTUnwrap(report.stages.first)
    }

    func testWhatTakesThePlaceOfTheTestsOwnIsRefused() throws {
        let ofTests = "belongs to the tests: give it another one."
        let ofLinker = "would take the place of another one: remove it."
        XCTAssertEqual(
            try refusal("hides-assertions"),
            "Starter/Stage1/Assertions.swift:6: error: the name XCTAssertEqual \(ofTests)")
        for (stage, name) in [(1, "assertEventually"), (3, "waitUntil")] {
            XCTAssertEqual(
                try refusal("shadows-helpers", stage: .number(stage)),
                "Starter/Stage\(stage)/Helpers.swift:4: error: the name \(name) \(ofTests)")
        }
        XCTAssertEqual(
            try refusal("replaces-write"),
            "Starter/Stage1/EvenOdd.swift:4: error: a function with the linker's name write "
                + ofLinker)
        XCTAssertEqual(
            try refusal("replaces-xctest"),
            "Starter/Stage1/EvenOdd.swift:4: error: the name XCTAssertTrue \(ofTests)")
    }

    func testWhatTakesThePlaceOfTheLanguagesOwnIsRefused() throws {
        XCTAssertEqual(
            try refusal("shadows-the-language", stage: 3),
            "Starter/Stage3/Lists.swift:6: error: the official tests would use this map and not "
                + "Swift's own: give it another name.")
        for (name, place) in [
            ("another-bool", "EvenOdd.swift:9: error: the official tests would use this Bool"),
            (
                "literals-of-its-own",
                "NumberFormatter.swift:4: error: the official tests would use this Price"
            ),
            (
                "emitted-into-the-tests",
                "Assertions.swift:4: error: the name XCTAssertEqual belongs to the tests"
            ),
        ] {
            assertContains(try refusal(name) ?? "not refused", "Starter/Stage1/\(place)")
        }
    }

    func testWhatTheOfficialTestsWouldUseAndNobodyAskedForIsRefused() throws {
        let text = "and no exercise asks for it: give it another name, or remove it."
        XCTAssertEqual(
            try refusal("renames-assertions"),
            "Starter/Stage1/EvenOdd.swift:4: error: the official tests would use this compare, "
                + text)
        XCTAssertEqual(
            try refusal("overloads-fixtures", stage: 3),
            "Starter/Stage3/Fixtures.swift:5: error: the official tests would use this fixture, "
                + text)
    }

    /// None of these leaves a name of the stage in an object file, or one that is read to its end.
    func testWhatTheOfficialTestsWouldReferToIsRefusedHoweverItIsDeclared() throws {
        let ofTests = "the name XCTAssertEqual belongs to the tests"
        for (name, stage, text) in [
            ("assertions-without-a-trace", 1, "Assertions.swift:4: error: \(ofTests)"),
            ("assertions-of-the-system", 1, "Assertions.swift:4: error: \(ofTests)"),
            (
                "queues-by-another-name", 4,
                "AllQueues.swift:5: error: the official tests would use this main"
            ),
            (
                "queues-with-tangled-names", 4,
                "AllQueues.swift:6: error: the official tests would use this main"
            ),
        ] {
            assertContains(
                try refusal(name, stage: .number(stage)) ?? "\(name): not refused",
                "Starter/Stage\(stage)/\(text)")
        }
    }

    /// Tests that compare two values name no function for that.
    func testATypeThatComparesItsValuesItselfIsRefused() throws {
        XCTAssertEqual(
            try refusal("equals-everything", stage: "Standings"),
            "Starter/Encores/Standings/StandingsSection.swift:13: error: the official tests would "
                + "use this == and not Swift's own: give it another name.")
    }

    /// A stage's protocol can give names to the official spies that meet it. Nothing in these asserts or
    /// waits, so that nothing is gained.
    func testNoNamesOfAStagesProtocolDecideWhatATestNotices() throws {
        let untouched = try XCTUnwrap(try gradeUntouched(3, under: nil).stages.first)
        XCTAssertGreaterThan(untouched.failures.count, 20)
        for name in [
            "assertions-of-a-protocol", "assertions-by-another-name", "helpers-by-another-name",
            "assertions-with-tangled-names", "types-with-tangled-names",
        ] {
            let stage = try XCTUnwrap(try gradeUntouched(3, under: name).stages.first)
            XCTAssertNil(stage.buildFailure, name)
            XCTAssertEqual(stage.failures, untouched.failures, name)
        }
    }

    /// Grades a stage with nothing filled in, and the files of a learner beside it.
    private func gradeUntouched(_ stage: Int, under name: String?) throws -> Report {
        let folder = try FixtureLearner(name: name ?? "assertions-of-a-protocol").submission()
        defer { try? Files.live.remove(folder) }
        let (kit, place) = (FixtureLearner.kit, "Starter/\(shipped(stage).folder)")
        try Files.live.remove("\(folder)/\(place)")
        var content = try SourceFolder.read(kit.path(place), ending: ".swift", files: .live).files
        if let name {
            let own = kit.path("Tests/GradingTests/Learners/\(name)/\(place)")
            content.merge(try SourceFolder.read(own, ending: ".swift", files: .live).files) { $1 }
        }
        for (path, bytes) in content { try Files.live.write("\(folder)/\(place)/\(path)", bytes) }
        let submission = try Submission.read(
            folder, tree: .starter, of: kit.workshop, files: .live)
        let grader = try FixtureLearner.grader(
            limits: FixtureLearner.patientLimits, sandbox: FixtureLearner.sandbox())
        return try grader.grade(submission, stages: [shipped(stage)], progress: .untold)
    }

    /// The compiler puts some functions only into what uses them.
    func testWhatReachesOutOfTheTestsIsFlaggedWhereItStands() throws {
        for (name, word) in [("exits-in-the-tests", "exit"), ("asks-in-the-tests", "getpid")] {
            let stage = try grade(name, stage: 1)
            XCTAssertEqual(
                stage.flags.map { "\($0.word) \($0.file):\($0.line ?? 0)" },
                ["\(word) Starter/Stage1/EvenOdd.swift:7"])
        }
    }

    /// A stage can declare the same in another way, and more for itself.
    func testOtherWaysToDeclareTheSameAreTaken() throws {
        let stage = try grade("declares-in-another-way", stage: 3)
        XCTAssertEqual(stage.failures, [:])
        XCTAssertEqual(stage.flags, [])
    }

    func testWhatTheLinkerWouldTakeForItsOptionsIsRefused() throws {
        assertContains(
            try refusal("options-for-the-linker") ?? "not refused",
            "something with a section of its own, .swift1_autolink_entries, can't be judged")
    }

    func testMemoryWithoutChecksIsFlagged() throws {
        let stage = try grade("looks-at-the-stack", stage: 1)
        XCTAssertEqual(stage.flags.map(\.word), ["InlineArray[unchecked:]"])
        XCTAssertEqual(stage.flags.map(\.line), [8])
    }

    /// What the compiler does without calling anything has no name in an object file.
    func testWhatGoesAroundTheCompilersChecksIsFlagged() throws {
        let stage = try grade("goes-around-types", stage: 1)
        XCTAssertEqual(
            stage.flags.map { "\($0.word) \($0.line ?? 0)" },
            ["@_silgen_name 8", "@exclusivity 10", "unowned(unsafe) 16"])
    }

    func testWhatReachesOutIsFlaggedWhereItStands() throws {
        let stage = try grade("looks-around", stage: 1)
        XCTAssertEqual(
            stage.flags.map {
                "\($0.word) \($0.file.split(separator: "/").last ?? ""):\($0.line ?? 0)"
            },
            [
                "@_silgen_name EvenOdd.swift:6", "Process EvenOdd.swift:10",
                "Process EvenOdd.swift:11",
                "unsafeBitCast EvenOdd.swift:12", "UnsafeMutablePointer EvenOdd.swift:13",
                "_Pointer EvenOdd.swift:13",
                "FileManager.currentDirectoryPath EvenOdd.swift:15", "exit EvenOdd.swift:16",
                "getpid EvenOdd.swift:16", "ProcessInfo MyEvenOddTests.swift:7",
            ])
    }

    private func flags(_ name: String) throws -> [String] {
        let stage = try grade(name, stage: 1)
        XCTAssertEqual(stage.failures, [:], name)
        return stage.flags.map {
            "\($0.word) \($0.file.split(separator: "/").last ?? ""):\($0.line ?? 0)"
        }
    }

    /// A text says what is at an address, wherever that text comes from and whatever reads it.
    func testFormatsThatReadMemoryAreFlagged() throws {
        XCTAssertEqual(
            try flags("reads-by-formats"),
            [
                "String(format:) EvenOdd.swift:6", "CVarArg EvenOdd.swift:9",
                "String(format:) EvenOdd.swift:9", "CVarArg EvenOdd.swift:21",
                "appendingFormat EvenOdd.swift:25", "String(format:) EvenOdd.swift:28",
                "CVarArg EvenOdd.swift:33", "String(format:) EvenOdd.swift:41",
                "String(format:) EvenOdd.swift:46", "String(format:) EvenOdd.swift:51",
                "NSString(format:) MyEvenOddTests.swift:13",
                "localizedStringWithFormat MyEvenOddTests.swift:14",
                "NSLog MyEvenOddTests.swift:15", "CVarArg MyEvenOddTests.swift:16",
                "String(format:) MyEvenOddTests.swift:16", "CVarArg MyEvenOddTests.swift:17",
                "String(format:) MyEvenOddTests.swift:18",
            ])
    }

    /// None of these calls a function that has a pointer's name.
    func testPointersAreFlaggedHoweverTheyAreUsed() throws {
        XCTAssertEqual(
            try flags("reads-by-pointers"),
            [
                "UnsafePointer EvenOdd.swift:8", "UnsafePointer EvenOdd.swift:11",
                "UnsafePointer EvenOdd.swift:28", "UnsafePointer EvenOdd.swift:32",
                "UnsafePointer MyEvenOddTests.swift:9", "UnsafePointer MyEvenOddTests.swift:10",
                "UnsafePointer MyEvenOddTests.swift:12",
            ])
    }

    /// These have no pointer in their types, and none is called unsafe.
    func testNamesThatNobodyIsMeantToCallAreFlagged() throws {
        XCTAssertEqual(
            try flags("reads-by-hidden-names"),
            [
                "_getElement EvenOdd.swift:12", "_checkSubscript EvenOdd.swift:14",
                "_owner EvenOdd.swift:18", "_bridgeObject EvenOdd.swift:19",
                "_bridgeObject EvenOdd.swift:20", "_allocateUninitializedArray EvenOdd.swift:25",
                "_builtinWordValue EvenOdd.swift:25", "_builtinStringLiteral EvenOdd.swift:27",
                "_builtinWordValue EvenOdd.swift:27", "reset(toUnchecked:) EvenOdd.swift:35",
                "storeBytes(toUncheckedByteOffset:) EvenOdd.swift:43",
                "_getElement ReadingTests.swift:9", "_checkSubscript ReadingTests.swift:11",
            ])
    }

    /// These methods have no name in an object file.
    func testPointersOfObjectsAreFlagged() throws {
        XCTAssertEqual(
            try flags("reads-beside-objects"),
            [
                "UnsafePointer EvenOdd.swift:6", "UnsafePointer MyEvenOddTests.swift:10",
                "UnsafePointer MyEvenOddTests.swift:11",
            ])
    }

    /// What takes no memory but its own, with functions that could.
    func testHonestFormatsAndTypesAreNotFlagged() throws {
        XCTAssertEqual(try flags("formats-and-lists"), [])
    }

    /// Whatever has the name of an assertion or of a helper in own tests is that, or isn't called.
    func testOwnTestsThatGiveAnotherMeaningToAnAssertionAreRefused() throws {
        for (stage, place, name) in [
            (1, "Stage1Tests/MyEvenOddTests.swift:9", "XCTAssertEqual"),
            (2, "Stage2Tests/MyBindingTests.swift:10", "XCTAssertTrue"),
            (3, "Stage3Tests/MyLoadingTests.swift:7", "assertEventually"),
            (4, "Stage4Tests/MyFeedTests.swift:9", "XCTAssertNil"),
        ] {
            let report = try grade("own-assertions", stage: .number(stage))
            guard case .notBuilt(let failure) = report.ownTests else {
                XCTFail("\(name): \(report.ownTests)")
                continue
            }
            XCTAssertEqual(
                BuildFailureText.describe(failure),
                "Starter/\(place): error: the name \(name) belongs to the tests: give it another "
                    + "one.")
        }
    }
}
