import Testing

@testable import Review

/// The tests for `Reminders`, repaired: they check what matters and nothing more.
@Suite final class MyReviewRemindersTests {
    private let messenger = MockMessenger()

    /// Each buyer's message contains their own sum.
    @Test func textOfTheMessage() {
        remind([
            Invoice(buyer: "Budi", amount: 20_000, days: 12),
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
        ])
        #expect(messenger.texts.count == 2)
        #expect(messenger.texts["Ayu"]?.contains("50000") == true)
        #expect(messenger.texts["Budi"]?.contains("20000") == true)
    }

    /// Two invoices make one message with their sum.
    @Test func twoInvoicesOfABuyer() {
        remind([
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
            Invoice(buyer: "Ayu", amount: 30_000, days: 9),
        ])
        #expect(messenger.calls == ["send"])
        #expect(messenger.texts["Ayu"]?.contains("80000") == true)
    }

    /// A buyer who has paid gets no message.
    @Test func paidInvoice() {
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10, isPaid: true)])
        #expect(messenger.calls == [])
    }

    /// An invoice is late after more than 7 days.
    @Test func firstDayOnWhichAnInvoiceIsLate() {
        remind([
            Invoice(buyer: "Ayu", amount: 50_000, days: 7),
            Invoice(buyer: "Budi", amount: 20_000, days: 8),
        ])
        #expect(Set(messenger.texts.keys) == ["Budi"])
    }

    /// A buyer who can't be reached is returned.
    @Test func buyerWhoCanNotBeReached() {
        messenger.unreachable = ["Ayu"]
        let missed = remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10)])
        #expect(missed == ["Ayu"])
    }

    /// A message is sent only once, even if it doesn't reach its buyer.
    @Test func nobodyIsAskedTwice() {
        messenger.unreachable = ["Ayu"]
        remind([Invoice(buyer: "Ayu", amount: 50_000, days: 10)])
        #expect(messenger.calls == ["send"])
    }

    /// The others still get their messages.
    @Test func theOthersAreReminded() {
        messenger.unreachable = ["Ayu"]
        remind([
            Invoice(buyer: "Ayu", amount: 50_000, days: 10),
            Invoice(buyer: "Budi", amount: 20_000, days: 12),
        ])
        #expect(Set(messenger.texts.keys) == ["Ayu", "Budi"])
    }

    /// The names are sorted, whatever the sums are.
    @Test func namesAreSorted() {
        messenger.unreachable = ["Ayu", "Budi"]
        let missed = remind([
            Invoice(buyer: "Ayu", amount: 20_000, days: 10),
            Invoice(buyer: "Budi", amount: 50_000, days: 12),
        ])
        #expect(missed == ["Ayu", "Budi"])
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
