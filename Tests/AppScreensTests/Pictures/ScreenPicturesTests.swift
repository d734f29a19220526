import Shared
import TerminalKit
import TestHelpers
import XCTest

@testable import AppScreens
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Stage4

/// Checks that the pictures of the screens in the Guide show what `swift run app` shows with the
/// reference solution.
///
/// `WORKSHOP_RECORD=1` records the pictures again. Each one keeps the description that is in its file.
@MainActor
final class ScreenPicturesTests: XCTestCase {
    func testTheFieldsMatchTheirPictures() async throws {
        let app = ScreenOfStage(1, rows: 11)
        app.type(letters("8") + [.enter, .tab, .tab] + letters("1001"))
        try assertPicture(of: app)

        let second = ScreenOfStage(2, rows: 11)
        second.type(letters("7") + [.tab, .enter, .tab] + letters("1250000") + [.backTab])
        try assertPicture(of: second)
    }

    func testTheProductsMatchTheirPicture() async throws {
        let app = ScreenOfStage(3, rows: 23)
        await app.wait { $0.contains("Kopi") }
        app.type([.right, .down, .enter])
        try assertPicture(of: app)
    }

    func testTheFeedMatchesItsPicture() async throws {
        keepTickerInMemory()
        let app = ScreenOfStage(4, rows: 28) { stage in
            // The test decides when the five seconds until the ticker appears are over.
            let model = PracticeViewModel(useCase: PracticeUseCase(), timerProvider: MockTimer.self)
            return FeedScreen(
                heading: AllScreens.heading(stage),
                controller: PracticeViewController(viewModel: model))
        }
        await app.wait { $0.contains("Kopi") }
        MockTimer.currentTimer?.fire()
        await app.wait { $0.contains("Gratis") }
        try assertPicture(of: app)
    }

    func testTheGamesMatchTheirPicture() async throws {
        let app = ScreenOfStage("Games", rows: 17)
        await app.wait { $0.contains("Stardew") && !$0.contains("Loading") }
        try assertPicture(of: app)
    }

    func testTheOrdersMatchTheirPicture() async throws {
        let app = ScreenOfStage("Orders", rows: 12)
        app.type(letters("Ana Wijaya") + [.enter] + letters("4111 1111 1111 1111") + [.enter])
        // The date picker starts at today's date.
        try turn(part: "day", to: 1, of: app)
        app.type([.right])
        try turn(part: "month", to: 12, of: app)
        app.type([.right])
        try turn(part: "year", to: 2030, of: app)
        app.type([.tab, .down, .down])
        try assertPicture(of: app)
    }

    /// Turns the focused wheel until it shows the number.
    private func turn(part: String, to number: Int, of app: ScreenOfStage) throws {
        for _ in 0..<100 {
            let shown = app.text.firstMatch(of: #/‹([a-z]+) ([0-9]+)›/#)
            XCTAssertEqual(shown.map { String($0.1) }, part)
            let now = try XCTUnwrap(shown.flatMap { Int($0.2) })
            guard now != number else { return }
            app.type([now < number ? .down : .up])
        }
        XCTFail("\(part) \(number) isn't reached")
    }

    func testTheStandingsMatchTheirPicture() async throws {
        // The app's store is part of this program, so other tests may have left something in it.
        MemoryDataController.shared.standings = []
        let app = ScreenOfStage("Standings", rows: 10)
        await app.wait { $0.contains("Harbour") && !$0.contains("Loading") }
        try assertPicture(of: app)
    }

    func testTheAccountsMatchTheirPicture() async throws {
        let app = ScreenOfStage("Accounts", rows: 14) { stage in
            AccountsScreen(heading: AllScreens.heading(stage), arguments: ["--stub-services"])
        }
        app.type(letters("ana@example.com") + [.enter] + letters("coffee2") + [.enter])
        await app.wait { !$0.contains("One moment") }
        try assertPicture(of: app)
    }

    private func letters(_ text: String) -> [Key] { text.map { .character($0) } }

    private func assertPicture(
        of app: ScreenOfStage, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let name = "screen-\("\(app.stage.id)".lowercased())"
        let path = FixtureLearner.kit.path("Guide/pictures/\(name).svg")
        let description = try String(contentsOfFile: path, encoding: .utf8)
            .firstMatch(of: #/<desc id="desc">(.+)<\/desc>/#)?.1
        let picture = TerminalPicture(
            title: "\(AllScreens.heading(app.stage)), in the terminal",
            description: String(try XCTUnwrap(description, path)), lines: app.lines,
            columns: app.size.columns)
        XCTAssertNil(
            try Recording.difference(picture.text, fromFile: path), file: file, line: line)
    }
}

/// The app with the screen of a stage, in a window that is as high as the screen needs.
@MainActor
private final class ScreenOfStage {
    let stage: Stage
    let size: WindowSize
    private let model: AppModel

    init(
        _ id: Stage.ID, rows: Int,
        make: @escaping @MainActor (Stage) -> any Screen = AllScreens.make
    ) {
        stage = AllScreens.stages.first { $0.id == id }!
        size = WindowSize(columns: 60, rows: rows)
        model = AppModel(make: make)
        model.open(stage)
    }

    var lines: [String] { model.lines(size: size, style: Style(usesColor: true)) }
    var text: String { lines.map(ScreenText.plain).joined(separator: "\n") }

    func type(_ keys: [Key]) {
        for key in keys { model.handle(key, size: size) }
    }

    func wait(until isWanted: (String) -> Bool) async {
        while !isWanted(text) { try? await Task.sleep(for: .milliseconds(5)) }
    }
}
