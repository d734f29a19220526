import Catalog

/// The value given to an option, and the ways to read it.
package struct OptionValue: Sendable {
    /// The option's name, for messages about an invalid value.
    package let option: String
    package let word: String
    package let workshop: Workshop

    package func choice<Value: RawRepresentable<String> & CaseIterable>() throws(UsageError)
        -> Value
    {
        let match = Value.allCases.first { $0.rawValue.lowercased() == word.lowercased() }
        guard let match else {
            let allowed = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw .badValue(option: option, value: word, allowed: "one of \(allowed)")
        }
        return match
    }

    package func number(in range: ClosedRange<Int>, unit: String) throws(UsageError) -> Int {
        guard let number = Int(word), range.contains(number) else {
            let allowed =
                "a whole number of \(unit) from \(range.lowerBound) to \(range.upperBound)"
            throw .badValue(option: option, value: word, allowed: allowed)
        }
        return number
    }
}
