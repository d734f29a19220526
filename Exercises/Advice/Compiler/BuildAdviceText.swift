import Grading

/// Says what to change where something doesn't compile, as far as what is declared where tells it.
package enum BuildAdviceText {
    /// What helps with the first error by its words, and what is known of names.
    static func describe(
        _ advice: [BuildAdvice], on said: CompilerDiagnostics, inTests: Bool
    ) -> String {
        let words = CompilerWordsText.cure(ofFirst: said, inTests: inTests)
        return ([words].compactMap(\.self) + advice.map { describe($0) }).joined(separator: "\n")
    }

    /// What is about an error: it names a word of it, or no word at all.
    package static func advice(_ advice: [BuildAdvice], on error: String) -> [BuildAdvice] {
        advice.filter { advice in
            let words = describe(advice).matches(of: #/'(\w+)'/#).map(\.1)
            return words.isEmpty || words.contains { error.contains("'\($0)'") }
        }
    }

    private static func describe(_ advice: BuildAdvice) -> String {
        switch advice {
        case .needsImport(let name, let module):
            "'\(name)' is in \(module). Write at the top of the file: import \(module)"
        case .needsTestable(let name, let module, let isImported):
            isImported
                ? "The tests only see '\(name)' with '@testable'. Write at the top of the file: "
                    + "@testable import \(module)"
                : "'\(name)' is in \(module). Write at the top of the file: @testable import \(module)"
        case .belongsToBase(let name, let base, let type):
            "'\(name)' belongs to \(base). Write: final class \(type): \(base)"
        case .belongsToOther(let name, let type):
            "'\(name)' belongs to \(type), and only that class can call it. Copy it into this class."
        case .ofOtherStage(let name, let module):
            "'\(name)' is in \(module), and no stage sees another one. Write here what you need of it."
        case .doubleLacks(let name, let file):
            "The finished tests have '\(name)' in \(file). Yours don't have it yet: write it there. "
                + "To read: \(GuideSections.loading)"
        case .onlyOwn(let name):
            "Your own tests run on the finished code, not on yours. It has only what the exercise "
                + "asks for, and no '\(name)'. Test your helper through what the exercise asks for."
        case .typo(let name, let known):
            "There is '\(known)'. Is '\(name)' a typing mistake?"
        case .hasCases(let type, let cases):
            "\(type) has \(list(cases.map { ".\($0)" }))."
        case .isList(let name):
            "The other side is a list. Write a list here, too: [.\(name)(…)]"
        case .isPrivate(let name, let place):
            "'\(name)' is private in \(place.file), line \(place.line). Take 'private' away: others "
                + "use it, too."
        case .setterIsPrivate(let name, let type, let methods):
            "Only \(type) itself may change '\(name)'. Call a method of it that does so"
                + (methods.first.map { ", such as \($0)." } ?? ".")
        case .conformanceMissing(let type, let name, let place):
            "\(type) doesn't say that it conforms to \(name). In \(place.file), line \(place.line), write "
                + "behind its name: \(type): \(name)"
        case .notOnMainActor(let function, let line):
            "\(function)() uses what belongs to the main actor (line \(line)). Write '@MainActor' "
                + "before its 'func'. To read: \(GuideSections.loading)"
        case .braceMissing(let line, let text):
            "The '{' at the end of line \(line) has no '}':\n  \(text)\n"
                + "Write '}' where its code ends."
        case .isTest(let file, let folder):
            "\(file) is a test, and stands among the code. Move it to \(folder)."
        }
    }

    private static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " and \(last)"
    }
}
