import XCTest

@testable import Classroom
@testable import Grading

/// The order of the learners in the reports.
final class NameOrderTests: XCTestCase {
    private func sorted(_ names: [String]) -> [String] { NameOrder.sorted(names) { $0 } }

    func testAccentsAndCapitalsDoNotTearNamesApart() {
        XCTAssertEqual(
            sorted(["émile", "Zoë", "anna", "Özgür", "oskar", "Emil", "Otto", "eva"]),
            ["anna", "Emil", "émile", "eva", "oskar", "Otto", "Özgür", "Zoë"])
    }

    func testTwoComesBeforeTen() {
        XCTAssertEqual(
            sorted(["team 10", "team 2", "team 1 b", "team 02"]),
            ["team 1 b", "team 02", "team 2", "team 10"])
        let long = String(repeating: "9", count: 30)
        XCTAssertEqual(sorted(["a\(long)", "a1"]), ["a1", "a\(long)"])
    }

    func testNamesThatComeToTheSameHaveOneOrder() {
        let names = ["Ann", "ann", "Zo\u{EB}", "Zoe\u{308}"]
        let expected = ["Ann", "ann", "Zoe\u{308}", "Zo\u{EB}"].map { Array($0.utf8) }
        XCTAssertEqual(sorted(names).map { Array($0.utf8) }, expected)
        XCTAssertEqual(sorted(names.reversed()).map { Array($0.utf8) }, expected)
    }
}
