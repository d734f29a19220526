import PackageMutants
import Reports
import TerminalKit

/// The texts of `grade package`.
struct PackageText {
    let style: Style
    /// Whether to list all changes that survive instead of only the first ten.
    let showsAll: Bool

    /// The first ten changes that survive, or all of them, and a summary.
    func describe(_ results: [ChangeResult]) -> String {
        let survivors = results.survivors
        let shown = survivors.prefix(showsAll ? .max : 10)
        var paragraphs = shown.map(describe)
        if shown.count < survivors.count {
            paragraphs.append(
                "\(survivors.count - shown.count) more lines have surviving changes. "
                    + "--all lists them.")
        }
        return (paragraphs + [Self.summary(of: results)]).joined(separator: "\n\n") + "\n"
    }

    private func describe(_ result: ChangeResult) -> String {
        let change = result.change
        let tests =
            result.tests == 1
            ? "the test that runs it still passes"
            : "the \(result.tests) tests that run it still pass"
        let words = Self.words(for: change.rule)
        return """
            \(style.bold("\(change.file):\(change.line)"))   \(words.event), and \(tests).
              before   \(Self.code(change.before))
              after    \(change.after.isEmpty ? "(nothing)" : change.after)
              \(words.question)
            """
    }

    /// The code in one line, shortened if it is long.
    private static func code(_ text: String) -> String {
        let line = PlainText.safe(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 70 ? "\(line.prefix(69))…" : line
    }

    /// What was changed, and a question in the words of the checklist in the Guide.
    static func words(for rule: Change.Rule) -> (event: String, question: String) {
        switch rule {
        case .call: ("This call was removed", "Which test would fail without it?")
        case .assignment: ("This assignment was removed", "Which test would fail without it?")
        case .equality:
            (operatorWas, "Is there a test with equal values, and one with different ones?")
        case .boundary: (operatorWas, "Do the tests try the values on both sides of the limit?")
        case .logic:
            (operatorWas, "Is there a test in which only one of the two conditions is true?")
        case .fallback: (operatorWas, "Is there a test with a value, and one with nil?")
        case .arithmetic: (operatorWas, "Does a test compare the exact number?")
        case .condition:
            ("This condition was replaced", "Is there a test for each of the two outcomes?")
        case .literal: ("This value was replaced", "Which test would fail with another value?")
        case .result: ("This result was replaced", "Does a test compare the whole answer?")
        }
    }

    private static let operatorWas = "This operator was replaced"

    /// A summary of the results in numbers.
    static func summary(of results: [ChangeResult]) -> String {
        guard !results.isEmpty else { return "'grade package' found nothing to change here." }
        let count = { (status: ChangeStatus) in results.count { $0.status == status } }
        let caught = count(.killed) + count(.crashed) + count(.timedOut)
        let files = ClassWords.count(Set(results.map(\.change.file)).count, "file")
        let parts: [(ChangeStatus, (Int) -> String)] = [
            (.notReached, { "\($0) more \($0 == 1 ? "is" : "are") in code that no test runs." }),
            (.notCompiled, { "\($0) did not compile." }),
            (.notRun, { "There was no time to try \($0)." }),
            (.crashed, { "Of the changes that were caught, \($0) crashed the tests." }),
            (.timedOut, { "Of the changes that were caught, \($0) exceeded the time limit." }),
        ]
        let survived = count(.survived)
        let first =
            "\(survived) of \(caught + survived) planted changes "
            + "\(survived == 1 ? "survives" : "survive"), in \(files)."
        return ([first] + parts.filter { count($0.0) > 0 }.map { $1(count($0)) }).joined(
            separator: " ")
    }

    /// A line of progress.
    static func describe(_ step: PackageStep) -> String {
        switch step {
        case .building(changes: 0): "Building a copy of the package without changes …"
        case .building(let changes):
            "Building a copy of the package with \(ClassWords.count(changes, "change")) …"
        case .runningAlone(let tests): "Running each of \(ClassWords.count(tests, "test")) alone …"
        case .trying(let number, let all): "Trying change \(number) of \(all) …"
        }
    }
}
