import XCTest

@testable import Review

/// Someone else's tests for `Reminders`. All are green, and together they run every line.
final class MyReviewRemindersTests: XCTestCase {
    private let messenger = MockMessenger()
    private var lines: [String] = []

    /// All steps, in their order.
    func testStepsInTheirOrder() {
        remind([
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
            Invoice(buyer: "Budi", amount: 20_000, days: 12),
        ])
        XCTAssertEqual(messenger.calls, ["send", "send"])
        XCTAssertEqual(lines, ["2 buyers", "0 missed"])
    }

    /// The buyers, in their order.
    func testBuyersInTheirOrder() {
        remind([
            Invoice(buyer: "Budi", amount: 20_000, days: 12),
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
        ])
        XCTAssertEqual(messenger.buyers, ["Ayu", "Budi"])
    }

    /// The text of the message.
    func testTextOfTheMessage() {
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10)])
        XCTAssertEqual(messenger.texts, ["Please pay 50000 rupiah."])
    }

    /// The messenger is called once.
    func testMessengerIsCalledOnce() {
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10)])
        XCTAssertEqual(messenger.calls, ["send"])
    }

    /// Two invoices make one message.
    func testTwoInvoicesOfABuyer() {
        remind([
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
            Invoice(buyer: "Ayu", amount: 30_000, days: 9),
        ])
        XCTAssertEqual(messenger.calls, ["send"])
        XCTAssertEqual(lines, ["1 buyers", "0 missed"])
    }

    /// A buyer who has paid gets no message.
    func testPaidInvoice() {
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10, isPaid: true)])
        XCTAssertEqual(messenger.calls, [])
    }

    /// A buyer who can't be reached is counted.
    func testBuyerWhoCanNotBeReached() {
        messenger.canReach = false
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10)])
        XCTAssertEqual(lines, ["1 buyers", "1 missed"])
    }

    /// Without invoices there is nothing to do.
    func testNoInvoices() {
        remind([])
        XCTAssertEqual(messenger.calls, [])
        XCTAssertEqual(lines, ["0 buyers", "0 missed"])
    }

    private func remind(_ invoices: [Invoice]) {
        let reminders = Reminders(messenger: messenger) { self.lines.append($0) }
        _ = reminders.remind(of: invoices)
    }

    func testNotLateAfterSevenDays() {
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 7)])
        XCTAssertEqual(messenger.buyers, [])
    }

    func testSumsAndBuyers() {
        let other = OtherMessenger()
        let missed = Reminders(messenger: other) { _ in }.remind(of: [
            Invoice(buyer: "Ayu", amount: 1_000, days: 9),
            Invoice(buyer: "Ayu", amount: 2_000, days: 9),
            Invoice(buyer: "Budi", amount: 9_000, days: 9),
        ])
        XCTAssertEqual(other.sent.count, 2)
        XCTAssertTrue(other.sent.contains { $0.hasPrefix("Ayu") && $0.contains("3000") })
        XCTAssertTrue(other.sent.contains { $0.hasPrefix("Budi") && $0.contains("9000") })
        XCTAssertEqual(missed, ["Ayu", "Budi"])
    }
}

/// Records every call.
private final class MockMessenger: Messenger {
    private(set) var calls: [String] = []
    private(set) var texts: [String] = []
    private(set) var buyers: [String] = []
    var canReach = true

    func send(_ text: String, to buyer: String) -> Bool {
        calls.append("send")
        texts.append(text)
        buyers.append(buyer)
        return canReach
    }
}

/// Can't reach anyone.
private final class OtherMessenger: Messenger {
    private(set) var sent: [String] = []

    func send(_ text: String, to buyer: String) -> Bool {
        sent.append("\(buyer): \(text)")
        return false
    }
}
