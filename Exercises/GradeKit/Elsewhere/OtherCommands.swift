/// The commands that are in the program `grade-all`, as far as `grade` knows them: what its help
/// says of them, and which words they take. The target TeachKit has all of them.
package enum OtherCommands {
    package static let map = Verb.elsewhere(
        name: "map", summary: "Make a page of which test notices which bug.",
        usage: "map [STAGE|EXERCISE...] [options]", words: .stagesAndExercises,
        options: [
            "--tree TREE", "--output FILE", "--time-limit SECONDS", "--stage-limit SECONDS",
            "--memory-limit MIB", "--build-with WHAT", "--no-sandbox",
        ])
    package static let classroom = Verb.elsewhere(
        name: "class", summary: "Grade a folder of submissions (for instructors).",
        usage: "class SUBMISSIONS --out REPORTS [options]", words: .asGiven(maximum: 1),
        options: [
            "--out REPORTS", "--roster FILE", "--make-roster FILE", "--watch", "--title TITLE",
            "--feedback LAYOUT", "--stages STAGES", "--points POINTS",
            "--missing-is-zero", "--late RULE", "--jplag DIR", "--jobs N",
            "--shard K/N", "--only NAME", "--resume", "--fresh", "--no-sandbox",
            "--time-limit SECONDS", "--stage-limit SECONDS", "--memory-limit MIB",
            "--build-with WHAT",
        ])
    package static let merge = Verb.elsewhere(
        name: "merge", summary: "Put together what several machines graded.",
        usage: "merge REPORTS... --out DIR", words: .asGiven(maximum: .max),
        options: [
            "--out DIR", "--title TITLE", "--feedback LAYOUT", "--points POINTS",
            "--missing-is-zero", "--late RULE",
        ])
    package static let new = Verb.elsewhere(
        name: "new", summary: "Make an encore of your own (for authors).",
        usage: "new encore NAME [--given-tests]", words: .asGiven(maximum: 2),
        options: ["--given-tests"])
    package static let verify = Verb.elsewhere(
        name: "verify", summary: "Check that the workshop itself is sound (for authors).",
        usage: "verify [STAGE...]", words: .stages)
}

extension Verb {
    /// - Parameter options: Each as the help shows it: its name, and behind it that of its value.
    fileprivate static func elsewhere(
        name: String, summary: String, usage: String, words: Words, options: [String] = []
    ) -> Verb {
        Verb(
            elsewhere: name, summary: summary, usage: usage, words: words,
            options: options.map(OtherOption.init)
        ) { context in try context.runOtherProgram() }
    }
}

/// An option of a command that is elsewhere, where its value is read, too.
private struct OtherOption: DeclaredOption {
    let name: String
    let value: String?
    let help = ""

    init(_ text: String) {
        let parts = text.split(separator: " ").map(String.init)
        name = parts[0]
        value = parts.dropFirst().first
    }

    func check(_ given: OptionValue) {}
}
