import XCTest

@testable import Advice

final class ComparedValuesTests: XCTestCase {
    private func difference(_ first: String, _ second: String) -> String? {
        ComparedValues("XCTAssertEqual failed: (\"\(first)\") is not equal to (\"\(second)\") - ")?
            .smallDifference
    }

    func testTextsThatAreNearlyTheSame() {
        XCTAssertEqual(
            difference("please put number", "Please put number"),
            "The two differ only in capital letters.")
        XCTAssertEqual(
            difference("Optional(\"Rp1.000\")", "Rp 1.000"), "The two differ only in their spaces.")
        XCTAssertEqual(
            difference("Rp 1,000", "Optional(\"Rp 1.000\")"),
            "The two differ only in a sign, such as a point or a comma.")
        XCTAssertNil(difference("Genap", "Ganjil"))
        XCTAssertEqual(
            difference("[-Rp 100]", "[Rp -100]"),
            "The two have the same characters, in another order.")
        XCTAssertEqual(
            difference("-Rp 100", "Rp -100"),
            "The two have the same characters, in another order.")
        XCTAssertEqual(
            difference("Genap", "Genap"),
            "Both look the same when they are printed, and differ in what isn't shown.")
        // A minus is more than a sign of writing.
        XCTAssertNil(difference("-12", "12"))
        XCTAssertNil(difference("1.5", "15"))
    }

    func testListsInAnotherOrder() {
        XCTAssertEqual(
            difference("[\"b\", \"a\"]", "[\"a\", \"b\"]"),
            "Both have the same values, in another order.")
        XCTAssertEqual(
            difference("[2, 1]", "[1, 2]"), "Both have the same values, in another order.")
        XCTAssertNil(difference("[1, 2]", "[1, 2, 2]"))
    }

    func testOtherAssertions() {
        XCTAssertNil(ComparedValues("XCTAssertEqual failed: (\"a\") is equal to (\"A\") - "))
        XCTAssertNil(ComparedValues("XCTAssertTrue failed"))
    }
}
