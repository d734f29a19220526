import Shared
import TerminalKit
import TestHelpers
import XCTest

@testable import AppScreens
@testable import Catalog
@testable import Grading
@testable import KitTestHelpers
@testable import Stage4

/// The pictures of the screens in the Guide show what `swift run app` shows with the finished code.
///
/// `WORKSHOP_RECORD=1` makes them anew.
@MainActor
final class ScreenPicturesTests: XCTestCase {
    func testScreen1() async throws {
        let app = ScreenOfStage(1, rows: 11)
        app.type(letters("8") + [.enter, .tab, .tab] + letters("1001"))
        try assertPicture(
            "screen-1", of: app,
            showing: """
                Two fields to type into. In the first one, Even or odd?, stands 8; below it are the button \
                Find even or odd and the answer, Genap. In the second one, What does it cost?, stands \
                1001; below it is Rp 1.001. The cursor is behind the 1001.
                """)
    }

    func testScreen2() async throws {
        let app = ScreenOfStage(2, rows: 11)
        app.type(letters("7") + [.tab, .enter, .tab] + letters("1250000") + [.backTab])
        try assertPicture(
            "screen-2", of: app,
            showing: """
                The same two fields as on screen 1. In the first one, Even or odd?, stands 7; below it are \
                the button Find even or odd, which is chosen, and the answer, Ganjil. In the second one, \
                What does it cost?, stands 1250000; below it is Rp 1.250.000.
                """)
    }

    func testScreen3() async throws {
        let app = ScreenOfStage(3, rows: 23)
        await app.wait(for: "Kopi")
        app.type([.right, .down, .enter])
        try assertPicture(
            "screen-3", of: app,
            showing: """
                Cards with products in two columns, each with a name, a price, a shop and a place. The \
                fourth card, Sepatu Kanvas Pria Hitam, has a thick border: it is selected. Below the \
                cards is what came of it: something crazy, and the name of the product.
                """)
    }

    func testScreen4() async throws {
        keepTickerInMemory()
        let app = ScreenOfStage(4, rows: 28) { stage in
            // The five seconds until the ticker appears are over when the test says so.
            let model = PracticeViewModel(useCase: PracticeUseCase(), timerProvider: MockTimer.self)
            return FeedScreen(
                heading: AllScreens.heading(stage),
                controller: PracticeViewController(viewModel: model))
        }
        await app.wait(for: "Kopi")
        MockTimer.currentTimer?.fire()
        await app.wait(for: "Gratis")
        try assertPicture(
            "screen-4", of: app,
            showing: """
                At the top is a ticker: Gratis ongkir ke seluruh Indonesia. Below it are cards with products in \
                two columns. After the third product, over the whole width, come inspirations with the \
                title Sarapan di Rumah: three cards, each with a picture and a price. More products follow.
                """)
    }

    func testGames() async throws {
        let app = ScreenOfStage("Games", rows: 17)
        await app.wait(for: "Stardew")
        await app.wait { !$0.contains("Loading") }
        try assertPicture(
            "screen-games", of: app,
            showing: """
                A list of twelve games, each with its title on the left, and its genre and its year on the \
                right. Below the list one chooses what the service answers next: games, no games or an \
                error. Games is chosen.
                """)
    }

    func testOrders() async throws {
        let app = ScreenOfStage("Orders", rows: 12)
        app.type(letters("Ana Wijaya") + [.enter] + letters("4111 1111 1111 1111") + [.enter])
        // The wheels begin at today.
        try turn(part: "day", to: 1, of: app)
        app.type([.right])
        try turn(part: "month", to: 12, of: app)
        app.type([.right])
        try turn(part: "year", to: 2030, of: app)
        app.type([.tab, .down, .down])
        try assertPicture(
            "screen-orders", of: app,
            showing: """
                A form with four fields. Name, Card number and Valid until are filled in. Below the field \
                Shipping its picker is open, with three kinds of shipping; Two-Day Shipping is chosen, \
                and stands in the field. At the end is the button Save.
                """)
    }

    /// Turns the wheel that has the focus until it shows this number.
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

    func testStandings() async throws {
        // The store of the app is in this program, too, with what other tests have left there.
        MemoryDataController.shared.standings = []
        let app = ScreenOfStage("Standings", rows: 10)
        await app.wait(for: "Harbour")
        await app.wait { !$0.contains("Loading") }
        try assertPicture(
            "screen-standings", of: app,
            showing: """
                A table in two groups. Group A: 1. Northgate, 6 points; 2. Old Mill, 3 points. Group B: \
                1. Harbour, 4 points. Below it one chooses which group is shown, all of them, and what \
                the server answers next, standings.
                """)
    }

    func testAccounts() async throws {
        let app = ScreenOfStage("Accounts", rows: 14) { stage in
            AccountsScreen(heading: AllScreens.heading(stage), arguments: ["--stub-services"])
        }
        app.type(letters("ana@example.com") + [.enter] + letters("coffee2") + [.enter])
        await app.wait { !$0.contains("One moment") }
        try assertPicture(
            "screen-accounts", of: app,
            showing: """
                A login with two fields and three buttons. In the field E-mail stands ana@example.com, and \
                Password is empty again. The buttons are Log in, Register and Facebook. Below them it \
                says in red: The server does not accept this. Please check what you typed.
                """)
    }

    private func letters(_ text: String) -> [Key] { text.map { .character($0) } }

    private func assertPicture(
        _ name: String, of app: ScreenOfStage, showing description: String,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let picture = TerminalPicture(
            title: "\(AllScreens.heading(app.stage)), in the terminal", description: description,
            lines: app.lines, columns: app.size.columns)
        let path = FixtureLearner.kit.path("Guide/pictures/\(name).svg")
        XCTAssertNil(
            try Recording.difference(picture.text, fromFile: path), file: file, line: line)
    }
}

/// The app with the screen of a stage, in a window that is as high as it needs.
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

    func wait(for text: String) async { await wait { $0.contains(text) } }

    func wait(until isWanted: (String) -> Bool) async {
        while !isWanted(text) { try? await Task.sleep(for: .milliseconds(5)) }
    }
}
