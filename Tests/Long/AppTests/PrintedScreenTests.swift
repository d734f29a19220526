import Foundation
import TerminalKit
import XCTest

@testable import AppScreens
@testable import AppTestHelpers

/// What the real `app` prints in scripts.
final class PrintedScreenTests: XCTestCase {
    func testALineForEachField() throws {
        let app = try AppCopy()
        for (number, title) in [("1", "Basic functions"), ("2", "MVVM")] {
            let outcome = try app.run(number, input: "7\r\n25000\n")
            XCTAssertEqual(
                outcome.out,
                """
                Screen \(number) · \(title)

                Even or odd?
                  [7                                                       ]
                  [ Find even or odd ]
                  Ganjil

                What does it cost?
                  [25000                                                   ]
                  Rp 25.000

                """)
            XCTAssertEqual(outcome.status, 0)
            XCTAssertEqual(outcome.error, "")
        }
    }

    func testWhatIsMissingIsEmptyAndWhatIsTooMuchIsLeft() throws {
        let app = try AppCopy()
        XCTAssertEqual(try app.run("1").out.components(separatedBy: "Not number").count, 3)
        XCTAssertTrue(try app.run("1", input: "8").out.contains("Genap"))
        XCTAssertEqual(
            try app.run("1", input: "8\n1\n" + String(repeating: "x\n", count: 9)).status, 0)
        let long = try app.run("1", input: String(repeating: "9", count: 200_000))
        XCTAssertEqual(long.status, 0)
        XCTAssertTrue(long.out.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    func testTheProductList() throws {
        let app = try AppCopy()
        let outcome = try app.run("3", "--plain")
        XCTAssertTrue(outcome.out.contains("│ Kopi Arabika Gayo 250 gram          │"))
        XCTAssertEqual(outcome.out.components(separatedBy: "┌").count, 13, "twelve cards")
        try app.setAnswer("ProductData", Data("{".utf8))
        XCTAssertEqual(
            try app.run("3").out,
            """
            Screen 3 · Dependency injection and mocks

            Error: Failed when decoding

            """)
    }

    func testTheFeedBeforeAndAfterTheTicker() throws {
        let app = try AppCopy()
        try app.setProducts(Names.products(1000))
        let outcome = try app.run("4")
        let pages = outcome.out.components(separatedBy: "Screen 4 · The challenge feed, ")
        XCTAssertEqual(pages.count, 3)
        guard pages.count == 3 else { return }
        XCTAssertTrue(pages[1].hasPrefix("before the ticker\n\n\n┌"))
        XCTAssertTrue(pages[2].hasPrefix("after the ticker\n\n» Gratis ongkir"))
        XCTAssertEqual(
            pages[1].split(separator: "\n").dropFirst(),
            pages[2].split(separator: "\n").dropFirst(2))
        XCTAssertTrue(pages[1].contains("── Sarapan di Rumah ─"))
        XCTAssertEqual(
            outcome.out.split(separator: "\n").filter { ScreenText.width(of: String($0)) > 80 }, [])
    }

    func testTheGames() throws {
        let outcome = try AppCopy().run("games")
        XCTAssertTrue(
            outcome.out.hasPrefix(
                """
                Games · A list behind a delegate

                Pong                                            Sports, 1972
                Pac-Man                                           Maze, 1980

                """), outcome.out)
        XCTAssertEqual(outcome.out.split(separator: "\n").count, 13)
        XCTAssertEqual(outcome.status, 0)
    }

    func testTheOrderForm() throws {
        let outcome = try AppCopy().run("orders")
        XCTAssertEqual(
            outcome.out,
            """
            Orders · Interactor and presenter

              Name        [                                            ]
              Card number [                                            ]
              Valid until [                                            ]
              Shipping    [                                            ]

              [ Save ]

            """)
        XCTAssertEqual(outcome.status, 0)
    }

    func testTheStandings() throws {
        let outcome = try AppCopy().run("standings")
        XCTAssertEqual(
            outcome.out,
            """
            Standings · Making code testable

            Group A
              1. Northgate, 6 points
              2. Old Mill, 3 points
            Group B
              1. Harbour, 4 points

            """)
        XCTAssertEqual(outcome.status, 0)
    }

    func testTheLogin() throws {
        let outcome = try AppCopy().run("accounts", "--stub-services")
        XCTAssertEqual(
            outcome.out,
            """
            Accounts · A testable architecture

              E-mail   [                                               ]
              Password [                                               ]

              [ Log in ]
              [ Register ]
              [ Facebook ]

              Stubs: there is one user, ana@example.com with coffee1.

            """)
        XCTAssertEqual(outcome.status, 0)
    }

    func testTheMenu() throws {
        let outcome = try AppCopy().run()
        XCTAssertTrue(outcome.out.contains("Screen 3 · Dependency injection and mocks\n"))
        XCTAssertTrue(outcome.out.contains("Games · A list behind a delegate\n"))
        XCTAssertEqual(outcome.status, 0)
    }

    func testAFullDiskIsAnError() throws {
        try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"))
        for words in ["1", "--help"] {
            let outcome = try AppCopy().run(words, output: "/dev/full")
            XCTAssertEqual(outcome.status, 70)
            XCTAssertTrue(outcome.error.contains("No space left on device"), outcome.error)
        }
    }

    func testUsage() throws {
        let app = try AppCopy()
        XCTAssertEqual(
            try app.run("--help"), .init(status: 0, out: AppHelp.text, error: ""))
        XCTAssertEqual(
            try app.run("7"),
            .init(status: 64, out: "", error: AppHelp.describe(.unknownScreen("7"))))
    }
}
