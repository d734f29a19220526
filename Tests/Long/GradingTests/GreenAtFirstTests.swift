import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests that hints in the Red step lead to a test that is red on the shipped code.
final class GreenAtFirstTests: XCTestCase {
    /// Runs the finished tests on the shipped code. A finished test that passes there is green at
    /// first, so a learner can't start with it.
    func testTheCatalogKnowsWhichBugsHaveATestThatIsGreenOnShippedCode() throws {
        let (kit, workshop) = (FixtureLearner.kit, Workshop.shipped)
        let folder = try temporaryFolder()
        for stage in workshop.stages {
            for (tree, path) in [(Tree.starter, stage.folder), (.finished, stage.testsFolder)] {
                let copy = "\(folder)/Starter/\(path)"
                try Files.live.makeFolder(URL(filePath: copy).deletingLastPathComponent().path)
                try FileManager.default.copyItem(
                    atPath: kit.path("\(tree.rawValue)/\(path)"), toPath: copy)
            }
        }
        let submission = try Submission.read(folder, tree: .starter, of: workshop, files: .live)
        let report = try FixtureLearner.grader(limits: FixtureLearner.patientLimits).grade(
            submission, stages: workshop.stages, alsoOnCode: true, progress: .ignored)
        // A test may also catch a bug that belongs to another exercise.
        let green = Set(
            report.exercises.flatMap(\.ownTests).filter { $0.onCode?.status == .passed }
                .map(\.result.name))
        for exercise in report.exercises where exercise.exercise.hasCodeToWrite {
            for bug in exercise.plantedBugs {
                let kills = exercise.bugs.first { $0.id == bug.id }?.kills.map(\.test) ?? []
                XCTAssertFalse(kills.isEmpty, bug.id)
                XCTAssertEqual(!green.isDisjoint(with: kills), bug.isGreenAtFirst, bug.id)
            }
            XCTAssertTrue(
                exercise.plantedBugs.contains { !$0.isGreenAtFirst }, exercise.exercise.id)
        }
    }
}
