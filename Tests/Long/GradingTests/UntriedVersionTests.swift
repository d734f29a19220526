import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

final class UntriedVersionTests: XCTestCase {
    /// The version is made up, and all else is this machine's toolchain.
    func testAVersionThatNobodyHasTriedProvesItself() throws {
        let known = try FixtureLearner.grader()
        var kit = known.kit
        kit.cache = try temporaryFolder()
        kit.shared = "\(kit.cache)/shared"
        let grader = known.with(
            kit: kit,
            tools: GradingTools(
                machine: known.machine,
                toolchain: Toolchain(swift: known.tools.toolchain.swift, version: "6.9"),
                advice: { _, _ in [] }))
        let cache = CacheFolder(kit: kit, files: .live)
        func isDirect() throws -> Bool {
            try grader.builder(in: cache, progress: .untold).direct != nil
        }
        XCTAssertFalse(try isDirect())
        XCTAssertNil(try grader.directBuildProblem())
        XCTAssertTrue(try isDirect())
    }
}
