import XCTest

@testable import Stage1

final class MyNumberFormatterTests: XCTestCase {
    func testThousand() {
        XCTAssertEqual(FirstBasicViewController().numberFormatter(number: typed), "Rp 1.000")
    }
}
