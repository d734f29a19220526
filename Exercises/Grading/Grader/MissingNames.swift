import Catalog
import SwiftSource

/// Finds the names that a stage's build fails for: they were renamed, or their labels were.
///
/// The compiler points to those who use them: an official test, or the file of another exercise.
struct MissingNames {
    /// The compiler's words, paths as the learner knows them.
    let errors: String
    /// What each file of the finished module declares, by the file's name.
    let finished: [String: [DeclaredNames.Name]]
    /// What each file of the learner's declares.
    let own: [String: [DeclaredNames.Name]]

    /// More is said of none: a file that was emptied misses all of its names.
    private static let maximum = 3

    /// - Parameter folder: The folder of the stage's module.
    func names(in stage: Stage, folder: String) -> [MissingName] {
        let known = Set(own.values.joined().map(\.full))
        let words = Set(errors.split { !($0.isLetter || $0.isNumber || $0 == "_") })
        var result: [MissingName] = []
        for exercise in stage.exercises {
            for file in exercise.files where !blames("\(folder)/\(file)") {
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

    /// Whether the compiler finds something wrong in a file: what it declares can't be told then.
    private func blames(_ file: String) -> Bool {
        errors.split(separator: "\n").contains {
            $0.hasPrefix("\(file):") && $0.byteRange(of: ": error: ") != nil
        }
    }
}
