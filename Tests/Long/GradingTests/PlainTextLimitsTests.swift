import XCTest

@testable import TerminalKit

/// Tests that texts of 1 MiB are formatted quickly, in forms that would keep a slower algorithm
/// busy for hours.
final class PlainTextLimitsTests: XCTestCase {
    private let size = 1 << 20

    private func full(_ unit: String) -> String {
        String(repeating: unit, count: size / unit.utf8.count)
    }

    func testALongWordIsBrokenAcrossLines() {
        for (unit, columns) in [("a", 1), ("値", 2), ("🇩🇪", 2)] {
            let count = size / unit.utf8.count
            let lines = PlainText.wrapped(full(unit), width: 64)
            XCTAssertEqual(lines.count, (count * columns + 63) / 64, unit)
            XCTAssertEqual(lines[0], String(repeating: unit, count: 64 / columns), unit)
            XCTAssertEqual(
                PlainText.wrapped(full(unit), width: 64, breaksWords: false)[0], full(unit), unit)
        }
    }

    func testManyWordsAndLinesAreWrapped() {
        XCTAssertEqual(PlainText.wrapped(full("word "), width: 4).count, size / 5 + 1)
        XCTAssertEqual(PlainText.wrapped(full("\n"), width: 4).count, size + 1)
        XCTAssertEqual(PlainText.wrapped(full("\u{301}"), width: 4).count, 1, "one character")
        XCTAssertEqual(PlainText.wrapped(full("\u{200B}"), width: 4).count, 1, "a zero-width space")
    }

    func testLongTextIsMadeSafe() {
        XCTAssertEqual(
            PlainText.safe(full("\u{7}")), String(repeating: "\\u{7}", count: size))
        XCTAssertEqual(PlainText.line(full("a\n")), full("a "))
        XCTAssertEqual(PlainText.safe(full("🇩🇪")), full("🇩🇪"))
    }
}
