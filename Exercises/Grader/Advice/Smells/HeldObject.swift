import Grading
import SwiftSource

// Objects that should be freed and are still held, or that nothing ever held.

extension TestSmell {
    /// The variable that should show that an object is freed holds the object itself.
    static func isNotWeak(variable: String, line: Int) -> TestSmell {
        TestSmell(
            .lifetime,
            .init(
                "'\(shortened(variable))' isn't weak (line \(line)), so it holds the object itself.",
                next: "Write: weak var \(shortened(variable))"))
    }

    /// This variable of the test still holds the object that should be freed.
    static func isHeld(by other: String, line: Int) -> TestSmell {
        TestSmell(
            .lifetime,
            .init(
                "Something still holds the object. In this test that is '\(shortened(other))' (line "
                    + "\(line)): let it go before you look.",
                next: "Make it in a do { }, or make it optional and set it to nil."))
    }

    /// The object is made in a variable that doesn't hold it, so it is gone at once.
    static func isFreedAtOnce(variable: String, line: Int) -> TestSmell {
        let name = shortened(variable)
        return TestSmell(
            .step,
            .init(
                "'\(name)' is weak (line \(line)), and nothing else holds the object: it is gone at "
                    + "once.",
                next: "Make the object in another variable, and let '\(name)' look at it."))
    }

    /// The test makes an object, changes it, and lets it go in the same line.
    static func letsGo(line: Int) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "Line \(line) makes an object, changes it, and lets it go: no later line knows it.",
                next: "Make one object in a constant, and use it in all lines."))
    }

    /// Nobody knows what holds the object that should be freed.
    static let isHeldSomewhere = TestSmell(
        .lifetime,
        .init(
            "Something still holds the object. In a test that is often its own variable or a "
                + "closure: let go of it before you look."))
}

extension FailedTest {
    /// What holds the object that a variable should show to be freed.
    func holder(of variable: String) -> TestSmell? {
        guard let place = declaration(of: variable) else { return nil }
        guard isWord("weak", place - 1) || isWord("unowned", place - 1) else {
            return .isNotWeak(variable: variable, line: source.tokens[place].line)
        }
        // weak var freed = controller, or freed = controller
        let values = body.filter { isWord(variable, $0) && isSign("=", $0 + 1) }
            .map { $0 + 2 }.filter { source.tokens[$0].isWord && !isSign(".", $0 + 1) }
        guard let object = values.map(source.word).first(where: { $0 != "nil" }) else {
            return .isHeldSomewhere
        }
        return held(object) ?? .isHeldSomewhere
    }

    /// The variable that still holds what another one held.
    private func held(_ object: String) -> TestSmell? {
        let isLetGo = body.contains {
            isWord(object, $0) && isSign("=", $0 + 1) && isWord("nil", $0 + 2)
        }
        if !isLetGo, let place = declaration(of: object), depth(at: place) == 0 {
            return .isHeld(by: object, line: source.tokens[place].line)
        }
        let other = body.first { place in
            (isWord("let", place) || isWord("var", place))
                && !isWord("weak", place - 1) && !isWord("unowned", place - 1)
                && isSign("=", place + 2) && isValue(object, at: place + 3) && depth(at: place) == 0
        }
        return other.map {
            .isHeld(by: source.word($0 + 1), line: source.tokens[$0].line)
        }
    }
}

extension FailedTest {
    /// `screen.delegate = Delegate()`, where the delegate is weak.
    var heldWeakly: TestSmell? {
        let place = body.first {
            isSign(".", $0 - 1) && isSign("=", $0 + 1) && body.contains($0 + 3)
                && source.tokens[$0].isWord && source.tokens[$0 + 2].isWord && isSign("(", $0 + 3)
                && code.weakProperties.contains(source.word($0))
                && source.word($0 + 2).first?.isUppercase == true
        }
        return place.map {
            .isFreedAtOnce(variable: source.word($0), line: source.tokens[$0].line)
        }
    }

    /// `makeScreen().field.text = "2"`: a line that begins with a call and sets something of what it gives.
    var letsGo: TestSmell? {
        let place = body.first { place in
            guard source.tokens[place].isWord, isSign("(", place + 1), isSign(")", place + 2),
                isSign(".", place + 3),
                place == body.lowerBound
                    || source.tokens[place - 1].line < source.tokens[place].line
            else { return false }
            let line = source.tokens[place].line
            let rest = body.filter { $0 > place + 3 && source.tokens[$0].line == line }
            return rest.contains { isSign("=", $0) }
                && !rest.contains { isSign("(", $0) || isSign("{", $0) }
        }
        return place.map { .letsGo(line: source.tokens[$0].line) }
    }
}

extension TestBody {
    /// `weak var screen = Screen()`
    var freedAtOnce: TestSmell? {
        let place = range.first { index in
            source.isWord("weak", index) && range.contains(index + 5)
                && source.tokens[index + 3].sign == UInt8(ascii: "=")
                && source.tokens[index + 4].isWord
                && source.word(index + 4).first?.isUppercase == true
                && source.tokens[index + 5].sign == UInt8(ascii: "(")
        }
        return place.map {
            .isFreedAtOnce(variable: source.word($0 + 2), line: source.tokens[$0].line)
        }
    }
}
