import Catalog
import Reports
import TerminalKit

/// The texts of `grade tests`.
enum TestsText {
    private static let guide = "Guide/5-xctest-and-swift-testing.md"

    /// Says which library the learner's tests use, and how to change it.
    ///
    /// - Parameter strayed: The paths of files that the learner changed in a folder that is never read.
    static func state(of stages: [OwnTestFiles], strayed: [String] = []) -> String {
        let libraries = TestLibrary.allCases.filter { library in
            stages.contains { $0.libraries.contains(library) }
        }
        let others = libraries.count == 1 ? TestLibrary.allCases.filter { $0 != libraries[0] } : []
        let changes = (others.isEmpty ? TestLibrary.allCases : others).map {
            "  swift run grade tests \($0.rawValue)\n"
        }
        return
            (libraries.count == 1
            ? "Your tests use \(libraries[0].name).\n" : list(of: stages))
            + "\nTo switch:\n" + changes.joined() + "Both side by side: \(guide)\n"
            + describe(strayed: strayed)
    }

    private static func describe(strayed paths: [String]) -> String {
        guard !paths.isEmpty else { return "" }
        return "\n"
            + wrapped(
                "You have changed files that aren't used. Your tests belong in folders such as "
                    + "Starter/Stage1Tests. Move what you wrote there:")
            + paths.map { "  \(PlainText.safe($0))\n" }.joined()
    }

    /// One line per stage.
    private static func list(of stages: [OwnTestFiles]) -> String {
        let names = stages.map { StageWords.name($0.stage) }
        let width = names.map(\.count).max() ?? 0
        return "The files for your tests:\n"
            + zip(names, stages).map { name, stage in
                let libraries = stage.libraries.map(\.name).joined(separator: " and ")
                let begun = stage.isBegun ? ", changed" : ""
                return "  \(ScreenText.padded(name, to: width))  \(libraries)\(begun)\n"
            }.joined()
    }

    /// Says what was changed, what was backed up, and what stays unchanged.
    ///
    /// - Parameter left: The paths of the learner's own files, of which the workshop has no other version.
    static func done(
        _ library: TestLibrary, changed: [String], kept: [String], backup: String,
        staying: [OwnTestFiles], left: [String]
    ) -> String {
        let name = library.name
        var text =
            switch changed.count {
            case 0:
                staying.isEmpty
                    ? "Your tests already use \(name).\n"
                    : "Nothing has changed.\n"
            case 1: "1 test file uses \(name) now.\n"
            default: "\(changed.count) test files use \(name) now.\n"
            }
        if !kept.isEmpty {
            text += "Your versions are in \(backup):\n" + list(of: kept)
        }
        if !left.isEmpty {
            text +=
                "\n"
                + wrapped(
                    "You added these yourself, so they keep their library. How to rewrite them: \(guide)"
                )
                + list(of: left)
        }
        guard !staying.isEmpty else { return text }
        return text + "\n"
            + wrapped(
                "You have changed these, so they stay as they are, like all test files of their "
                    + "stage:") + paths(staying, library)
            + wrapped(
                "With --yes, the workshop's files replace them, and your versions are kept in a "
                    + "backup. How to rewrite them by hand: \(guide)")
    }

    private static func paths(_ begun: [OwnTestFiles], _ library: TestLibrary) -> String {
        list(of: begun.flatMap { $0.begun(notIn: library) }.map(\.path))
    }

    private static func list(of paths: [String]) -> String {
        paths.map { "  Starter/\(PlainText.safe($0))\n" }.joined()
    }

    private static func wrapped(_ text: String) -> String {
        PlainText.wrapped(text, width: TextWidth.usual).joined(separator: "\n") + "\n"
    }
}
