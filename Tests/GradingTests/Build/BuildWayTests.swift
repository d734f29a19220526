import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import SwiftSource

/// Tests when the grader calls the compiler without the package manager.
final class BuildWayTests: XCTestCase {
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
            compiler: nil,
            package: PackageBuilder(
                tools: GradingTools(
                    machine: Machine(files: fake.files, processes: processes, environment: [:]),
                    toolchain: Toolchain(swift: "/swift", version: ""), advice: { _, _ in [] }),
                cache: CacheFolder(kit: Kit(root: "/kit"), files: fake.files), limits: Limits()))
        let built = try builder.build(shipped(1), of: content)
        XCTAssertEqual(built.flags, [.checkedInPart("Starter/Stage1/")])
        XCTAssertFalse(built.isScreened)
    }
}
