import Foundation

/// The initial value of a stored property that is declared in one line. The declaration names the
/// property's type, or the value is a literal.
package struct InitialValue: Equatable {
    /// The range from the first word of the declaration to the end of the value.
    package let declaration: Range<Int>
    package let value: Range<Int>

    /// The initial value that contains all of `place`; nil if there is none.
    package static func enclosing(_ place: Range<Int>, in source: Declarations) -> InitialValue? {
        guard let (range, line) = source.lineOutsideOfBodies(with: place) else { return nil }
        let declaration =
            #/^\s*((?:[a-z]+(?:\([a-z]+\))? )*(?:var|let) \w+(?:: [^=\n]+)? = )([^{}\n]+)$/#
        guard let match = line.wholeMatch(of: declaration) else { return nil }
        let length = { (index: String.Index) in line.utf8.distance(from: line.startIndex, to: index)
        }
        let value = InitialValue(
            declaration: range.lowerBound + length(match.1.startIndex)..<range.upperBound,
            value: range.lowerBound + length(match.2.startIndex)..<range.upperBound)
        return value.value.contains(place.lowerBound) || value.declaration == place ? value : nil
    }
}
