import Catalog

/// Finds where a stage imports another one, which it doesn't depend on.
///
/// The compiler finds the other stage's module only where that happens to be built already, so the
/// verdict would be another one from time to time.
enum ForeignImport {
    /// The first import of another stage, as an error of the compiler's; nil where there is none.
    ///
    /// - Parameter path: The folder's path, relative to the repository.
    static func failure(
        in folder: SourceFolder?, at path: String, of stage: Stage
    ) -> BuildFailure? {
        for (name, bytes) in (folder?.files ?? [:]).sorted(by: { $0.key < $1.key }) {
            let source = String(decoding: bytes, as: UTF8.self)
            guard source.contains("Stage") else { continue }
            let lines = SwiftText(source).codeText.split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                let pattern =
                    #/\bimport\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(?:My)?(Stage[1-4])(?:Tests)?\b/#
                    .wordBoundaryKind(.simple)
                guard let match = line.firstMatch(of: pattern), match.1 != stage.module else {
                    continue
                }
                return .errors(
                    "\(path)/\(name):\(index + 1): error: \(stage.module) can't import "
                        + "\(match.1): each stage stands by itself.")
            }
        }
        return nil
    }
}
