import Catalog
import SwiftSource

/// Finds the names that make a stage's build fail because they or their labels were renamed. If there are
/// none, it finds functions that are declared differently from what the exercise asks: with `mutating`, or
/// with another result.
///
/// The compiler points to the code that uses the names: an official test, or another exercise's file.
struct MissingNames {
    /// The compiler's output, with paths as the learner knows them.
    let said: CompilerDiagnostics
    /// Each file of the reference module, by file name.
    let finished: [String: Declarations]
    /// Each of the learner's files.
    let own: [String: Declarations]

    /// The maximum number of names to report; an emptied file would miss all of its names.
    private static let maximum = 3

    /// - Parameter folder: The folder of the stage's module.
    func names(in stage: Stage, folder: String) -> [MissingName] {
        let known = Set(own.values.flatMap(\.names).map(\.full))
        // If a file has compile errors, its declarations can't be known.
        let missing = names(in: stage, folder, blaming: said.errors) { file in
            (finished[file]?.names ?? []).filter {
                !known.contains($0.full) && words.contains(Substring($0.base))
            }.map { name in
                let others = own[file]?.names ?? []
                return (name.full, others.filter { $0.base == name.base }.map(\.full), nil)
            }
        }
        if !missing.isEmpty { return missing }
        // An error where a type is declared can be caused by another declaration.
        let errors = said.errors.filter {
            $0.message.byteRange(of: "does not conform to protocol") == nil
        }
        return names(in: stage, folder, blaming: errors) { file in
            let headers = own[file]?.headers ?? [:]
            return (finished[file]?.headers ?? [:]).sorted { $0.key < $1.key }.compactMap {
                name, header in
                guard words.contains(name.prefix { $0 != "(" }), let other = headers[name],
                    other != header
                else { return nil }
                return (name, [other], header)
            }
        }
    }

    /// The names found in files that have none of these errors.
    private func names(
        in stage: Stage, _ folder: String, blaming errors: [CompilerDiagnostic],
        _ find: (_ file: String) -> [(name: String, instead: [String], declaration: String?)]
    ) -> [MissingName] {
        let blamed = Set(errors.compactMap(\.place?.file))
        let found = stage.exercises.flatMap { exercise in
            exercise.files.filter { !blamed.contains("\(folder)/\($0)") }.flatMap { file in
                find(file).map { found in
                    MissingName(
                        name: found.name, instead: found.instead,
                        file: MissingFile(path: "\(folder)/\(file)", exercise: exercise.id),
                        declaration: found.declaration)
                }
            }
        }
        return Array(found.prefix(Self.maximum))
    }

    /// All words in the compiler's output, including the source that it shows.
    private var words: Set<Substring> {
        Set(said.text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    }
}
