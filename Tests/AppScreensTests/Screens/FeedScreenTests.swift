import ProgramTestHelpers
import Shared
import TerminalKit
import TestHelpers
import XCTest

@testable import AppScreens
@testable import Stage4

@MainActor
final class FeedScreenTests: XCTestCase {
    private let plain = Style(usesColor: false)
    private let size = WindowSize(columns: 80, rows: 22)

    private func screen(_ useCase: Answering) -> FeedScreen {
        keepTickerInMemory()
        let viewModel = PracticeViewModel(useCase: useCase, timerProvider: MockTimer.self)
        let screen = FeedScreen(
            heading: "", controller: PracticeViewController(viewModel: viewModel))
        screen.open()
        return screen
    }

    func testTheTickerAppearsWithoutMovingTheRest() async {
        let screen = screen(
            Answering(products: .success(ProductResult(data: Names.products(1000)))))
        for _ in 0..<7 { screen.handle(.down, size: size) }
        let before = screen.body(size: size, style: plain)
        MockTimer.currentTimer?.fire()
        let after = screen.body(size: size, style: plain)
        XCTAssertEqual(before[0], "")
        XCTAssertEqual(after[0], "» Gratis")
        XCTAssertEqual(after.dropFirst(), before.dropFirst())
        var update = ScreenUpdate()
        _ = update.text(for: before, size: size)
        XCTAssertEqual(
            update.text(for: after, size: size), "\u{1B}[1;1H» Gratis\u{1B}[0m\u{1B}[K",
            "only the changed line may be written")
    }

    func testScrollingStopsAtTheEnds() async {
        let screen = screen(Answering(products: .success(ProductResult(data: Names.products(20)))))
        let top = screen.body(size: size, style: plain)
        screen.handle(.up, size: size)
        XCTAssertEqual(screen.body(size: size, style: plain), top)
        screen.handle(.end, size: size)
        let end = screen.body(size: size, style: plain)
        XCTAssertEqual(end.last?.hasPrefix("└"), true)
        XCTAssertEqual(end.count, 22)
        screen.handle(.pageDown, size: size)
        XCTAssertEqual(screen.body(size: size, style: plain), end)
        screen.handle(.home, size: size)
        XCTAssertEqual(screen.body(size: size, style: plain), top)
    }

    func testErrorsAreListed() async {
        let screen = screen(Answering(products: .failed("no products")))
        XCTAssertEqual(screen.body(size: size, style: plain), ["", "Error: no products"])
        XCTAssertEqual(screen.page(columns: 80), ["", "Error: no products"])
    }
}

/// A use case that answers immediately.
private struct Answering: PracticeNetworkProvider {
    let products: NetworkResult<ProductResult>

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        completion(products)
    }

    func fetchInspiration(
        completion: @escaping @MainActor (NetworkResult<InspirationResult>) -> Void
    ) {
        completion(.success(InspirationResult(data: [])))
    }

    func fetchTicker(completion: @escaping @MainActor (NetworkResult<Ticker>) -> Void) {
        completion(.success(Ticker(id: 1, title: "Gratis")))
    }
}
