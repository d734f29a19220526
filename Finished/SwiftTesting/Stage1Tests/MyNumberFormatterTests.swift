import Testing

@testable import Stage1

/// Your tests for `numberFormatter(number:separator:currency:)`.
@Suite struct MyNumberFormatterTests {
    private let controller = FirstBasicViewController()

    @Test func zero() {
        #expect(controller.numberFormatter(number: 0) == "Rp 0")
    }

    @Test func upToThreeDigitsHaveNoSeparator() {
        #expect(controller.numberFormatter(number: 7) == "Rp 7")
        #expect(controller.numberFormatter(number: 10) == "Rp 10")
        #expect(controller.numberFormatter(number: 999) == "Rp 999")
    }

    @Test func fourToSixDigitsHaveOneSeparator() {
        #expect(controller.numberFormatter(number: 1_000) == "Rp 1.000")
        #expect(controller.numberFormatter(number: 25_450) == "Rp 25.450")
        #expect(controller.numberFormatter(number: 100_000) == "Rp 100.000")
    }

    @Test func everyThreeDigitsHaveASeparator() {
        #expect(controller.numberFormatter(number: 1_234_567) == "Rp 1.234.567")
        #expect(controller.numberFormatter(number: 123_456_789) == "Rp 123.456.789")
        #expect(controller.numberFormatter(number: 9_238_912_932) == "Rp 9.238.912.932")
    }

    @Test func zerosAtTheStartOfAGroupAreKept() {
        #expect(controller.numberFormatter(number: 1_001) == "Rp 1.001")
        #expect(controller.numberFormatter(number: 1_020_003) == "Rp 1.020.003")
    }

    @Test func negativeNumbersAreGroupedLikePositiveOnes() {
        #expect(controller.numberFormatter(number: -5) == "Rp -5")
        #expect(controller.numberFormatter(number: -100) == "Rp -100")
        #expect(controller.numberFormatter(number: -1_001) == "Rp -1.001")
        #expect(controller.numberFormatter(number: -123_456) == "Rp -123.456")
        #expect(controller.numberFormatter(number: -1_234_567) == "Rp -1.234.567")
    }

    @Test func otherSeparator() {
        #expect(
            controller.numberFormatter(number: 1_234_567, separator: ",") == "Rp 1,234,567")
    }

    @Test func otherCurrency() {
        #expect(controller.numberFormatter(number: 1_000, currency: "SGD") == "SGD 1.000")
        #expect(controller.numberFormatter(number: -10, currency: "SGD") == "SGD -10")
    }

    @Test func otherSeparatorAndCurrency() {
        #expect(
            controller.numberFormatter(number: 1_000, separator: ",", currency: "SGD")
                == "SGD 1,000")
    }

    @Test func largestAndSmallestNumber() {
        #expect(
            controller.numberFormatter(number: .max) == "Rp 9.223.372.036.854.775.807")
        #expect(
            controller.numberFormatter(number: .min) == "Rp -9.223.372.036.854.775.808")
    }
}
