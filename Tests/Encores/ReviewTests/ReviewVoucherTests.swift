import XCTest

@testable import Review

/// Checks `Voucher`. Learners are given its code, so these tests only prove that each planted bug is a
/// bug.
final class ReviewVoucherTests: XCTestCase {
    func testTheDays() {
        check(price: 100_000, day: 9, takesOff: 0, reasons: [.tooEarly])
        for day in [10, 11, 19, 20] { check(price: 100_000, day: day, takesOff: 10_000) }
        check(price: 100_000, day: 21, takesOff: 0, reasons: [.tooLate])
    }

    func testTheMinimum() {
        check(price: 49_999, day: 15, takesOff: 0, reasons: [.basketTooSmall])
        check(price: 50_000, day: 15, takesOff: 5_000)
        check(price: 50_001, day: 15, takesOff: 5_000)
    }

    func testTheSmallestBaskets() {
        let voucher = Voucher(percent: 50, minimum: 0, limit: 100, firstDay: 1, lastDay: 1)
        check(voucher, price: 0, day: 1, takesOff: 0, reasons: [.basketTooSmall])
        check(voucher, price: 1, day: 1, takesOff: 0)
        check(voucher, price: 2, day: 1, takesOff: 1)
    }

    func testTheDiscountIsRoundedDown() {
        check(price: 50_009, day: 15, takesOff: 5_000)
        check(price: 50_010, day: 15, takesOff: 5_001)
    }

    func testTheLimit() {
        check(price: 199_999, day: 15, takesOff: 19_999)
        check(price: 200_000, day: 15, takesOff: 20_000)
        check(price: 900_000, day: 15, takesOff: 20_000)
    }

    func testAllReasonsAtOnce() {
        check(price: 10_000, day: 1, takesOff: 0, reasons: [.tooEarly, .basketTooSmall])
        check(price: 10_000, day: 30, takesOff: 0, reasons: [.tooLate, .basketTooSmall])
    }

    private let voucher = Voucher(
        percent: 10, minimum: 50_000, limit: 20_000, firstDay: 10, lastDay: 20)

    /// Checks the discount and the reasons. The order of the reasons doesn't matter.
    private func check(
        _ other: Voucher? = nil, price: Int, day: Int, takesOff expected: Int,
        reasons: Set<Voucher.Reason> = [], file: StaticString = #filePath, line: UInt = #line
    ) {
        var said: [Voucher.Reason] = []
        let discount = (other ?? voucher).discount(on: price, day: day) { said.append($0) }
        let call = "discount(on: \(price), day: \(day))"
        XCTAssertEqual(discount, expected, call, file: file, line: line)
        XCTAssertEqual(Set(said), reasons, "reasons from \(call)", file: file, line: line)
        XCTAssertEqual(
            said.count, reasons.count, "number of reasons from \(call)", file: file, line: line)
    }
}
