import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

final class FlagTextTests: XCTestCase {
    private func stage(_ flags: [SourceFlag]) -> StageReport {
        let passed = Fixture.passedStage
        return StageReport(
            stage: passed.stage, suite: passed.suite, ownTests: passed.ownTests, flags: flags)
    }

    func testNothingIsSaidWhereThereIsNothing() {
        XCTAssertEqual(FlagText.lines(of: stage([])), [])
    }

    func testAFewAreNamedAndTheRestIsCounted() {
        let flags = (1...7).map { SourceFlag(word: "exit", file: "A.swift", line: $0) }
        XCTAssertEqual(
            FlagText.lines(of: stage(flags)),
            ["  Not needed in any exercise, and shown to whoever grades:"]
                + (1...5).map { "    exit  A.swift:\($0)" } + ["    … and 2 more"])
    }

    func testWithoutALineTheFolderIsTold() {
        let flag = SourceFlag(word: "dlsym", file: "Starter/Stage1/", line: nil)
        XCTAssertEqual(FlagText.place(of: flag), "Starter/Stage1/")
    }
}
