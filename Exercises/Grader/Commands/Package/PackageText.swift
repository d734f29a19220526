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
    func describe(_ results: [ChangeResult]) -> String {
        let survivors = results.survivors
        let shown = survivors.prefix(showsAll ? .max : Self.most)
        var paragraphs = shown.map(describe)
        if shown.count < survivors.count {
            paragraphs.append(
                "\(survivors.count - shown.count) more lines have survivors. --all lists them.")
        }
        return (paragraphs + [Self.summary(of: results)]).joined(separator: "\n\n") + "\n"
    }

    private func describe(_ result: ChangeResult) -> String {
        let change = result.change
        let tests =
            result.tests == 1
            ? "the test that runs it still passes"
            : "the \(result.tests) tests that run it still pass"
        return """
            \(style.bold("\(change.file):\(change.line)"))   \(Self.event(change.rule)), and \(tests).
              before   \(Self.code(change.before))
              after    \(change.after.isEmpty ? "(nothing)" : Self.code(change.after))
              \(Self.question(change.rule))
            """
    }

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
        case .literal: "This value was replaced"
        }
    }

    /// A question in the words of the checklist in the Guide.
    static func question(_ rule: Change.Rule) -> String {
        switch rule {
        case .call, .assignment: "Which test would fail without it?"
        case .equality: "Is there a test with two values that differ only here?"
        case .boundary: "Where does the answer change, and do tests try both sides of that point?"
        case .condition: "Do tests show both cases, and compare the whole answer?"
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
    static func summary(of results: [ChangeResult]) -> String {
        guard !results.isEmpty else { return "There is nothing to change in this code." }
        let count = { (status: ChangeStatus) in results.count { $0.status == status } }
        let caught = count(.killed) + count(.crashed) + count(.timedOut)
        let files = named(Set(results.map(\.change.file)).count, "file")
        let parts: [(ChangeStatus, (Int) -> String)] = [
            (.notReached, { "No test runs \($0) more." }),
            (.notCompiled, { "\($0) did not compile." }),
            (.notRun, { "There was no time to try \($0)." }),
            (.crashed, { "\($0) of those caught crashed the tests." }),
            (.timedOut, { "\($0) of those caught exceeded the time limit." }),
        ]
        let survived = count(.survived)
        let first =
            "\(survived) of \(named(caught + survived, "planted change")) survive, in \(files)."
        return ([first] + parts.filter { count($0.0) > 0 }.map { $1(count($0)) }).joined(
            separator: " ")
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
