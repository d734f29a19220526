import XCTest

@testable import Stage2

/// Checks `numberFormatter(text:separator:currency:)`: the values it passes to its
/// output, and the number of calls.
final class NumberFormatterViewModelTests: XCTestCase {
    func testFewerThanFourDigitsHaveNoSeparator() {
        check("0", gives: "Rp 0")
        check("10", gives: "Rp 10")
        check("999", gives: "Rp 999")
    }

    func testLongNumbersAreGrouped() {
        check("1001", gives: "Rp 1.001")
        check("100000", gives: "Rp 100.000")
        check("1000000", gives: "Rp 1.000.000")
        check("9238912932", gives: "Rp 9.238.912.932")
    }

    func testOtherSeparatorAndCurrency() {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultNumberFormatter = { results.append($0) }
        viewModel.numberFormatter(text: "1000", separator: ",", currency: "SGD")
        XCTAssertEqual(
            results, ["SGD 1,000"],
            "calls to resultNumberFormatter after "
                + "numberFormatter(text: \"1000\", separator: \",\", currency: \"SGD\")")
    }

    func testOtherSeparatorOrCurrencyAlone() {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultNumberFormatter = { results.append($0) }
        viewModel.numberFormatter(text: "1234567", separator: ",")
        viewModel.numberFormatter(text: "1234567", currency: "SGD")
        XCTAssertEqual(
            results, ["Rp 1,234,567", "SGD 1.234.567"],
            "calls to resultNumberFormatter for \"1234567\" with separator: \",\" only, "
                + "then with currency: \"SGD\" only")
    }

    func testNegativeNumbersAreGrouped() {
        check("-100", gives: "Rp -100")
        check("-1234567", gives: "Rp -1.234.567")
    }

    func testLargestAndSmallestNumber() {
        check("\(Int.max)", gives: "Rp 9.223.372.036.854.775.807")
        check("\(Int.min)", gives: "Rp -9.223.372.036.854.775.808")
    }

    func testNilGivesPleasePutNumber() {
        check(nil, gives: "Please put number")
    }

    func testEmptyTextGivesPleasePutNumber() {
        check("", gives: "Please put number")
    }

    func testNonIntegerTextGivesPleasePutNumber() {
        check("seribu", gives: "Please put number")
        check("10x", gives: "Please put number")
        check("2.5", gives: "Please put number")
        check("2.0", gives: "Please put number")
    }

    func testEachInputCallsTheOutputOnce() {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultNumberFormatter = { results.append($0) }
        viewModel.numberFormatter(text: "1")
        viewModel.numberFormatter(text: "")
        viewModel.numberFormatter(text: "2000")
        XCTAssertEqual(
            results.count, 3,
            "number of calls to resultNumberFormatter after numberFormatter(text:) with \"1\", \"\" "
                + "and \"2000\"")
    }

    func testTheOutputMayBeNil() {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.numberFormatter(text: "1")
        viewModel.numberFormatter(text: nil)
        viewModel.resultNumberFormatter = { results.append($0) }
        viewModel.numberFormatter(text: "2")
        XCTAssertEqual(
            results.count, 1,
            "number of calls to resultNumberFormatter for \"2\" after two inputs without an output")
    }

    func testTheOtherOutputIsNeverCalled() {
        var results: [String] = []
        var others: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultNumberFormatter = { results.append($0) }
        viewModel.resultOddEven = { others.append($0) }
        viewModel.numberFormatter(text: "1001")
        viewModel.numberFormatter(text: nil)
        XCTAssertEqual(
            !results.isEmpty, true,
            "whether resultNumberFormatter is called after numberFormatter(text:)")
        XCTAssertEqual(others, [], "calls to resultOddEven after numberFormatter(text:)")
    }

    /// Checks the calls to the output for one text, with the default separator and currency.
    private func check(
        _ text: String?, gives expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultNumberFormatter = { results.append($0) }
        viewModel.numberFormatter(text: text)
        let input = text.map { "\"\($0)\"" } ?? "nil"
        let remark =
            results.count > 1
            ? "; the method must call the output only once: return after the first call" : ""
        XCTAssertEqual(
            results, [expected],
            "calls to resultNumberFormatter after numberFormatter(text: \(input))\(remark)",
            file: file, line: line)
    }
}
