import Foundation
import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers

final class TestsCommandTests: XCTestCase {
    private let mine = "import XCTest\nfinal class MyATests: XCTestCase { func testMine() {} }\n"
    private let both = ["MyATests.swift", "MyBTests.swift"]

    func testAFreshCloneNamesItsLibrary() throws {
        let (status, text) = try TestsFixture().run()
        XCTAssertEqual(status, 0)
        XCTAssertEqual(
            text,
            """
            Your tests use XCTest.

            To switch:
              swift run grade tests swift-testing
            Both libraries side by side: Guide/5-xctest-and-swift-testing.md

            """)
    }

    func testEachStageNamesItsLibraryIfTheyDiffer() throws {
        let fixture = TestsFixture(["Stage1Tests/MyATests.swift": mine])
        _ = try fixture.run("swift-testing")
        XCTAssertEqual(
            try fixture.run().1,
            """
            The files for your tests:
              Stage 1  XCTest, changed
              Stage 2  Swift Testing
              Games    Swift Testing

            To switch:
              swift run grade tests xctest
              swift run grade tests swift-testing
            Both libraries side by side: Guide/5-xctest-and-swift-testing.md

            """)
    }

    func testSwitchingTheLibraryBackRestoresTheFiles() throws {
        let fixture = TestsFixture()
        let (status, text) = try fixture.run("swift-testing")
        XCTAssertEqual(status, 0)
        XCTAssertEqual(text, "9 test files use Swift Testing now.\n")
        for path in both.map({ "Stage1Tests/\($0)" }) + both.map({ "Encores/GamesTests/\($0)" }) {
            XCTAssertTrue(fixture.has(path, in: .swiftTesting), path)
        }
        XCTAssertEqual(fixture.text("Stage1Tests/Mock.swift"), "struct Mock {}\n")
        XCTAssertEqual(
            try fixture.run("swift-testing").1,
            "Your tests already use Swift Testing.\n")
        XCTAssertEqual(try fixture.run("XCTest").0, 0)
        XCTAssertEqual(try fixture.libraries(), [[.xctest], [.xctest], [.xctest]])
        XCTAssertEqual(
            fixture.fake.paths.filter { $0.contains("backups") }, [],
            "files that are as shipped must not be backed up")
    }

    func testAStartedStageIsNotSwitched() throws {
        let fixture = TestsFixture(["Stage1Tests/MyATests.swift": mine])
        let (status, text) = try fixture.run("swift-testing")
        XCTAssertEqual(status, 1)
        XCTAssertEqual(fixture.text("Stage1Tests/MyATests.swift"), mine)
        XCTAssertTrue(fixture.has("Stage1Tests/MyBTests.swift", in: .xctest), "the stage must stay")
        XCTAssertTrue(fixture.has("Stage2Tests/MyATests.swift", in: .swiftTesting))
        XCTAssertEqual(
            text,
            """
            6 test files use Swift Testing now.

            You have changed these files, so their stages stay as they are:
              Starter/Stage1Tests/MyATests.swift
            Either rewrite your tests by hand (Guide/5-xctest-and-swift-testing.md), or
            reset them and then switch. The reset keeps a backup of your tests:
              swift run grade reset 1 --tests

            """)
    }

    /// Each case is the name of one of the learner's files, its text, and whether the stage stays unchanged.
    func testObstaclesKeepAStageUnchanged() throws {
        let rewritten = "import Testing\n@Suite struct MyATests { @Test func mine() {} }\n"
        let cases: [(String, String?, Bool)] = [
            ("MyATests.swift", rewritten, false), ("MyOwnTests.swift", mine, true),
            ("MyATests.swift", "// I'll do it later.\n", true),
            ("Mock.swift", "struct Mock { var count = 0 }\n", false),
            ("MyATests.swift", nil, false),
        ]
        for (file, text, stays) in cases {
            let fixture = TestsFixture(["Stage1Tests/\(file)": text])
            XCTAssertEqual(try fixture.run("swift-testing").0, stays ? 1 : 0, file)
            if let text { XCTAssertEqual(fixture.text("Stage1Tests/\(file)"), text) }
            XCTAssertEqual(fixture.has("Stage1Tests/MyBTests.swift", in: .xctest), stays, file)
        }
    }

    func testSkippedFilesAlsoCountAsStarted() throws {
        // A scan of a folder skips a file whose name differs from another one only in case, and large files.
        let large = mine + String(repeating: "/", count: SourceFolder.maximumFileSize)
        for (path, text) in [("MYATests.swift", mine), ("MyBTests.swift", large)] {
            let fixture = TestsFixture([
                "Stage1Tests/\(path)": text, "Stage1Tests/MyATests.swift": mine,
            ])
            XCTAssertEqual(try fixture.run("swift-testing").0, 1)
            XCTAssertEqual(fixture.text("Stage1Tests/MyATests.swift"), mine)
            XCTAssertEqual(fixture.text("Stage1Tests/\(path)"), text)
        }
    }

    func testALinkIsRefused() throws {
        for path in ["Stage1Tests/MyATests.swift", "Stage1Tests"] {
            let fixture = TestsFixture()
            fixture.fake.link("/kit/Starter/\(path)")
            XCTAssertThrowsError(try fixture.run("swift-testing")) {
                XCTAssertEqual($0 as? LearnerFileError, .notAFile("Starter/\(path)"))
            }
            XCTAssertTrue(fixture.has("Stage2Tests/MyATests.swift", in: .xctest), "not switched")
        }
    }

    func testWithoutGitABackupIsMade() throws {
        let fixture = TestsFixture()
        fixture.removeGit()
        XCTAssertEqual(try fixture.run("swift-testing").0, 0)
        XCTAssertEqual(
            fixture.fake.paths.filter { $0.contains("/backups/") }.compactMap(fixture.fake.text)
                .filter { $0.hasPrefix(TestsFixture.xctest) }.count, 6)
    }

    func testFilesInTheUnusedLibraryAreNamed() throws {
        let fixture = TestsFixture(["SwiftTesting/Stage1Tests/MyATests.swift": mine])
        let text = try fixture.run().1
        assertContains(text, "these files, which aren't used:\n")
        assertContains(text, "\n  Starter/SwiftTesting/Stage1Tests/MyATests.swift\n")
        assertContainsNot(try TestsFixture().run().1, "Tests belong")
    }

    func testAnUnknownLibraryIsReported() throws {
        let (status, text) = try TestsFixture().run("swift-testng")
        XCTAssertEqual(status, 64)
        XCTAssertEqual(
            text,
            "'tests' takes xctest or swift-testing, not 'swift-testng'. Did you mean "
                + "'swift-testing'?")
    }
}
