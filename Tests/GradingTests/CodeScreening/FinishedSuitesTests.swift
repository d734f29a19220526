import Foundation
import XCTest

@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

/// Tests which symbols of the finished stages the official suites need.
final class FinishedSuitesTests: XCTestCase {
    /// If a stage declared a type whose values are compared, the code of a learner could decide
    /// which values are equal. So such types must be in `Shared` or in the standard library.
    func testSuitesDoNotCompareValuesOfTypesDefinedByAStage() throws {
        let (stages, folder) = (Workshop.shipped.stages, try temporaryFolder())
        let suites = try stages.concurrentMap { try Self.suite(of: $0, in: folder) }
        for (stage, suite) in zip(stages, suites) {
            XCTAssertFalse(suite.interface.hasBodies, "\(stage.id)")
            let comparing = try suite.tests.requireObject().needed.filter { symbol in
                let text = demangled(symbol)
                return text.contains("for \(stage.module).") && text.contains(" : Swift.Equatable")
                    || text.hasPrefix("static \(stage.module).") && text.contains(" infix(")
            }
            XCTAssertEqual(comparing.map(demangled), [], "\(stage.id)")
        }
    }

    private static func suite(of stage: Stage, in folder: String) throws -> FinishedSuite {
        let kit = FixtureLearner.kit
        let filling = WorkspaceContent(
            kit: kit,
            submission: try Submission.read(
                kit.root, tree: .finished, of: kit.workshop, files: .live), asked: [stage],
            files: .live)
        let workspace = Workspace(root: folder, files: .live, workshop: kit.workshop)
        let content = try QuestionContent(.suite, of: filling, in: workspace)
        let cache = CacheFolder(kit: kit, files: .live)
        try cache.makeSharedFolders()
        let builder = try FixtureLearner.grader().builder(in: cache)
        let parts = try ProgramParts(
            stage: stage, content: content, compiler: try XCTUnwrap(builder.compiler))
        return try parts.finished()
    }
}
