import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests which values of a grader stay the same in its copy.
final class GraderTests: XCTestCase {
    func testACopyOverridesOnlyTheGivenValues() {
        var limits = GradingLimits()
        limits.stage = .seconds(7)
        let grader = Grader(
            kit: Kit(root: "/kit"),
            tools: GradingTools(
                machine: FixtureLearner.machine,
                toolchain: Toolchain(swift: "/swift", version: "6.2"), identity: "this",
                advice: { _, _ in [] }),
            limits: limits)
        let elsewhere = grader.with(kit: Kit(root: "/other"))
        XCTAssertEqual(elsewhere.kit.root, "/other")
        XCTAssertEqual(elsewhere.limits, limits)
        XCTAssertTrue(elsewhere.tools.gate === grader.tools.gate)

        let machine = Machine(
            files: .live, processes: FixtureLearner.processes, environment: ["A": "b"])
        let other = grader.with(tools: grader.tools.on(machine))
        XCTAssertEqual(other.tools.machine.environment, ["A": "b"])
        XCTAssertEqual(other.tools.identity, "this")
        XCTAssertEqual(other.tools.toolchain, grader.tools.toolchain)
        XCTAssertTrue(other.tools.gate === grader.tools.gate)
        XCTAssertEqual(other.kit.root, "/kit")
    }
}
