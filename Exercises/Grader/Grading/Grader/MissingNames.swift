import Catalog
import SwiftSource

/// Finds the names that a stage's build fails for: they were renamed, or their labels were.
///
/// The compiler points to those who use them: an official test, or the file of another exercise.
struct MissingNames {
    /// What the compiler says, paths as the learner knows them.
    let said: CompilerDiagnostics
    /// What each file of the finished module declares, by the file's name.
    let finished: [String: [DeclaredNames.Name]]
    /// What each file of the learner's declares.
    let own: [String: [DeclaredNames.Name]]

    /// More is said of none: a file that was emptied misses all of its names.
    private static let maximum = 3

    /// - Parameter folder: The folder of the stage's module.
    func names(in stage: Stage, folder: String) -> [MissingName] {
        let known = Set(own.values.joined().map(\.full))
        let words = said.words
        // What a file declares can't be told where the compiler finds something wrong in it.
        let blamed = Set(said.errors.compactMap(\.place?.file))
        var result: [MissingName] = []
        for exercise in stage.exercises {
            for file in exercise.files where !blamed.contains("\(folder)/\(file)") {
                let missing = (finished[file] ?? []).filter {
                    !known.contains($0.full) && words.contains(Substring($0.base))
                }
                result += missing.map { name in
                    let others = (own[file] ?? []).filter { $0.base == name.base }
                    return MissingName(
                        name: name.full, instead: others.map(\.full),
                        file: MissingFile(path: "\(folder)/\(file)", exercise: exercise.id))
                }
            }
        }
        return Array(result.prefix(Self.maximum))
    }
}

extension CompilerDiagnostics {
    /// All words of what the compiler says and of the source that it shows.
    var words: Set<Substring> {
        Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    }
}
