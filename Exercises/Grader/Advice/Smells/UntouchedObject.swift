import Grading
import SwiftSource

// Tests that look at something which nothing has happened to.

extension TestSmell {
    /// The test makes two objects of a type, works with one and looks at the other.
    static func looksAtAnother(
        type: String, lookedAt: String, usedOne: String, line: Int
    ) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "Your test makes two objects of \(shortened(type)): it works with "
                    + "'\(shortened(usedOne))', and looks at '\(shortened(lookedAt))' (line \(line)).",
                next: "Look at the one that you work with."))
    }

    /// The test calls nothing of the object between the line where it is made and the line that looks.
    static func callsNothing(of variable: String, from line: Int, to last: Int) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "Your test makes '\(shortened(variable))' in line \(line), and calls nothing of it before "
                    + "it looks in line \(last)."))
    }

    /// A variable that a closure should set still has the value that it was given first.
    static func isNeverSet(variable: String, line: Int) -> TestSmell {
        TestSmell(
            .otherOutput,
            .init(
                "'\(shortened(variable))' still has its first value: nothing has called the closure that "
                    + "sets it (line \(line)).",
                next: "Does your test call what should answer? Does that go to another output?"))
    }

    /// What came is written in the learner's own tests: a stand-in has answered it.
    static func isOwnText(_ text: String, place: SourceLocation) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "The text \"\(text)\" comes from your tests: \(place.file):\(place.line).",
                next: "Expect that text, or change it there."))
    }
}

extension FailedTest {
    /// The object that the assertion looks at, where nothing of it is called before.
    func untouched(_ failure: FailedAssertion) -> TestSmell? {
        for operand in failure.operands where !operand.contains("(") {
            let name = String(operand.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            guard operand.count > name.count, let made = declaration(of: name),
                let type = type(madeAt: made), !code.structs.contains(type),
                !isUsed(name, after: made + 1, before: failure.line)
            else { continue }
            let line = source.tokens[made].line
            if let other = other(type, than: name, before: failure.line) {
                return .looksAtAnother(
                    type: type, lookedAt: name, usedOne: other, line: line)
            }
            return .callsNothing(of: name, from: line, to: failure.line)
        }
        return nil
    }

    /// The type in `let name = Type(…)`.
    private func type(madeAt place: Int) -> String? {
        guard isSign("=", place + 2), body.contains(place + 4), source.tokens[place + 3].isWord,
            isSign("(", place + 4)
        else { return nil }
        let type = source.word(place + 3)
        return type.first?.isUppercase == true ? type : nil
    }

    /// Whether a variable stands in a line with no assertion between its declaration and a line.
    private func isUsed(_ name: String, after place: Int, before line: Int) -> Bool {
        let asserting = Set(
            body.filter { TestWords.isAssertion($0, in: source) }.map { source.tokens[$0].line })
        return body.contains {
            $0 > place && isWord(name, $0) && source.tokens[$0].line <= line
                && !asserting.contains(source.tokens[$0].line)
        }
    }

    /// Another variable with an object of the same type, which the test does use.
    private func other(_ type: String, than name: String, before line: Int) -> String? {
        let made = body.filter {
            (isWord("let", $0) || isWord("var", $0)) && self.type(madeAt: $0) == type
        }
        return made.first {
            source.word($0 + 1) != name && isUsed(source.word($0 + 1), after: $0 + 1, before: line)
        }.map { source.word($0 + 1) }
    }

    /// The variable that only a closure sets, where that one wasn't called.
    func neverSet(_ failure: FailedAssertion) -> TestSmell? {
        for (index, name) in failure.operands.enumerated()
        where name.utf8.allSatisfy(CodeToken.isPartOfWord) && failure.isNothing(at: index) {
            guard let made = declaration(of: name), isWord("var", made), depth(at: made) == 0 else {
                continue
            }
            let writes = body.filter {
                $0 > made + 1 && isWord(name, $0) && source.tokens[$0].line < failure.line
            }
            guard let first = writes.first, writes.allSatisfy({ depth(at: $0) > 0 }) else {
                continue
            }
            return .isNeverSet(variable: name, line: source.tokens[first].line)
        }
        return nil
    }
}

extension TestSmellScan {
    /// A text that stands in more places says nothing.
    private static let maximumPlaces = 20

    /// Where the learner's own tests say the text that came, which no rule of the exercise can have made.
    func ownText(_ failure: FailedAssertion) -> TestSmell? {
        guard let code, let values = ComparedValues(failure.message)?.values,
            failure.operands.count == 2,
            let expected = failure.operands.firstIndex(where: { $0.hasPrefix("\"") })
        else { return nil }
        let text = values[1 - expected]
        let literal = "\"\(text)\""
        guard (3...60).contains(text.count), text.contains(where: \.isLetter), !text.contains("\""),
            !code.contains(literal)
        else { return nil }
        for (path, source) in tests.files {
            for place in source.text.places(of: literal).prefix(Self.maximumPlaces) {
                let line = source.text.line(at: place.lowerBound)
                guard !["XCTAssert", "#expect", "//"].contains(where: line.text.contains) else {
                    continue
                }
                return .isOwnText(text, place: SourceLocation(file: path, line: line.number))
            }
        }
        return nil
    }
}
