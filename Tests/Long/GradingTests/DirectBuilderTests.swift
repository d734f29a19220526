import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests how the grader builds by calling the compiler directly, after something that was built
/// earlier has changed or was damaged.
final class DirectBuilderTests: XCTestCase {
    private func grader(_ root: String) throws -> Grader {
        try FixtureLearner.grader(limits: FixtureLearner.patientLimits)
            .with(kit: Kit(root: root))
    }

    private func report(_ root: String) throws -> StageReport {
        let grader = try grader(root)
        let report = try grader.grade(root, tree: .starter, stages: [shipped(4)])
        return try XCTUnwrap(report.stages.first)
    }

    /// A program also includes resources: files that the code reads from a folder next to its
    /// sources.
    func testChangingAResourceAndRestoringItIsNoticed() throws {
        let copy = try KitCopy("direct")
        let root = copy.kit.root
        // Without the learner's tests there is no mutation run, and only the code matters here.
        for folder in ["Stage4", "Stage4Tests"] {
            try Files.live.remove("\(root)/Starter/\(folder)")
        }
        try FileManager.default.copyItem(
            atPath: "\(root)/Finished/Stage4", toPath: "\(root)/Starter/Stage4")
        let path = "\(root)/Exercises/Shared/Data/TickerData.json"
        let right = try Files.live.read(path)
        XCTAssertEqual(try report(root).failures.count, 0)
        try Files.live.write(path, Array("{".utf8))
        XCTAssertEqual(try report(root).failures.count, 1)
        try Files.live.write(path, right)
        XCTAssertEqual(try report(root).failures.count, 0)

        // If a part of a built product is missing, that isn't the learner's mistake.
        let products = "\(root)/.grade/shared/products"
        for name in try Files.live.names(products) {
            try Files.live.remove("\(products)/\(name)/Shared.swiftmodule")
        }
        let file = "\(root)/Starter/Stage4/PracticeUseCase.swift"
        try Files.live.write(file, try Files.live.read(file) + Array("// Changed.\n".utf8))
        XCTAssertEqual(try report(root).failures.count, 0)
    }
}
