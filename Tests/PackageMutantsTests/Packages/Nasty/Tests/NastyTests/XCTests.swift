import CPart
import Listed
import XCTest

@testable import Nasty

final class NastyTests: XCTestCase {
    @MainActor func testMoney() async {
        XCTAssertEqual(Money(2) + Money(3), Money(5))
        XCTAssertTrue(Money(500).isLarge)
    }

    func testClamp() {
        XCTAssertEqual(clamp(7, 5), 5)
        XCTAssertEqual(clamp(-7, 5), -5)
        XCTAssertEqual(clamp(1, 5), 1)
    }

    @MainActor func testTicket() async {
        let book = Book()
        XCTAssertEqual(Ticket(id: 4, book: book).use(), 4)
        XCTAssertEqual(book.ids, [4])
    }

    @MainActor func testHalvings() async {
        XCTAssertEqual(halvings(of: 9), 3)
    }

    func testLeapYears() {
        XCTAssertTrue(isLeapYear(2024))
        XCTAssertFalse(isLeapYear(2023))
        XCTAssertFalse(isLeapYear(1900))
        XCTAssertEqual(twice(2), 4)
    }
}
