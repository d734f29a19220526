import TestHelpers
import XCTest

final class TestCannotGoOnTests: XCTestCase {
    /// A test library prints the error as a failure of its own, behind the one that counts.
    func testItReadsAsASentence() {
        let sentence =
            "This test stopped here because of the failure before this one."
        XCTAssertEqual("\(TestCannotGoOn())", sentence)
        XCTAssertEqual(TestCannotGoOn().localizedDescription, sentence)
    }
}
