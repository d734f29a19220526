import Catalog
import Processes

/// Says what is wrong with a word of the command line, and what may have been meant.
enum UnknownWordText {
    /// One or two sentences.
    static func sentences(on word: String, for command: Invocation.Command) -> String {
        let commands = Invocation.Command.allCases.map(\.rawValue)
        let exercises = stages.flatMap { $0.exercises.map(\.id) }
        if commands.contains(word) {
            return "'\(word)' is a command, and a command comes first."
        }
        if let stage = stages.first(where: { $0.exercises.contains { $0.id == word } }) {
            return "'\(word)' is an exercise, and '\(command.rawValue)' takes whole stages: "
                + "it is in stage \(stage.number)."
        }
        if command == .grade {
            let close = WordDistance.nearest(to: word, in: commands)
            return "'\(word)' is no command and no stage (1 to 4)." + meant(close)
        }
        guard command.takesExercises else { return "'\(word)' is no stage (1 to 4)." }
        let close = WordDistance.nearest(to: word, in: exercises)
        return "'\(word)' is no stage (1 to 4) and no exercise."
            + (close == nil ? " 'swift run grade list' shows the exercises." : meant(close))
    }

    private static func meant(_ word: String?) -> String {
        word.map { " Did you mean '\($0)'?" } ?? ""
    }
}
