import Digest
import XCTest

/// Tests SHA-1 with the examples that NIST publishes for FIPS 180-4.
final class SHA1Tests: XCTestCase {
    func testTheStandardsExamplesMatch() {
        XCTAssertEqual(digest("abc"), "a9993e364706816aba3e25717850c26c9cd0d89d")
        XCTAssertEqual(
            digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
        XCTAssertEqual(digest(""), "da39a3ee5e6b4b0d3255bfef95601890afd80709")
        XCTAssertEqual(
            SHA1.hexDigest(of: Array(repeating: UInt8(ascii: "a"), count: 1_000_000)),
            "34aa973cd4c4daa4f61eeb2bdbad27316534016f")
    }

    func testEachBitChangesTheDigest() {
        let bytes = Array(repeating: UInt8(0), count: 200)
        var names: Set<String> = [SHA1.hexDigest(of: bytes)]
        for place in bytes.indices {
            var changed = bytes
            changed[place] = 1
            names.insert(SHA1.hexDigest(of: changed))
        }
        XCTAssertEqual(names.count, 201)
    }

    private func digest(_ text: String) -> String { SHA1.hexDigest(of: Array(text.utf8)) }
}
