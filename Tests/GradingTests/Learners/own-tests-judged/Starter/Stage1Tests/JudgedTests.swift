import Shared
import Testing
import XCTest

@testable import Stage1

final class JudgedTests: XCTestCase {
    private let controller = FirstBasicViewController()

    func testZeroIsEven() {
        XCTAssertEqual(controller.isEven(number: 0), true)
    }

    func testZeroIsStillEven() {
        XCTAssertEqual(controller.isEven(number: 0), true)
    }

    func testHangsWhereMinusTwoIsOdd() {
        while !controller.isEven(number: -2) {}
    }

    func testTrapsWhereMinusThreeIsEven() {
        let names = [false: "odd"]
        XCTAssertEqual(names[controller.isEven(number: -3)]!, "odd")
    }

    /// The exercise doesn't say what happens with a field that isn't one of the screen's own.
    func testTakesAnyField() {
        let field = TextField()
        field.text = "1000"
        controller.textFieldDidChangeSelection(field)
        XCTAssertEqual(controller.numberFormatterResultLabel.text, "Rp 1.000")
    }

    func textThousandsAreGrouped() {
        XCTAssertEqual(controller.numberFormatter(number: 1000), "Rp 1.000")
    }
}

@Suite struct PriceTests {
    @Test(arguments: [(1001, "Rp 1.001"), (10, "Rp 10")]) func price(number: Int, text: String) {
        #expect(FirstBasicViewController().numberFormatter(number: number) == text)
    }

    func isNoTest() {}
}
