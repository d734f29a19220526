import Catalog
import Foundation
import SwiftSource
import XCTest

/// Checks that code under test has no influence on the verdict of an official suite.
final class OfficialSuitesTests: XCTestCase {
    private static let root =
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func sources(of folder: String) throws -> [String: String] {
        let folder = Self.root.appending(path: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        return Dictionary(
            uniqueKeysWithValues: try names.filter { $0.hasSuffix(".swift") }.map {
                ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
            })
    }

    func testSuitesAssertWhereStageCodeCannotReachAndNeverReturnSilently() throws {
        let stages = Workshop.shipped.stages.map(\.suiteFolder)
        let templates = ["Exercises/Grader/NewEncore/Tests/Encores/NewEncoreTests"]
        XCTAssertGreaterThan(stages.count, 4)
        for folder in stages + templates {
            let sources = try sources(of: folder)
            XCTAssertFalse(sources.isEmpty, folder)
            // The tests of stage 3 may call isEqual on the values `row` and `liked`: their types are given
            // code, which learners don't write.
            let given: Set = folder.hasSuffix("Stage3Tests") ? ["row", "liked"] : []
            XCTAssertEqual(
                SuiteManners(sources, asked: given.union(["expected"])).faults, [], folder)
        }
        XCTAssertEqual(SuiteManners(try sources(of: "Tests/TestHelpers")).faults, [])
    }

    /// If a class of a suite inherited from a class of the stage, the learner's code could call functions of
    /// the suite. `FinishedSuitesTests` checks that suites compare no values of a stage's own types.
    func testSuitesDoNotInheritFromStageClasses() throws {
        func types(in folder: String) throws -> [Declaration] {
            try sources(of: folder).values.flatMap { Declarations(SwiftText($0)).types }
        }
        var count = 0
        for stage in Workshop.shipped.stages {
            let classes = try types(in: "Finished/\(stage.folder)").filter { $0.kind == .class }
            count += classes.count
            for type in try types(in: stage.suiteFolder) where type.kind == .class {
                XCTAssertTrue(
                    Set(type.parents).isDisjoint(with: classes.map(\.name)),
                    "\(type.name) of \(stage.suiteFolder)")
            }
        }
        XCTAssertGreaterThan(count, 10)
    }

    func testAnAssertionOutsideOfTestCasesIsFound() {
        let sources = [
            "Spy.swift": "final class Spy: Asked { func ask() { XCTFail() } }",
            "Base.swift": "class Base: XCTestCase { func check() { XCTAssertNil(1) } }",
            "Some.swift": """
            final class Some: Base {
                func test() { assertFreed(nil) }
                final class Log { func note() { assertFreed(nil) } }
            }
            extension XCTestCase { func more() { XCTFail() } }
            extension Model { func more() throws { _ = try XCTUnwrap(nil) } }
            func alone() { XCTFail() }
            """,
        ]
        let reach = "where code under test can replace it"
        XCTAssertEqual(
            SuiteManners(sources).faults,
            [
                "Some.swift:3: assertFreed in Log, \(reach)",
                "Some.swift:6: XCTUnwrap in Model, \(reach)",
                "Spy.swift:1: XCTFail in Spy, \(reach)",
            ])
    }

    func testASilentReturnIsFound() {
        let sources = [
            "Some.swift": """
            final class Some: XCTestCase {
                func testOne() { guard isThere else { return } }
                func testTwo() { guard isThere else { return XCTFail() } }
                func testThree() throws { guard isThere else { throw TestCannotGoOn() } }
                func testFour() throws { throw XCTSkip() }
                func text() -> String { guard isThere else { return "nothing" }; return "it" }
                final class Log { func note() { guard isThere else { return } } }
            }
            """
        ]
        let silence = "a return without a value ends a test silently: throw instead"
        XCTAssertEqual(
            SuiteManners(sources).faults,
            [
                "Some.swift:2: \(silence)", "Some.swift:3: \(silence)",
                "Some.swift:5: XCTSkip ends a test silently",
            ])
    }

    func testACallOfIsEqualOnAJudgedValueIsFound() {
        let sources = [
            "Helper.swift": """
            func check(_ value: Item, _ expected: Item) -> Bool {
                value.isEqual(to: expected) && expected.isEqual(to: value)
            }
            """
        ]
        XCTAssertEqual(
            SuiteManners(sources).faults,
            ["Helper.swift:2: isEqual is called on value, not on the expected value"])
    }
}
