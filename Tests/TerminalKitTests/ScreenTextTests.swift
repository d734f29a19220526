import XCTest

@testable import TerminalKit

final class ScreenTextTests: XCTestCase {
    func testTruncatedTextStillEndsItsColors() {
        XCTAssertEqual(ScreenText.clipped("abcdef", to: 6), "abcdef")
        XCTAssertEqual(ScreenText.clipped("abcdef", to: 4), "abc…")
        XCTAssertEqual(
            ScreenText.clipped("\u{1B}[31mabcdef\u{1B}[0m", to: 4), "\u{1B}[31mabc…\u{1B}[0m")
        XCTAssertEqual(ScreenText.width(of: ScreenText.clipped("値段値段", to: 6)), 5)
        XCTAssertEqual(ScreenText.clipped("abc", to: 0), "")
    }

    func testPaddingCountsColumns() {
        XCTAssertEqual(ScreenText.padded("値段", to: 6), "値段  ")
        XCTAssertEqual(ScreenText.padded("値段", to: 3), "値段")
        XCTAssertEqual(ScreenText.rightAligned("値段", to: 6), "  値段")
        XCTAssertEqual(ScreenText.rightAligned("abc", to: 2), " abc", "one space must be kept")
    }

    func testWrappingCountsColumns() {
        XCTAssertEqual(PlainText.wrapped("値段値段", width: 5), ["値段", "値段"])
        XCTAssertEqual(PlainText.wrapped("値段 値段", width: 6), ["値段", "値段"])
        XCTAssertEqual(PlainText.wrapped("値段", width: 1), ["値", "段"], "text wider than the line")
        XCTAssertEqual(PlainText.wrapped("one two", width: 3), ["one", "two"])
        XCTAssertEqual(PlainText.wrapped("one two", width: 7), ["one two"])
        XCTAssertEqual(PlainText.wrapped("onetwo", width: 4), ["onet", "wo"])
        XCTAssertEqual(PlainText.wrapped("a\n\nb", width: 4), ["a", "", "b"])
    }

    func testWrappedLinesKeepTheIndent() {
        XCTAssertEqual(
            ScreenText.wrapped("  one two three", width: 9), ["  one two", "  three"])
    }

    func testALineInOneColorKeepsItsColor() {
        XCTAssertEqual(
            ScreenText.wrapped("\u{1B}[31mone two\u{1B}[0m", width: 4),
            ["\u{1B}[31mone\u{1B}[0m", "\u{1B}[31mtwo\u{1B}[0m"])
        XCTAssertEqual(
            ScreenText.wrapped("\u{1B}[31mone\u{1B}[0m two", width: 4), ["one", "two"])
    }

    func testACommandStaysOnOneLine() {
        for (width, lines) in [
            (30, ["See it with:", "swift run grade hint even-odd.", "Then go on."]),
            (33, ["See it with:", "swift run grade hint even-odd.", "Then go on."]),
            (16, ["See it with:", "swift run grade", "hint even-odd.", "Then go on."]),
        ] {
            XCTAssertEqual(
                PlainText.wrapped(
                    "See it with: swift run grade hint even-odd. Then go on.", width: width),
                lines, "\(width)")
        }
    }
}
