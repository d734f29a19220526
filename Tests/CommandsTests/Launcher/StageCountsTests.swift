import Catalog
import Foundation
import XCTest

@testable import TestReporter

/// Tests the line about each stage at the end of `swift test`.
final class StageCountsTests: XCTestCase {
    func testEachStateOfAStageHasALine() {
        let cases: [(stage: String, declared: Int?, official: [Bool], own: [Bool], line: String)] =
            [
                (
                    "Stage2", 3, [true, false, false], [true, false],
                    "Stage 2: 1 of 3 official tests passes, 1 of your 2 tests passes. Next: swift run grade 2"
                ),
                (
                    "Stage12", 2, [true, true], [],
                    "Stage 12: all 2 official tests pass. To see which bugs your tests catch: swift run grade 12"
                ),
                (
                    "Stage2", 36, [true, true], [],
                    "Stage 2: all 2 official tests that ran pass. Next: swift run grade 2"
                ),
                (
                    "Games", 2, [false, false], [true],
                    "Games: 0 of 2 official tests pass, your test passes. Next: swift run grade games"
                ),
                ("Stage1", nil, [], [false], "Stage 1: your test fails. Next: swift run grade 1"),
            ]
        for (stage, declared, official, own, line) in cases {
            var counts = StageCounts()
            for hasPassed in official { counts.official.add(hasPassed) }
            for hasPassed in own { counts.own.add(hasPassed) }
            XCTAssertEqual(counts.line(for: stage, declared: declared), line)
        }
    }

    /// `grade` doesn't count the official tests of given code. If the summary of `swift test` counted them, the
    /// two programs would print different numbers.
    func testTheSummaryCountsTheSameTestsAsTheGrader() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        for stage in Workshop.shipped.stages {
            let folder = root.appending(path: stage.suiteFolder)
            let files = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
            let suite = OfficialSuite(
                files: try files.map {
                    (
                        $0.deletingPathExtension().lastPathComponent,
                        try String(contentsOf: $0, encoding: .utf8)
                    )
                })
            XCTAssertEqual(
                suite.given,
                Set(stage.exercises.filter { !$0.hasCodeToWrite }.map(\.suite)),
                stage.title)
        }
    }
}
