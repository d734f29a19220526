// Why an object that should be freed is still held.
extension FailureCauseScan {
    func holder(of variable: String) -> FailureCause? {
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
    private func held(_ object: String) -> FailureCause? {
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

    /// Whether a variable alone stands there, unwrapped or not.
    func isValue(_ name: String, at place: Int) -> Bool {
        guard body.contains(place), isWord(name, place) else { return false }
        let next = isSign("!", place + 1) ? place + 2 : place + 1
        return !body.contains(next) || source.tokens[next].line > source.tokens[place].line
    }

    /// The place of the `let` or `var` of a variable.
    func declaration(of name: String) -> Int? {
        body.first {
            (isWord("let", $0) || isWord("var", $0)) && body.contains($0 + 1)
                && isWord(name, $0 + 1)
        }
    }

    func depth(at place: Int) -> Int {
        (body.lowerBound..<place).reduce(0) {
            $0 + (isSign("{", $1) ? 1 : isSign("}", $1) ? -1 : 0)
        }
    }
}
