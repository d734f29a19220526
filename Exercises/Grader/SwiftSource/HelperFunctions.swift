/// The names of the functions that assert or wait on behalf of the tests that call them.
package struct HelperFunctions: Sendable {
    package let asserting: Set<String>
    package let waiting: Set<String>

    package init(_ sources: [Declarations]) {
        var direct = (asserting: Set<String>(), waiting: Set<String>())
        let names = Set(sources.flatMap { $0.functions.map(\.name) })
        // For each function's name, the functions that use it. A nested function counts as part of
        // the outer one.
        var users: [String: Set<String>] = [:]
        for source in sources {
            for function in source.functions where !function.isInFunction {
                for index in function.body ?? 0..<0
                where source.tokens[index].isWord && !source.isWord("func", index - 1) {
                    if TestWords.isAssertion(index, in: source) {
                        direct.asserting.insert(function.name)
                    }
                    let word = source.word(index)
                    if TestWords.isWait(word) { direct.waiting.insert(function.name) }
                    if names.contains(word) { users[word, default: []].insert(function.name) }
                }
            }
        }
        asserting = Self.all(from: direct.asserting, users)
        waiting = Self.all(from: direct.waiting, users)
    }

    /// Returns the given functions, and all functions that call them directly or indirectly.
    private static func all(from start: Set<String>, _ users: [String: Set<String>]) -> Set<String>
    {
        var known = start
        var open = Array(start)
        while let name = open.popLast() {
            for user in users[name, default: []] where known.insert(user).inserted {
                open.append(user)
            }
        }
        return known
    }
}

/// The words that tests use to assert and wait.
package enum TestWords {
    package static func isAssertion(_ index: Int, in source: Declarations) -> Bool {
        guard source.tokens[index].isWord else { return false }
        let word = source.word(index)
        if word == "expect" || word == "require" {
            return source.tokens[index - 1].sign == UInt8(ascii: "#")
        }
        return word.hasPrefix("XCTAssert") || word == "XCTFail" || word == "XCTUnwrap"
            || word.hasPrefix("assert") || word == "fulfillment" || word.hasPrefix("wait")
            || words.contains(word)
    }

    /// Swift Testing's words for asserting, apart from its two macros.
    private static let words: Set<String> = ["confirmation", "Issue", "withKnownIssue"]

    package static func isWait(_ word: String) -> Bool {
        word == "await" || isWaitForExpectation(word) || word.hasSuffix("sleep")
            || word == "RunLoop"
    }

    package static func isWaitForExpectation(_ word: String) -> Bool {
        word.hasPrefix("wait") || word == "fulfillment" || word == "XCTWaiter"
    }
}
