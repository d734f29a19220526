@testable import Catalog
@testable import FileSystem
@testable import Grading
@testable import Processes

/// A function in which the code of a hint can stand, as it can in the exercise.
struct HintContext {
    /// The type that is extended by the function.
    let type: String
    /// The function, which is called `hint`, with `CODE` in the place of the code.
    let function: String
    /// What a learner could write in the place of `…`.
    let rest: String

    init(_ type: String, _ function: String, rest: String = "()") {
        self.type = type
        self.function = function
        self.rest = rest
    }

    /// The function as an extension of its type, with a name of its own.
    func text(with code: String, number: Int) -> String {
        let function = function.replacing("func hint", with: "func hint\(number)")
            .replacing("CODE", with: code.replacing("…", with: rest))
        return "extension \(type) {\n\(function)\n}\n"
    }
}

/// Finds code in the catalogue's words for learners that doesn't compile where they would paste it.
struct HintCheck {
    let built: BuiltProducts
    let processes: Processes
    let scratch: ScratchFolders
    let kit: Kit

    /// What is wrong with the code that the words for an exercise show, and with their names.
    ///
    /// - Parameter contexts: Where the code stands, by exercise, in the order in which it is shown.
    func problems(in stage: Stage, _ contexts: [String: [HintContext]]) throws -> [String] {
        var sources = try SourceFolder.read(
            kit.path("Finished/\(stage.folder)"), ending: ".swift", files: scratch.files
        ).files.mapValues { String(decoding: $0, as: UTF8.self) }
        let finished = sources.values.joined(separator: "\n")
        var problems: [String] = []
        for exercise in stage.exercises {
            let (code, wrongNames) = Self.code(in: words(of: exercise, stage), finished)
            problems += wrongNames.map { "\(exercise.id): there is nothing called \($0)" }
            let places = contexts[exercise.id] ?? []
            guard code.count == places.count else {
                problems.append(
                    "\(exercise.id): \(places.count) contexts in HintContexts.swift for \(code)")
                continue
            }
            // An extension in the same file sees what is private there.
            sources[exercise.files[0], default: ""] += zip(code, places).enumerated().map {
                "\n#sourceLocation(file: \"hint of \(exercise.id)\", line: 1)\n"
                    + $1.1.text(with: $1.0, number: $0)
            }.joined()
        }
        return problems + (try compilersWords(on: sources).map { [$0] } ?? [])
    }

    /// All that a learner may be shown of an exercise.
    private func words(of exercise: Exercise, _ stage: Stage) -> [String] {
        [exercise.task] + exercise.hints + [exercise.refactor ?? ""]
            + stage.bugs.filter { $0.exercise == exercise.id }.flatMap {
                [$0.rule, $0.description] + $0.hints
            }
    }

    /// The code between backticks, without names and texts of the finished code, and the names that
    /// it doesn't have.
    private static func code(
        in words: [String], _ finished: String
    ) -> (code: [String], wrongNames: [String]) {
        let marked = words.flatMap { $0.matches(of: #/`([^`]+)`/#).map { String($0.1) } }
            .filter { $0.contains(where: \.isLetter) && !finished.contains("\"\($0)\"") }
        let names = marked.filter { $0.wholeMatch(of: #/\w+/#) != nil }
        let known = Set(finished.matches(of: #/\w+/#).map { String($0.output) })
        return (marked.filter { !names.contains($0) }, names.filter { !known.contains($0) })
    }

    /// What the compiler has against these files; nil where it has nothing.
    private func compilersWords(on sources: [String: String]) throws -> String? {
        try scratch.withFolder { folder in
            for (path, text) in sources {
                try scratch.files.write("\(folder)/\(path)", Array(text.utf8))
            }
            let paths = sources.keys.sorted().map { "\(folder)/\($0)" }
            let command = try built.typeCheck(["-parse-as-library"] + paths)
            let (end, output) = try processes.output(of: command)
            return end == .exited(0) ? nil : output
        }
    }
}
