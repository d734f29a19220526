import Grading
import SwiftSource

// Tests that look at nothing which the code has done.

extension TestBody {
    /// A line such as `_ = results == ["Genap"]`.
    var comparesForNothing: TestSmell? {
        let place = range.first { index in
            isSign("=", index) && isSign("=", index + 1)
                && source.tokens[index].range.upperBound
                    == source.tokens[index + 1].range.lowerBound
                && !isCondition(source.tokens[index].line)
        }
        return place.map { .comparesForNothing(line: source.tokens[$0].line, library) }
    }

    private func isCondition(_ line: Int) -> Bool {
        let words: Set = ["if", "guard", "while", "return", "let", "var", "where"]
        return range.contains {
            source.tokens[$0].line == line && source.tokens[$0].isWord
                && words.contains(source.word($0))
        }
    }

    /// What each of its assertions asks an object for that was made with it: `Mock(result: x)`, and then
    /// a comparison of `mock.result` with `x`.
    var ownGift: TestSmell? {
        let gifts = assertions.filter {
            source.word($0).hasPrefix("XCTAssert") || source.word($0) == "expect"
        }.map(gift)
        guard let first = gifts.first, gifts.allSatisfy({ $0 != nil }) else { return nil }
        return first
    }

    private func gift(to assertion: Int) -> TestSmell? {
        // XCTAssertEqual(mock.result, or: #expect(mock.result ==
        let place = assertion + 2
        guard range.contains(place + 3), source.tokens[place].isWord, isSign(".", place + 1),
            source.tokens[place + 2].isWord, isSign(",", place + 3) || isSign("=", place + 3)
        else { return nil }
        let (object, member) = (source.word(place), source.word(place + 2))
        guard
            let made = range.first(where: {
                source.isWord("let", $0) && range.contains($0 + 4)
                    && source.isWord(object, $0 + 1) && isSign("=", $0 + 2)
            })
        else { return nil }
        let line = source.tokens[made].line
        let isGiven = range.contains {
            $0 > made + 2 && source.tokens[$0].line == line && source.isWord(member, $0)
                && isSign(":", $0 + 1)
        }
        let isSetLater = range.contains {
            $0 > made + 2 && source.isWord(object, $0) && isSign(".", $0 + 1)
                && range.contains($0 + 3) && source.isWord(member, $0 + 2) && isSign("=", $0 + 3)
                && !isSign("=", $0 + 4)
        }
        return isGiven && !isSetLater
            ? .looksAtOwnGift(value: "\(object).\(member)", line: line) : nil
    }

    private func isSign(_ sign: Unicode.Scalar, _ place: Int) -> Bool {
        range.contains(place) && source.tokens[place].sign == UInt8(ascii: sign)
    }
}

extension TestSmellScan {
    /// `{ answer = $0 }` in a test, or in a function of its file that it calls.
    func keepsTheLast(_ test: TestSources.Test) -> TestSmell? {
        let (source, reached) = (test.source, words(reachedBy: test))
        let bodies = source.functions.filter {
            $0.line == test.function.line || reached.contains($0.name)
        }.compactMap(\.body).filter { $0.count <= TestBody.maximumLength }
        let isSign = { (sign: Unicode.Scalar, place: Int) in
            source.tokens[place].sign == UInt8(ascii: sign)
        }
        for body in bodies.prefix(Self.maximumFunctions) {
            let place = body.dropLast(4).first { index in
                isSign("{", index) && source.tokens[index + 1].isWord && isSign("=", index + 2)
                    // The name may be one token with its sign, or two.
                    && [index + 4, index + 5].contains { end in
                        body.contains(end) && isSign("}", end)
                            && source.text.text(
                                source.tokens[index + 3].range
                                    .lowerBound..<source.tokens[end - 1].range.upperBound) == "$0"
                    }
            }
            if let place { return .keepsTheLast(line: source.tokens[place].line) }
        }
        return nil
    }

    /// A test calls few functions of its file; of names that many functions have, the first ones do.
    private static let maximumFunctions = 20
}
