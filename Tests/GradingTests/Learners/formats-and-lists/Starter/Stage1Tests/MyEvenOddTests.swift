import XCTest

@testable import Stage1

final class MyEvenOddTests: XCTestCase {
    func testEvenNumbers() {
        for number in [0, 2, -4] {
            let message = String(format: "%d of %@", number, "the even ones")
            XCTAssertTrue(FirstBasicViewController().isEven(number: number), message)
        }
    }

    /// XCTAssertFalse also takes a message.
    func testOddNumbers() {
        let check: (Bool, String) -> Void = { XCTAssertFalse($0, $1) }
        for number in [1, -3] {
            // XCTAssertFalse is called by the function `check`.
            check(
                FirstBasicViewController().isEven(number: number),
                String(format: "%03d", number) + String(format: "nothing to fill in")
                    + String(format: number == 1 ? "100%%" : number == -3 ? "50%%" : "0%%"))
        }
    }
}
