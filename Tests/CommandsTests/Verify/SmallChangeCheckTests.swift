import XCTest

@testable import Catalog
@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import SwiftSource

final class SmallChangeCheckTests: XCTestCase {
    private static let source = """
        func f() -> Bool {
            g(0)
            return a < b
        }
        """

    func testEveryChangeHasToBeNoticed() throws {
        XCTAssertEqual(try texts(), [])
        XCTAssertEqual(
            try texts(survivors: ["'<' becomes '<='"]),
            [
                "The official tests don't notice a small change in Finished/Stage1/A.swift:3: in "
                    + "'return a < b', '<' becomes '<='."
            ])
    }

    func testAChangeThatNobodyCanSeeIsListed() throws {
        let listed = EquivalentChange(
            "A.swift", "return a < b", "'<' becomes '<='", reason: "They are never equal.")
        XCTAssertEqual(try texts(survivors: ["'<' becomes '<='"], equivalents: [listed]), [])
        XCTAssertEqual(
            try texts(equivalents: [listed]),
            [
                "The list of changes that nobody can see has one that there isn't, or that the "
                    + "official tests notice, in Finished/Stage1/A.swift: in 'return a < b', "
                    + "'<' becomes '<='."
            ])
    }

    func testAChangeThatDoesNotCompileIsLeftOut() throws {
        var hunts = 0
        let texts = try texts(survivors: ["'0' becomes '1'"]) { stages in
            hunts += 1
            guard stages[0].bugs.contains(where: { $0.description == "'0' becomes '1'" })
            else { return nil }
            let module = MutantModule(
                finished: Self.folder, stage: stages[0])
            let lines = try XCTUnwrap(module.lines["A.swift"]?.first { $0.id == "A.swift-1" })
            return .errors("Stage1/A.swift:\(lines.lines.lowerBound + 1):5: error: no\n")
        }
        XCTAssertEqual(texts, [])
        XCTAssertEqual(hunts, 2)
    }

    func testATestThatDoesNotEndHasNoticedSomething() throws {
        XCTAssertEqual(try texts(survivors: ["'g(0)' is gone"], isTimedOut: true), [])
    }

    private static var folder: SourceFolder {
        SourceFolder(files: ["A.swift": Array(source.utf8)])
    }

    /// What is found where the official tests don't notice these changes.
    private func texts(
        survivors: Set<String> = [], equivalents: [EquivalentChange] = [],
        isTimedOut: Bool = false,
        failure: @escaping ([Stage]) throws -> BuildFailure? = { _ in nil }
    ) throws -> [String] {
        let stage = Stage(id: 1, title: "S", exercises: [], equivalents: equivalents)
        let check = SmallChangeCheck(
            stages: [stage], finished: [1: Self.folder]
        ) { stages in
            if let failure = try failure(stages) { return [1: .notBuilt(failure)] }
            let bugs = stages[0].bugs.map { bug in
                BugResult(
                    id: bug.id, exercise: "",
                    status: survivors.contains(bug.description) ? .survived : .killed, kills: [],
                    isTimedOut: isTimedOut)
            }
            return [1: .judged(OwnTestsReport(tests: [], bugs: bugs))]
        }
        return try check.defects().map(DefectText.describe)
    }
}
