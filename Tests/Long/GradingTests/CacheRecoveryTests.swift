import Foundation
import XCTest

@testable import Advice
@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers

/// Tests that anything that is damaged in the grader's own folder is silently created again.
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
        _ name: String = "", file: StaticString = #filePath, line: UInt = #line,
        _ damage: () throws -> Void
    ) throws {
        let before = try grade()
        XCTAssertEqual(before.status, .passed, "before \(name)", file: file, line: line)
        try damage()
        let stage = try grade()
        XCTAssertEqual(stage.status, .passed, "\(name) \(stage.suite)", file: file, line: line)
        XCTAssertTrue(stage.isMastered, "\(name): own tests", file: file, line: line)
        XCTAssertEqual(stage.flags, before.flags, name, file: file, line: line)
    }

    private func spoil(_ path: String) throws {
        try Files.live.remove(path)
        try Files.live.write(path, Array("no such thing".utf8))
    }

    private var program: String { cache.workspace(.finished, .suite).programFolder(shipped(1)) }

    /// Removes the stored verdicts, so that the next grading must build and run everything again.
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
    }

    /// Everything that is kept for the next grading can be removed or damaged in each of these ways. The
    /// nightly run tries every way for everything, and the long tests only for the compiled products.
    func testDamagedCacheEntriesAreRepaired() throws {
        let ways: [(name: String, damage: (String) throws -> Void)] = [
            ("removed", { try Files.live.remove($0) }), ("a file", spoil),
            ("emptied", { try self.overwriteFiles(in: $0) { _ in [] } }),
            (
                "overwritten",
                { try self.overwriteFiles(in: $0) { Array(repeating: 0x7B, count: $0) } }
            ),
        ]
        for root in [
            cache.products.root, cache.verdicts.root, cache.facts.root, cache.kit.modules,
        ] {
            for way in Breadth.current == .all || root == cache.products.root ? ways : [ways[3]] {
                try assertRepairs("\(root) \(way.name)") {
                    if root != cache.verdicts.root { try forgetVerdicts() }
                    try way.damage(root)
                }
            }
        }
    }

    /// Replaces the content of each file.
    ///
    /// - Parameter content: Returns the new content for the size of the old one.
    private func overwriteFiles(in folder: String, _ content: (Int) -> [UInt8]) throws {
        for name in try Files.live.names(folder) {
            let path = "\(folder)/\(name)"
            if Files.live.kind(path) == .folder {
                try overwriteFiles(in: path, content)
            } else {
                try Files.live.write(path, content(Files.live.size(path) ?? 0))
            }
        }
    }

    func testABrokenFolderIsRepaired() throws {
        try assertRepairs {
            for name in ["lock", "modules"] {
                try Files.live.remove("\(cache.kit.cache)/\(name)")
                try Files.live.write("\(cache.kit.cache)/\(name)/thing", [])
            }
        }
        try assertRepairs { try spoil(cache.kit.shared) }
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
