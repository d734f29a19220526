import Foundation
import XCTest

@testable import Advice
@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests that anything broken in the grader's own folder is silently created again.
final class CacheRecoveryTests: XCTestCase {
    private let cache = CacheFolder(
        kit: Kit(
            root: FixtureLearner.kit.root, cache: FixtureLearner.kit.path(".grade/tests/broken")),
        files: .live)

    private var suite: String { cache.workspace(.finished, .suite).root }

    /// Grades stage 1 of the finished tree, which passes.
    private func grade() throws -> StageReport {
        let grader = try Grader(
            kit: cache.kit,
            tools: GradingTools(
                machine: FixtureLearner.machine, toolchain: try FixtureLearner.toolchain(),
                advice: stageAdvice)
        ).keepingVerdicts()
        return try XCTUnwrap(
            try grader.grade(cache.kit.root, tree: .finished, stages: [shipped(1)])
                .stages.first)
    }

    private func assertRepairs(
        file: StaticString = #filePath, line: UInt = #line, _ damage: () throws -> Void
    ) throws {
        XCTAssertEqual(try grade().status, .passed, "before", file: file, line: line)
        try damage()
        let stage = try grade()
        XCTAssertEqual(stage.status, .passed, "\(stage.suite)", file: file, line: line)
        XCTAssertTrue(stage.isMastered, "own tests", file: file, line: line)
    }

    private func spoil(_ path: String) throws {
        try Files.live.remove(path)
        try Files.live.write(path, Array("no such thing".utf8))
    }

    private var program: String { cache.workspace(.finished, .suite).programFolder(shipped(1)) }

    /// Makes the next grading build and judge again.
    private func forgetVerdicts() throws {
        try Files.live.remove(cache.verdicts.root)
    }

    func testABrokenBuildFolderIsRepaired() throws {
        try assertRepairs {
            try forgetVerdicts()
            try spoil("\(suite)/.build/build.db")
        }
        try assertRepairs { try spoil(suite) }
        try assertRepairs { try spoil("\(cache.kit.cache)/Finished") }
    }

    func testBrokenBuildProductsAreRepaired() throws {
        try assertRepairs {
            try forgetVerdicts()
            try spoil("\(suite)/.build/debug/Modules/Shared.swiftmodule")
            try spoil("\(suite)/Starter/Stage1/EvenOdd.swift")
        }
        try assertRepairs {
            try Files.live.remove(cache.verdicts.root)
            try spoil("\(program)/UnitTestingWorkshopPackageTests.xctest")
        }
        try assertRepairs {
            try forgetVerdicts()
            let products = cache.products.root
            for name in try Files.live.names(products) {
                for file in try Files.live.names("\(products)/\(name)") {
                    try Files.live.write("\(products)/\(name)/\(file)", [])
                }
            }
        }
    }

    func testGarbageInNotesIsRepaired() throws {
        try assertRepairs {
            for name in ["lock", "modules"] {
                try Files.live.remove("\(cache.kit.cache)/\(name)")
                try Files.live.write("\(cache.kit.cache)/\(name)/thing", [])
            }
        }
        try assertRepairs { try spoil(cache.verdicts.root) }
        try assertRepairs { try spoil(cache.kit.shared) }
        try assertRepairs {
            for name in try Files.live.names(cache.verdicts.root) {
                try spoil("\(cache.verdicts.root)/\(name)")
            }
        }
        try assertRepairs {
            try forgetVerdicts()
            for name in try Files.live.names(cache.facts.root) {
                try spoil("\(cache.facts.root)/\(name)/note.json")
            }
        }
    }

    func testPermissionAndSpaceErrorsAreNotRepaired() {
        for reason in [FileError.Reason.noSpace, .noPermission, .readOnly] {
            let error = FileError(action: .write, path: "\(suite)/x", reason: reason)
            XCTAssertFalse(cache.mayHaveCaused(error))
        }
        let elsewhere = FileError(action: .read, path: cache.kit.path("x"), reason: .missing)
        XCTAssertFalse(cache.mayHaveCaused(elsewhere))
    }
}
