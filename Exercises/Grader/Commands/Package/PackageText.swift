import PackageMutants
import Reports
import TerminalKit

/// The texts of `grade package`.
struct PackageText {
    let style: Style
    /// Whether to list all survivors.
    let showsAll: Bool

    /// The number of survivors to list.
    private static let most = 10

    static let waits = "Waiting for another 'grade package' to finish …\n"

    /// The survivors, and a summary.
    func describe(_ outcome: PackageOutcome) -> String {
        let survivors = Change.ranked(outcome.results)
        let shown = showsAll ? survivors[...] : survivors.prefix(Self.most)
        var paragraphs = shown.map(describe)
        if shown.count < survivors.count {
            paragraphs.append(
                style.dim(
                    "\(survivors.count - shown.count) more lines have survivors. --all lists them.")
            )
        }
        return (paragraphs + [Self.summary(of: outcome)]).joined(separator: "\n\n") + "\n"
    }

    private func describe(_ result: ChangeResult) -> String {
        let change = result.change
        let tests = result.tests == 1 ? "the test that runs it still passes" : passes(result.tests)
        return """
            \(style.bold("\(change.file):\(change.line)"))   \(Self.event(change.rule)), and \(tests).
              before   \(Self.code(change.before))
              after    \(change.after.isEmpty ? "(nothing)" : Self.code(change.after))
              \(Self.question(change.rule))
            """
    }

    private func passes(_ tests: Int) -> String { "the \(tests) tests that run it still pass" }

    /// Code in one line.
    private static func code(_ text: String) -> String {
        let line = PlainText.safe(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 70 ? "\(line.prefix(69))…" : line
    }

    private static func event(_ rule: Change.Rule) -> String {
        switch rule {
        case .call: "This call was removed"
        case .assignment: "This assignment was removed"
        case .equality, .boundary, .logic, .arithmetic: "This operator was replaced"
        case .condition: "This condition was inverted"
        case .binding: "This condition never held"
        case .result: "This result was replaced"
        case .fallback: "The value was ignored"
        case .negation: "This ! was removed"
        case .literal: "This value was replaced"
        }
    }

    /// A question in the words of the checklist in the Guide.
    static func question(_ rule: Change.Rule) -> String {
        switch rule {
        case .call, .assignment: "Which test would fail without it?"
        case .equality: "Is there a test with two values that differ only here?"
        case .boundary: "Where does the answer change, and do tests try both sides of that point?"
        case .condition, .negation: "Do tests show both cases, and compare the whole answer?"
        case .binding: "Does a test show what happens if there is a value, and if there is none?"
        case .logic: "Is there a test in which only one of the two is true?"
        case .result: "Does a test compare the whole answer?"
        case .fallback: "Does a test use a value other than the default?"
        case .arithmetic:
            "Is there a test whose numbers give another answer with the other operator?"
        case .literal: "Would a test fail if this were another value?"
        }
    }

    /// The numbers of changes.
    static func summary(of outcome: PackageOutcome) -> String {
        let count = { (status: ChangeStatus) in outcome.results.count { $0.status == status } }
        guard !outcome.results.isEmpty else { return "There is nothing to change in this code." }
        let files = Set(outcome.results.map(\.change.file)).count
        let tried =
            outcome.results.count - count(.notCompiled) - count(.notReached) - count(.notRun)
        var sentences = [
            count(.survived) == 0
                ? "The tests catch all \(tried) planted changes that they run, in \(named(files, "file"))."
                : "\(count(.survived)) of \(named(tried, "planted change")) survive, in "
                    + "\(named(files, "file"))."
        ]
        if count(.notReached) > 0 { sentences.append("No test runs \(count(.notReached)) more.") }
        if count(.notCompiled) > 0 { sentences.append("\(count(.notCompiled)) did not compile.") }
        if count(.notRun) > 0 {
            sentences.append("The time was used up before \(count(.notRun)) could be tried.")
        }
        let (crashed, late) = (count(.crashed), count(.timedOut))
        if crashed + late > 0 {
            sentences.append(
                "Of those caught, \(crashed) crashed the tests and \(late) exceeded the time limit."
            )
        }
        return sentences.joined(separator: " ")
    }

    private static func named(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }

    /// A line of progress.
    static func describe(_ step: PackageStep) -> String {
        switch step {
        case .building: "Building a copy of the package, and running its tests …"
        case .compiling(let changes): "Building with \(named(changes, "change")) …"
        case .runningAlone(let tests): "Running each of \(named(tests, "test")) alone …"
        case .trying(let number, let all): "Trying change \(number) of \(all) …"
        }
    }

    /// Whether a log gets a line about a step.
    static func isWorthALine(_ step: PackageStep) -> Bool {
        if case .trying = step { false } else { true }
    }
}
