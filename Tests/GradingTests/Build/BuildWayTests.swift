import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource

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

    func testOnlyTestedCompilerVersionsAreCalledDirectly() throws {
        let cases: [(String, BuildWay, Bool)] = [
            ("6.3.1", .whatWorks, true), ("6.9", .whatWorks, false),
            ("6.3.1", .packageManager, false),
        ]
        for (version, way, isDirect) in cases {
            let grader = try grader(version, way)
            let cache = CacheFolder(kit: grader.kit, files: .live)
            let builder = try grader.builder(in: cache, progress: .ignored)
            XCTAssertEqual(builder.linksDirectly, isDirect, "\(version), \(way)")
        }
        XCTAssertEqual(try grader("6.9").directBuildProblem(), .untriedVersion("6.9"))
    }

    /// If the compiler can't be called, the package manager builds, and the report says that nothing was
    /// screened.
    func testAProgramThatIsNotScreenedIsFlagged() throws {
        let fake = FakeFiles(["/w/.build/debug/UnitTestingWorkshopPackageTests.xctest": ""])
        let processes = Processes(run: { _, _, _ in .exited(0) }, endAll: {})
        let content = try QuestionContent(
            .suite,
            of: WorkspaceContent(
                kit: FixtureLearner.kit,
                submission: Submission(root: "", tree: .starter, workshop: .shipped), asked: [],
                files: .live),
            in: Workspace(root: "/w", files: fake.files, workshop: .shipped), files: [nil: [:]])
        let builder = StageBuilder(
            compiler: nil, linksDirectly: false,
            package: PackageBuilder(
                toolchain: Toolchain(swift: "/swift", version: ""),
                machine: Machine(files: fake.files, processes: processes, environment: [:]),
                sandbox: nil, moduleCache: "/modules", limits: Limits()),
            sandbox: nil, progress: .ignored)
        guard case .built(_, let flags, _) = try builder.build(shipped(1), of: content) else {
            return XCTFail("not built")
        }
        XCTAssertEqual(flags, [.checkedInPart("Starter/Stage1/")])
    }
}
