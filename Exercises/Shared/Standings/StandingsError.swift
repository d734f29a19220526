/// Why standings couldn't be loaded.
public enum StandingsError: Error, Equatable, Sendable {
    /// The server can't be reached.
    case offline
    /// The answer can't be read; the text says what is wrong with it.
    case unreadable(String)
}

extension DecodingError {
    /// Says what is wrong with the answer, for example `standings[1].team is missing`.
    public var reason: String {
        switch self {
        case .keyNotFound(let key, let context):
            "\(Self.name(of: context.codingPath + [key])) is missing"
        case .valueNotFound(_, let context):
            "\(Self.name(of: context.codingPath)) is missing"
        case .typeMismatch(_, let context):
            "\(Self.name(of: context.codingPath)) has the wrong type"
        default:
            "it isn't JSON"
        }
    }

    private static func name(of path: [any CodingKey]) -> String {
        var name = ""
        for key in path {
            if let index = key.intValue {
                name += "[\(index)]"
            } else {
                name += (name.isEmpty ? "" : ".") + key.stringValue
            }
        }
        return name.isEmpty ? "the answer" : name
    }
}
