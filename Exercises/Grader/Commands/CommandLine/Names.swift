import Catalog

/// The names of stages and exercises on the command line. Upper and lower case don't matter, and neither do
/// spaces, hyphens and underscores.
extension Workshop {
    /// The stages that a word names (`2`, `stage2`, `games`, or all `encores`); empty for any other word.
    func stages(calledBy word: String) -> [Stage] {
        let name = Self.letters(of: word)
        if name == "encores" { return encores }
        return stages.filter { stage in
            [stage.module, "\(stage.id)", stage.title].map(Self.letters).contains(name)
        }
    }

    /// The exercise that a word names, by its identifier, its title or a file of its code; nil for any other
    /// word. The name of a test class isn't accepted, because 'reset' would then reset the code instead of
    /// the tests.
    func exercise(calledBy word: String) -> Exercise? {
        exercises.first { $0.names.map(Self.letters).contains(Self.letters(of: word)) }
    }

    /// The exercise that an unknown word was probably meant to name: one with a similar name or class of
    /// tests, one whose task is to write a function of that name, or one whose name starts with the word; nil
    /// if there is none.
    func exercise(near word: String) -> Exercise? {
        let name = Self.letters(of: word)
        guard name.count > 2 else { return nil }
        let known = exercises.flatMap { exercise in
            (exercise.names + [exercise.suite, exercise.ownTests])
                .map { (name: Self.letters(of: $0), exercise) }
        }
        let nearest = UsageError.nearest(to: name, in: known.map(\.name))
        let call = "\(word.lowercased())("
        return known.first { $0.name == nearest }?.1
            ?? exercises.first { $0.task.lowercased().contains(call) }
            ?? known.first { $0.name.hasPrefix(name) }?.1
    }

    /// The encores' names, as they are typed: `games, orders and review`.
    var encoreNames: [String] { encores.map(\.typedName) }

    private var exercises: [Exercise] { stages.flatMap(\.exercises) }

    /// The name in lower case without a file extension, and without spaces, hyphens and underscores between
    /// other characters.
    private static func letters(of name: String) -> String {
        let name = name.lowercased().replacing(#/\.swift$/#, with: "")
        let ends = [name.first, name.last].compactMap(\.self)
        guard ends.allSatisfy({ $0.isLetter || $0.isNumber }) else { return name }
        return name.filter { !" -_".contains($0) }
    }
}

extension Stage {
    /// The stage's name as it is typed after a command: `1`, `games`.
    var typedName: String { "\(id)".lowercased() }
}

extension Exercise {
    /// Everything that names the exercise, the identifier first.
    fileprivate var names: [String] { [id, title] + files }
}
