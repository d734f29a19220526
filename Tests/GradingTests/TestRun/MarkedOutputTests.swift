import XCTest

@testable import Grading

final class MarkedOutputTests: XCTestCase {
    private let started = #"{"event":"started","test":"M.C/t"}"#

    func testTellsEventsFromOutput() {
        var stream = MarkedOutput(secret: "s3")
        let pieces = stream.feed(Array("before\u{1E}s3 \(started)\nafter".utf8))
        XCTAssertEqual(
            pieces,
            [
                .output(Array("before".utf8)), .event(TestEvent(event: .started, test: "M.C/t")),
                .output(Array("after".utf8)),
            ])
    }

    func testPutsTogetherWhatComesInParts() {
        var stream = MarkedOutput(secret: "s3")
        var pieces: [MarkedOutput.Piece] = []
        for byte in Array("a\u{1E}s3 \(started)\nb".utf8) { pieces += stream.feed([byte]) }
        XCTAssertEqual(
            pieces,
            [
                .output(Array("a".utf8)), .event(TestEvent(event: .started, test: "M.C/t")),
                .output(Array("b".utf8)),
            ])
    }

    func testAnotherSecretIsOutput() {
        var stream = MarkedOutput(secret: "s3")
        let forged = Array("\u{1E}s4 \(started)\n\u{1E}\u{1E}s".utf8)
        XCTAssertEqual(stream.feed(forged), [.output(forged.dropLast(2))])
        XCTAssertEqual(stream.feed(Array("x".utf8)), [.output(Array("\u{1E}sx".utf8))])
    }

    func testALineWithoutEndIsNotKeptForever() {
        var stream = MarkedOutput(secret: "s3")
        let endless = Array("\u{1E}s3 ".utf8) + Array(repeating: UInt8(ascii: "x"), count: 10_000)
        let pieces = stream.feed(endless)
        XCTAssertEqual(pieces, [.output(endless)])
    }

    func testAnEventThatIsNoJSONIsDropped() {
        var stream = MarkedOutput(secret: "s3")
        XCTAssertEqual(stream.feed(Array("\u{1E}s3 {oops\nx".utf8)), [.output([UInt8(ascii: "x")])])
    }
}
