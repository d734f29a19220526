import Catalog
import TerminalKit

/// Prints a screen once as text, for scripts.
@MainActor
struct PrintedScreen {
    /// Called before the first line is read.
    var willRead: () -> Void = {}
    /// The next line of standard input; nil at its end.
    var readLine: () -> String?
    var write: (String) -> Void
    /// Runs the main queue and timers for at most this many seconds, until the condition is true.
    var wait: @MainActor (_ seconds: Double, _ until: () -> Bool) -> Void = MainLoopWait().wait

    /// The longest time that an answer takes.
    static let answerSeconds = 2.0
    /// The longest time that loading takes, which is usually about a second.
    static let loadingSeconds = 5.0
    /// The longest time until the ticker, which appears 5 seconds after the answer or not at all.
    static let tickerSeconds = 6.0

    func print(
        _ stage: Stage?, columns: Int, make: @MainActor (Stage) -> any Screen = AllScreens.make
    ) {
        let screen = stage.map(make) ?? MenuScreen()
        var hasChanged = false
        screen.onChange = {
            hasChanged = true
            MainLoop.wake()
        }
        screen.open()
        if let fields = screen as? FieldsScreen {
            willRead()
            let (oddEven, numberFormatter) = (readLine() ?? "", readLine() ?? "")
            fields.enter(oddEven: oddEven, numberFormatter: numberFormatter)
        }
        guard let feed = screen as? FeedScreen else {
            if screen is ProductListScreen { wait(Self.answerSeconds) { hasChanged } }
            wait(Self.loadingSeconds) { !screen.isBusy }
            write(page(of: screen, heading: screen.heading, columns: columns))
            return
        }
        wait(Self.answerSeconds) { hasChanged }
        write(page(of: feed, heading: "\(feed.heading), before the ticker", columns: columns))
        wait(Self.tickerSeconds) { feed.state.ticker != nil }
        write(
            "\n" + page(of: feed, heading: "\(feed.heading), after the ticker", columns: columns))
    }

    private func page(of screen: any Screen, heading: String, columns: Int) -> String {
        ([heading, ""] + screen.page(columns: columns)).map { line in
            String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }
}
