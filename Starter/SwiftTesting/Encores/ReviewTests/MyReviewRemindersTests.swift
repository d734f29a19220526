import Testing

@testable import Review

/// Someone else's tests for `Reminders`. All are green, and together they run every line.
@Suite final class MyReviewRemindersTests {
    private let messenger = MockMessenger()
    private var lines: [String] = []

    /// All steps, in order.
    @Test func stepsInTheirOrder() {
        remind([
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
            Invoice(buyer: "Budi", amount: 20_000, days: 12),
        ])
        #expect(messenger.calls == ["send", "send"])
        #expect(lines == ["2 buyers", "0 missed"])
    }

    /// The buyers, in order.
    @Test func buyersInTheirOrder() {
        remind([
            Invoice(buyer: "Budi", amount: 20_000, days: 12),
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
        ])
        #expect(messenger.buyers == ["Ayu", "Budi"])
    }

    /// The text of the message.
    @Test func textOfTheMessage() {
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10)])
        #expect(messenger.texts == ["Please pay 50000 rupiah."])
    }

    /// The messenger is called once.
    @Test func messengerIsCalledOnce() {
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10)])
        #expect(messenger.calls == ["send"])
    }

    /// Two invoices make one message.
    @Test func twoInvoicesOfABuyer() {
        remind([
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
            Invoice(buyer: "Ayu", amount: 30_000, days: 9),
        ])
        #expect(messenger.calls == ["send"])
        #expect(lines == ["1 buyers", "0 missed"])
    }

    /// A buyer who has paid gets no message.
    @Test func paidInvoice() {
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10, isPaid: true)])
        #expect(messenger.calls == [])
    }

    /// A buyer who can't be reached is counted.
    @Test func buyerWhoCanNotBeReached() {
        messenger.canReach = false
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10)])
        #expect(lines == ["1 buyers", "1 missed"])
    }

    /// Without invoices there is nothing to do.
    @Test func noInvoices() {
        remind([])
        #expect(messenger.calls == [])
        #expect(lines == ["0 buyers", "0 missed"])
    }

    private func remind(_ invoices: [Invoice]) {
        let reminders = Reminders(messenger: messenger) { self.lines.append($0) }
        _ = reminders.remind(of: invoices)
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
