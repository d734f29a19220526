import XCTest

@testable import Review

/// The tests of `Reminders`.
final class MyReviewRemindersTests: XCTestCase {
    private let messenger = MockMessenger()

    /// Each buyer's message contains their own sum.
    func testTextOfTheMessage() {
        _ = remind([
            Invoice(buyer: "Budi", amount: 20_000, days: 12),
            Invoice(buyer: "Ayu", amount: 40_000, days: 10),
        ])
        XCTAssertEqual(messenger.texts.count, 2)
        XCTAssertEqual(messenger.texts["Ayu"]?.contains("40000"), true)
        XCTAssertEqual(messenger.texts["Budi"]?.contains("20000"), true)
    }

    /// Two invoices make one message with their sum.
    func testTwoInvoicesOfABuyer() {
        _ = remind([
            Invoice(buyer: "Ayu", amount: 40_000, days: 10),
            Invoice(buyer: "Ayu", amount: 30_000, days: 9),
        ])
        XCTAssertEqual(messenger.calls, ["send"])
        XCTAssertEqual(messenger.texts["Ayu"]?.contains("70000"), true)
    }

    /// A buyer who has paid gets no message.
    func testPaidInvoice() {
        _ = remind([Invoice(buyer: "Ayu", amount: 40_000, days: 10, isPaid: true)])
        XCTAssertEqual(messenger.calls, [])
    }

    /// An invoice is late after more than 7 days.
    func testFirstDayOnWhichAnInvoiceIsLate() {
        _ = remind([
            Invoice(buyer: "Ayu", amount: 40_000, days: 7),
            Invoice(buyer: "Budi", amount: 20_000, days: 8),
        ])
        XCTAssertEqual(Set(messenger.texts.keys), ["Budi"])
    }

    /// Buyers who can't be reached are returned, and each buyer gets one message.
    func testBuyerWhoCanNotBeReached() {
        messenger.unreachable = ["Ayu", "Citra"]
        let missed = remind([
            Invoice(buyer: "Ayu", amount: 40_000, days: 10),
            Invoice(buyer: "Budi", amount: 20_000, days: 12),
            Invoice(buyer: "Citra", amount: 90_000, days: 8),
        ])
        XCTAssertEqual(missed, ["Ayu", "Citra"])
        XCTAssertEqual(messenger.calls, ["send", "send", "send"])
        XCTAssertEqual(Set(messenger.texts.keys), ["Ayu", "Budi", "Citra"])
    }

    private func remind(_ invoices: [Invoice]) -> [String] {
        Reminders(messenger: messenger) { _ in }.remind(of: invoices)
    }
}

/// Records every call, and the text that each buyer got.
private final class MockMessenger: Messenger {
    private(set) var calls: [String] = []
    private(set) var texts: [String: String] = [:]
    var unreachable: Set<String> = []

    func send(_ text: String, to buyer: String) -> Bool {
        calls.append("send")
        texts[buyer] = text
        return !unreachable.contains(buyer)
    }
}
