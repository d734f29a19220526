/// Which functions of some source assert something or wait for something: a test may leave it to them.
///
/// They are told apart by their names only; a mock's method that does neither is no helper.
package struct HelperFunctions {
    package let asserting: Set<String>
    package let waiting: Set<String>

    package init(_ sources: [Declarations]) {
        var direct = (asserting: Set<String>(), waiting: Set<String>())
        let names = Set(sources.flatMap { $0.functions.map(\.name) })
        // The functions in which each name stands.
        var users: [String: Set<String>] = [:]
        for source in sources {
            for (index, owner) in Self.owners(in: source) {
                if TestWords.isAssertion(index, in: source) { direct.asserting.insert(owner) }
                let word = source.word(index)
                if TestWords.isWait(word) { direct.waiting.insert(owner) }
                if names.contains(word) { users[word, default: []].insert(owner) }
            }
        }
        asserting = Self.all(from: direct.asserting, users)
        waiting = Self.all(from: direct.waiting, users)
    }

    /// Each word of a body with the name of the innermost function that it stands in.
    private static func owners(in source: Declarations) -> [(index: Int, owner: String)] {
        var result: [(Int, String)] = []
        var open: [(end: Int, name: String)] = []
        var next = 0
        let functions = source.functions.filter { $0.body != nil }
        for index in source.tokens.indices {
            while let last = open.last, last.end <= index { open.removeLast() }
            while next < functions.count, let body = functions[next].body,
                body.lowerBound <= index
            {
                if index < body.upperBound { open.append((body.upperBound, functions[next].name)) }
                next += 1
            }
            guard source.tokens[index].isWord, let owner = open.last?.name,
                index == 0 || !source.isWord("func", index - 1)
            else { continue }
            result.append((index, owner))
        }
        return result
    }

    /// Some functions, those that call them, those that call these, and so on.
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

/// The words by which tests assert and wait.
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

    /// What Swift Testing has beside its two macros.
    private static let words: Set<String> = ["confirmation", "Issue", "withKnownIssue"]

    package static func isWait(_ word: String) -> Bool {
        word == "await" || isWaitForExpectation(word) || word.hasSuffix("sleep")
            || word == "RunLoop"
    }

    /// Whether it asserts that something is called.
    package static func isCallAwaited(_ word: String) -> Bool {
        isWaitForExpectation(word) || word == "confirmation"
    }

    package static func isWaitForExpectation(_ word: String) -> Bool {
        word.hasPrefix("wait") || word == "fulfillment" || word == "XCTWaiter"
    }
}
