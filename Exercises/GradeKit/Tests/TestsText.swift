import Catalog
import Reports
import TerminalKit

/// Says what `grade tests` finds, asks and does.
enum TestsText {
    private static let guide = "Guide/5-xctest-and-swift-testing.md"

    /// Which library the own tests are written in, and how to change it.
    static func state(of stages: [OwnTestFiles]) -> String {
        let libraries = TestLibrary.allCases.filter { library in
            stages.contains { $0.libraries.contains(library) }
        }
        let others = libraries.count == 1 ? TestLibrary.allCases.filter { $0 != libraries[0] } : []
        let changes = (others.isEmpty ? TestLibrary.allCases : others).map {
            "  swift run grade tests \($0.rawValue)\n"
        }
        return
            (libraries.count == 1
            ? "The files for your tests are in \(libraries[0].name).\n" : list(of: stages))
            + "\nTo change that:\n" + changes.joined() + "Both side by side: \(guide)\n"
    }

    /// A line for each stage.
    private static func list(of stages: [OwnTestFiles]) -> String {
        let names = stages.map { StageWords.name($0.stage) }
        let width = names.map(\.count).max() ?? 0
        return "The files for your tests:\n"
            + zip(names, stages).map { name, stage in
                let libraries = stage.libraries.map(\.name).joined(separator: " and ")
                let begun = stage.isBegun ? ", begun" : ""
                return "  \(ScreenText.padded(name, to: width))  \(libraries)\(begun)\n"
            }.joined()
    }

    static func unknown(_ word: String) -> String {
        let nearest = Suggestion.nearest(to: word, in: TestLibrary.allCases.map(\.rawValue))
        let meant = nearest.map { " Did you mean '\($0)'?" } ?? ""
        let words = PlainText.wrapped(
            PlainText.safe("error: '\(word)' is no test library of Swift's.\(meant)"),
            width: TextWidth.usual)
        return """
            \(words.joined(separator: "\n"))

            USAGE: swift run grade tests [xctest|swift-testing] [--yes]
            See 'swift run grade tests --help' for all that it takes.

            """
    }

    static func question(_ begun: [OwnTestFiles], _ library: TestLibrary) -> String {
        "You have begun these files, and they are not in \(library.name):\n"
            + paths(begun, library)
            + "Put the workshop's files in their place? Your versions are kept in a backup. [y/N] "
    }

    /// What has changed, what is in a backup, and what stays as it was.
    static func done(
        _ library: TestLibrary, changed: [String], kept: [String], backup: String,
        staying: [OwnTestFiles]
    ) -> String {
        var text: String
        switch changed.count {
        case 0:
            text =
                staying.isEmpty
                ? "The files for your tests are in \(library.name) already.\n"
                : "Nothing was changed.\n"
        case 1: text = "1 file for your tests is in \(library.name) now.\n"
        default: text = "\(changed.count) files for your tests are in \(library.name) now.\n"
        }
        text += kept.map { "Your version of Starter/\($0) is in \(backup)/Starter/\($0)\n" }
            .joined()
        guard !staying.isEmpty else { return text }
        return text + "\nThese stay as they are, with all files for the tests of their stage, "
            + "since you have\nbegun them:\n" + paths(staying, library)
            + "With --yes they change, too, and your versions are kept in a backup. How to rewrite\n"
            + "them by hand: \(guide)\n"
    }

    private static func paths(_ begun: [OwnTestFiles], _ library: TestLibrary) -> String {
        begun.flatMap { $0.begun(notIn: library) }.map { "  Starter/\($0.path)\n" }.joined()
    }
}
