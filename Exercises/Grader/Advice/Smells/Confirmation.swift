import Catalog
import Grading
import SwiftSource

// Confirmations of Swift Testing that count another number of calls than they should.

extension TestSmell {
    /// The closure of a confirmation ends before what comes later has come.
    static func confirmsTooEarly(line: Int) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "The confirmation in line \(line) is over before the answer comes: it counts until its "
                    + "closure ends.",
                next:
                    "Write at the end of that closure: \(TestLibrary.swiftTesting.wait(isAsync: true)).",
                guide: GuideSections.waiting))
    }
}

/// A confirmation that failed, and where it stands in its test.
struct Confirmation {
    private let test: FailedTest
    /// How often it was confirmed, and how often it should have been; nil for a range.
    private let count: Int
    private let expected: Int?
    /// The word `confirmation`.
    private let place: Int
    /// The tokens of its closure.
    private let closure: Range<Int>

    /// - Parameter failure: The failure; nil comes back for one of another assertion.
    init?(_ failure: FailedAssertion, in test: FailedTest) {
        let counts =
            #/^Confirmation was confirmed (\d+) times?, but expected to be confirmed (\d+) time/#
        guard let match = failure.message.prefixMatch(of: counts), let count = Int(match.1) else {
            return nil
        }
        let places = test.body.filter { test.isWord("confirmation", $0) }
        guard
            let place = places.last(where: { test.source.tokens[$0].line == failure.line })
                ?? places.first,
            let open = test.body.first(where: { $0 > place && test.isSign("{", $0) })
        else { return nil }
        let depth = test.depth(at: open)
        let end = test.body.first {
            $0 > open && test.isSign("}", $0) && test.depth(at: $0) == depth + 1
        }
        self.test = test
        self.count = count
        expected = Int(match.2)
        self.place = place
        closure = open + 1..<(end ?? test.body.upperBound)
    }

    /// Why the number of calls is another one; nil where that isn't sure.
    var smell: TestSmell? {
        let line = test.source.tokens[place].line
        if count > 0 {
            guard let counting = word("expectedCount", from: place, to: closure.lowerBound),
                let expected
            else { return nil }
            let said = test.source.tokens[counting].line
            if expected == 0 {
                return .mustNotBeCalled(
                    "expectedCount: 0", line: said, next: "take 'expectedCount: 0' away.")
            }
            return count < expected
                ? .expectsSeveral("expectedCount", of: "\(name ?? "it")()", line: said) : nil
        }
        let waits = closure.contains { test.isWord("await", $0) }
        if !waits, test.code.late.contains(where: test.reached.contains) {
            return .confirmsTooEarly(line: line)
        }
        return otherOutput
    }

    /// The output in which alone it is confirmed.
    private var otherOutput: TestSmell? {
        guard let name else { return nil }
        let calls = closure.filter { test.isWord(name, $0) && test.isSign("(", $0 + 1) }
        guard let call = calls.first, calls.count == 1,
            let open = (closure.lowerBound..<call).last(where: { test.isSign("{", $0) }),
            closure.contains(open - 3), test.isSign("=", open - 1), test.isSign(".", open - 3)
        else { return nil }
        return .fulfilledIn(
            output: test.source.word(open - 2), line: test.source.tokens[call].line,
            call: "\(name)()")
    }

    /// `answered` in `{ answered in`
    private var name: String? {
        guard let place = word("in", from: closure.lowerBound, to: closure.upperBound),
            closure.contains(place - 1)
        else { return nil }
        let name = closure[closure.lowerBound..<place].last { test.source.tokens[$0].isWord }
        return name.map(test.source.word)
    }

    private func word(_ word: String, from start: Int, to end: Int) -> Int? {
        (start..<end).first { test.isWord(word, $0) }
    }
}
