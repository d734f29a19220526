import Shared
import TestHelpers
import XCTest

final class AssertArrayHashDiffableTests: FailureRecordingTestCase {
    func testADifferentCountIsReportedOnce() {
        let expected: [any HashDiffable] = [Ticker.fixture(id: 4), Product.fixture(id: 1)]
        let values: [any HashDiffable] = [
            Product.fixture(id: 7), Shop.fixture(id: 8), ProductInspiration.fixture(id: 9),
            Inspiration.fixture(title: "Baru"),
        ]
        let messages = failures {
            assertArrayHashDiffable(expectedResult: expected, values: values)
        }.map(\.message)
        XCTAssertEqual(messages.count, 1)
        let message = messages.first ?? ""
        XCTAssert(message.contains(#"("4") is not equal to ("2")"#), message)
        XCTAssert(message.contains("expected [Ticker 4, Product 1]"), message)
        XCTAssert(
            message.contains(
                #"got [Product 7, Shop 8, ProductInspiration 9, Inspiration "Baru"]"#), message)
    }

    func testEachIndexThatDiffersIsReportedWithBothValues() {
        let expected = [1, 2, 3].map { Product.fixture(id: $0, name: "Teh") }
        let values: [any HashDiffable] = [
            Ticker.fixture(id: 1), expected[1], Product.fixture(id: 3, name: "Gula"),
        ]
        let messages = failures {
            assertArrayHashDiffable(expectedResult: expected, values: values)
        }.map(\.message)
        XCTAssertEqual(messages.count, 2)
        XCTAssert(messages.first?.contains("at index 0") == true, "\(messages)")
        XCTAssert(messages.first?.contains("Ticker(id: 1") == true, "\(messages)")
        XCTAssert(messages.first?.contains("Product(id: 1") == true, "\(messages)")
        XCTAssert(messages.last?.contains("at index 2") == true, "\(messages)")
        XCTAssert(messages.last?.contains("Gula") == true, "\(messages)")
        XCTAssert(messages.last?.contains("Teh") == true, "\(messages)")
    }

    func testFailuresAreReportedAtTheCallersLine() {
        let here = #line
        let failures = failures {
            assertArrayHashDiffable(expectedResult: [], values: [Product.fixture()])
            assertArrayHashDiffable(expectedResult: [Ticker.fixture()], values: [Shop.fixture()])
        }
        XCTAssertEqual(failures.map(\.line), [here + 2, here + 3])
        XCTAssertEqual(Set(failures.map(\.file)), [#filePath])
    }

    func testValuesWithTheSameDescriptionCanDiffer() {
        let messages = failures {
            assertArrayHashDiffable(expectedResult: [Unequal()], values: [Unequal()])
        }.map(\.message)
        XCTAssertEqual(messages.count, 1)
        XCTAssert(messages.first?.contains("at index 0: two different") == true, "\(messages)")
        XCTAssert(messages.first?.contains("Unequal(") == true, "\(messages)")
    }

    /// Code under test can return values that claim to equal anything.
    func testTheExpectedValuesDecideEquality() {
        let messages = failures {
            assertArrayHashDiffable(
                expectedResult: [Product.fixture()],
                values: [EqualToAll(identifier: Product.fixture().identifier)])
        }.map(\.message)
        XCTAssertEqual(messages.count, 1)
        XCTAssert(messages.first?.contains("EqualToAll(") == true, "\(messages)")
    }
}

/// A value that claims to equal everything.
private struct EqualToAll: HashDiffable {
    let identifier: Int

    func isEqual(to other: Any) -> Bool { true }
}

/// A value that equals nothing.
private struct Unequal: HashDiffable {
    let identifier = 1

    func isEqual(to other: Any) -> Bool { false }
}
