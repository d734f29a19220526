import XCTest

@testable import TerminalKit

final class KeyDecoderTests: XCTestCase {
    private func keys(_ pieces: String...) -> [Key] {
        var decoder = KeyDecoder()
        return pieces.flatMap { decoder.add($0.utf8) }
    }

    func testACharacterMayArriveInPieces() {
        var decoder = KeyDecoder()
        let keys = Array("値🙂n".utf8).flatMap { decoder.add([$0]) }
        XCTAssertEqual(keys, [.character("値"), .character("🙂"), .character("n")])
    }

    func testInvalidTextIsIgnored() {
        var decoder = KeyDecoder()
        XCTAssertEqual(decoder.add([0xFF, 0x80, 0xC0]), [.other, .other, .other])
        XCTAssertEqual(decoder.add([0xE5, 0x80, 0x6E]), [.character("n")], "text lacking a byte")
        XCTAssertEqual(decoder.add([0xED, 0xA0, 0x80]), [.other], "half of a surrogate pair")
        XCTAssertEqual(decoder.add([0xC2, 0x9B]), [.other], "a control character")
        XCTAssertEqual(decoder.add(Array("\u{202E}".utf8)), [.other], "a mark that reverses text")
    }

    func testArrowAndNavigationKeysAreDecoded() {
        XCTAssertEqual(
            keys("\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[Dq"), [.up, .down, .right, .left, "q"])
        XCTAssertEqual(
            keys("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[5~\u{1B}[6;2~\u{1B}[Z"),
            [.home, .end, .home, .end, .pageUp, .pageDown, .backTab])
        XCTAssertEqual(keys("\r\n\t\u{7F}\u{8}"), [.enter, .enter, .tab, .backspace, .backspace])
    }

    func testASequenceMayArriveInPieces() {
        XCTAssertEqual(keys("\u{1B}", "[1;5", "Dn"), [.left, "n"])
    }

    func testLettersOfASequenceAreNotKeys() {
        XCTAssertEqual(keys("\u{1B}[15~"), [.other], "F5")
        XCTAssertEqual(keys("\u{1B}n"), [.other], "Alt and n")
    }

    func testAPasteIsOneKey() {
        XCTAssertEqual(
            keys("\u{1B}[200~q\nn\u{1B}[A", "値\u{1B}[20", "1~q"),
            [
                .pasted("q\nn\u{1B}[A値"), "q",
            ])
        XCTAssertEqual(keys("\u{1B}[200~\u{1B}[201~"), [.pasted("")])
    }

    func testTheEscapeKeyAloneDoesNotSwallowTheNextKey() {
        var decoder = KeyDecoder()
        XCTAssertFalse(decoder.isWaiting)
        XCTAssertEqual(decoder.add([0x1B]), [])
        XCTAssertTrue(decoder.isWaiting)
        XCTAssertEqual(decoder.pause(), .escape)
        XCTAssertFalse(decoder.isWaiting)
        XCTAssertEqual(decoder.add(Array("n".utf8)), ["n"])
        XCTAssertNil(decoder.pause())
    }

    func testAltAndABracketDoNotSwallowTheNextKeys() {
        for character in ["[", "O", "[1;"] {
            var decoder = KeyDecoder()
            XCTAssertEqual(decoder.add(Array("\u{1B}\(character)".utf8)), [], character)
            XCTAssertEqual(decoder.pause(), .other, character)
            XCTAssertNil(decoder.pause(), character)
            XCTAssertEqual(decoder.add(Array("n\u{1B}[A".utf8)), ["n", .up], character)
        }
    }

    func testAnInterruptedSequenceIsDropped() {
        for character in ["[", "O", "[1;"] {
            XCTAssertEqual(keys("\u{1B}\(character)\u{1B}[Aq"), [.other, .up, "q"], character)
        }
    }

    func testAPauseDoesNotEndACharacterOrAPaste() {
        var decoder = KeyDecoder()
        _ = decoder.add([0xC3])
        XCTAssertNil(decoder.pause())
        XCTAssertEqual(decoder.add([0xA9]), ["é"])
        _ = decoder.add(Array("\u{1B}[200~ab".utf8))
        XCTAssertNil(decoder.pause())
        XCTAssertEqual(decoder.add(Array("c\u{1B}[201~".utf8)), [.pasted("abc")])
    }
}

extension Key: ExpressibleByUnicodeScalarLiteral {
    public init(unicodeScalarLiteral value: Unicode.Scalar) {
        self = .character(Character(value))
    }
}
