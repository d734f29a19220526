import XCTest

@testable import Digest

/// Tests SHA-256 with the examples that NIST publishes for FIPS 180-4.
final class SHA256Tests: XCTestCase {
    func testTheStandardsExamplesMatch() {
        XCTAssertEqual(
            digest(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        XCTAssertEqual(
            digest("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        XCTAssertEqual(
            digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        XCTAssertEqual(
            digest(
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmno"
                    + "ijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"),
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1")
        XCTAssertEqual(
            digest(String(repeating: "a", count: 1_000_000)),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    /// The bytes may arrive one by one, or in pieces that cross the ends of blocks.
    func testPiecesGiveTheSameDigestAsTheWhole() {
        let bytes = (0..<200).map { UInt8($0) }
        for size in [1, 3, 55, 56, 63, 64, 65, 128, 199] {
            var pieces = BlockHash<SHA256State>()
            for start in stride(from: 0, to: bytes.count, by: size) {
                bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { pieces.add($0) }
            }
            XCTAssertEqual(pieces.hexDigits, digest(bytes), "\(size)")
        }
    }

    private func digest(_ text: String) -> String { digest(Array(text.utf8)) }

    private func digest(_ bytes: [UInt8]) -> String {
        var hash = BlockHash<SHA256State>()
        bytes.withUnsafeBytes { hash.add($0) }
        return hash.hexDigits
    }
}
