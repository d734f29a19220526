import Reports
import TerminalKit

extension Verb {
    package static let doctor = Verb(
        name: "doctor", summary: "Check that your computer has what the workshop needs.",
        overview: """
            Checks that your computer has what the workshop needs.

            It checks Swift, XCTest, Swift Testing, the build, disk space, write access, the
            workshop's folders, git, and the sandbox that 'grade class' needs. For anything
            that is missing, it says how to fix it.
            """,
        words: .nothing, options: NoOptions.self,
        exitStatuses: ["nothing is missing", "something needs fixing"]
    ) { context, _ in
        let probes = Probes.live(context.machine, kit: context.kit, identity: context.identity)
        let checkups = try Doctor(kit: context.kit, probes: probes).checkups()
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
            ? "Everything is there."
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
