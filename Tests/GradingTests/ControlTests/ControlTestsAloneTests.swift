import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

/// Tests which tricks the control tests alone detect, without any screening of the code. The
/// programs are real, and the learners are made up.
final class ControlTestsAloneTests: XCTestCase {
    /// The learners in this test make tests pass in different ways, for a stage in which nothing is
    /// filled in. The quick tests take three of the ways: an assertion, a literal, and a value that
    /// equals everything.
    func testAssertionsThatNeverFailInvalidateTheSuite() throws {
        let some = ["assertions-without-a-trace", "literals-of-its-own", "jokers-that-inherit"]
        let rest = [
            "assertions-of-the-system", "renames-assertions", "emitted-into-the-tests",
            "jokers-of-a-finished-type", "jokers-of-no-name",
        ]
        for name in Breadth.current == .few ? some : some + rest {
            let files = try UnscreenedSuite.untouched(shipped(1), under: name)
            try UnscreenedSuite.with(shipped(1), files) { suite in
                let results = try suite.run.runXCTest(suite.names)
                XCTAssertTrue(results.contains { $0.status == .passed }, name)
                XCTAssertFalse(try suite.isBelieved(results), name)
            }
        }
    }

    /// The comparison is reversed, so that the learner's value decides whether the two values are
    /// equal. Earlier versions of the test helpers compared this way.
    func testValuesThatEqualEverythingInvalidateTheSuite() throws {
        let files = try UnscreenedSuite.untouched(shipped(4), under: "feed-of-jokers")
        let asksTheOther = { (_: String, text: String) in
            text.replacing("expected.isEqual(to: value)", with: "value.isEqual(to: expected)")
        }
        try UnscreenedSuite.with(shipped(4), files, change: asksTheOther) { suite in
            let results = try suite.run.runXCTest(suite.names)
            XCTAssertTrue(results.contains { $0.status == .passed })
            // Only a few of the passing tests are about the feed, so a random choice may miss them.
            // So each test that can have a control test is checked.
            let open = results.filter {
                $0.status == .passed && !ControlTestSuite.places(reachedBy: $0).isEmpty
            }
            XCTAssertTrue(try open.contains { try !suite.isBelieved([$0]) })
        }
    }

    func testRightAndUntouchedCodeIsValid() throws {
        let finished = try SourceFolder.read(
            FixtureLearner.kit.path("Finished/\(shipped(2).folder)"), ending: ".swift", files: .live
        )
        let starter = try SourceFolder.read(
            FixtureLearner.kit.path("Starter/\(shipped(2).folder)"), ending: ".swift", files: .live)
        for (folder, passed) in [(finished, 30), (starter, 0)] {
            try UnscreenedSuite.with(shipped(2), folder.files) { suite in
                let results = try suite.run.runXCTest(suite.names)
                XCTAssertEqual(results.count { $0.status == .passed }, passed)
                XCTAssertTrue(try suite.isBelieved(results))
            }
        }
    }
}
