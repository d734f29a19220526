import Shared
import XCTest

/// Checks that two feeds contain the same values in the same order.
///
/// A different number of values is reported once, with the content of both.
/// Otherwise each index that differs is reported, with both values.
/// `what` says what the values are, for a reader of the report.
/// The expected values decide whether the others are equal, so that a value that equals everything
/// doesn't pass.
public func assertArrayHashDiffable(
    expectedResult: [any HashDiffable], values: [any HashDiffable], what: String = "values",
    file: StaticString = #filePath, line: UInt = #line
) {
    if values.count != expectedResult.count {
        let (expected, actual) = (Feeds.list(expectedResult), Feeds.list(values))
        let message = "number of \(what): expected \(expected), got \(actual)"
        XCTAssertEqual(values.count, expectedResult.count, message, file: file, line: line)
    } else {
        for (index, (value, expected)) in zip(values, expectedResult).enumerated()
        where Feeds.differ(value, expected: expected) {
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
        // Two different values can have the same description.
        XCTFail(
            "\(place): two different values, both \(actualText)", file: file, line: line)
    } else {
        XCTAssertEqual(actualText, expectedText, place, file: file, line: line)
    }
}
