import Foundation

/// The initial value of a stored property, where the declaration is one line and names its type or has
/// a literal as its value.
package struct InitialValue: Equatable {
    /// From the first word of the declaration to the end of the value.
    package let declaration: Range<Int>
    package let value: Range<Int>

    /// The one that holds all of `place`; nil where there is none.
    package static func enclosing(_ place: Range<Int>, in text: SwiftText) -> InitialValue? {
        let newLine = UInt8(ascii: "\n")
        let start = text.code[..<place.lowerBound].lastIndex(of: newLine).map { $0 + 1 } ?? 0
        let end = text.code[start...].firstIndex(of: newLine) ?? text.code.count
        guard place.upperBound <= end, MemberBody.enclosing(place, in: text) == nil else {
            return nil
        }
        let line = String(decoding: text.code[start..<end], as: UTF8.self)
        let declaration =
            #/^\s*((?:[a-z]+(?:\([a-z]+\))? )*(?:var|let) \w+(?:: [^=\n]+)? = )([^{}\n]+)$/#
        guard let match = line.wholeMatch(of: declaration) else { return nil }
        let length = { (index: String.Index) in line.utf8.distance(from: line.startIndex, to: index)
        }
        let value = InitialValue(
            declaration: start + length(match.1.startIndex)..<end,
            value: start + length(match.2.startIndex)..<end)
        return value.value.contains(place.lowerBound) || value.declaration == place ? value : nil
    }
}
