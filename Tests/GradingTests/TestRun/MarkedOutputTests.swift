import XCTest

@testable import Grading
@testable import KitTestHelpers

final class MarkedOutputTests: XCTestCase {
    private let key = "000102030405060708090a0b0c0d0e0f"

    private func json(_ test: Int) -> String { #"{"event":"started","test":"M.C/t\#(test)"}"# }

    private func event(_ test: Int) -> MarkedOutput.Piece {
        .event(TestEvent(event: .started, test: "M.C/t\(test)"))
    }

    private func output(_ text: String) -> MarkedOutput.Piece { .output(Array(text.utf8)) }

    private func mark(_ number: Int) -> [UInt8] { MadeUpReport.mark(number) }

    private func lines(_ count: Int) -> [String] {
        var report = MadeUpReport(key: key)
        return (0..<count).map { report.line(json($0)) }
    }

    private func stream(_ lines: [String]) -> MarkedOutput {
        var stream = MarkedOutput(key: key)
        for line in lines { _ = stream.receive(line) }
        return stream
    }

    /// Returns the pieces that are left at the end of a process that has reported these lines and
    /// printed nothing.
    private func pieces(_ lines: String...) -> [MarkedOutput.Piece] {
        var stream = stream(lines)
        return stream.rest()
    }

    func testAnEventIsReturnedAsSoonAsItIsReceived() {
        var stream = MarkedOutput(key: key)
        XCTAssertEqual(stream.receive(lines(1)[0]), TestEvent(event: .started, test: "M.C/t0"))
    }

    func testAnEventKeepsItsPositionInTheOutput() {
        var stream = stream(lines(3))
        XCTAssertEqual(
            stream.feed(
                Array("a".utf8) + mark(0) + Array("b".utf8) + mark(2) + Array("c".utf8)),
            [output("a"), event(0), output("b"), event(1), event(2), output("c")],
            "if the mark of one event is lost")
        XCTAssertEqual(stream.rest(), [])
    }

    func testAnEventWithoutAMarkComesLast() {
        var stream = stream(lines(2))
        XCTAssertEqual(stream.feed(mark(0) + Array("a".utf8)), [event(0), output("a")])
        XCTAssertEqual(stream.rest(), [event(1)])
    }

    func testJoinsPartsOfAMark() {
        var stream = stream(lines(1))
        var pieces: [MarkedOutput.Piece] = []
        for byte in Array("a".utf8) + mark(0) + Array("b".utf8) { pieces += stream.feed([byte]) }
        XCTAssertEqual(pieces, [output("a"), event(0), output("b")])
    }

    func testAnUnknownMarkIsOutput() {
        let forged = ["\u{1E}repo 0\n", "\u{1E}report 1\n", "\u{1E}report \n", "\u{1E}report x\n"]
        for text in forged + ["\u{1E}report -1\n", "\u{1E}report 99999999999999999999\n"] {
            var stream = stream(lines(1))
            XCTAssertEqual(stream.feed(Array(text.utf8)), [output(text)], text)
            XCTAssertEqual(stream.feed(mark(0) + mark(0)), [event(0), .output(mark(0))], text)
        }
    }

    func testAPossibleMarkIsKeptUntilTheEnd() {
        var stream = stream(lines(1))
        XCTAssertEqual(stream.feed(Array("a\u{1E}\u{1E}rep".utf8)), [output("a\u{1E}")])
        XCTAssertEqual(stream.rest(), [output("\u{1E}rep"), event(0)])
    }

    func testAnEndlessMarkIsOutput() {
        var stream = stream([])
        let endless = Array("\u{1E}report ".utf8) + Array(repeating: 0x31, count: 100)
        XCTAssertEqual(stream.feed(endless), [.output(endless)])
    }

    func testEventsWithoutMarksAreNotKeptForever() {
        var stream = stream(lines(1500))
        XCTAssertEqual(stream.feed([]), (0..<750).map(event))
        XCTAssertEqual(stream.feed(mark(751)), [event(750), event(751)])
        XCTAssertEqual(stream.rest(), (752..<1500).map(event))
    }

    func testMissingRepeatedOrReorderedLinesEndTheReport() {
        let lines = lines(3)
        XCTAssertEqual(pieces(lines[0], lines[1], lines[2]), [event(0), event(1), event(2)])
        XCTAssertEqual(pieces(lines[1], lines[2]), [.contradiction])
        XCTAssertEqual(pieces(lines[0], lines[2], lines[1]), [event(0), .contradiction])
        XCTAssertEqual(pieces(lines[0], lines[0], lines[1]), [event(0), .contradiction])
    }

    func testAChangedLineEndsTheReport() {
        let line = Array(lines(1)[0].utf8)
        for place in line.indices {
            var changed = line
            changed[place] ^= 1
            XCTAssertEqual(
                pieces(String(decoding: changed, as: UTF8.self)), [.contradiction], "\(place)")
        }
        for text in ["", "{}", "0 0 \(json(0))", lines(1)[0] + " "] {
            XCTAssertEqual(pieces(text), [.contradiction], text)
        }
    }

    func testEachLineHasItsOwnKey() {
        var first = MadeUpReport(key: key)
        var second = MadeUpReport(key: key)
        _ = second.line(json(0))
        XCTAssertNotEqual(first.line(json(0)).prefix(16), second.line(json(0)).prefix(16))
    }

    func testTheLinesOfAnotherProcessEndTheReport() {
        var other = MadeUpReport(key: String(key.reversed()))
        XCTAssertEqual(pieces(other.line(json(0))), [.contradiction])
    }

    func testAnEventThatIsNotJSONEndsTheReport() {
        var report = MadeUpReport(key: key)
        XCTAssertEqual(pieces(report.line("{oops"), report.line(json(1))), [.contradiction])
    }
}
