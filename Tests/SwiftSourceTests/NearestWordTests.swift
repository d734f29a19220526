import XCTest

@testable import SwiftSource

final class NearestWordTests: XCTestCase {
    func testTheNearestWordIsFound() {
        let words = ["controller", "number", "tearDown", "isEven", "hour", "pour", "ac"]
        let rows: [(String, String?)] = [
            ("contoller", "controller"), ("Number", "number"), ("teardown", "tearDown"),
            ("somethingElse", nil),
            // No word is suggested if the name is correct, if two words are equally near, or if it
            // is short.
            ("number", nil), ("four", nil), ("ab", nil),
        ]
        for (word, nearest) in rows {
            XCTAssertEqual(NearestWord.to(word, among: words), nearest, word)
        }
    }
}
