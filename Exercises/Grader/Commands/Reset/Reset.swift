import FileSystem
import Foundation
import Grading

/// Resets a learner's files to the shipped versions, and backs up the learner's versions.
struct Reset: Sendable {
    let kit: Kit
    let files: Files
    let shipped: ShippedFiles

    /// A file that differs from its shipped version.
    struct Change: Sendable, Equatable {
        /// The path relative to the tree, for example `Stage1/EvenOdd.swift`.
        let path: String
        /// The learner's version; nil if they deleted the file.
        let current: [UInt8]?
        let shipped: [UInt8]
    }

    /// The files among these that have changed since they were shipped.
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

    /// Whether resetting this file would lose content that the workshop can't restore. Without git, it can't
    /// restore the shipped version in the other library either.
    func needsBackup(_ change: Change) -> Bool {
        guard let current = change.current else { return false }
        return files.kind(kit.path(".git")) == nil
            || !kit.workshop.isShipped(GitObjectName.ofText(current), as: change.path)
    }

    /// Restores the shipped versions. All backups are written before the first file is changed.
    ///
    /// - Returns: The backup folder, relative to the kit.
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

    /// A backup folder that doesn't exist yet, relative to the kit.
    private func backupFolder(at time: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd-HHmmss"
        // The cache folder relative to the kit. Only a kit in a test can have a cache outside of the kit.
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
    /// Resets this kit's files.
    var reset: Reset {
        Reset(
            kit: kit, files: machine.files, shipped: .live(kit: kit, machine: machine))
    }
}
