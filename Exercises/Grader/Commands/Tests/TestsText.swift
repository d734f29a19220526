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
            + "\nTo switch:\n" + changes.joined() + "Both libraries side by side: \(guide)\n"
            + describe(strayed: strayed)
    }

    private static func describe(strayed paths: [String]) -> String {
        guard !paths.isEmpty else { return "" }
        return "\n"
            + wrapped(
                "Tests belong in folders such as Starter/Stage1Tests. Move your changes there from "
                    + "these files, which aren't used:")
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

    /// Says what was changed and what stays unchanged.
    ///
    /// - Parameter backup: The folder with the files that the workshop couldn't restore; nil if there are none.
    static func done(
        _ library: TestLibrary, changed: Int, backup: String?, staying: [OwnTestFiles]
    ) -> String {
        let name = library.name
        var text =
            switch changed {
            case 0: staying.isEmpty ? "Your tests already use \(name).\n" : "Nothing has changed.\n"
            case 1: "1 test file uses \(name) now.\n"
            default: "\(changed) test files use \(name) now.\n"
            }
        if let backup { text += "The previous versions are in \(backup).\n" }
        guard !staying.isEmpty else { return text }
        let paths = staying.flatMap { $0.begun(notIn: library) }.map(\.path)
        let stages = staying.map { "\($0.stage.id)".lowercased() }
        return text + "\n"
            + wrapped("You have changed these files, so their stages stay as they are:")
            + paths.map { "  Starter/\(PlainText.safe($0))\n" }.joined()
            + wrapped(
                "Either rewrite your tests by hand (\(guide)), or reset them and then switch. "
                    + "The reset keeps a backup of your tests:")
            + stages.map { "  swift run grade reset \($0) --tests\n" }.joined()
    }

    private static func wrapped(_ text: String) -> String {
        PlainText.wrapped(text, width: TextWidth.usual).joined(separator: "\n") + "\n"
    }
}
