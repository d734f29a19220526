import Grading

/// Two values that an assertion compared.
struct ComparedValues {
    /// The values as a test would write them.
    private let values: [String]

    /// - Parameter message: The message of an assertion; nil is returned unless it compares for equality.
    init?(_ message: String) {
        let parts = AssertionParts(message)
        guard parts.relation == "is not equal to", parts.values.count == 2, parts.accuracy == nil
        else { return nil }
        values = parts.values.map { String(AssertionParts.unwrapped($0)) }
    }

    /// The small thing in which alone they differ.
    enum Difference { case capitals, spaces, punctuation, order }

    /// The only difference between them; nil if they differ in more.
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
