import XCTest

@testable import Grading
@testable import KitTestHelpers
@testable import Reports
@testable import SwiftSource

final class FlagTextTests: XCTestCase {
    func testNothingIsSaidWhereThereIsNothing() {
        XCTAssertEqual(FlagText.lines(of: Fixture.flagged([])), [])
    }

    func testAFewAreNamedAndTheRestIsCounted() {
        let flags = (1...7).map { SourceFlag(word: "exit", file: "A.swift", line: $0) }
        XCTAssertEqual(
            FlagText.lines(of: Fixture.flagged(flags)),
            ["  Not needed in any exercise, and shown to whoever grades:"]
                + (1...5).map { "    exit  A.swift:\($0)" } + ["    … and 2 more"])
    }

    func testNothingInAFlagSteersATerminal() {
        let flag = SourceFlag(word: "exit\u{1B}[2J", file: "A\nB.swift", line: 1)
        XCTAssertEqual(
            FlagText.lines(of: Fixture.flagged([flag])).last, "    exit\\u{1B}[2J  A B.swift:1")
    }

    func testWithoutALineTheFolderIsTold() {
        let flag = SourceFlag(word: "dlsym", file: "Starter/Stage1/", line: nil)
        XCTAssertEqual(FlagText.place(of: flag), "Starter/Stage1/")
    }
}
