import Catalog
import SwiftSource

/// Finds the functions that a stage's build fails for since they are declared in another way than the
/// exercise has it: with `mutating`, or with another result.
///
/// The compiler points to who calls them: an official test, or the file of another exercise.
struct ChangedDeclarations {
    /// What the compiler says, paths as the learner knows them.
    let said: CompilerDiagnostics
    /// The text of each file of the finished module, by the file's name.
    let finished: [String: String]
    /// The text of each file of the learner's.
    let own: [String: String]

    /// More is said of none.
    private static let maximum = 3

    /// - Parameter folder: The folder of the stage's module.
    func names(in stage: Stage, folder: String) -> [MissingName] {
        // What another declaration makes of a type isn't wrong where the type begins.
        let errors = said.errors.filter {
            $0.message.byteRange(of: "does not conform to protocol") == nil
        }
        let blamed = Set(errors.compactMap(\.place?.file))
        let words = said.words
        var result: [MissingName] = []
        for exercise in stage.exercises {
            // What the compiler finds wrong in a file is to be fixed first.
            for file in exercise.files where !blamed.contains("\(folder)/\(file)") {
                let headers = FunctionHeaders.all(in: own[file] ?? "")
                let wanted = FunctionHeaders.all(in: finished[file] ?? "")
                for (name, header) in wanted.sorted(by: { $0.key < $1.key })
                where words.contains(name.prefix { $0 != "(" }) {
                    guard let other = headers[name], other != header else { continue }
                    result.append(
                        MissingName(
                            name: name, instead: [other],
                            file: MissingFile(path: "\(folder)/\(file)", exercise: exercise.id),
                            declaration: header))
                }
            }
        }
        return Array(result.prefix(Self.maximum))
    }
}
