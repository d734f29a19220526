import Testing

@testable import Stage2

/// Your tests for `numberFormatter(text:separator:currency:)`.
@Suite struct MyNumberFormatterViewModelTests {
    @Test func upToThreeDigitsHaveNoSeparator() {
        #expect(outputs(for: ["0", "10", "999"]) == ["Rp 0", "Rp 10", "Rp 999"])
    }

    @Test func longerNumbersAreGrouped() {
        #expect(
            outputs(for: ["1000", "25450", "100000"]) == ["Rp 1.000", "Rp 25.450", "Rp 100.000"])
        #expect(
            outputs(for: ["1234567", "9238912932"]) == ["Rp 1.234.567", "Rp 9.238.912.932"])
    }

    @Test func zerosAtTheStartOfAGroupAreKept() {
        #expect(outputs(for: ["1001", "1020003"]) == ["Rp 1.001", "Rp 1.020.003"])
    }

    @Test func negativeNumbersAreGrouped() {
        #expect(
            outputs(for: ["-5", "-100", "-123456", "-1234567"])
                == ["Rp -5", "Rp -100", "Rp -123.456", "Rp -1.234.567"])
    }

    @Test func largestAndSmallestNumber() {
        #expect(
            outputs(for: ["\(Int.max)", "\(Int.min)"])
                == ["Rp 9.223.372.036.854.775.807", "Rp -9.223.372.036.854.775.808"])
    }

    @Test func otherSeparatorAndCurrency() {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultNumberFormatter = { results.append($0) }
        viewModel.numberFormatter(text: "1234567", separator: ",", currency: "SGD")
        viewModel.numberFormatter(text: "1000", separator: ",")
        viewModel.numberFormatter(text: "-1000", currency: "SGD")
        #expect(results == ["SGD 1,234,567", "Rp 1,000", "SGD -1.000"])
    }

    @Test func missingTextGivesPleasePutNumber() {
        #expect(outputs(for: [nil]) == ["Please put number"])
        #expect(outputs(for: [""]) == ["Please put number"])
    }

    @Test func nonIntegerTextGivesPleasePutNumber() {
        #expect(outputs(for: ["seribu"]) == ["Please put number"])
        #expect(outputs(for: ["10x"]) == ["Please put number"])
        #expect(outputs(for: ["2.5"]) == ["Please put number"])
    }

    @Test func eachInputGivesOneAnswer() {
        #expect(outputs(for: ["1", "", "2000"]) == ["Rp 1", "Please put number", "Rp 2.000"])
    }

    @Test func theOtherOutputIsNotCalled() {
        var others: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultOddEven = { others.append($0) }
        for text in ["2", "1001", "x", nil] {
            viewModel.numberFormatter(text: text)
        }
        #expect(others == [])
    }

    /// Returns everything that the output is called with, for one input after another.
    private func outputs(for texts: [String?]) -> [String] {
        var results: [String] = []
        var viewModel = SecondBasicViewModel()
        viewModel.resultNumberFormatter = { results.append($0) }
        for text in texts {
            viewModel.numberFormatter(text: text)
        }
        return results
    }
}
