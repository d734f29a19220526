import XCTest

@testable import Grading
@testable import KitTestHelpers

final class MarkedOutputTests: XCTestCase {
    private let started = #"{"event":"started","test":"M.C/t"}"#
    private let event = MarkedOutput.Piece.event(TestEvent(event: .started, test: "M.C/t"))
    private let key = "000102030405060708090a0b0c0d0e0f"

    private func output(_ text: String) -> MarkedOutput.Piece { .output(Array(text.utf8)) }

    private func lines(_ count: Int) -> [[UInt8]] {
        var report = MadeUpReport(key: key)
        return (0..<count).map { _ in report.line(started) }
    }

    private func pieces(_ bytes: [UInt8]...) -> [MarkedOutput.Piece] {
        var stream = MarkedOutput(key: key)
        return bytes.flatMap { stream.feed($0) }
    }

    func testTellsEventsFromOutput() {
        XCTAssertEqual(
            pieces(Array("before".utf8) + lines(1)[0] + Array("after".utf8)),
            [output("before"), event, output("after")])
    }

    func testPutsTogetherWhatComesInParts() {
        var stream = MarkedOutput(key: key)
        var pieces: [MarkedOutput.Piece] = []
        for byte in Array("a".utf8) + lines(1)[0] + Array("b".utf8) {
            pieces += stream.feed([byte])
        }
        XCTAssertEqual(pieces, [output("a"), event, output("b")])
    }

    func testAnotherMarkIsOutput() {
        var stream = MarkedOutput(key: key)
        let forged = Array("\u{1E}repo \(started)\n\u{1E}\u{1E}r".utf8)
        XCTAssertEqual(stream.feed(forged), [.output(forged.dropLast(2))])
        XCTAssertEqual(stream.feed(Array("x".utf8)), [output("\u{1E}rx")])
    }

    func testALineWithoutEndIsNotKeptForever() {
        let endless = Array("\u{1E}report ".utf8) + Array(repeating: 0x78, count: 10_000)
        XCTAssertEqual(pieces(endless), [.output(endless)])
    }

    func testWhatIsMissingDoubledOrOutOfOrderEndsTheReport() {
        let lines = lines(3)
        XCTAssertEqual(pieces(lines[0], lines[1], lines[2]), [event, event, event])
        XCTAssertEqual(pieces(lines[1], lines[2]), [.contradiction])
        XCTAssertEqual(pieces(lines[0], lines[2], lines[1]), [event, .contradiction])
        XCTAssertEqual(pieces(lines[0], lines[0], lines[1]), [event, .contradiction])
        XCTAssertEqual(
            pieces(lines[0], lines[2], Array("x".utf8), lines[1]),
            [event, .contradiction, output("x")])
    }

    func testWhatIsChangedEndsTheReport() {
        let line = lines(1)[0]
        for place in 8..<line.count - 1 {
            var changed = line
            changed[place] ^= 1
            XCTAssertEqual(pieces(changed), [.contradiction], "\(place)")
        }
        for text in ["\u{1E}report \n", "\u{1E}report {}\n", "\u{1E}report 0 0 \(started)\n"] {
            XCTAssertEqual(pieces(Array(text.utf8)), [.contradiction], text)
        }
    }

    func testTheLinesOfAnotherProcessEndTheReport() {
        var other = MadeUpReport(key: String(key.reversed()))
        XCTAssertEqual(pieces(other.line(started)), [.contradiction])
    }

    func testAnEventThatIsNoJSONEndsTheReport() {
        var report = MadeUpReport(key: key)
        XCTAssertEqual(
            pieces(report.line("{oops") + Array("x".utf8)), [.contradiction, output("x")])
    }
}
