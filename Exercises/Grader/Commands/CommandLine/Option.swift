/// An option: its name, its help, and how its value is stored.
struct Option: Sendable {
    typealias Path<Value> = WritableKeyPath<Options, Value> & Sendable

    let name: String
    /// The short name, such as `-h`; nil if there is none.
    var short: String?
    /// The name of the value in the help; nil if the option doesn't take one.
    var value: String?
    let help: String
    /// What the value must be, such as `a whole number of seconds from 1 to 3600`.
    var allowed = ""
    /// Stores a value in the options, and returns whether the value is allowed.
    let store: @Sendable (String, inout Options) -> Bool

    /// The row in the help of a command.
    var row: HelpRow {
        let names = [short, name].compactMap(\.self).joined(separator: ", ")
        return HelpRow([names, value].compactMap(\.self).joined(separator: " "), help)
    }

    /// An option that doesn't take a value.
    static func flag(
        _ name: String, short: String? = nil, _ path: Path<Bool>, help: String
    ) -> Option {
        Option(name: name, short: short, help: help) { _, options in
            options[keyPath: path] = true
            return true
        }
    }

    /// An option that takes any value, unchanged.
    static func text(
        _ name: String, _ value: String, _ path: Path<String?>, help: String
    ) -> Option {
        Option(name: name, value: value, help: help) { word, options in
            options[keyPath: path] = word
            return true
        }
    }

    /// An option that can be repeated, and takes any value, unchanged.
    static func list(
        _ name: String, _ value: String, _ path: Path<[String]>, help: String
    ) -> Option {
        Option(name: name, value: value, help: help) { word, options in
            options[keyPath: path].append(word)
            return true
        }
    }

    /// An option whose value is one of several words.
    static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ value: String, _ path: Path<Value>, help: String
    ) -> Option {
        let all = Value.allCases.map(\.rawValue).joined(separator: ", ")
        return Option(name: name, value: value, help: help, allowed: "one of \(all)") {
            word, options in
            let match = Value.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
            options[keyPath: path] = match ?? options[keyPath: path]
            return match != nil
        }
    }

    /// An option whose value is a whole number.
    static func number(
        _ name: String, _ value: String, in range: ClosedRange<Int>, of unit: String, help: String,
        store: @escaping @Sendable (Int, inout Options) -> Void
    ) -> Option {
        let allowed = "a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)"
        return Option(name: name, value: value, help: help, allowed: allowed) { word, options in
            guard let number = Int(word), range.contains(number) else { return false }
            store(number, &options)
            return true
        }
    }
}
