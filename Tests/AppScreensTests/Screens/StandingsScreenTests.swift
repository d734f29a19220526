import Shared
import TerminalKit
import XCTest

@testable import AppScreens

@MainActor
final class StandingsScreenTests: XCTestCase {
    private let plain = Style(usesColor: false)
    private let size = WindowSize(columns: 60, rows: 10)
    private let groupA = StandingsState.Section(
        title: "Group A", rows: ["1. Northgate, 6 points", "2. Old Mill, 3 points"])
    private let groupB = StandingsState.Section(title: "Group B", rows: ["1. Harbour, 4 points"])

    func testUpAndDownChooseAGroup() async {
        let screen = await openScreen()
        var shown: [[StandingsState.Section]] = []
        for key in [Key.up, .down, .down, .down] {
            screen.handle(key, size: size)
            await untilQuiet(screen)
            shown.append(screen.state.sections)
        }
        XCTAssertEqual(shown, [[groupA, groupB], [groupA], [groupB], [groupB]])
    }

    func testEachServerAnswerIsShown() async {
        let screen = await openScreen()
        var shown: [String] = []
        for _ in StandingsState.Choice.allCases {
            screen.handle(.right, size: size)
            screen.handle(.enter, size: size)
            await untilQuiet(screen)
            let first = screen.state.sections.first?.rows.first ?? "nothing"
            shown.append("\(first) · \(screen.state.message ?? "no message")")
        }
        XCTAssertEqual(
            shown,
            [
                "1. Old Mill, 7 points · no message",
                "nothing · no message",
                "nothing · Nothing new: the answer can't be read, since "
                    + "standings[0].tournamentId is missing.",
                "nothing · Nothing new: the server can't be reached.",
                "nothing · Nothing new: the server can't be reached.",
            ])
    }

    private func openScreen() async -> StandingsScreen {
        // The app's store is part of this program, so other tests may have left something in it.
        MemoryDataController.shared.standings = []
        let screen = StandingsScreen(heading: "", delay: .zero)
        screen.open()
        await untilQuiet(screen)
        return screen
    }

    private func untilQuiet(_ screen: StandingsScreen) async {
        while screen.isBusy { try? await Task.sleep(for: .milliseconds(5)) }
    }
}
