/// The body of a function, an initializer, a computed property or a property's initial closure.
package struct MemberBody: Equatable {
    /// The range from the end of the opening brace, and of a closure's parameters, to the closing
    /// brace.
    package let range: Range<Int>
    /// Whether it returns a value.
    package let returnsValue: Bool

    /// The body of the member that contains all of `place`; nil if `place` isn't in a body.
    ///
    /// Members are searched for in types and extensions; anything nested in a member belongs to its body.
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

    /// The length of a closure's parameters including `in`, if the first line has any.
    private static func closureParameters(in code: [UInt8], from start: Int) -> Int {
        let ends = Array("\n{}".utf8)
        let text = String(decoding: code[start...].prefix { !ends.contains($0) }, as: UTF8.self)
        guard let range = text.firstRange(of: #/\sin(\s|$)/#) else { return 0 }
        // `for x in y` doesn't start a closure.
        guard !text.contains(#/\bfor\b/#) else { return 0 }
        return text.utf8.distance(from: text.startIndex, to: range.lowerBound) + 3
    }

    /// Whether the declaration with this body returns something other than `Void`.
    private static func returnsValue(_ body: DeclaredBody, in source: Declarations) -> Bool {
        guard let owner = body.owner.map({ source.all[$0] }) else { return false }
        guard owner.kind == .variable || owner.kind == .constant else { return owner.returnsValue }
        let head = owner.start..<body.range.lowerBound - 1
        // A computed property returns its value, and a closure used as an initial value is called.
        guard let sign = head.first(where: { source.list.isSign("=", $0) }) else {
            return owner.kind == .variable
        }
        let arrow = (owner.start..<sign).last(where: source.list.isArrow)
        return arrow.map { !source.list.isVoid($0 + 2) } ?? false
    }
}

extension Declarations {
    /// The line that contains all of `place`, and its code; nil if it is in a member's body.
    func lineOutsideOfBodies(with place: Range<Int>) -> (range: Range<Int>, code: String)? {
        let line = text.lineRange(at: place.lowerBound)
        guard place.upperBound <= line.upperBound, MemberBody.enclosing(place, in: self) == nil
        else { return nil }
        return (line, String(decoding: text.code[line], as: UTF8.self))
    }
}
