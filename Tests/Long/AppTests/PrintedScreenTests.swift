import Foundation
import ProgramTestHelpers
import TerminalKit
import XCTest

@testable import AppScreens

/// Tests what the real `app` prints when it runs in a script.
final class PrintedScreenTests: XCTestCase {
    func testEachFieldPrintsALine() throws {
        let app = try AppCopy()
        for number in ["1", "2"] {
            let outcome = try app.run(number, input: "7\r\n25000\n")
            let lines = outcome.out.split(separator: "\n").map {
                $0.split(separator: " ").joined(separator: " ")
            }
            XCTAssertEqual(
                lines.dropFirst(),
                [
                    "Even or odd?", "[7 ]", "[ Find even or odd ]", "Ganjil", "What does it cost?",
                    "[25000 ]", "Rp 25.000",
                ])
            XCTAssertEqual(outcome.status, 0)
            XCTAssertEqual(outcome.error, "")
        }
    }

    func testMissingInputIsEmptyAndExtraInputIsIgnored() throws {
        let app = try AppCopy()
        XCTAssertEqual(try app.run("1").out.components(separatedBy: "Not number").count, 3)
        XCTAssertTrue(try app.run("1", input: "8").out.contains("Genap"))
        XCTAssertEqual(
            try app.run("1", input: "8\n1\n" + String(repeating: "x\n", count: 9)).status, 0)
        let long = try app.run("1", input: String(repeating: "9", count: 200_000))
        XCTAssertEqual(long.status, 0)
        XCTAssertTrue(long.out.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    func testEachScreenAndTheMenuArePrinted() throws {
        let app = try AppCopy()
        for (screen, heading) in [
            ("games", "Games · A list behind a delegate\n\nPong "),
            ("orders", "Orders · Interactor and presenter\n\n  Name "),
            ("standings", "Standings · Making code testable\n\nGroup A\n  1. Northgate"),
            ("accounts", "Accounts · A testable architecture\n\n  Email "),
        ] {
            let outcome = try app.run(screen)
            XCTAssertTrue(outcome.out.hasPrefix(heading), outcome.out)
            XCTAssertEqual(outcome.status, 0)
            let title = heading.prefix { $0 != "\n" }
            XCTAssertTrue(try app.run().out.contains("\(title)\n"), "the menu")
        }
    }

    func testAFullDiskIsAnError() throws {
        try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"))
        for words in ["1", "--help"] {
            let outcome = try AppCopy().run(words, output: "/dev/full")
            XCTAssertEqual(outcome.status, 70)
            XCTAssertTrue(outcome.error.contains("No space left on device"), outcome.error)
        }
    }

    func testHelpAndUsageErrorsArePrinted() throws {
        let app = try AppCopy()
        XCTAssertEqual(
            try app.run("--help"), .init(status: 0, out: AppHelp.text, error: ""))
        XCTAssertEqual(
            try app.run("7"),
            .init(status: 64, out: "", error: AppHelp.describe(.unknownScreen("7"))))
    }
}
