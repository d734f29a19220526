import Shared

/// Describes the difference between two feeds; nil if they contain the same values in the same order.
///
/// This function needs no test library, so tests in either library can use it:
///
///     #expect(mismatches(expectedResult: [ticker, product], values: viewModel.data) == nil)
///
/// `isEqual(to:)` is called on the expected values, as in `assertArrayHashDiffable`.
public func mismatches(
    expectedResult: [any HashDiffable], values: [any HashDiffable]
) -> String? {
    guard values.count == expectedResult.count else {
        return "expected \(Feeds.list(expectedResult)), got \(Feeds.list(values))"
    }
    let places = zip(values, expectedResult).enumerated().filter { _, pair in
        Feeds.differ(pair.0, expected: pair.1)
    }
    guard let (index, pair) = places.first else { return nil }
    let (actual, expected) = (String(describing: pair.0), String(describing: pair.1))
    return actual == expected
        ? "at index \(index): two different values, both \(actual)"
        : "at index \(index): expected \(expected), got \(actual)"
}

/// The parts that both ways of comparing feeds share. If they were global functions, tests couldn't use
/// their names, because a test that redefines the name of a helper is refused.
enum Feeds {
    /// Returns whether a value is a different thing from the expected one, or has different content.
    static func differ(_ value: any HashDiffable, expected: any HashDiffable) -> Bool {
        value.identifier != expected.identifier || !expected.isEqual(to: value)
    }

    /// The short names of the values, for example `[Ticker 1, Product 1, Product 2]`.
    static func list(_ values: [any HashDiffable]) -> String {
        "[" + values.map(shortName).joined(separator: ", ") + "]"
    }
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
