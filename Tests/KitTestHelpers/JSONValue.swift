import Foundation

/// Any JSON value, for tests that change a report.
enum JSONValue: Codable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(text: String) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// The values at a path of keys, in all elements of the arrays along the path.
    func values(at path: String...) -> [JSONValue] {
        path.reduce([self]) { values, key in
            values.flatMap(\.elements).flatMap { value -> [JSONValue] in
                if case .object(let values) = value { values[key].map { [$0] } ?? [] } else { [] }
            }
        }.flatMap(\.elements)
    }

    /// The strings at a path of keys.
    func texts(at path: String...) -> [String] {
        path.dropLast().reduce([self]) { values, key in values.flatMap { $0.values(at: key) } }
            .flatMap { $0.values(at: path[path.count - 1]) }
            .compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    private var elements: [JSONValue] {
        if case .array(let values) = self { values } else { [self] }
    }

    /// The JSON on one line.
    func text() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }

    /// A value within another one.
    struct Place {
        /// The keys that lead to the value. For an element of an array, the key is its index.
        let path: [String]
        let value: JSONValue
        /// Returns the outermost value with this value replaced by the argument, or removed if the
        /// argument is nil.
        let replaced: (JSONValue?) -> JSONValue

        /// The path as `JSONSchema.problems(in:)` prints it.
        var name: String { path.joined(separator: "/") }
    }

    /// This value and all values inside it, from the outside in.
    var places: [Place] { places([]) { $0 ?? .null } }

    private func places(
        _ path: [String], _ replaced: @escaping (JSONValue?) -> JSONValue
    ) -> [Place] {
        let here = [Place(path: path, value: self, replaced: replaced)]
        switch self {
        case .object(let values):
            return here
                + values.sorted { $0.key < $1.key }.flatMap { key, value in
                    value.places(path + [key]) { new in
                        var values = values
                        values[key] = new
                        return replaced(.object(values))
                    }
                }
        case .array(let values):
            return here
                + values.enumerated().flatMap { index, value in
                    value.places(path + ["\(index)"]) { new in
                        var values = values
                        values.replaceSubrange(index...index, with: new.map { [$0] } ?? [])
                        return replaced(.array(values))
                    }
                }
        default:
            return here
        }
    }
}
