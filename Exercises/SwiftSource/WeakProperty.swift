import Foundation

/// A stored property that holds an object weakly, where the declaration is one line: `weak var x: X?`.
package struct WeakProperty: Equatable {
    /// From the first word of the declaration to its end.
    package let declaration: Range<Int>
    package let name: String
    package let type: String
    /// The declaration as it is where the property holds the object strongly.
    package let strong: String

    /// The one that holds all of `place`; nil where there is none.
    package static func enclosing(_ place: Range<Int>, in text: SwiftText) -> WeakProperty? {
        let newLine = UInt8(ascii: "\n")
        let start = text.code[..<place.lowerBound].lastIndex(of: newLine).map { $0 + 1 } ?? 0
        let end = text.code[start...].firstIndex(of: newLine) ?? text.code.count
        guard place.upperBound <= end, MemberBody.enclosing(place, in: text) == nil else {
            return nil
        }
        let line = String(decoding: text.code[start..<end], as: UTF8.self)
        let declaration =
            #/^\s*(((?:[a-z]+(?:\([a-z]+\))? )*)weak (var (\w+): ([^={}\n]+\?)))$/#
        guard let match = line.wholeMatch(of: declaration) else { return nil }
        return WeakProperty(
            declaration: end - match.1.utf8.count..<end, name: String(match.4),
            type: String(match.5), strong: String(match.2 + match.3))
    }
}
