import FileSystem
import Grading

/// Builds a package with all changes compiled in, and drops the changes that don't compile.
struct ChangedBuild {
    let copy: PackageCopy
    let targets: [DescribedPackage.Target]
    /// The original sources, by their paths in the package.
    let sources: [String: [UInt8]]

    /// The number of builds. A target with errors keeps those that use it waiting.
    private static let rounds = 6

    /// Builds, and returns the changes that are compiled in: none if the errors can't be explained.
    func build(_ changes: [Change], onRound: (_ changes: Int) -> Void) throws -> [Change] {
        var live = changes
        var failures: [String: Int] = [:]
        for _ in 1...(Self.rounds * max(1, targets.count)) where !live.isEmpty {
            onRound(live.count)
            try write(live, size: (changes.last?.id ?? 0) + 1)
            guard let output = try copy.build() else { return live }
            let errors = CompilerDiagnostics(text: output).errors
            var dropped: Set<Int> = []
            for (path, errors) in Dictionary(grouping: errors, by: { $0.place?.file ?? "" }) {
                let file = String(path.dropFirst("\(copy.root)/".count))
                failures[file, default: 0] += 1
                let changed = ChangedSource(
                    source: sources[file] ?? [], changes: live.filter { $0.file == file })
                let mayBeSingle = failures[file, default: 0] < Self.rounds - 1
                let suspects = mayBeSingle ? errors.flatMap(changed.suspects) : []
                dropped.formUnion((suspects.isEmpty ? changed.changes : suspects).map(\.id))
            }
            if dropped.isEmpty { break }
            live.removeAll { dropped.contains($0.id) }
        }
        try write([], size: 1)
        try copy.buildUnchanged()
        return []
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
                if try copy.machine.files.read(path) != text {
                    try copy.machine.files.write(path, text)
                }
            }
        }
    }
}
