/// A markup language, and the way to escape text in it.
protocol Markup {
    /// The source that stands for this text and nothing else, wherever text can stand.
    static func escaped(_ text: String) -> String
}

/// Source in a markup language, put together from our own and from text of others.
///
/// A literal is taken as it is. A string that is interpolated is always escaped. Only the code of
/// the language itself makes source of a string without escaping it.
struct Escaped<Language: Markup>: ExpressibleByStringInterpolation, Equatable {
    private(set) var source: String

    init(stringLiteral literal: String) {
        source = literal
    }

    init(stringInterpolation interpolation: Interpolation) {
        source = interpolation.source
    }

    /// Takes source of this language as it is.
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
    /// The parts, one behind the other.
    func joined<Language>(_ separator: Escaped<Language> = "") -> Escaped<Language>
    where Element == Escaped<Language> {
        Escaped(raw: map(\.source).joined(separator: separator.source))
    }
}
