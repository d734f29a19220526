import Foundation

/// A value of a JSON file.
package enum JSON: Encodable {
    case null
    case bool(Bool)
    case int(Int)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// Creates a text; null if the value is nil.
    package init(_ text: String?) { self = text.map(JSON.text) ?? .null }
    /// Creates a whole number; null if the value is nil.
    package init(_ number: Int?) { self = number.map(JSON.int) ?? .null }
    /// Creates a number; null if the value is nil.
    package init(_ number: Double?) { self = number.map(JSON.number) ?? .null }
    package init(_ isTrue: Bool) { self = .bool(isTrue) }
    package init(_ texts: [String]) { self = .list(texts.map(JSON.text)) }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }

    /// The file's text, indented, with sorted keys, ending with a newline.
    package var file: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        } catch {
            fatalError("A report could not be encoded as JSON: \(error)")
        }
    }
}

extension JSON: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(Dictionary(uniqueKeysWithValues: elements))
    }
}
