import XCTest

@testable import Review

/// Checks `Reminders`. Learners are given its code, so these tests only prove that each planted bug is
/// a bug.
final class ReviewRemindersTests: XCTestCase {
    private let messenger = MessengerSpy()

    func testWhatIsLate() {
        _ = remind([
            Invoice(buyer: "Ayu", amount: 100, days: 7),
            Invoice(buyer: "Budi", amount: 200, days: 8),
            Invoice(buyer: "Citra", amount: 300, days: 30, isPaid: true),
        ])
        XCTAssertEqual(
            messenger.buyers, ["Budi"],
            "buyers who get a message, when one has paid and one isn't late")
    }

    func testTheSumForEachBuyer() {
        _ = remind([
            Invoice(buyer: "Ayu", amount: 1_000, days: 10),
            Invoice(buyer: "Budi", amount: 2_000, days: 10),
            Invoice(buyer: "Ayu", amount: 300, days: 10),
            Invoice(buyer: "Ayu", amount: 70_000, days: 1),
        ])
        XCTAssertEqual(
            messenger.buyers, ["Ayu", "Budi"],
            "buyers who get a message, when one has two late invoices")
        XCTAssertEqual(messenger.numbers(to: "Ayu"), ["1300"], "sum in the message to Ayu")
        XCTAssertEqual(messenger.numbers(to: "Budi"), ["2000"], "sum in the message to Budi")
    }

    func testWithoutInvoicesThereAreNoMessages() {
        XCTAssertEqual(remind([]), [], "buyers who can't be reached, when there are no invoices")
        XCTAssertEqual(messenger.buyers, [], "buyers who get a message, when there are no invoices")
    }

    func testWhoCanNotBeReached() {
        messenger.unreachable = ["Ayu", "Budi", "Dewi"]
        let missed = remind([
            Invoice(buyer: "Budi", amount: 1_000, days: 10),
            Invoice(buyer: "Ayu", amount: 2_000, days: 10),
            Invoice(buyer: "Citra", amount: 500, days: 10),
            Invoice(buyer: "Dewi", amount: 3_000, days: 10),
        ])
        XCTAssertEqual(missed, ["Ayu", "Budi", "Dewi"], "buyers who can't be reached, by name")
        XCTAssertEqual(
            messenger.buyers, ["Ayu", "Budi", "Citra", "Dewi"],
            "buyers who are sent a message, when only Citra can be reached")
    }

    private func remind(_ invoices: [Invoice]) -> [String] {
        Reminders(messenger: messenger) { _ in }.remind(of: invoices)
    }
}

/// Records what was sent, and to which buyer.
private final class MessengerSpy: Messenger {
    private var messages: [(buyer: String, text: String)] = []
    var unreachable: Set<String> = []

    func send(_ text: String, to buyer: String) -> Bool {
        messages.append((buyer, text))
        return !unreachable.contains(buyer)
    }

    /// The buyers who were sent a message, once for each message, sorted by name.
    var buyers: [String] { messages.map(\.buyer).sorted() }

    /// The numbers in the messages to a buyer.
    func numbers(to buyer: String) -> [String] {
        messages.filter { $0.buyer == buyer }.flatMap { message in
            message.text.split { !$0.isNumber && $0 != "-" }.map(String.init)
        }
    }
}
