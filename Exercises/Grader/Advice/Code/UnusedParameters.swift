import Grading
import SwiftSource

/// Looks for what a function is given and never uses, where the finished function does and a failing
/// official test tries it.
struct UnusedParameters {
    /// The parameters that each finished function uses, by its name with labels.
    private var used: [String: Set<String>] = [:]
    /// The labels in the words of the test.
    private let tried: Set<String>

    /// - Parameters:
    ///   - finished: The texts of the stage's finished code, which are read where the test names a label.
    ///   - failure: The official test that failed; nil where none has.
    init(finished: () -> [String], failure: SuiteTest?) {
        tried = Set(
            (failure?.tried ?? "").split(separator: ":", omittingEmptySubsequences: false)
                .dropLast()
                .compactMap { $0.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) })
        guard !tried.isEmpty else { return }
        for text in finished() {
            let source = Declarations(SwiftText(text))
            for function in source.functions {
                guard let key = Self.key(of: function), let names = Self.used(by: function, source)
                else { continue }
                used[key, default: []].formUnion(names)
            }
        }
    }

    /// The first such parameter of each function that uses another one: one that uses none isn't written yet.
    ///
    /// - Parameter files: The text of each file, by its path.
    func slips(in files: [String: String]) -> [Slip] {
        guard !used.isEmpty else { return [] }
        return files.sorted { $0.key < $1.key }.flatMap { path, text -> [Slip] in
            let source = Declarations(SwiftText(text))
            return source.functions.compactMap { function in
                guard let key = Self.key(of: function), let wanted = used[key],
                    let names = Self.used(by: function, source), !names.isEmpty,
                    let unused = function.parameters?.first(where: {
                        wanted.contains($0.name) && !names.contains($0.name)
                            && (tried.contains($0.label) || tried.contains($0.name))
                    })
                else { return nil }
                return Slip(
                    kind: .neverUses(parameter: unused.name, function: function.name),
                    place: SourceLocation(file: path, line: function.line))
            }
        }
    }

    private static func key(of function: Declaration) -> String? {
        function.nameWithLabels.map { "\(function.typeName ?? "") \($0)" }
    }

    /// The parameters that stand in a function's body; nil where it has none.
    private static func used(by function: Declaration, _ source: Declarations) -> Set<String>? {
        guard let body = function.body, let parameters = function.parameters else { return nil }
        return Set(parameters.map(\.name)).intersection(source.words(body))
    }
}
