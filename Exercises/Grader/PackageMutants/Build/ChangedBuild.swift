import Grading

/// Builds a package with all changes compiled in, and drops the changes that don't compile.
struct ChangedBuild {
    let copy: PackageCopy
    let targets: [DescribedPackage.Target]
    /// The original sources, by their paths in the package.
    let sources: [String: [UInt8]]

    /// The number of builds with errors in a file before all of its changes are dropped.
    private static let rounds = 5

    /// Builds, and returns the changes that are compiled in: none if the errors can't be explained.
    func build(_ changes: [Change], onRound: (_ changes: Int) -> Void) throws -> [Change] {
        var live = changes
        var failures: [String: Int] = [:]
        while true {
            onRound(live.count)
            try write(live, size: (changes.last?.id ?? 0) + 1)
            guard case .failure(let error) = try copy.build() else { return live }
            guard case .commandFails(_, let output) = error, !live.isEmpty else { throw error }
            let errors = CompilerDiagnostics(text: output).errors
            var dropped: Set<Int> = []
            for (path, errors) in Dictionary(grouping: errors, by: { $0.place?.file ?? "" }) {
                let file = String(path.dropFirst("\(copy.root)/".count))
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

    /// Writes the sources, with the support code at the end of each target's first.
    private func write(_ live: [Change], size: Int) throws {
        let byFile = Dictionary(grouping: live, by: \.file)
        for files in targets.map({ $0.files.filter { sources[$0] != nil } }) {
            for file in files {
                var text = ChangedSource(source: sources[file] ?? [], changes: byFile[file] ?? [])
                    .text
                if file == files.first {
                    let compiled = files.flatMap { byFile[$0] ?? [] }
                    text += SupportCode.text(for: compiled, size: size).utf8
                }
                let path = "\(copy.root)/\(file)"
                // A file that is the same isn't compiled again.
                if try copy.files.read(path) != text { try copy.files.write(path, text) }
            }
        }
    }
}
