/// A markup language, and the way to escape text in it.
protocol Markup {
    /// Source that represents exactly this text wherever text is allowed.
    static func escaped(_ text: String) -> String
}

/// Source in a markup language, assembled from trusted source and untrusted text.
///
/// A literal is used unchanged. An interpolated string is always escaped. Only code for the language itself
/// can turn a string into source without escaping it.
struct Escaped<Language: Markup>: ExpressibleByStringInterpolation, Equatable {
    private(set) var source: String

    init(stringLiteral literal: String) {
        source = literal
    }

    init(stringInterpolation interpolation: Interpolation) {
        source = interpolation.source
    }

    /// Uses source in this language unchanged.
    init(raw source: String) {
        self.source = source
    }

    static func += (one: inout Self, other: Self) { one.source += other.source }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            source.reserveCapacity(literalCapacity)
        }

        mutating func appendLiteral(_ literal: String) { source += literal }
        mutating func appendInterpolation(_ text: String) {
            source += Language.escaped(text)
        }
        mutating func appendInterpolation(_ number: Int) { source += String(number) }
        mutating func appendInterpolation(_ other: Escaped) { source += other.source }
    }
}

extension Sequence {
    /// Concatenates the parts with a separator between them.
    func joined<Language>(_ separator: Escaped<Language> = "") -> Escaped<Language>
    where Element == Escaped<Language> {
        Escaped(raw: map(\.source).joined(separator: separator.source))
    }
}
