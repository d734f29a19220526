import Reports
import TerminalKit

extension Verb {
    package static let doctor = Verb(
        name: "doctor", summary: "Check that your computer has what the workshop needs.",
        overview: """
            Checks that your computer has what the workshop needs.

            It checks Swift, its test libraries, the limits of your terminal, and how stages
            are built. It also checks the sandbox and bsdtar, which 'grade class' needs. If
            anything is missing, the command says what to do.
            """,
        usage: "doctor", words: .nothing
    ) { context in
        let checkups = try Doctor(probes: .live(context)).checkups()
        try context.console.out(DoctorText.text(of: checkups, context.style))
        return DoctorText.problems(in: checkups) == 0 ? ExitStatus.passed : ExitStatus.notPassed
    }
}

/// Formats the checks, one per line, each with how to fix it if it failed.
enum DoctorText {
    /// The number of required things that are missing.
    static func problems(in checkups: [Checkup]) -> Int {
        checkups.count { if case .failure = $0.result { !$0.isOptional } else { false } }
    }

    static func text(of checkups: [Checkup], _ style: Style) -> String {
        let problems = problems(in: checkups)
        let end =
            problems == 0
            ? "Your computer is ready."
            : problems == 1 ? "1 thing to fix." : "\(problems) things to fix."
        let lines = checkups.flatMap { Self.lines(of: $0, style) }
        return ([""] + lines + ["", end]).joined(separator: "\n") + "\n\n"
    }

    private static func lines(of checkup: Checkup, _ style: Style) -> [String] {
        switch checkup.result {
        case .success(let found):
            return ["\(style.good("✓")) \(checkup.name): \(PlainText.safe(found))"]
        case .failure(let error):
            let mark = checkup.isOptional ? style.dim("–") : style.bad("✗")
            let text = PlainText.safe(ErrorText.describe(error))
            return ["\(mark) \(checkup.name)"]
                + PlainText.wrapped(text, width: TextWidth.usual - 4).map { "    \($0)" }
        }
    }
}
