import Grading

// A struct that is changed in a copy, where the other one is looked at.

extension TestSmell {
    /// - Parameter isProperty: Whether the original belongs to an object, and not to the test.
    static func changesCopy(
        copy: String, original: String, isProperty: Bool = false, line: Int
    ) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "A struct is copied: '\(shortened(copy))' (line \(line)) and "
                    + "'\(shortened(original))' are two.",
                next: isProperty
                    ? "Work with '\(shortened(original))' itself."
                    : "Call the method on '\(shortened(original))', and declare it with 'var'."))
    }
}

extension FailedTest {
    /// `var copy = cart`, and then `copy.add(…)`, where `cart` is asserted.
    func changesCopy(_ failure: FailedAssertion) -> TestSmell? {
        if let smell = changesCopyOfProperty { return smell }
        let asserted = failure.operands.allWords
        for place in body where isWord("var", place) && isSign("=", place + 2) {
            guard body.contains(place + 3), source.tokens[place + 3].isWord else { continue }
            let (copy, original) = (source.word(place + 1), source.word(place + 3))
            guard asserted.contains(original), !asserted.contains(copy),
                isValue(original, at: place + 3), isStruct(original),
                body.contains(where: { isWord(copy, $0) && isSign(".", $0 + 1) })
            else { continue }
            return .changesCopy(copy: copy, original: original, line: source.tokens[place].line)
        }
        return nil
    }

    /// `var model = screen.model`, and then `model.output = …`.
    private var changesCopyOfProperty: TestSmell? {
        for place in body where isWord("var", place) && isSign("=", place + 2) {
            guard body.contains(place + 5), isSign(".", place + 4),
                isValue(source.word(place + 5), at: place + 5),
                code.structProperties.contains(source.word(place + 5)),
                body.contains(where: {
                    $0 > place + 5 && isWord(source.word(place + 1), $0) && isSign(".", $0 + 1)
                })
            else { continue }
            return .changesCopy(
                copy: source.word(place + 1),
                original: "\(source.word(place + 3)).\(source.word(place + 5))", isProperty: true,
                line: source.tokens[place].line)
        }
        return nil
    }

    /// Whether a variable is made as `let cart = Cart(…)`, of a struct that is tested.
    private func isStruct(_ variable: String) -> Bool {
        guard let place = declaration(of: variable), isSign("=", place + 2),
            body.contains(place + 3)
        else { return false }
        return code.structs.contains(source.word(place + 3))
    }
}
