import Foundation

/// A stored property with a weak reference whose declaration is one line: `weak var x: X?`.
package struct WeakProperty: Equatable {
    /// The range from the first word of the declaration to its end.
    package let declaration: Range<Int>
    package let name: String
    /// The declaration with a strong reference instead.
    package let strong: String

    /// The property that contains all of `place`; nil if there is none.
    package static func enclosing(_ place: Range<Int>, in source: Declarations) -> WeakProperty? {
        guard let (range, line) = source.lineOutsideOfBodies(with: place) else { return nil }
        let declaration =
            #/^\s*(((?:[a-z]+(?:\([a-z]+\))? )*)weak (var (\w+): [^={}\n]+\?))$/#
        guard let match = line.wholeMatch(of: declaration) else { return nil }
        return WeakProperty(
            declaration: range.upperBound - match.1.utf8.count..<range.upperBound,
            name: String(match.4), strong: String(match.2 + match.3))
    }
}
