/// The body of a function, an initializer, a computed property or a property's initial closure.
package struct MemberBody: Equatable {
    /// The range of the body's code. It starts after the opening brace, or after a closure's
    /// parameters, and ends before the closing brace.
    package let range: Range<Int>
    /// Whether the body returns a value.
    package let returnsValue: Bool

    /// The body of the member that contains all of `place`; nil if `place` isn't in a body.
    ///
    /// Only members of types and extensions, and declarations outside of types, have bodies.
    /// Anything nested in such a body belongs to it.
    package static func enclosing(_ place: Range<Int>, in source: Declarations) -> MemberBody? {
        for body in source.bodies {
            let open = source.tokens[body.range.lowerBound - 1].range.upperBound
            let isClosed = body.range.upperBound < source.tokens.count
            let close =
                isClosed
                ? source.tokens[body.range.upperBound].range.lowerBound : source.text.code.count
            guard open <= place.lowerBound, close >= place.upperBound else { continue }
            let start = open + closureParameters(in: source.text.code, from: open)
            guard start <= place.lowerBound else { return nil }
            return MemberBody(
                range: start..<close, returnsValue: returnsValue(body, in: source))
        }
        return nil
    }

    /// The length of a closure's parameters including `in`; 0 if the first line has none.
    private static func closureParameters(in code: [UInt8], from start: Int) -> Int {
        let ends = Array("\n{}".utf8)
        let text = String(decoding: code[start...].prefix { !ends.contains($0) }, as: UTF8.self)
        guard let range = text.firstRange(of: #/\sin(\s|$)/#) else { return 0 }
        // The `in` of `for x in y` doesn't end a closure's parameters.
        guard !text.contains(#/\bfor\b/#) else { return 0 }
        return text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 3
    }

    /// Whether the declaration with this body returns something other than `Void`.
    private static func returnsValue(_ body: DeclaredBody, in source: Declarations) -> Bool {
        guard let owner = body.owner.map({ source.all[$0] }) else { return false }
        guard owner.kind == .variable || owner.kind == .constant else { return owner.returnsValue }
        let head = owner.start..<body.range.lowerBound - 1
        // Without a `=`, this is the body of a computed property, which returns a value. With a
        // `=`, it is the body of a closure that is called for the initial value.
        guard let sign = head.first(where: { source.list.isSign("=", $0) }) else {
            return owner.kind == .variable
        }
        let arrow = (owner.start..<sign).last(where: source.list.isArrow)
        return arrow.map { !source.list.isVoid($0 + 2) } ?? false
    }
}

extension Declarations {
    /// The range and the code of the line that contains all of `place`; nil if `place` is in a
    /// member's body.
    func lineOutsideOfBodies(with place: Range<Int>) -> (range: Range<Int>, code: String)? {
        let line = text.lineRange(at: place.lowerBound)
        guard place.upperBound <= line.upperBound, MemberBody.enclosing(place, in: self) == nil
        else { return nil }
        return (line, String(decoding: text.code[line], as: UTF8.self))
    }
}
