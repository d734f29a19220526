import XCTest

@testable import Stage2

/// Your tests for `isEven(text:)`.
final class MyOddEvenViewModelTests: XCTestCase {
    /// A worked example: the answer comes through an output, so the test collects what comes out.
    func testEvenNumberGivesGenap() {
        // Arrange: record the output of a view model. An array also shows how often it is called.
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { results.append($0) }

        // Act: one input.
        viewModel.isEven(text: "2")

        // Assert: one answer, and the right one.
        XCTAssertEqual(results, ["Genap"])
    }

    func testOddNumberGivesGanjil() {
        XCTAssertEqual(outputs(for: ["1", "13"]), ["Ganjil", "Ganjil"])
    }

    func testZeroAndNegativeNumbers() {
        XCTAssertEqual(outputs(for: ["0", "-2", "-3"]), ["Genap", "Genap", "Ganjil"])
    }

    func testMissingTextGivesPleasePutNumber() {
        XCTAssertEqual(outputs(for: [nil]), ["Please put number"])
        XCTAssertEqual(outputs(for: [""]), ["Please put number"])
    }

    func testNonIntegerTextGivesPleasePutNumber() {
        XCTAssertEqual(outputs(for: ["dua"]), ["Please put number"])
        XCTAssertEqual(outputs(for: ["2a"]), ["Please put number"])
        XCTAssertEqual(outputs(for: ["2.5"]), ["Please put number"])
    }

    func testEachInputGivesOneAnswer() {
        XCTAssertEqual(outputs(for: ["2", "x", "3"]), ["Genap", "Please put number", "Ganjil"])
    }

    func testTheOtherOutputIsNotCalled() {
        var others: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultNumberFormatter = { others.append($0) }
        for text in ["2", "3", "x", nil] {
            viewModel.isEven(text: text)
        }
        XCTAssertEqual(others, [])
    }

    /// Returns everything that the output is called with, for one input after another.
    private func outputs(for texts: [String?]) -> [String] {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { results.append($0) }
        for text in texts {
            viewModel.isEven(text: text)
        }
        return results
    }
}
