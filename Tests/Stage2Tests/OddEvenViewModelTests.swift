import XCTest

@testable import Stage2

/// Checks `isEven(text:)`: what it calls `resultOddEven` with, and how often.
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

    func testTextThatIsNoIntegerGivesPleasePutNumber() {
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
            "number of calls of resultOddEven after isEven(text:) with \"2\", \"\" and \"3\"")
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
            "number of calls of resultOddEven for \"2\"; it was nil for two inputs before")
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
            results.isEmpty, false, "whether resultOddEven isn't called after isEven(text:)")
        XCTAssertEqual(others, [], "calls of resultNumberFormatter after isEven(text:)")
    }

    /// Checks the calls of the output for one text.
    private func check(
        _ text: String?, gives expected: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { results.append($0) }
        viewModel.isEven(text: text)
        let input = text.map { "\"\($0)\"" } ?? "nil"
        let remark = results.count > 1 ? "; only the first is right: return after it" : ""
        XCTAssertEqual(
            results, [expected], "calls of resultOddEven after isEven(text: \(input))\(remark)",
            file: file, line: line)
    }
}
