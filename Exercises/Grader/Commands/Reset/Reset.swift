import FileSystem
import Foundation
import Grading

/// Puts learner's files back as they were shipped, and keeps the learner's versions.
struct Reset: Sendable {
    let kit: Kit
    let files: Files
    let shipped: ShippedFiles

    /// A file that is not as it was shipped.
    struct Change: Sendable, Equatable {
        /// The path below the tree, for example `Stage1/EvenOdd.swift`.
        let path: String
        /// The learner's version; nil where they have removed the file.
        let current: [UInt8]?
        let shipped: [UInt8]
    }

    /// The changes to these files since they were shipped.
    func changes(in paths: [String]) throws -> [Change] {
        try paths.compactMap { path in
            let difference = try FileDifference.read(path, kit: kit, files: files)
            let change = Change(
                path: path, current: difference.starter,
                shipped: try shipped.read(difference.pathInLibrary))
            let current = change.current.map(GitObjectName.withUnixLineEnds)
            return current == change.shipped ? nil : change
        }
    }

    /// Whether a change would lose something that the workshop doesn't have itself: without git, that is
    /// also the version in the other library.
    func needsBackup(_ change: Change) -> Bool {
        guard let current = change.current else { return false }
        return files.kind(kit.path(".git")) == nil
            || !kit.workshop.isShipped(GitObjectName.ofText(current), as: change.path)
    }

    /// Puts the shipped versions back. All backups are written before the first file is changed.
    ///
    /// - Returns: The folder of the backups, relative to the kit.
    func apply(_ changes: [Change], at time: Date) throws -> String {
        let folder = backupFolder(at: time)
        for change in changes where needsBackup(change) {
            guard let current = change.current else { continue }
            try files.write(kit.path("\(folder)/Starter/\(change.path)"), current)
        }
        for change in changes {
            try files.write(kit.path("Starter/\(change.path)"), change.shipped)
        }
        return folder
    }

    /// A folder for backups that isn't there yet, relative to the kit.
    private func backupFolder(at time: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd-HHmmss"
        // This is `.grade` for every kit but those of the tests.
        let cache =
            kit.cache.hasPrefix("\(kit.root)/")
            ? String(kit.cache.dropFirst(kit.root.count + 1)) : kit.cache
        let first = "\(cache)/backups/\(formatter.string(from: time))"
        var (folder, number) = (first, 2)
        while files.kind(kit.path(folder)) != nil {
            folder = "\(first)-\(number)"
            number += 1
        }
        return folder
    }
}

extension CommandContext {
    /// What puts this kit's files back.
    var reset: Reset {
        Reset(
            kit: kit, files: machine.files, shipped: .live(kit: kit, machine: machine))
    }
}
