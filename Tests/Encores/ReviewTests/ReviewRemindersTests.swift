import XCTest

@testable import Review

/// Checks `Reminders`, which learners are given, so that the planted bugs are known to be bugs.
final class ReviewRemindersTests: XCTestCase {
    private let messenger = MessengerSpy()

    func testWhatIsLate() {
        _ = remind([
            Invoice(buyer: "Ayu", amount: 100, days: 7),
            Invoice(buyer: "Budi", amount: 200, days: 8),
            Invoice(buyer: "Citra", amount: 300, days: 30, isPaid: true),
        ])
        XCTAssertEqual(messenger.buyers, ["Budi"])
    }

    func testTheSumOfEachBuyer() {
        _ = remind([
            Invoice(buyer: "Ayu", amount: 1_000, days: 10),
            Invoice(buyer: "Budi", amount: 2_000, days: 10),
            Invoice(buyer: "Ayu", amount: 300, days: 10),
            Invoice(buyer: "Ayu", amount: 70_000, days: 1),
        ])
        XCTAssertEqual(messenger.buyers, ["Ayu", "Budi"])
        XCTAssertEqual(messenger.numbers(to: "Ayu"), ["1300"])
        XCTAssertEqual(messenger.numbers(to: "Budi"), ["2000"])
    }

    func testNobodyIsLate() {
        XCTAssertEqual(remind([]), [])
        XCTAssertEqual(messenger.buyers, [])
    }

    func testWhoCanNotBeReached() {
        messenger.unreachable = ["Ayu", "Budi", "Dewi"]
        let missed = remind([
            Invoice(buyer: "Budi", amount: 1_000, days: 10),
            Invoice(buyer: "Ayu", amount: 2_000, days: 10),
            Invoice(buyer: "Citra", amount: 500, days: 10),
            Invoice(buyer: "Dewi", amount: 3_000, days: 10),
        ])
        XCTAssertEqual(missed, ["Ayu", "Budi", "Dewi"])
        XCTAssertEqual(messenger.buyers, ["Ayu", "Budi", "Citra", "Dewi"])
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

    /// The buyers who got a message, once for each message, sorted by name.
    var buyers: [String] { messages.map(\.buyer).sorted() }

    /// The numbers in the messages to a buyer.
    func numbers(to buyer: String) -> [String] {
        messages.filter { $0.buyer == buyer }.flatMap { message in
            message.text.split { !$0.isNumber && $0 != "-" }.map(String.init)
        }
    }
}
