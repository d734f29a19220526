import TerminalKit

/// A command to GitHub Actions: a line that the runner reads on standard output.
struct WorkflowCommand {
    let name: String
    var properties: [(name: String, value: String)] = []
    let message: String

    /// The line, without its end.
    var line: String {
        let values = properties.map { "\($0.name)=\(Self.escapedProperty($0.value))" }
        let list = values.isEmpty ? "" : " " + values.joined(separator: ",")
        return "::\(name)\(list)::\(Self.escaped(message))"
    }

    /// Scalars and not characters: a line end with an accent behind it is still one.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in PlainText.safe(text).unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func escapedProperty(_ text: String) -> String {
        var result = ""
        for scalar in escaped(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
