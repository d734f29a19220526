import XCTest

@testable import GradeKit

final class KeyDecoderTests: XCTestCase {
    private func keys(_ pieces: String...) -> [Key] {
        var decoder = KeyDecoder()
        return pieces.flatMap { decoder.add($0.utf8) }
    }

    func testCharactersAreKeys() {
        XCTAssertEqual(keys("nQ "), [.character("n"), .character("Q"), .character(" ")])
    }

    func testAnArrowIsOneKeyThatMeansNothing() {
        XCTAssertEqual(keys("\u{1B}[A\u{1B}OBq"), [.other, .other, .character("q")])
    }

    func testASequenceMayComeInPieces() {
        XCTAssertEqual(keys("\u{1B}", "[1;5", "Dn"), [.other, .character("n")])
    }

    func testNoLetterOfASequenceIsAKey() {
        XCTAssertEqual(keys("\u{1B}[200~"), [.other], "a paste begins")
        XCTAssertEqual(keys("\u{1B}n"), [.other], "Alt and n")
        XCTAssertEqual(keys("\u{1B}]11;rgb:d/d/d\u{1B}\\q"), [.other, .character("q")])
        XCTAssertEqual(keys("\u{1B}]11;rgb:d/d/d\u{7}q"), [.other, .character("q")])
    }

    func testTheEscapeKeyAloneDoesNotSwallowTheNextKey() {
        var decoder = KeyDecoder()
        XCTAssertEqual(decoder.add([0x1B]), [])
        decoder.pause()
        XCTAssertEqual(decoder.add(Array("n".utf8)), [.character("n")])
    }

    func testAPauseDoesNotEndASequence() {
        var decoder = KeyDecoder()
        _ = decoder.add(Array("\u{1B}[1;".utf8))
        decoder.pause()
        XCTAssertEqual(decoder.add(Array("5D".utf8)), [.other])
    }

    func testOtherCharactersMeanNothing() {
        XCTAssertEqual(keys("é\r\t\u{7F}"), [.other, .other, .other, .other])
    }
}
