import XCTest

@testable import Stage2

/// Checks `isEven(text:)`: the values it passes to `resultOddEven`, and the number of calls.
final class OddEvenViewModelTests: XCTestCase {
    func testEvenNumberGivesGenap() {
        check("4", gives: "Genap")
        check("-10", gives: "Genap")
    }

    func testOddNumberGivesGanjil() {
        check("7", gives: "Ganjil")
        check("-3", gives: "Ganjil")
        check("\(Int.max)", gives: "Ganjil")
    }

    func testZeroGivesGenap() {
        check("0", gives: "Genap")
    }

    func testNilGivesPleasePutNumber() {
        check(nil, gives: "Please put number")
    }

    func testEmptyTextGivesPleasePutNumber() {
        check("", gives: "Please put number")
    }

    func testNonIntegerTextGivesPleasePutNumber() {
        check("dua", gives: "Please put number")
        check("12a", gives: "Please put number")
        check("2.5", gives: "Please put number")
        check("2.0", gives: "Please put number")
    }

    func testEachInputCallsTheOutputOnce() {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { results.append($0) }
        viewModel.isEven(text: "2")
        viewModel.isEven(text: "")
        viewModel.isEven(text: "3")
        XCTAssertEqual(
            results.count, 3,
            "number of calls to resultOddEven after isEven(text:) with \"2\", \"\" and \"3\"")
    }

    func testTheOutputMayBeNil() {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.isEven(text: "1")
        viewModel.isEven(text: nil)
        viewModel.resultOddEven = { results.append($0) }
        viewModel.isEven(text: "2")
        XCTAssertEqual(
            results.count, 1,
            "number of calls to resultOddEven for \"2\" after two inputs without an output")
    }

    func testTheOtherOutputIsNeverCalled() {
        var results: [String] = []
        var others: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { results.append($0) }
        viewModel.resultNumberFormatter = { others.append($0) }
        viewModel.isEven(text: "2")
        viewModel.isEven(text: nil)
        XCTAssertEqual(
            !results.isEmpty, true, "whether resultOddEven is called after isEven(text:)")
        XCTAssertEqual(others, [], "calls to resultNumberFormatter after isEven(text:)")
    }

    /// Checks the calls to the output for one text.
    private func check(
        _ text: String?, gives expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { results.append($0) }
        viewModel.isEven(text: text)
        let input = text.map { "\"\($0)\"" } ?? "nil"
        let remark =
            results.count > 1
            ? "; the method must call the output only once: return after the first call" : ""
        XCTAssertEqual(
            results, [expected], "calls to resultOddEven after isEven(text: \(input))\(remark)",
            file: file, line: line)
    }
}
