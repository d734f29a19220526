import XCTest

@testable import Catalog
@testable import Grading
@testable import KitTestHelpers

final class SourceScanTests: XCTestCase {
    private func failure(_ source: String, isTests: Bool = false) -> BuildFailure? {
        SourceScan(stage: shipped(1), workshop: .shipped, isTests: isTests).failure(
            in: SourceFolder(files: ["A.swift": Array(source.utf8)]), at: "Starter/Stage1")
    }

    func testAnImportOfAnotherStageIsReportedWithItsPlace() {
        XCTAssertEqual(
            failure("import Foundation\n\n@testable import Stage2\n"),
            .refusedCode(
                RefusedCode(
                    path: "Starter/Stage1/A.swift", line: 3,
                    reason: .foreignImport(of: "Stage2", into: "Stage1"))))
    }

    func testEveryFormOfAForbiddenImportIsRefused() {
        for source in [
            "import\nStage3", "import `Stage3`", "import struct Stage3.Feed", "import Stage1Tests",
            "import MyStage1Tests", "import TestHelpers", "#if canImport(Stage2)\n#endif",
            "import /* no */ Stage4", "#if canImport(Stage1PackageDiscoveredTests)\n#endif",
        ] { XCTAssertNotNil(failure(source), source) }
        XCTAssertNotNil(failure("import Stage2", isTests: true))
        XCTAssertNotNil(failure("import Stage1Tests", isTests: true))
    }

    func testAllowedImportsAreNotReported() {
        for source in [
            "import Foundation", "import Shared", "// import Stage2", "let a = \"import Stage2\"",
            "import Stage22",
        ] { XCTAssertNil(failure(source), source) }
        XCTAssertNil(failure("@testable import Stage1\nimport TestHelpers", isTests: true))
    }

    func testTheVerdictIsTheSameWhateverWasBuiltBefore() throws {
        let learner = FixtureLearner(name: "imports-another-stage")
        for report in [try learner.grade(1, 2), try learner.grade(2)] {
            let stage = try XCTUnwrap(report.stages.last)
            guard case .notBuilt(.refusedCode(let code, _), _) = stage.suite else {
                return XCTFail("\(stage.suite)")
            }
            XCTAssertEqual(code.reason, .foreignImport(of: "Stage1", into: "Stage2"))
        }
    }
}
