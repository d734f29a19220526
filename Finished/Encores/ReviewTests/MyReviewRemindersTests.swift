import XCTest

@testable import Review

/// The tests for `Reminders`, repaired: they check what matters and nothing more.
final class MyReviewRemindersTests: XCTestCase {
    private let messenger = MockMessenger()

    /// Each buyer's message contains their own sum.
    func testTextOfTheMessage() {
        remind([
            Invoice(buyer: "Budi", amount: 20_000, days: 12),
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
        ])
        XCTAssertEqual(messenger.texts.count, 2)
        XCTAssertEqual(messenger.texts["Ayu"]?.contains("50000"), true)
        XCTAssertEqual(messenger.texts["Budi"]?.contains("20000"), true)
    }

    /// Two invoices make one message with their sum.
    func testTwoInvoicesOfABuyer() {
        remind([
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
            Invoice(buyer: "Ayu", amount: 30_000, days: 9),
        ])
        XCTAssertEqual(messenger.calls, ["send"])
        XCTAssertEqual(messenger.texts["Ayu"]?.contains("80000"), true)
    }

    /// A buyer who has paid gets no message.
    func testPaidInvoice() {
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10, isPaid: true)])
        XCTAssertEqual(messenger.calls, [])
    }

    /// An invoice is late after more than 7 days.
    func testFirstDayOnWhichAnInvoiceIsLate() {
        remind([
            Invoice(buyer: "Ayu", amount: 50_000, days: 7),
            Invoice(buyer: "Budi", amount: 20_000, days: 8),
        ])
        XCTAssertEqual(Set(messenger.texts.keys), ["Budi"])
    }

    /// A buyer who can't be reached is returned.
    func testBuyerWhoCanNotBeReached() {
        messenger.unreachable = ["Ayu"]
        let missed = remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10)])
        XCTAssertEqual(missed, ["Ayu"])
    }

    /// A message is sent only once, even if it doesn't reach its buyer.
    func testNobodyIsAskedTwice() {
        messenger.unreachable = ["Ayu"]
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10)])
        XCTAssertEqual(messenger.calls, ["send"])
    }

    /// The others still get their messages.
    func testTheOthersAreReminded() {
        messenger.unreachable = ["Ayu"]
        remind([
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
            Invoice(buyer: "Budi", amount: 20_000, days: 12),
        ])
        XCTAssertEqual(Set(messenger.texts.keys), ["Ayu", "Budi"])
    }

    /// The names are sorted, whatever the sums are.
    func testNamesAreSorted() {
        messenger.unreachable = ["Ayu", "Budi"]
        let missed = remind([
            Invoice(buyer: "Ayu", amount: 20_000, days: 10),
            Invoice(buyer: "Budi", amount: 50_000, days: 12),
        ])
        XCTAssertEqual(missed, ["Ayu", "Budi"])
    }

    /// Reminds the buyers, and returns those who could not be reached. Most tests ignore them.
    @discardableResult private func remind(_ invoices: [Invoice]) -> [String] {
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
