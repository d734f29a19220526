import TestReporterStart
import XCTest

@testable import Digest

/// Tests SipHash with the examples from the paper by Aumasson and Bernstein. The grader and the test reporter
/// have separate implementations, because they are the two ends of the test report.
final class SipHashTests: XCTestCase {
    private let key = Array(UInt8(0)...15)
    /// The codes of messages by their length. The bytes of each message are 00, 01, 02, …
    private let examples: [Int: UInt64] = [
        0: 0x726f_db47_dd0e_0e31, 1: 0x74f8_39c5_93dc_67fd, 2: 0x0d6c_8009_d9a9_4f5a,
        15: 0xa129_ca61_49be_45e5,
    ]

    func testThePapersExamplesMatch() {
        for (count, code) in examples {
            let message = (0..<count).map { UInt8($0) }
            XCTAssertEqual(SipHash(key: key).code(of: message[...]), code, "\(count)")
            XCTAssertEqual(workshop_siphash(key, message, count), code, "\(count)")
        }
    }

    func testBothSidesDeriveTheSameNextKeys() {
        var (hash, key) = (SipHash(key: key), key)
        var codes: Set<UInt64> = []
        for count in 0..<100 {
            let code = hash.code(of: [1, 2, 3])
            XCTAssertEqual(workshop_siphash(key, [1, 2, 3], 3), code, "\(count)")
            codes.insert(code)
            hash = hash.next
            workshop_sip_next(&key)
        }
        XCTAssertEqual(codes.count, 100)
    }

    func testBothSidesAgreeOnEveryLength() {
        let key = (0..<16).map { UInt8(255 - 7 * $0) }
        let message = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        var codes: Set<UInt64> = []
        for count in message.indices {
            let code = SipHash(key: key).code(of: message[..<count])
            XCTAssertEqual(workshop_siphash(key, message, count), code, "\(count)")
            codes.insert(code)
        }
        XCTAssertEqual(codes.count, message.count)
    }
}
