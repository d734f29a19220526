import Testing

@testable import Stage2

/// Your tests for `isEven(text:)`.
@Suite struct MyOddEvenViewModelTests {
    /// A worked example: the answer comes through an output, so the test collects what comes out.
    @Test func evenNumberGivesGenap() {
        // Arrange: record the output of a view model. An array also shows how often it is called.
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { results.append($0) }

        // Act: one input.
        viewModel.isEven(text: "2")

        // Assert: one answer, and the right one.
        #expect(results == ["Genap"])
    }

    @Test func oddNumberGivesGanjil() {
        #expect(outputs(for: ["1", "13"]) == ["Ganjil", "Ganjil"])
    }

    @Test func zeroAndNegativeNumbers() {
        #expect(outputs(for: ["0", "-2", "-3"]) == ["Genap", "Genap", "Ganjil"])
    }

    @Test func missingTextGivesPleasePutNumber() {
        #expect(outputs(for: [nil]) == ["Please put number"])
        #expect(outputs(for: [""]) == ["Please put number"])
    }

    @Test func nonIntegerTextGivesPleasePutNumber() {
        #expect(outputs(for: ["dua"]) == ["Please put number"])
        #expect(outputs(for: ["2a"]) == ["Please put number"])
        #expect(outputs(for: ["2.5"]) == ["Please put number"])
    }

    @Test func eachInputGivesOneAnswer() {
        #expect(outputs(for: ["2", "x", "3"]) == ["Genap", "Please put number", "Ganjil"])
    }

    @Test func theOtherOutputIsNotCalled() {
        var others: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultNumberFormatter = { others.append($0) }
        for text in ["2", "3", "x", nil] {
            viewModel.isEven(text: text)
        }
        #expect(others == [])
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
