import ProgramTestHelpers
import Shared
import TerminalKit
import XCTest

@testable import AppScreens
@testable import Stage3

@MainActor
final class ProductListScreenTests: XCTestCase {
    private let plain = Style(usesColor: false)
    private let size = WindowSize(columns: 80, rows: 22)

    private func screen(_ answer: NetworkResult<ProductResult>) -> ProductListScreen {
        let useCase = Answering(answer: answer)
        let screen = ProductListScreen(
            heading: "",
            controller: AdvancedViewController(viewModel: AdvancedViewModel(useCase: useCase)))
        screen.open()
        return screen
    }

    func testSelectingShowsTheSideEffect() async {
        let screen = screen(.success(ProductResult(data: Names.products(5))))
        XCTAssertEqual(screen.body(size: size, style: plain).last, "–")
        screen.handle(.down, size: size)
        screen.handle(.down, size: size)
        screen.handle(.enter, size: size)
        XCTAssertEqual(
            screen.body(size: size, style: plain).last, "something crazy 4 \(Names.all[4])")
    }

    func testAnErrorReplacesTheList() async {
        let screen = screen(.failed("Failed when decoding"))
        XCTAssertEqual(screen.body(size: size, style: plain), ["Error: Failed when decoding"])
        screen.handle(.enter, size: size)
        XCTAssertEqual(screen.body(size: size, style: plain), ["Error: Failed when decoding"])
    }

    func testTheSelectedCardIsAlwaysVisible() async {
        let screen = screen(.success(ProductResult(data: Names.products(1000))))
        for rows in [3, 8, 22, 60] {
            let size = WindowSize(columns: 60, rows: rows)
            for key in [Key.end, .up, .pageUp, .home, .down, .pageDown, .left, .right] {
                screen.handle(key, size: size)
                let body = screen.body(size: size, style: plain)
                XCTAssertEqual(body.count, rows)
                XCTAssertTrue(body.contains { $0.contains("┏") }, "\(key) in \(rows) rows")
            }
        }
    }

    func testMovingTheSelectionRedrawsOnlyTwoCards() async {
        let screen = screen(.success(ProductResult(data: Names.products(1000))))
        let size = WindowSize(columns: 80, rows: 60)
        let before = screen.body(size: size, style: plain)
        screen.handle(.down, size: size)
        let after = screen.body(size: size, style: plain)
        let changed = zip(before, after).filter(!=).count
        XCTAssertTrue((5...20).contains(changed), "\(changed) of 60 lines changed")
    }
}

/// A use case that answers immediately.
private struct Answering: AdvancedNetworkProvider {
    let answer: NetworkResult<ProductResult>

    func fetchProduct(completion: @escaping @MainActor (NetworkResult<ProductResult>) -> Void) {
        completion(answer)
    }
}
