import TestHelpers
import XCTest

final class TestCannotGoOnTests: XCTestCase {
    /// A test library prints the error as a failure of its own, behind the one that counts.
    func testItReadsAsASentence() {
        let sentence =
            "The rest of this test would say nothing: the failure before this one is the reason."
        XCTAssertEqual("\(TestCannotGoOn())", sentence)
        XCTAssertEqual(TestCannotGoOn().localizedDescription, sentence)
    }
}
