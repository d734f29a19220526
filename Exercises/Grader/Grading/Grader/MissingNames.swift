import Catalog
import SwiftSource

/// Finds the names that a stage lacks, because they or their labels were renamed, which makes the
/// build fail. If there are none, it finds functions that are declared differently from what the
/// exercise asks for, for example with `mutating` or another result.
///
/// The compiler reports such errors in the code that uses the names, which is an official test or
/// another exercise's file.
struct MissingNames {
    /// The compiler's output, with paths as the learner knows them.
    let said: CompilerDiagnostics
    /// The declarations of each file in the reference solution, by file name.
    let finished: [String: Declarations]
    /// The declarations of each of the learner's files, by file name.
    let own: [String: Declarations]

    /// The maximum number of names to report. An empty file would lack all of its names.
    private static let maximum = 3

    /// Returns the missing names, or else those that are declared differently.
    ///
    /// - Parameter folder: The folder of the stage's module.
    func names(in stage: Stage, folder: String) -> [MissingName] {
        let known = Set(own.values.flatMap(\.names).map(\.full))
        // Files with compile errors are left out, because their declarations can't be known.
        let missing = names(in: stage, folder, blaming: said.errors) { file in
            (finished[file]?.names ?? []).filter {
                !known.contains($0.full) && words.contains(Substring($0.base))
            }.map { name in
                let others = own[file]?.names ?? []
                return (name.full, others.filter { $0.base == name.base }.map(\.full), nil)
            }
        }
        if !missing.isEmpty { return missing }
        // This error is reported where a type is declared, but another declaration can cause it, so
        // the file isn't left out because of it.
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

    /// Returns the names that a closure finds in files without any of these errors.
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

    /// All words in the compiler's output, including the source lines that it shows.
    private var words: Set<Substring> {
        Set(said.text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    }
}
