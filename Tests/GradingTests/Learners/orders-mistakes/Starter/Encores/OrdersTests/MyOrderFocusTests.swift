import Shared
import XCTest

@testable import Orders

final class MyOrderFocusTests: XCTestCase {
    @MainActor func testAFieldOnNoViewCannotHaveTheFocus() async {
        let screen = CreateOrderViewController(
            interactor: InteractorSpy(), router: RouterSpy())
        _ = screen.textFieldShouldReturn(screen.textFields[0])
        XCTAssertTrue(screen.textFields[1].isFirstResponder)
    }
}
