import Catalog
import SwiftSource

extension TestBody {
    var library: TestLibrary { isSwiftTesting ? .swiftTesting : .xctest }

    var forgetsExpectation: Bool { makesExpectation && !waitsForExpectation }

    /// Why the test catches nothing; nil if that isn't certain.
    func whyIdle(answersLater: Bool) -> TestSmell? {
        if forgetsExpectation { return .doesNotWait(.forgetsExpectation) }
        // A call that may throw is itself an assertion, so the test may catch bugs without any
        // other assertion.
        guard !throwsErrors || throwsOnlyWithoutValue else { return nil }
        guard !assertions.isEmpty else { return .assertsNothing }
        if let foreign = foreignAssertion {
            return .otherLibrary(assertion: foreign, isWarning: librariesInteroperate)
        }
        if let smell = unreached(answersLater: answersLater) ?? weakAssertions { return smell }
        guard !waitsForExpectation else { return nil }
        return answersLater && isAsync && !waits ? .doesNotWait(.assertsAtOnce) : nil
    }

    /// The weakness that all assertions of the test are in a place that the test may never reach;
    /// nil if that isn't so.
    func unreached(answersLater: Bool) -> TestSmell? {
        guard !assertions.isEmpty, !waitsForExpectation else { return nil }
        let around = assertions.map(braces)
        if around.allSatisfy({ $0.contains(.task) || $0.contains(.closure) }) {
            let isTask = around.contains { $0.contains(.task) }
            if (isAsync || isTask || isSwiftTesting) && !waits && (answersLater || isTask) {
                return .doesNotWait(.endsBeforeTheAnswer)
            }
            return isTask ? nil : .unreached(.closure)
        }
        return around.allSatisfy { $0.contains(.condition) } ? .unreached(.condition) : nil
    }

    /// The weakness that all assertions of the test check too little; nil if one of them checks
    /// enough.
    private var weakAssertions: TestSmell? {
        let kinds = assertions.map { AssertionKind($0, in: source, range) }
            .filter { $0 != .constant }
        if kinds.isEmpty { return .alwaysTrue }
        if kinds.allSatisfy({ $0 == .isThere }) { return .assertsTooLittle(.thatThereIsAValue) }
        if kinds.allSatisfy({ $0 == .withItself }) { return .comparesWithItself }
        let isPart = kinds.allSatisfy { $0 == .part || $0 == .isThere }
        return isPart ? .assertsTooLittle(.howMuch) : nil
    }

    /// Whether the test contains a loop such as `while answer == nil {}`.
    var loopsWithoutBody: Bool {
        range.contains { place in
            let line = source.tokens[place].line
            return source.isSign("{", place) && source.isSign("}", place + 1)
                && range.contains { source.isWord("while", $0) && source.tokens[$0].line == line }
        }
    }

    /// The line of a wait for a fixed time.
    var lineOfSleep: Int? {
        let place = range.first {
            source.word($0).hasSuffix("sleep") && source.isSign("(", $0 + 1)
        }
        return place.map { source.tokens[$0].line }
    }

    /// The output whose closure is the only code that fills a list: `resultCount` in
    /// `cart.resultCount = { counts.append($0) }`.
    func output(filling list: String) -> String? {
        let uses = range.filter { source.isWord(list, $0) && source.isWord("append", $0 + 2) }
        guard uses.count == 1,
            let open = range.last(where: { $0 < uses[0] && source.isSign("{", $0) }),
            source.isSign("=", open - 1), source.isSign(".", open - 3)
        else { return nil }
        return source.word(open - 2)
    }

    /// The weakness that an output is assigned only after the last input that could call it; nil if
    /// there is no such output.
    var outputTooLate: TestSmell? {
        // For example: viewModel.output = {
        let outputs = range.filter { place in
            source.isSign("{", place) && depth(at: place) == 0 && range.contains(place - 4)
                && source.isSign("=", place - 1) && source.isSign(".", place - 3)
                && source.tokens[place - 2].isWord && source.tokens[place - 4].isWord
        }
        for place in outputs {
            let object = source.word(place - 4)
            let calls = range.filter {
                source.isWord(object, $0) && source.isSign(".", $0 + 1)
                    && range.contains($0 + 3) && source.isSign("(", $0 + 3)
            }
            let isAnsweredLater = range.contains { later in
                later > place && WorkshopNames.answering.contains { source.isWord($0, later) }
            }
            guard let call = calls.last, call < place, !isAnsweredLater else { continue }
            let labels = source.call(at: call + 2)?.arguments.map { "\($0.label):" }.joined() ?? ""
            return .outputTooLate(
                output: source.word(place - 2), line: source.tokens[place - 2].line,
                input: "\(source.word(call + 2))(\(labels))", inputLine: source.tokens[call].line)
        }
        return nil
    }

    /// The weakness that something still holds the object that a variable should prove to be freed.
    func holder(of variable: String) -> TestSmell? {
        guard let place = declaration(of: variable) else { return nil }
        let isWeak = { [source] (place: Int) in
            source.isWord("weak", place - 1) || source.isWord("unowned", place - 1)
        }
        func holds(_ name: String, _ place: Int, isItself: Bool) -> TestSmell {
            .holdsObject(variable: name, line: source.tokens[place].line, isItself: isItself)
        }
        guard isWeak(place) else { return holds(variable, place, isItself: true) }
        // For example: weak var freed = controller, or freed = controller
        let values = range.filter {
            source.isWord(variable, $0) && source.isSign("=", $0 + 1)
                && !source.isSign(".", $0 + 3) && !source.isWord("nil", $0 + 2)
        }
        guard let object = values.first.map({ source.word($0 + 2) }) else { return nil }
        let isLetGo = range.contains {
            source.isWord(object, $0) && source.isSign("=", $0 + 1) && source.isWord("nil", $0 + 2)
        }
        if !isLetGo, let place = declaration(of: object), depth(at: place) == 0 {
            return holds(object, place, isItself: false)
        }
        // For example: let other = controller
        let other = range.first { place in
            isDeclaration(place) && !isWeak(place) && source.isSign("=", place + 2)
                && source.isWord(object, place + 3) && !source.isSign(".", place + 4)
                && depth(at: place) == 0
        }
        return other.map { holds(source.word($0 + 1), $0, isItself: false) }
    }

    private func isDeclaration(_ place: Int) -> Bool {
        source.isWord("let", place) || source.isWord("var", place)
    }

    /// The position of a variable's `let` or `var`.
    private func declaration(of name: String) -> Int? {
        range.first { isDeclaration($0) && source.isWord(name, $0 + 1) }
    }

    /// The number of the body's braces that are open at a position.
    private func depth(at place: Int) -> Int {
        (range.lowerBound..<place).reduce(0) {
            $0 + (source.isSign("{", $1) ? 1 : source.isSign("}", $1) ? -1 : 0)
        }
    }
}
