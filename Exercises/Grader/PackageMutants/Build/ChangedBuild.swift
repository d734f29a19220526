import Grading

/// Builds a package with all changes compiled in, except those that don't compile.
extension PackageCopy {
    /// The number of failed builds with errors in the same file after which all changes to that
    /// file are dropped.
    private static let rounds = 5

    /// Builds the copy, and returns the changes that are compiled in; none if the errors can't be
    /// traced to changes.
    ///
    /// - Parameter sources: The original sources, by their paths in the package.
    func build(
        _ changes: [Change], of targets: [DescribedPackage.Target], in sources: [String: [UInt8]],
        onRound: (_ changes: Int) -> Void
    ) throws -> [Change] {
        var live = changes
        var failures: [String: Int] = [:]
        while true {
            onRound(live.count)
            try write(live, of: targets, in: sources, size: (changes.last?.id ?? 0) + 1)
            let result = try swift("build", "--build-tests")
            guard case .failure(let error) = result else { return live }
            guard case .commandFails(_, let output) = error, !live.isEmpty else { throw error }
            let errors = CompilerDiagnostics(text: output).errors
            var dropped: Set<Int> = []
            for (path, errors) in Dictionary(grouping: errors, by: { $0.place?.file ?? "" }) {
                let file = String(path.dropFirst("\(root)/".count))
                failures[file, default: 0] += 1
                let changed = ChangedSource(
                    source: sources[file] ?? [], changes: live.filter { $0.file == file })
                let isLast = failures[file] == Self.rounds
                let suspects = isLast ? [] : errors.flatMap(changed.suspects)
                dropped.formUnion((suspects.isEmpty ? changed.changes : suspects).map(\.id))
            }
            live.removeAll { dropped.isEmpty || dropped.contains($0.id) }
        }
    }

    /// Writes the sources, and adds the support code to the end of each target's first file.
    private func write(
        _ live: [Change], of targets: [DescribedPackage.Target], in sources: [String: [UInt8]],
        size: Int
    ) throws {
        let byFile = Dictionary(grouping: live, by: \.file)
        for paths in targets.map({ $0.files.filter { sources[$0] != nil } }) {
            for file in paths {
                var text = ChangedSource(source: sources[file] ?? [], changes: byFile[file] ?? [])
                    .text
                if file == paths.first {
                    let compiled = paths.flatMap { byFile[$0] ?? [] }
                    text += SupportCode.text(for: compiled, size: size).utf8
                }
                let path = "\(root)/\(file)"
                // An unchanged file isn't written again, so that the compiler doesn't compile it
                // again.
                if try files.read(path) != text { try files.write(path, text) }
            }
        }
    }
}
