import FileSystem
import Foundation

/// Builds a package with all changes compiled in, and drops the changes that don't compile.
struct ChangedBuild {
    let copy: PackageCopy
    let description: PackageDescription
    /// The original sources, by their paths in the package.
    let sources: [String: [UInt8]]

    /// The number of times that a file may have errors until all of its changes are dropped.
    private static let roundsOfFile = 3
    /// The number of builds, besides one for each target, because a target waits for those that it uses.
    private static let rounds = 6

    /// Builds, and returns the changes that are compiled in.
    func build(
        _ changes: [Change], onRound: (_ changes: Int) -> Void
    ) throws -> [Change] {
        var live = changes
        let size = (changes.map(\.id).max() ?? 0) + 1
        var failures: [String: Int] = [:]
        var output = ""
        for _ in 0..<(Self.rounds + description.targets.count) {
            onRound(live.count)
            try write(live, of: changes, size: size)
            let (isBuilt, text) = try copy.build()
            if isBuilt { return live }
            output = text
            let errors = CompilerError.all(in: text, root: copy.root)
            for file in Set(errors.map(\.file)) { failures[file, default: 0] += 1 }
            let dropped = Set(
                errors.flatMap { suspects($0, among: live, failures: failures[$0.file] ?? 0) })
            guard !dropped.isEmpty else { break }
            live.removeAll { dropped.contains($0.id) }
        }
        throw PackageError.changesDoNotCompile(output)
    }

    /// The numbers of the changes that may have caused an error.
    private func suspects(_ error: CompilerError, among live: [Change], failures: Int) -> [Int] {
        let ofFile = live.filter { $0.file == error.file }
        if error.file.hasSuffix("/\(SupportFile.name)") {
            let name = error.file.dropLast(SupportFile.name.count + 1)
            let ofTarget = live.filter { $0.file.hasPrefix("\(name)/") }
            return ofTarget.filter { error.message.contains(SupportFile.symbol(of: $0.id)) }.map(
                \.id)
        }
        guard let source = sources[error.file], failures <= Self.roundsOfFile else {
            return ofFile.map(\.id)
        }
        let suspects = ChangedSource(source: source, changes: ofFile).suspects(
            line: error.line, column: error.column, message: error.message)
        return (suspects.isEmpty ? ofFile : suspects).map(\.id)
    }

    /// Writes the files that have changes, and the support file of each target.
    private func write(_ live: [Change], of all: [Change], size: Int) throws {
        let byFile = Dictionary(grouping: live, by: \.file)
        let targets = Dictionary(grouping: all, by: \.target)
        for target in description.targets {
            guard let ofTarget = targets[target.name] else { continue }
            let compiled = live.filter { $0.target == target.name }
            let support = SupportFile.text(for: compiled, size: size)
            let listed = description.listsSources.contains(target.name)
            if !listed {
                try writeIfChanged(Array(support.utf8), to: "\(target.path)/\(SupportFile.name)")
            }
            for (index, file) in Set(ofTarget.map(\.file)).sorted().enumerated() {
                let source = sources[file] ?? []
                var text = ChangedSource(source: source, changes: byFile[file] ?? []).text
                if listed, index == 0 { text += Array("\n\(support)".utf8) }
                try writeIfChanged(text, to: file)
            }
        }
    }

    /// Leaves a file that is the same alone, so that it isn't compiled again.
    private func writeIfChanged(_ text: [UInt8], to file: String) throws {
        let (files, path) = (copy.machine.files, "\(copy.root)/\(file)")
        if (try? files.read(path)) != text { try files.write(path, text) }
    }
}

/// An error in the output of a build.
struct CompilerError: Hashable {
    /// The path of the file in the package.
    let file: String
    let line: Int
    /// In bytes, counted from 1.
    let column: Int
    let message: String

    /// The errors in lines such as `/folder/Sources/A.swift:3:14: error: missing return`.
    static func all(in output: String, root: String) -> [CompilerError] {
        let lines = output.split(whereSeparator: \.isNewline).compactMap { line -> CompilerError? in
            guard line.hasPrefix("\(root)/"), let range = line.range(of: ": error: ") else {
                return nil
            }
            let parts = line[..<range.lowerBound].split(separator: ":")
            guard parts.count == 3, let line = Int(parts[1]), let column = Int(parts[2]) else {
                return nil
            }
            return CompilerError(
                file: String(parts[0].dropFirst(root.count + 1)), line: line, column: column,
                message: String(output[range.upperBound...].prefix { !$0.isNewline }))
        }
        return Array(Set(lines))
    }
}
