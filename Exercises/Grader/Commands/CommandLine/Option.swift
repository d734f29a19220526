/// An option: its name, its help, and how its value is stored.
package struct Option: Sendable {
    package typealias Path<Value> = WritableKeyPath<Options, Value> & Sendable

    package let name: String
    /// The name of the value in the help; nil if the option doesn't take one.
    package var value: String?
    package let help: String
    /// Stores a given value in the options. Throws what the option takes if it can't have this value.
    let read: @Sendable (String, inout Options) throws(Allowed) -> Void

    /// What an option takes, such as `a whole number of seconds from 1 to 3600`.
    struct Allowed: Error {
        let text: String
    }

    /// An option that doesn't take a value.
    static func flag(_ name: String, _ path: Path<Bool>, help: String) -> Option {
        Option(name: name, help: help) { _, options in options[keyPath: path] = true }
    }

    /// An option that takes any value, unchanged.
    static func text(
        _ name: String, _ value: String, _ path: Path<String?>, help: String
    ) -> Option {
        Option(name: name, value: value, help: help) { word, options in
            options[keyPath: path] = word
        }
    }

    /// An option whose value is one of several words.
    static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ value: String, _ path: Path<Value>, help: String
    ) -> Option {
        Option(name: name, value: value, help: help) { word, options throws(Allowed) in
            let all = Value.allCases
            guard let match = all.first(where: { $0.rawValue.lowercased() == word.lowercased() })
            else {
                throw Allowed(text: "one of \(all.map(\.rawValue).joined(separator: ", "))")
            }
            options[keyPath: path] = match
        }
    }

    /// An option whose value is a whole number.
    static func number(
        _ name: String, _ value: String, in range: ClosedRange<Int>, of unit: String, help: String,
        store: @escaping @Sendable (Int, inout Options) -> Void
    ) -> Option {
        Option(name: name, value: value, help: help) { word, options throws(Allowed) in
            guard let number = Int(word), range.contains(number) else {
                throw Allowed(
                    text:
                        "a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)"
                )
            }
            store(number, &options)
        }
    }
}
