/// What the command line asks for.
struct Options {
    /// How many mutants are made, in all targets together.
    var count = 60
    /// What the choice among all small changes begins with.
    var seed = 1
    /// Where the clone and the results are kept; nil for the usual place.
    var work: String?
    /// The only mutant to run, whether there is a result of it or not.
    var only: Int?
    /// Which tests there are; nil for all.
    var filter: String?
    /// Whether the mutants are only listed.
    var lists = false

    /// What is wrong with the command line.
    struct UsageError: Error {
        let text: String
    }

    init(_ words: [String]) throws {
        var words = words[...]
        while let option = words.popFirst() {
            if option == "--list" {
                lists = true
                continue
            }
            guard let value = words.popFirst() else {
                throw UsageError(text: "'\(option)' is not understood, or its value is missing.")
            }
            switch option {
            case "--count": count = try number(value, for: option)
            case "--seed": seed = try number(value, for: option)
            case "--only": only = try number(value, for: option)
            case "--work" where !value.isEmpty: work = value
            case "--filter":
                guard (try? Regex(value)) != nil else {
                    throw UsageError(text: "'\(value)' is no regular expression.")
                }
                filter = value
            default: throw UsageError(text: "'\(option) \(value)' is not understood.")
            }
        }
    }

    private func number(_ word: String, for option: String) throws -> Int {
        guard let number = Int(word), number > 0 else {
            throw UsageError(text: "'\(word)' is no number for \(option): it begins at 1.")
        }
        return number
    }
}
