import Grading

/// Two values that an assertion has compared, and in what alone they differ.
struct ComparedValues {
    /// The values as a test would write them, without the words around them that Swift prints.
    let values: [String]

    /// - Parameter message: The message of an assertion that wants two values to be equal; nil for another.
    init?(_ message: String) {
        let parts = AssertionParts(message)
        guard parts.relation == "is not equal to", parts.values.count == 2, parts.accuracy == nil
        else { return nil }
        values = parts.values.map { String(AssertionParts.unwrapped($0)) }
    }

    /// In what alone they differ; nil where they differ in more.
    var smallDifference: String? {
        let (first, second) = (values[0], values[1])
        if first == second {
            return "Both look the same when they are printed, and differ in what isn't shown."
        }
        guard first.contains(where: \.isLetter) || isList else { return nil }
        if first.lowercased() == second.lowercased() {
            return "The two differ only in capital letters."
        }
        let spaces = { (text: String) in text.filter { !$0.isWhitespace } }
        if spaces(first) == spaces(second) { return "The two differ only in their spaces." }
        if !isList, hasSameCharacters {
            return "The two have the same characters, in another order."
        }
        let signs = { (text: String) in text.filter { $0.isLetter || $0.isNumber } }
        if !isList, signs(first) == signs(second) {
            return "The two differ only in a sign, such as a point or a comma."
        }
        guard isList else { return nil }
        let items = { (list: String) in
            list.dropFirst().dropLast().split(separator: ",").map { spaces(String($0)) }.sorted()
        }
        if items(first) == items(second) { return "Both have the same values, in another order." }
        return hasSameCharacters ? "The two have the same characters, in another order." : nil
    }

    private var hasSameCharacters: Bool { values[0].sorted() == values[1].sorted() }

    private var isList: Bool { values.allSatisfy { $0.hasPrefix("[") && $0.hasSuffix("]") } }
}
