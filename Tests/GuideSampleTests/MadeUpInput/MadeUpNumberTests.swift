import XCTest

@testable import Stage1

/// Properties that every formatted price has, tested with random numbers.
final class MadeUpNumberTests: XCTestCase {
    private let controller = FirstBasicViewController()

    func testThePriceWithoutSeparatorsIsTheNumber() {
        for number in numbers(seed: 1) {
            let price = controller.numberFormatter(number: number)
            XCTAssertEqual(price.prefix(3), "Rp ", "\(number)")
            XCTAssertEqual(Int(price.dropFirst(3).filter { $0 != "." }), number, price)
        }
    }

    func testEveryGroupButTheFirstHasThreeDigits() {
        for number in numbers(seed: 2) {
            let price = controller.numberFormatter(number: number)
            let digits = price.dropFirst(3).drop { $0 == "-" }
            let groups = digits.split(separator: ".", omittingEmptySubsequences: false)
            XCTAssertTrue((1...3).contains(groups[0].count), price)
            XCTAssertTrue(groups.dropFirst().allSatisfy { $0.count == 3 }, price)
        }
    }

    /// Positive and negative numbers, with short ones as likely as long ones.
    private func numbers(seed: UInt64) -> [Int] {
        var generator = SeededGenerator(seed: seed)
        return (1...300).map { _ in
            let digits = Int.random(in: 1...18, using: &generator)
            let largest = Int(String(repeating: "9", count: digits)) ?? 0
            return Int.random(in: -largest...largest, using: &generator)
        }
    }
}
