import Shared
import XCTest

/// Checks that two feeds hold the same values in the same order.
///
/// A different number of values is reported once, with what both hold.
/// Otherwise each index that differs is reported, with both values.
/// `what` says what the values are, for a reader of the report.
/// The expected values are asked whether the others are equal: a value that equals everything is none of
/// them.
public func assertArrayHashDiffable(
    expectedResult: [any HashDiffable], values: [any HashDiffable], what: String = "values",
    file: StaticString = #filePath, line: UInt = #line
) {
    if values.count != expectedResult.count {
        let message = "number of \(what): expected \(list(expectedResult)), got \(list(values))"
        XCTAssertEqual(values.count, expectedResult.count, message, file: file, line: line)
    } else {
        for (index, (value, expected)) in zip(values, expectedResult).enumerated()
        where value.identifier != expected.identifier || !expected.isEqual(to: value) {
            reportDifference(
                "\(what), at index \(index)", value: value, expected: expected, file: file,
                line: line)
        }
    }
}

private func reportDifference(
    _ place: String, value: any HashDiffable, expected: any HashDiffable, file: StaticString,
    line: UInt
) {
    let (actualText, expectedText) = (String(describing: value), String(describing: expected))
    if actualText == expectedText {
        // Not all that makes two values different has to show in their descriptions.
        XCTFail(
            "\(place): two different values, both \(actualText)", file: file, line: line)
    } else {
        XCTAssertEqual(actualText, expectedText, place, file: file, line: line)
    }
}

/// The values in short, for example `[Ticker 1, Product 1, Product 2]`.
private func list(_ values: [any HashDiffable]) -> String {
    "[" + values.map(shortName).joined(separator: ", ") + "]"
}

private func shortName(_ value: any HashDiffable) -> String {
    switch value {
    case let product as Product: "Product \(product.id)"
    case let shop as Shop: "Shop \(shop.id)"
    case let inspiration as Inspiration: "Inspiration \"\(inspiration.title)\""
    case let product as ProductInspiration: "ProductInspiration \(product.id)"
    case let ticker as Ticker: "Ticker \(ticker.id)"
    default: String(describing: value)
    }
}
