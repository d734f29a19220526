import XCTest

@testable import FileSystem
@testable import Grading
@testable import GuideTestHelpers
@testable import KitTestHelpers

/// Each sentence of what the grader prevents is shown by a test.
final class WhatIsPreventedTests: XCTestCase {
    /// The beginning of each row and point of the page, and the tests that show it.
    private static let evidence: [String: [String]] = [
        // What code in the sandbox can reach.
        "your home, your files": [
            "SandboxedGradingTests/testCodeSeesNothingButItselfAndLibraries"
        ],
        "other submissions, the reports": [
            "SandboxedGradingTests/testCodeSeesNothingButItselfAndLibraries"
        ],
        "`Finished`, the planted bugs": [
            "SandboxedGradingTests/testCodeSeesNothingButItselfAndLibraries"
        ],
        "the toolchain, and the system's programs": [
            "SandboxTests/testWhatIsHiddenIsEmptyAlsoWhereItsFolderIsSeen"
        ],
        "the same, as it runs": [
            "SandboxedGradingTests/testCodeSeesNothingButItselfAndLibraries"
        ],
        "the network": ["RefusedCallsTests/testArgumentsDecideAndOtherWaysOfCallingAreRefused"],
        "processes outside of the sandbox": [
            "ClassHostileTests/testEachHasItsOwnVerdictAndNobodyElses"
        ],
        "calls of the system": [
            "RefusedCallsTests/testEachCallOfTheListIsRefused",
            "SystemCallFilterTests/testWhatIsNewerThanTheListIsNotThere",
        ],
        "your environment variables": [
            "SandboxedGradingTests/testCodeSeesNothingButItselfAndLibraries"
        ],
        "a place to write": ["SandboxTests/testEachPlaceToWriteHolds64MiB"],
        // What code can use up.
        "time": ["EndlessTests/testEndlessLoopIsATimeout"],
        "time of a stage": ["HangingOwnTests/testTheyUseUpTheTimeOfTheirQuestionAndOfNoOther"],
        "memory": ["HostileCodeTests/testEndlessMemoryIsStopped"],
        "processes": ["HostileCodeTests/testEndlessProcessesAreStopped"],
        "threads": ["ClassHostileTests/testEachHasItsOwnVerdictAndNobodyElses"],
        "open files": ["ClassHostileTests/testEachHasItsOwnVerdictAndNobodyElses"],
        "disk": ["SandboxTests/testEachPlaceToWriteHolds64MiB"],
        "output": ["HostileCodeTests/testMegabytesAreCut"],
        "a build's time": ["LongBuildTests/testABuildThatTakesTooMuchIsTheStagesVerdict"],
        "a build's memory": ["LongBuildTests/testABuildThatTakesTooMuchIsTheStagesVerdict"],
        "**Exact**": [
            "SandboxTests/testEachPlaceToWriteHolds64MiB",
            "SandboxTests/testALowerLimitOfTheSystemIsKeptAndNothingIsSaidOfIt",
        ],
        "**Sampled**": [
            "LimitsTests/testMemoryOfAllDescendantsCountsTogether",
            "SandboxTests/testTheKernelLimitsTheMemoryOfEachProcess",
        ],
        // What is taken from a submission.
        "links, also links to a folder": [
            "SourceFolderLimitsTests/testALinkToAFolderLeadsNowhere",
            "SubmissionTests/testLinksAreRefusedByName",
        ],
        "pipes, devices and sockets": ["SourceFolderLimitsTests/testWhatIsNoFile"],
        "names that differ only in upper case": [
            "SourceFolderLimitsTests/testNamesThatDifferOnlyInCaseOrAccents"
        ],
        "names with invisible characters": [
            "SourceFolderLimitsTests/testNamesThatOtherProgramsMisunderstand"
        ],
        "files of more than 1 MiB": [
            "SourceFolderLimitsTests/testAMebibyteIsTakenAndAByteMoreIsNot",
            "SourceFolderLimitsTests/testOneFileMoreIsTooMany",
            "SourceFolderLimitsTests/testAPathThatIsTooLong",
            "SourceFolderLimitsTests/testFoldersInFolders",
        ],
        "An archive with links": ["ArchiveKindsTests/testWhatComesOutOfEach"],
        "Paths that lead out": ["ArchiveKindsTests/testWhatComesOutOfEach"],
        "An archive that is damaged": [
            "ArchiveKindsTests/testWhatComesOutOfEach",
            "ArchiveKindsTests/testAFileThatIsTooLargeIsNotOpened",
            "ClassArchiveRowsTests/testWhatCannotBeOpenedTakesNobodyElsesRow",
        ],
        "The download of a class": ["ClassSourceTests/testAClassThatCannotBeOpenedStopsTheRun"],
        // What can't be faked from outside of the process.
        "**Printing**": ["HostileCodeTests/testForgedOutputChangesNoVerdict"],
        "**Taking over the report**": [
            "HostileCodeTests/testAReportThatWasTakenOverIsNoPass",
            "MarkedOutputTests/testTheKeyOfALineIsNoKeyOfTheNext",
        ],
        "**Ending the process**": [
            "HostileCodeTests/testExitIsNoPass",
            "ResultReaderTests/testAnEndInAnotherWayAfterTheLastWordIsNotBelieved",
        ],
        "**Own tests that count the looks**": [
            "MutationRunTests/testATestThatCountsTheLooksIsUnsteady"
        ],
        "**The other process of an exit test**": [
            "ExitTestsTests/testTheyNoticeABugThatIsATrap",
            "ExitTestsEverywhereTests/testWhatTheOtherProcessDoesCountsForNothingElse",
        ],
        "**Tests that are left out**": ["ReportedTestsTests/testAnotherCountIsNone"],
        "**A report that can't be so**": [
            "ReportedTestsTests/testTwiceIsNone", "ReportedTestsTests/testOutOfOrderIsNone",
        ],
        "**Own tests that look for the planted bug**": [
            "HostileOwnTests/testFailingAtRandomNoticesNothing",
            "MutationRunTests/testWhereATestIsUnsteadyTheOthersAreLookedAtMoreOften",
            "HostileOwnTests/testATestThatForgesItsOwnReportNoticesNothing",
        ],
        "**Tests that can't fail.**": [
            "ControlTestsAloneTests/testNothingIsBelievedWhereAssertionsDoNotFail",
            "ControlTestCheckTests/testATestThatPassesWithoutALookAtWhatItExpectsIsNotBelieved",
            "WorkshopControlTestsTests/testAnotherValueLooksAsOrdinary",
            "NotBelievedTests/testTheInstructorIsTold",
        ],
        "**Reaching into another stage.**": [
            "ClassHostileTests/testCodeThatRunsAtLoadDecidesItsOwnStageAlone"
        ],
        // What is refused.
        "**A name that the official tests would use.**": [
            "ScreenedCodeTests/testWhatTheOfficialTestsWouldUseIsRefused",
            "ScreenedCodeTests/testJokersAreRefused",
            "ScreenedCodeTests/testHonestCodeIsTaken",
            "SuiteNamesTests/testWhatASuiteMayNeed",
            "FinishedSuitesTests/testNoSuiteComparesValuesOfAStagesOwnType",
        ],
        "**An import that no exercise needs.**": [
            "RefusalRulesTests/testWhatASourceMustNotHave",
            "ScreenedCodeTests/testImportsAreRefused",
        ],
        "**An attribute**": [
            "RefusalRulesTests/testWhatASourceMustNotHave",
            "ScreenedCodeTests/testAttributesAreRefused",
        ],
        "**A name or a section of others**": [
            "RefusalRulesTests/testWhatAnObjectMustNotHave"
        ],
        // What is flagged.
        "memory without checks": [
            "FlagRulesTests/testWarningsOfTheCompiler",
            "ScreenedCodeTests/testWhatReachesOutIsFlagged",
        ],
        "words with an underscore": ["ScreenedCodeTests/testWhatReachesOutIsFlagged"],
        "functions of C": ["FlagRulesTests/testNames"],
        "formats such as": [
            "FlagRulesTests/testWords", "ScreenedCodeTests/testHonestCodeThatIsFlagged",
        ],
        "*checked in part*": [
            "SameCodeTests/testACompilerThatCannotLeaveOutBodies"
        ],
    ]

    private static let sections = [
        "What code in the sandbox can reach", "What code can use up",
        "What is taken from a submission", "What can't be faked from outside of the process",
        "What is refused", "What is flagged",
    ]

    func testEachSentenceIsShownByATest() throws {
        let page = try String(
            contentsOfFile: WorkshopCopy.kit.path(
                "Guide/for-instructors/what-is-prevented.md"), encoding: .utf8)
        let sections = page.split(separator: "\n## ")
        var sentences: [Substring] = []
        for title in Self.sections {
            let section = try XCTUnwrap(sections.first { $0.hasPrefix("\(title)\n") }, title)
            // The first two rows of a table are its head.
            let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }
            sentences += rows.dropFirst().map { $0.dropFirst(2) }
            sentences += section.split(separator: "\n").filter { $0.hasPrefix("- ") }
                .map { $0.dropFirst(2) }
        }
        // The longest beginning counts: "time" is one of "time of a stage", too.
        let beginnings = Self.evidence.keys.sorted { $0.count > $1.count }
        let shown = sentences.map { sentence in beginnings.first { sentence.hasPrefix($0) } }
        for (sentence, beginning) in zip(sentences, shown) {
            XCTAssertNotNil(beginning, "no test shows: \(sentence)")
        }
        XCTAssertEqual(
            Set(Self.evidence.keys).subtracting(shown.compactMap { $0 }), [],
            "the page says nothing of this")
    }

    func testEachOfTheseTestsIsThere() throws {
        let sources = try SourceFolder.read(
            WorkshopCopy.kit.path("Tests"), ending: "Tests.swift", files: .live)
        for name in Set(Self.evidence.values.flatMap { $0 }) {
            let parts = name.split(separator: "/")
            let file = sources.files.first { $0.key.hasSuffix("/\(parts[0]).swift") }
            let text = String(decoding: file?.value ?? [], as: UTF8.self)
            XCTAssertTrue(text.contains("func \(parts[1])()"), name)
        }
    }
}
