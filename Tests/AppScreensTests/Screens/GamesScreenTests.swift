import TerminalKit
import XCTest

@testable import AppScreens

@MainActor
final class GamesScreenTests: XCTestCase {
    private let plain = Style(usesColor: false)
    private let size = WindowSize(columns: 40, rows: 6)

    func testEachChosenAnswerIsShown() async {
        let screen = GamesScreen(heading: "", delay: .milliseconds(0))
        screen.open()
        var pages: [[String]] = []
        for key in [Key.right, .right, .right, .left] {
            screen.handle(key, size: size)
            await untilQuiet(screen)
            screen.handle(.enter, size: size)
            await untilQuiet(screen)
            pages.append(screen.page(columns: 40))
        }
        XCTAssertEqual(
            pages,
            [
                ["No games available at the moment."], ["Unable to load games. Please try again !"],
                ["Unable to load games. Please try again !"], ["No games available at the moment."],
            ])
    }

    func testTheListOfGamesScrolls() async {
        let screen = GamesScreen(heading: "", delay: .milliseconds(0))
        screen.open()
        await untilQuiet(screen)
        func titles() -> [String] {
            screen.body(size: size, style: plain).prefix(4).map {
                $0.split(separator: " ").first ?? ""
            }
            .map(String.init)
        }
        screen.handle(.up, size: size)
        XCTAssertEqual(titles(), ["Pong", "Pac-Man", "Tetris", "SimCity"])
        screen.handle(.down, size: size)
        XCTAssertEqual(titles(), ["Pac-Man", "Tetris", "SimCity", "Lemmings"])
        for _ in 1...20 { screen.handle(.down, size: size) }
        XCTAssertEqual(titles(), ["The", "Portal", "Minecraft", "Stardew"])
    }

    private func untilQuiet(_ screen: GamesScreen) async {
        while screen.isBusy { try? await Task.sleep(for: .milliseconds(10)) }
    }
}
