import ProgramTestHelpers
import XCTest

@testable import TerminalKit

final class CharacterWidthTests: XCTestCase {
    private func width(_ text: String) -> Int { ScreenText.width(of: text) }

    func testEachScriptHasItsWidth() {
        XCTAssertEqual(width("abc é ß"), 7)
        XCTAssertEqual(width("値段カナ。「"), 12)
        XCTAssertEqual(width("한국어"), 6)
        XCTAssertEqual(width("ｶﾅ"), 2, "half-width")
        XCTAssertEqual(width("ＡＢ"), 4, "full-width")
        XCTAssertEqual(width("شاي بالنعناع"), 12)
        XCTAssertEqual(width("│─…·✓★"), 6)
    }

    func testEmojiTakeTwoColumns() {
        for emoji in ["🙂", "👍🏽", "👩‍👩‍👧‍👦", "🇮🇩", "❤️", "🏳️‍🌈", "1️⃣", "🧑🏿‍🚀", "⌚"] {
            XCTAssertEqual(width(emoji), 2, emoji)
        }
        XCTAssertEqual(width("❤"), 1, "a heart without a variation selector, which is text")
        XCTAssertEqual(width("©"), 1)
    }

    /// Compares the widths of all alphabetic scalars that the C library knows.
    func testWidthsMatchTheCLibrary() {
        var different: [String] = []
        for value in UInt32(0x20)...0x3FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic,
                scalar.properties.generalCategory != .spacingMark,
                let library = ScreenWidths.knownColumns(of: scalar),
                library != width(String(scalar))
            else { continue }
            different.append("\(String(value, radix: 16)) is \(library)")
        }
        XCTAssertEqual(different, [])
    }
}
