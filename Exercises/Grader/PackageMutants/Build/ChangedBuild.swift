import FileSystem
import Foundation

/// Builds a package with all changes compiled in, and drops the changes that don't compile.
struct ChangedBuild {
    let copy: PackageCopy
    let targets: [DescribedPackage.Target]
    /// The original sources, by their paths in the package.
    let sources: [String: [UInt8]]

    /// The number of times that a file may have errors until all of its changes are dropped.
    private static let roundsOfFile = 4
    /// The number of builds. A target with errors keeps those that use it waiting.
    private static let rounds = 6

    /// Builds, and returns the changes that are compiled in.
    func build(_ changes: [Change], onRound: (_ changes: Int) -> Void) throws -> [Change] {
        var live = changes
        var failures: [String: Int] = [:]
        var output = ""
        for _ in 1...(Self.rounds * max(1, targets.count)) {
            onRound(live.count)
            try write(live, size: (changes.last?.id ?? 0) + 1)
            let (isBuilt, text) = try copy.build()
            if isBuilt { return live }
            output = text
            var dropped: Set<Int> = []
            for (file, errors) in Dictionary(
                grouping: CompilerError.all(in: text, root: copy.root), by: \.file)
            {
                failures[file, default: 0] += 1
                let changed = ChangedSource(
                    source: sources[file] ?? [], changes: live.filter { $0.file == file })
                let suspects =
                    failures[file, default: 0] < Self.roundsOfFile
                    ? errors.flatMap(changed.suspects) : []
                dropped.formUnion((suspects.isEmpty ? changed.changes : suspects).map(\.id))
            }
            if dropped.isEmpty { break }
            live.removeAll { dropped.contains($0.id) }
        }
        throw PackageError(.changesDoNotCompile, [output])
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
