import Catalog

/// The words that name an idea of the checklist on a command line.
enum IdeaName {
    /// The word that says that tests lack no idea.
    static let none = "none"

    /// The word for an idea: short, and out of its title.
    static func word(_ idea: Concept) -> String {
        switch idea {
        case .ordinary: "ordinary"
        case .boundary: "boundary"
        case .nothingOrZero: "zero"
        case .negative: "negative"
        case .noNumber: "no-number"
        case .moreThanOne: "more-than-one"
        case .parameters: "values"
        case .failure: "failure"
        case .order: "order"
        case .moment: "moment"
        case .howOften: "how-often"
        case .unchanged: "unchanged"
        case .state: "state"
        case .lifetime: "lifetime"
        }
    }

    /// The number of an idea in the checklist, from 1.
    static func number(_ idea: Concept) -> Int {
        (Concept.allCases.firstIndex(of: idea) ?? 0) + 1
    }

    /// The idea that a word names: its number, its word, or its title, also with hyphens; nil for
    /// another word.
    static func idea(_ word: String) -> Concept? {
        let typed = word.lowercased()
        return Concept.allCases.first { idea in
            ["\(number(idea))", self.word(idea), idea.title, hyphened(idea)].contains(typed)
        }
    }

    /// The words that somebody may have meant by another one; none where it is like no word.
    static func meant(by word: String) -> [String] {
        let typed = word.lowercased()
        let words = Concept.allCases.map(self.word) + [none]
        if let near = Suggestion.nearest(to: typed, in: words) { return [near] }
        // `nothing` may be the idea 'nothing or zero', or say that nothing is lacking.
        let titled = Concept.allCases.filter {
            hyphened($0).split(separator: "-").contains(typed[...])
        }
        let found = titled.count > 2 ? [] : titled.map(self.word)
        return typed == "nothing" ? found + [none] : found
    }

    private static func hyphened(_ idea: Concept) -> String { idea.title.replacing(" ", with: "-") }
}
