import Shared
import XCTest

/// Checks that two feeds contain the same values in the same order.
///
/// If the numbers of values differ, that is reported once, with the content of both feeds.
/// Otherwise each index at which they differ is reported, with both values.
/// `what` names the values in the report.
/// `isEqual(to:)` is called on the expected values, so that a value that claims to equal everything
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
