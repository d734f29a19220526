import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Each sentence of what the grader prevents is shown by a test.
final class WhatIsPreventedTests: XCTestCase {
    /// The start of each row and list item of the page, and what shows it: tests and fixture learners.
    private static let evidence: [String: [String]] = {
        let rows = table.split(separator: "\n").map { $0.components(separatedBy: " | ") }
        return Dictionary(
            uniqueKeysWithValues: rows.map { ($0[0], $0[1].components(separatedBy: " ")) })
    }()

    private static let table = """
        your home, your files | SandboxedGradingTests/testCodeSeesNothingButItselfAndLibraries
        other submissions, the reports | SandboxedGradingTests/testCodeSeesNothingButItselfAndLibraries
        `Finished`, the planted bugs | SandboxedGradingTests/testCodeSeesNothingButItselfAndLibraries
        the toolchain, and the system's programs | \
        SandboxTests/testWhatIsHiddenIsEmptyAlsoWhereItsFolderIsSeen
        the same, while tests run | SandboxedGradingTests/testCodeSeesNothingButItselfAndLibraries
        the network | RefusedCallsTests/testArgumentsDecideAndOtherWaysOfCallingAreRefused
        processes outside of the sandbox | ClassHostileTests/testEachHasItsOwnVerdictAndNobodyElses
        system calls | \
        RefusedCallsTests/testEachCallOfTheListIsRefused \
        SystemCallFilterTests/testWhatIsNewerThanTheListIsNotThere
        your environment variables | SandboxedGradingTests/testCodeSeesNothingButItselfAndLibraries
        a place to write | SandboxTests/testEachPlaceToWriteHolds64MiB
        time | endless-loop
        time of a stage | HangingOwnTests/testTheyUseUpTheTimeOfTheirQuestionAndOfNoOther
        memory | endless-memory
        processes | many-processes
        threads | ClassHostileTests/testEachHasItsOwnVerdictAndNobodyElses
        open files | ClassHostileTests/testEachHasItsOwnVerdictAndNobodyElses
        disk | SandboxTests/testEachPlaceToWriteHolds64MiB
        output | HostileCodeTests/testMegabytesAreCut
        a build's time | type-explosion
        a build's memory | BrokenBuildTests/testABuildThatTakesTooMuchMemoryIsItsStagesVerdict
        **Exact** | \
        SandboxTests/testEachPlaceToWriteHolds64MiB \
        SandboxTests/testALowerLimitOfTheSystemIsKeptAndNothingIsSaidOfIt
        **Sampled** | \
        LimitsTests/testEachLimitEndsAProcess SandboxTests/testTheKernelLimitsTheMemoryOfEachProcess
        links, including links to folders | \
        SourceFolderLimitsTests/testALinkToAFolderLeadsNowhere \
        SubmissionTests/testLinksAreRefusedByName
        pipes, devices and sockets | SourceFolderLimitsTests/testWhatIsNoFile
        names that differ only in upper case | \
        SourceFolderLimitsTests/testNamesThatDifferOnlyInCaseOrAccents
        names with invisible characters | SourceFolderLimitsTests/testNamesThatOtherProgramsMisunderstand
        files of more than 1 MiB | \
        SourceFolderLimitsTests/testAMebibyteIsTakenAndAByteMoreIsNot \
        SourceFolderLimitsTests/testOneFileMoreIsTooMany \
        SourceFolderLimitsTests/testAPathThatIsTooLong SourceFolderLimitsTests/testFoldersInFolders
        An archive with links | ArchiveKindsTests/testWhatComesOutOfEach
        Paths that lead out | ArchiveKindsTests/testWhatComesOutOfEach
        An archive that is damaged | \
        ArchiveKindsTests/testWhatComesOutOfEach \
        ArchiveKindsTests/testAFileThatIsTooLargeIsNotOpened \
        ClassDayTests/testEveryoneIsInAllReportsWithTheirMarksOrTheReason
        The download of a class | ClassSourceTests/testWhatIsNoClassStopsTheRun
        **Printing** | forged-output
        **Taking over the report** | \
        relays-the-report replays-the-report MarkedOutputTests/testTheKeyOfALineIsNoKeyOfTheNext
        **Ending the process** | \
        exit-zero underscore-exit-zero \
        ResultReaderTests/testAnEndInAnotherWayAfterTheLastWordIsNotBelieved
        **Tests that count the runs** | MutationRunTests/testATestThatCountsTheLooksIsUnsteady
        **The other process of an exit test** | own-tests-exit-tests own-tests-exit-tests-hostile
        **Tests that are left out** | ReportedTestsTests/testAnotherCountIsNone
        **An impossible report** | \
        ReportedTestsTests/testTwiceIsNone ReportedTestsTests/testOutOfOrderIsNone
        **Tests that look for the planted bug** | \
        own-tests-random MutationRunTests/testWhereATestIsUnsteadyTheOthersAreLookedAtMoreOften \
        own-tests-forging
        **Tests that can't fail.** | \
        ControlTestsAloneTests/testNothingIsBelievedWhereAssertionsDoNotFail \
        ControlTestCheckTests/testATestThatPassesWithoutALookAtWhatItExpectsIsNotBelieved \
        WorkshopControlTestsTests/testAnotherValueLooksAsOrdinary NotBelievedTests/testTheInstructorIsTold
        **Reaching into another stage.** | ClassHostileTests/testCodeThatRunsAtLoadDecidesItsOwnStageAlone
        **A name that the official tests would use.** | \
        shadows-helpers queues-by-another-name jokers-of-no-name second-solution \
        SuiteNamesTests/testWhatASuiteMayNeed \
        FinishedSuitesTests/testNoSuiteComparesValuesOfAStagesOwnType
        **An import that no exercise needs.** | \
        RefusalRulesTests/testWhatASourceMustNotHave own-tests-importing-the-reporter
        **An attribute** | RefusalRulesTests/testWhatASourceMustNotHave attributes-in-backticks
        **Another library's name or section** | RefusalRulesTests/testWhatAnObjectMustNotHave
        memory without checks | \
        FlagRulesTests/testWarningsOfTheCompiler looks-at-the-stack reads-by-pointers
        words with an underscore | looks-at-the-stack reads-by-pointers
        functions of C | FlagRulesTests/testNames
        formats such as | FlagRulesTests/testWords formats-and-lists
        *checked in part* | SameCodeTests/testACompilerThatCannotLeaveOutBodies
        """

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

    func testWhatShowsItIsThere() throws {
        let tests = WorkshopCopy.kit.path("Tests")
        let sources = try SourceFolder.read(tests, ending: "Tests.swift", files: .live).files
        for name in Set(Self.evidence.values.flatMap { $0 }) {
            let parts = name.split(separator: "/")
            guard parts.count == 2 else {
                let path = "\(tests)/GradingTests/Learners/\(name)/expected.json"
                XCTAssertEqual(Files.live.kind(path), .file, "there is no learner \(name)")
                continue
            }
            let file = sources.first { $0.key.hasSuffix("/\(parts[0]).swift") }
            let text = String(decoding: file?.value ?? [], as: UTF8.self)
            XCTAssertTrue(text.contains("func \(parts[1])()"), "there is no test \(name)")
        }
    }
}
