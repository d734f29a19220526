import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource

/// Own tests that look at how another process ends: they hold, and notice bugs that are traps.
final class ExitTestsTests: XCTestCase {
    func testTheyNoticeABugThatIsATrap() throws { try checkExitTests(.compiler) }

    func testTheyNoticeATrapBehindTheMainActor() throws {
        let (stage, own) = try judgedExitTests("own-tests-exit-tests", 3)
        XCTAssertEqual(
            stage.ownStatuses,
            ["SelectingExitTests/anIndexThatNoListHasDoesNotStopTheProgram()": .passed])
        XCTAssertEqual(
            own.kills(of: "negative-index-traps"),
            ["anIndexThatNoListHasDoesNotStopTheProgram()"])
    }

    /// What the macros write is flagged as little as what they are for; the rest of `ExitTest` is.
    func testWhatExitTestsNeedIsNotFlagged() throws {
        let rules = FlagRules(ownModules: [], isTests: true, words: [])
        func flag(_ name: String) -> String? {
            CompiledName(name).flatMap { rules.flagged($0) }
        }
        XCTAssertNil(flag("$s7Testing8ExitTestV9ConditionV7failureAEvgZ"))
        XCTAssertNil(flag("$s7Testing8ExitTestV6ResultVMa"))
        XCTAssertEqual(flag("$s7Testing8ExitTestV7currentACSgvgZ"), "ExitTest.current")
        XCTAssertEqual(flag("$s7Testing6RunnerVMa"), "Runner")
        XCTAssertEqual(
            FlagRules(ownModules: [], isTests: false, words: []).flagged(
                try XCTUnwrap(CompiledName("$s7Testing8ExitTestV6ResultVMa"))),
            "Testing.ExitTest")
    }
}
