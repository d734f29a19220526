import XCTest

@testable import TestReporter

/// How the end of `swift test` says how a stage stands.
final class StageCountsTests: XCTestCase {
    func testALineForEachStateOfAStage() {
        let cases: [(stage: String, official: [Bool], own: [Bool], line: String)] = [
            (
                "Stage2", [true, false, false], [true, false],
                "Stage 2: 1 of 3 official tests pass, 1 of your 2 tests pass. Next: swift run grade 2"
            ),
            (
                "Stage12", [true, true], [],
                "Stage 12: all 2 official tests pass. Now test your tests: swift run grade 12"
            ),
            (
                "Games", [false], [true],
                "Games: 0 of 1 official tests pass, 1 of your 1 tests pass. Next: swift run grade games"
            ),
            ("Stage1", [], [false], "Stage 1: 0 of your 1 tests pass. Next: swift run grade 1"),
        ]
        for (stage, official, own, line) in cases {
            var counts = StageCounts()
            for hasPassed in official { counts.official.add(hasPassed) }
            for hasPassed in own { counts.own.add(hasPassed) }
            XCTAssertEqual(counts.line(for: stage), line)
        }
    }
}
