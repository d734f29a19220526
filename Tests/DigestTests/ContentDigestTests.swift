import Digest
import XCTest

/// Tests that different contents have different digests, even if they look the same when joined.
final class ContentDigestTests: XCTestCase {
    private func digest(_ add: (inout ContentDigest) -> Void) -> String {
        var digest = ContentDigest()
        add(&digest)
        return digest.text
    }

    private func digest(_ files: [String: String]) -> String {
        digest { $0.add(files.mapValues { Array($0.utf8) }) }
    }

    func testTheBoundaryBetweenFilesChangesTheDigest() {
        let names = [
            digest(["A": "one", "B": "two"]), digest(["A": "onet", "B": "wo"]),
            digest(["A": "oneB", "B": "two"]), digest(["A": "oneBtwo"]),
            digest(["A": "one", "Btwo": ""]), digest(["Aone": "", "B": "two"]),
            digest(["A": "two", "B": "one"]), digest(["AB": "onetwo"]),
            digest(["A": "one", "B": "two", "C": ""]), digest([:]),
        ]
        XCTAssertEqual(Set(names).count, names.count)
    }

    func testTheBoundaryBetweenTextsChangesTheDigest() {
        let names = [
            digest { $0.add("ab") }, digest { $0.add(["ab"]) }, digest { $0.add(["a", "b"]) },
            digest { $0.add(["b", "a"]) }, digest { $0.add(["", "ab"]) },
            digest { digest in for text in ["a", "b"] { digest.add(text) } },
            digest { digest in for text in ["a", "b"] { digest.add([text]) } },
            digest { _ in }, digest { $0.add(String?.none) }, digest { $0.add(String?.some("")) },
        ]
        XCTAssertEqual(Set(names).count, names.count)
    }

    func testTheOrderOfFilesDoesNotMatter() {
        let names = (0..<50).map { "File\($0).swift" }
        let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "\($0)") })
        let others = Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, "\($0)") })
        XCTAssertEqual(digest(files), digest(others))
    }
}
