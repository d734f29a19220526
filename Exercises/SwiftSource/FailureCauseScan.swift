/// Looks in a test for a step that is missing, too late, or in the wrong place.
///
/// It says nothing where it isn't sure.
struct FailureCauseScan {
    let source: Declarations
    let body: Range<Int>
    let reached: ReachedWords
    let code: TestedCode

    /// Why an assertion failed on code that is right.
    func cause(of failure: FailedAssertion) -> FailureCause? {
        if let variable = failure.heldVariable { return holder(of: variable) }
        if failure.message.hasPrefix("Asynchronous wait failed") {
            return fulfilledElsewhere(failure)
        }
        if let cause = Self.chance(in: failure.operands) { return cause }
        guard failure.tellsOfNothing else { return nil }
        return changesCopy(failure) ?? setTooLate ?? withoutMockTimer ?? neverLoads(
            failure.operands) ?? missingCall(
                failure)
            ?? looksAtOnce(failure)
    }

    /// Why a test crashes, where something is not there.
    ///
    /// - Parameter line: The line of source that crashed; nil where nobody knows it.
    func causeOfCrash(in line: String?) -> FailureCause? {
        let words = line.map { [$0] } ?? source.words(body)
        if let cause = withoutMockTimer ?? neverLoads(words) { return cause }
        guard words.contains(where: { $0.contains("currentTimer") }) else { return nil }
        let methods = code.methods(with: "timerProvider")
        guard let first = methods.first, !methods.contains(where: reached.contains) else {
            return nil
        }
        return .neverCalls("\(first)()")
    }

    /// A screen that is made and never loads its view.
    ///
    /// - Parameter texts: Where something of the screen's own should stand.
    private func neverLoads(_ texts: [String]) -> FailureCause? {
        guard !reached.contains("viewDidLoad"), !reached.contains("loadViewIfNeeded") else {
            return nil
        }
        let words = Set(
            texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }.map(
                String.init))
        return code.screens.first {
            reached.contains($0.name) && !words.isDisjoint(with: $0.members)
        }.map { .neverCalls($0.loader) }
    }

    // MARK: Copies

    /// `var copy = cart`, and then `copy.add(…)`, where `cart` is asserted.
    private func changesCopy(_ failure: FailedAssertion) -> FailureCause? {
        let asserted = Set(
            failure.operands.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
                .map(String.init))
        for place in body where isWord("var", place) && isSign("=", place + 2) {
            guard body.contains(place + 3), source.tokens[place + 3].isWord else { continue }
            let (copy, original) = (source.word(place + 1), source.word(place + 3))
            guard asserted.contains(original), !asserted.contains(copy),
                isValue(original, at: place + 3), isStruct(original),
                body.contains(where: { isWord(copy, $0) && isSign(".", $0 + 1) })
            else { continue }
            return .changesCopy(
                copy: copy, original: original, line: source.tokens[place].line)
        }
        return nil
    }

    /// Whether a variable is made as `let cart = CartViewModel(…)`, of a struct that is tested.
    private func isStruct(_ variable: String) -> Bool {
        guard let place = declaration(of: variable), isSign("=", place + 2),
            body.contains(place + 3)
        else { return false }
        return code.structs.contains(source.word(place + 3))
    }

    // MARK: Outputs

    /// An output that is set after the one input that could call it.
    var setTooLate: FailureCause? {
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
                index > place
                    && ["completion", "answer", "fire"].contains { isWord($0, index) }
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
    private func fulfilledElsewhere(_ failure: FailedAssertion) -> FailureCause? {
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

    // MARK: Steps that are missing

    /// Where the asserted property belongs to methods none of which the test calls.
    private func missingCall(_ failure: FailedAssertion) -> FailureCause? {
        let properties = failure.operands.flatMap { $0.split { !($0.isLetter || $0 == "_") } }
        for property in properties.map(String.init) where property.hasSuffix("Label") {
            let methods = code.methods(with: property)
            guard let first = methods.first, !methods.contains(where: reached.contains) else {
                continue
            }
            return .neverCalls("\(first)()")
        }
        return nil
    }

    private var withoutMockTimer: FailureCause? {
        let isMade = code.timed.contains(where: reached.contains)
        return isMade && reached.contains("MockTimer") && !reached.contains("timerProvider")
            ? .withoutMockTimer : nil
    }

    private func looksAtOnce(_ failure: FailedAssertion) -> FailureCause? {
        guard !reached.waits, let type = code.late.sorted().first(where: reached.contains) else {
            return nil
        }
        let values = failure.operands
        let isEmpty = failure.message.contains("(\"[]\")")
        let name = values.first { $0.utf8.allSatisfy(CodeToken.isPartOfWord) }
        let condition =
            isEmpty
            ? name.map { "!\($0).isEmpty" }
            : values.count == 2 ? "\(values[0]) == \(values[1])" : nil
        return .looksAtOnce(type: type, until: condition)
    }

    // MARK: What isn't the same each time

    /// What comes in another order, or as another number, in each run.
    static func chance(in operands: [String]) -> FailureCause? {
        guard operands.count == 2 else { return nil }
        let sorts = ["sorted", "Set(", ".count", ".isEmpty"]
        if operands.contains(where: { operand in
            (operand.contains(".keys") || operand.contains(".values"))
                && !sorts.contains(where: operand.contains)
        }) {
            return .dictionaryOrder
        }
        let hashes = [".hashValue", ".identifier"]
        let isNumber = operands.contains { operand in
            operand.drop { $0 == "-" }.first?.isNumber == true
                && operand.allSatisfy { $0.isNumber || $0 == "_" || $0 == "-" }
        }
        return isNumber && operands.contains { hashes.contains(where: $0.hasSuffix) }
            ? .hashValue : nil
    }

    func isWord(_ word: String, _ place: Int) -> Bool {
        source.tokens.indices.contains(place) && source.isWord(word, place)
    }

    func isSign(_ sign: Unicode.Scalar, _ place: Int) -> Bool {
        source.tokens.indices.contains(place) && source.tokens[place].sign == UInt8(ascii: sign)
    }
}
