import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests when the compiler is called without the package manager.
final class BuildWayTests: XCTestCase {
    private func grader(_ version: String, _ way: BuildWay = .whatWorks) throws -> Grader {
        let known = try FixtureLearner.grader()
        var kit = known.kit
        kit.cache = try temporaryFolder()
        kit.shared = "\(kit.cache)/shared"
        // Only the version is made up; everything else is this machine's toolchain.
        let toolchain = Toolchain(swift: known.tools.toolchain.swift, version: version)
        return known.with(
            kit: kit,
            tools: GradingTools(
                machine: known.machine, toolchain: toolchain, advice: { _, _ in [] }),
            buildsWith: way)
    }

    func testTheCompilerIsCalledWithTriedVersionsOnly() throws {
        let cases: [(String, BuildWay, Bool)] = [
            ("6.3.1", .whatWorks, true), ("6.9", .whatWorks, false), ("6.9", .compiler, true),
            ("6.3.1", .packageManager, false),
        ]
        for (version, way, isDirect) in cases {
            let grader = try grader(version, way)
            let cache = CacheFolder(kit: grader.kit, files: .live)
            let builder = try grader.builder(in: cache, progress: .ignored)
            XCTAssertEqual(builder.direct != nil, isDirect, "\(version), \(way)")
        }
        XCTAssertEqual(try grader("6.9").directBuildProblem(), .untriedVersion("6.9"))
    }
}
