import Shared
import XCTest

@testable import Stage1

final class MyLabelsTests: XCTestCase {
    func testAsksTooMuch() {
        let controller = FirstBasicViewController()
        let field = TextField()
        field.text = "1000"
        controller.textFieldDidChangeSelection(field)
        XCTAssertEqual(controller.numberFormatterResultLabel.text, "Rp 1.000")
    }
}
