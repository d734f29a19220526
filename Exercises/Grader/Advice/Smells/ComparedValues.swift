import Grading

/// Two values that an assertion compared.
struct ComparedValues {
    /// The values as a test would write them.
    private let values: [String]

    /// - Parameter message: The message of an assertion. The initializer returns nil unless the assertion
    ///   compares for equality.
    init?(_ message: String) {
        let parts = AssertionParts(message)
        guard parts.relation == "is not equal to", parts.values.count == 2, parts.accuracy == nil
        else { return nil }
        values = parts.values.map { String(AssertionParts.unwrapped($0)) }
    }

    /// A small difference between the values.
    enum Difference { case capitals, spaces, punctuation, order }

    /// The only difference between the values; nil if there is more than one.
    var difference: Difference? {
        let isList = values.allSatisfy { $0.hasPrefix("[") && $0.hasSuffix("]") }
        guard values[0] != values[1], isList || values[0].contains(where: \.isLetter) else {
            return nil
        }
        func areSame<Other: Equatable>(_ part: (String) -> Other) -> Bool {
            part(values[0]) == part(values[1])
        }
        if areSame({ $0.lowercased() }) { return .capitals }
        if areSame({ $0.filter { !$0.isWhitespace } }) { return .spaces }
        if !isList, areSame({ $0.filter { $0.isLetter || $0.isNumber } }) { return .punctuation }
        let isSorted =
            isList
            && areSame { list in
                list.dropFirst().dropLast().split(separator: ",")
                    .map { $0.filter { !$0.isWhitespace } }.sorted()
            }
        return isSorted ? .order : nil
    }
}

extension ComparedValues.Difference {
    var words: Finding.Words {
        switch self {
        case .capitals: .init("The two values differ only in capital letters.")
        case .spaces: .init("The two values differ only in spaces.")
        case .punctuation: .init("The two values differ only in punctuation, such as a point.")
        case .order: .init("The two lists have the same values in another order.")
        }
    }
}
