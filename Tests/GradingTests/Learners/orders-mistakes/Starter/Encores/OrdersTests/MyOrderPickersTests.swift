import Shared
import XCTest

@testable import Orders

final class MyOrderPickersTests: XCTestCase {
    @MainActor func testForgetsToLoadTheView() async {
        let screen = CreateOrderViewController(
            interactor: InteractorSpy(), router: RouterSpy())
        XCTAssertEqual(screen.shippingMethodPicker.rows, ["By bike", "By train"])
    }

    @MainActor func testComparesTheSpyWithItself() async {
        let interactor = InteractorSpy()
        XCTAssertEqual(interactor.shippingMethods.count, 2)
    }
}
