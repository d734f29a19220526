import XCTest

@testable import Advice
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Each kind of finding on own tests speaks of the library that these are written in.
final class FindingsInBothLibrariesTests: XCTestCase {
    private static let file = "Starter/Stage1Tests/MyEvenOddTests.swift"

    func testNoFindingNamesSomethingOfTheOtherLibrary() {
        for kind in Finding.Kind.allCases where kind.isOfOwnTests {
            for library in TestLibrary.allCases {
                let all = Self.sentences(kind, library)
                XCTAssertFalse(all.isEmpty, "\(kind) has no entry")
                for words in all {
                    XCTAssertEqual(library.foreignWords(in: words), [], "\(library): \(words)")
                }
            }
        }
    }

    /// What is said for a kind of finding. A new kind needs an entry.
    private static func sentences(_ kind: Finding.Kind, _ library: TestLibrary) -> [String] {
        switch kind {
        case .brokenTests: cures(library)
        case .timeUsedUp: [Finding.Words.timeUsedUp(.seconds(1)).text]
        case .neverRun:
            said(.neverRun, library, neverRun: reasons(library).map(method))
        case .emptyFile: emptyFiles(library)
        case .wrongTest: failures(library).flatMap { said(.wrongTest, library, $0) }
        case .idleTest: said(.idleTest, library, nil, noticesNothing: true)
        case .betterTest: said(.betterTest, library, nil)
        case .missingIdea: Concept.allCases.map(\.title)
        case .openBug: ofTheCatalogue
        case .brokenCode, .slip, .givenFile, .flag: []
        }
    }

    /// What the catalogue says, to learners of both libraries.
    private static var ofTheCatalogue: [String] {
        Workshop.shipped.stages.flatMap { stage in
            stage.bugs.flatMap { [$0.description] + $0.hints } + stage.variants.map(\.description)
                + stage.exercises.flatMap(\.hints)
        }
    }

    // MARK: Tests that are judged

    private static func failures(_ library: TestLibrary) -> [TestResult.Failure] {
        let messages =
            switch library {
            case .xctest:
                [
                    "XCTAssertTrue failed", "XCTAssertThrowsError failed: did not throw error",
                    "Asynchronous wait failed: Exceeded timeout", "failed - why",
                    "XCTAssertEqual failed: (\"a\") is not equal to (\"A\")",
                ]
            case .swiftTesting:
                [
                    "Expectation failed: an error was expected but none was thrown",
                    "Confirmation was confirmed 0 times, but expected to be confirmed 1 time",
                    "Expectation failed: (a → \"a\") == \"A\"", "Issue recorded - why",
                ]
            }
        return messages.map {
            .assertion(message: $0, place: SourceLocation(file: file, line: 3))
        }
    }

    /// What is found in two tests of a file that do the same.
    private static func said(
        _ kind: Finding.Kind, _ library: TestLibrary, _ failure: TestResult.Failure? = nil,
        noticesNothing: Bool = false, neverRun: [NeverRunMethod] = []
    ) -> [String] {
        let names = library == .xctest ? ["testIt", "testAgain"] : ["it()", "again()"]
        let tests = names.map {
            OwnTest(
                result: TestResult(name: "MyStage1Tests.MyEvenOddTests/\($0)", failure: failure),
                noticesNothing: noticesNothing,
                failedLine: FailedLine(code: "XCTAssertTrue(a == b)", operands: []))
        }
        let source =
            library == .xctest
            ? """
            import XCTest
            final class MyEvenOddTests: XCTestCase {
                func testIt() { XCTAssertEqual(a.count, 1) }
                func testAgain() { XCTAssertEqual(a.count, 1) }
            }
            """
            : """
            import Testing
            @Suite struct MyEvenOddTests {
                @Test func it() { #expect(a.count == 1) }
                @Test func again() { #expect(a.count == 1) }
            }
            """
        let report = StageReport(
            stage: shipped(1), suite: .ran([]),
            ownTests: .judged(OwnTestsReport(tests: tests, bugs: [], neverRun: neverRun)))
        return stageAdvice(report, StageSources(ownTests: [file: source])).of(kind)
            .map(\.words.text)
    }

    func testValuesThatDifferInACapitalLetterAreSeenInBoth() {
        for library in TestLibrary.allCases {
            let said = Self.failures(library).flatMap { Self.said(.wrongTest, library, $0) }
            XCTAssertTrue(said.contains("The two differ only in capital letters."), "\(said)")
            let throwing = said.contains { $0.contains("it can't throw") }
            let waiting = said.contains { $0.hasSuffix(GuideSections.waiting) }
            XCTAssertTrue(throwing && waiting, "\(said)")
        }
    }

    // MARK: Methods that never run, and files without tests

    private static func reasons(_ library: TestLibrary) -> [NeverRunMethod.Reason] {
        let all: [NeverRunMethod.Reason] = [
            .notNamedTest, .noTestAttribute, .isPrivate, .isStatic, .hasParameters, .returnsValue,
            .isMeantAs("override func setUp()"), .isNoInit, .isNoDeinit, .classIsNoTestCase("A"),
            .outsideOfClass, .inExtensionOfXCTestCase, .classIsPrivate("A"), .extensionIsPrivate,
            .isNotCompiled("#if os(iOS)"), .isNotFound,
        ]
        return all.filter { self.library(of: $0) == library }
    }

    /// Where the scan finds a reason. A new one needs an entry here and above.
    private static func library(of reason: NeverRunMethod.Reason) -> TestLibrary {
        switch reason {
        case .noTestAttribute, .isNoInit, .isNoDeinit: .swiftTesting
        case .notNamedTest, .isPrivate, .isStatic, .hasParameters, .returnsValue, .isMeantAs,
            .classIsNoTestCase, .outsideOfClass, .inExtensionOfXCTestCase, .classIsPrivate,
            .extensionIsPrivate, .isNotCompiled, .isNotFound:
            .xctest
        }
    }

    private static func method(_ reason: NeverRunMethod.Reason) -> NeverRunMethod {
        NeverRunMethod(
            name: "it", place: SourceLocation(file: file, line: 3), reason: reason)
    }

    private static func emptyFiles(_ library: TestLibrary) -> [String] {
        let other = "Starter/Stage1Tests/MyLabelsTests.swift"
        let report = StageReport(
            stage: shipped(1), suite: .ran([]),
            ownTests: .judged(
                OwnTestsReport(
                    tests: [], bugs: [], missingFiles: [other],
                    misplaced: [
                        MisplacedTests(path: file, found: "ATests", expected: "MyEvenOddTests")
                    ])))
        let sources = StageSources(ownTests: [file: "import \(library.module)\n"])
        return stageAdvice(report, sources).of(.emptyFile).map(\.words.text)
    }

    func testAHelperComesBackInTheLibraryOfTheTests() {
        let (folder, tests) = ("Starter/Stage4Tests", "Starter/Stage4Tests/MyFeedTests.swift")
        let helper = "\(folder)/PracticeTestCase.swift"
        let report = StageReport(
            stage: Fixture.passedStage.stage, suite: Fixture.passedStage.suite,
            ownTests: Fixture.passedStage.ownTests, changedFiles: [helper])
        func cure(_ library: TestLibrary) -> [String] {
            // The helper itself is in the other library: that may be what is wrong with it.
            let sources = StageSources(
                ownTests: [
                    tests: "import \(library.module)\n", helper: "import XCTest\n",
                    "\(folder)/MyTickerTests.swift": "import \(library.module)\n",
                ], testsFolder: folder)
            return stageAdvice(report, sources).of(.givenFile).compactMap(\.words.next)
        }
        XCTAssertEqual(cure(.xctest), ["To bring it back: git restore \(helper)"])
        XCTAssertEqual(
            cure(.swiftTesting),
            [
                "To bring it back: cp Starter/SwiftTesting/Stage4Tests/PracticeTestCase.swift \(helper)"
            ])
    }

    func testAFileIsWrittenAnewInTheLibraryOfTheOthers() {
        let missing =
            "Starter/Stage1Tests/MyLabelsTests.swift has no tests. The file isn't there, "
            + "or is empty. To bring it back: "
        XCTAssertEqual(
            Self.emptyFiles(.swiftTesting),
            [
                "\(missing)swift run grade tests swift-testing, or write it anew: "
                    + "@Suite struct MyLabelsTests",
                "\(Self.file) has no suite MyEvenOddTests. The tests in it stand in ATests, and count "
                    + "for that exercise. Write: @Suite struct MyEvenOddTests",
            ])
        XCTAssertEqual(
            Self.emptyFiles(.xctest).first,
            "\(missing)git restore Starter/Stage1Tests/MyLabelsTests.swift, or write it anew: "
                + "final class MyLabelsTests: XCTestCase")
    }

    // MARK: Tests that can't be built

    /// What helps with errors that both libraries have.
    private static func cures(_ library: TestLibrary) -> [String] {
        let errors = [
            "cannot convert value of type 'Int?' to expected argument type 'Int'",
            "static property 'shared' is not concurrency-safe because",
            "type 'any HashDiffable' cannot conform to 'Equatable'",
            "binary operator '==' cannot be applied to two 'Row' operands",
            "binary operator '==' cannot be applied to operands of type 'Int' and 'String'",
            "expression is 'async' but is not marked with 'await'",
            "errors thrown from here are not handled",
            "instance method 'wait' is unavailable from asynchronous contexts; Use await",
        ]
        let actors: [Finding.Words] = [
            .testNotOnMainActor("it", waits: true, library), .preparationNotOnMainActor(library),
            .propertyOnMainActor(library), .isOfAPackage(name: "Nimble", library),
        ]
        return actors.map(\.text)
            + errors.map { error in
                let said = CompilerDiagnostics(text: "A.swift:7:5: error: \(error)\n")
                let cure = CompilerCures.cure(of: said.errors[0], inTestsOf: library)
                XCTAssertNotNil(cure, error)
                return cure ?? ""
            }
    }
}
