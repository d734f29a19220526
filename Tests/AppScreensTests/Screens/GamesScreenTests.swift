import TerminalKit
import XCTest

@testable import AppScreens

@MainActor
final class GamesScreenTests: XCTestCase {
    private let plain = Style(usesColor: false)
    private let size = WindowSize(columns: 40, rows: 6)

    func testTheSpinnerUntilAnAnswerComes() async {
        let screen = GamesScreen(heading: "", delay: .seconds(3600))
        screen.open()
        XCTAssertEqual(
            screen.body(size: WindowSize(columns: 60, rows: 6), style: plain),
            ["⠋ Loading", "", "", "", "", "Next answer: [games]  no games   an error "])
        XCTAssertEqual(screen.page(columns: 40), ["⠋ Loading"])
    }

    func testWhatIsChosenIsAnswered() async {
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

    func testTheGamesAreScrolled() async {
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
