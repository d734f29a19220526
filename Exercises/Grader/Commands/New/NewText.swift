import Reports
import TerminalKit

/// Says what `grade new` makes, and why it makes nothing.
enum NewText {
    /// The message where the words behind `new` are wrong.
    static func usage(_ words: [String]) -> String {
        guard let kind = words.first else { return error("say what to make, and its name.") }
        if kind == "encore" { return error("say what the encore is called.") }
        let example = "swift run grade new encore \(words.count > 1 ? words[1] : "Weather")"
        return error("'\(kind)' is nothing that can be made. An encore is: '\(example)'.")
    }

    /// Why an encore can't be called so.
    static func describe(_ problem: EncoreName.Problem, with name: String) -> String {
        switch problem {
        case .notLetters(let suggestion):
            error(
                "an encore can't be called '\(name)'. Its name is also a module's: it has letters "
                    + "from A to Z and nothing else." + meant(suggestion))
        case .smallLetter(let suggestion):
            error(
                "'\(name)' begins with a small letter. The name of an encore is also a module's, "
                    + "and begins with a capital." + meant(suggestion))
        case .tooLong:
            error(
                "'\(name)' is too long for the lists and reports. The name of an encore has "
                    + "\(EncoreName.maximumLength) letters at the most.")
        case .taken(let owner):
            error("an encore can't be called '\(name)': \(words(for: owner)). Choose another name.")
        }
    }

    private static func words(for owner: EncoreName.Owner) -> String {
        switch owner {
        case .encore(let name): "there is an encore \(name) already"
        case .target(let name): "the workshop has a module \(name) already"
        case .swift(let name): "Swift has its own \(name)"
        case .command(let word): "'swift run grade \(word)' means something else"
        case .exercise(let id): "there is an exercise '\(id)', which people type in the same way"
        }
    }

    private static func meant(_ word: String?) -> String {
        word.map { " Did you mean '\($0)'?" } ?? ""
    }

    private static func error(_ sentences: String) -> String {
        let lines = PlainText.wrapped(
            PlainText.safe("error: \(sentences)"), width: TextWidth.usual)
        return """
            \(lines.joined(separator: "\n"))

            USAGE: swift run grade \(Verb.new.usage)
            See 'swift run grade new --help' for more.

            """
    }

    /// The message that says what was made, and what to do next.
    static func made(
        _ name: EncoreName, _ changes: [FileChange]
    ) -> String {
        func lines(_ changes: [FileChange]) -> String {
            changes.map { "  \($0.path)" }.joined(separator: "\n")
        }
        let steps = [
            ("swift run grade verify \(name.word)", "is it sound? It is, until you change it."),
            ("git add . && git commit", "so that git can give files back."),
            ("swift run grade watch \(name.word)", "try it, as a learner does."),
            ("git restore Starter", "take back what you have tried."),
        ]
        let width = steps.map(\.0.count).max() ?? 0
        return """
            Made the encore \(name.module), with one example exercise:
            \(lines(changes.filter { $0.old == nil }))
            Added it to the lists in:
            \(lines(changes.filter { $0.old != nil }))

            Next:
            \(steps.map { "  \(ScreenText.padded($0, to: width + 2))\($1)" }.joined(separator: "\n"))
            Then put your own exercises in the place of the example: Guide/for-authors.md
            shows how.

            """
    }
}

extension NewEncoreError: CustomStringConvertible {
    /// What happened and what to do about it, without a line end.
    var description: String {
        switch self {
        case .alreadyThere(let paths):
            "Nothing was made, since this is there already: \(paths.joined(separator: ", ")). Move "
                + "it away, or choose another name."
        case .noList(let path, let opening):
            "Nothing was made: \(path) has no list that begins with '\(opening)' and has each entry "
                + "on a line of its own. Get it back with 'git checkout', or write it so again."
        }
    }
}
