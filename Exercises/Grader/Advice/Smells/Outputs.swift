import Catalog
import Grading
import SwiftSource

// Outputs that are set too late, and expectations that are fulfilled in the wrong one.

extension TestSmell {
    /// An output is set after the input that calls it.
    static func setTooLate(
        output: String, line: Int, input: String, inputLine: Int
    ) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "\(shortened(output)) is set in line \(line), after \(shortened(input)) was called in "
                    + "line \(inputLine).", next: "Set it first."))
    }

    /// - Parameter call: What tells that the output was called.
    static func fulfilledIn(
        output: String, line: Int, call: String = "fulfill()"
    ) -> TestSmell {
        TestSmell(
            .otherOutput,
            .init(
                "\(shortened(output)) was not called, and \(shortened(call)) stands in it alone "
                    + "(line \(line)).",
                next: "Does the answer go to another output? Does anything answer at all, such as "
                    + "your mock?"))
    }

    static func isInverted(line: Int) -> TestSmell {
        mustNotBeCalled("isInverted", line: line, next: "take that line away.")
    }

    /// - Parameter word: What in this line says that nothing may be called.
    static func mustNotBeCalled(_ word: String, line: Int, next: String) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "'\(word)' in line \(line) says that this must not be called, and it was.",
                next: "If it has to be called, \(next)"))
    }

    static func expectsSeveral(line: Int) -> TestSmell {
        expectsSeveral("expectedFulfillmentCount", of: "fulfill()", line: line)
    }

    /// - Parameter word: What in this line says how many calls there should be.
    static func expectsSeveral(_ word: String, of call: String, line: Int) -> TestSmell {
        TestSmell(
            .step,
            .init("'\(word)' in line \(line) asks for more calls of \(shortened(call)) than came."))
    }
}

extension FailedTest {
    /// An output that is set after the one input that could call it.
    var setTooLate: TestSmell? {
        for place in body where isSign("{", place) && depth(at: place) == 0 {
            // viewModel.output = {
            guard body.contains(place - 4), isSign("=", place - 1), isSign(".", place - 3),
                source.tokens[place - 2].isWord, source.tokens[place - 4].isWord
            else { continue }
            let object = source.word(place - 4)
            let calls = body.filter {
                isWord(object, $0) && body.contains($0 + 3) && isSign(".", $0 + 1)
                    && source.tokens[$0 + 2].isWord && isSign("(", $0 + 3)
            }
            let isCalledLater = body.contains { index in
                index > place && WorkshopNames.answering.contains { isWord($0, index) }
            }
            guard let call = calls.last(where: { $0 < place }), !isCalledLater,
                calls.allSatisfy({ $0 < place })
            else { continue }
            return .setTooLate(
                output: source.word(place - 2), line: source.tokens[place - 2].line,
                input: name(ofCallAt: call + 2), inputLine: source.tokens[call].line)
        }
        return nil
    }

    /// `didSelect(index:)`
    private func name(ofCallAt place: Int) -> String {
        var labels = ""
        var depth = 0
        for index in place + 1..<body.upperBound {
            if ["(", "[", "{"].contains(where: { isSign($0, index) }) { depth += 1 }
            if [")", "]", "}"].contains(where: { isSign($0, index) }) { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, source.tokens[index].isWord, isSign(":", index + 1),
                isSign("(", index - 1) || isSign(",", index - 1)
            {
                labels += "\(source.word(index)):"
            }
        }
        return "\(source.word(place))(\(labels))"
    }

    /// The output in which alone the awaited expectation is fulfilled.
    func fulfilledElsewhere(_ failure: FailedAssertion) -> TestSmell? {
        if failure.message.contains("inverted expectation") {
            return line(of: "isInverted").map { .isInverted(line: $0) }
        }
        guard failure.message.contains("unfulfilled") else { return nil }
        if let line = line(of: "expectedFulfillmentCount") { return .expectsSeveral(line: line) }
        let fulfilled = body.filter { isWord("fulfill", $0) && isSign(".", $0 - 1) }
        guard let place = fulfilled.first, fulfilled.count == 1,
            let open = (body.lowerBound..<place).last(where: { isSign("{", $0) }),
            body.contains(open - 3), isSign("=", open - 1), isSign(".", open - 3)
        else { return nil }
        return .fulfilledIn(
            output: source.word(open - 2), line: source.tokens[place].line)
    }

    private func line(of word: String) -> Int? {
        body.first { isWord(word, $0) }.map { source.tokens[$0].line }
    }
}
