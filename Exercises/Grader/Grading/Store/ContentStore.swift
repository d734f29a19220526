import FileSystem
import Foundation

/// Stores results by the digest of their inputs. Each entry has a folder with files and a note.
///
/// An entry's name is a digest of everything that the entry depends on, so an entry never changes.
/// Several processes may use a store at the same time.
struct ContentStore: Sendable {
    /// The folder that contains the folders of all entries.
    let root: String
    let files: Files
    /// The maximum number of entries. If there are more, the most recently used ones are kept.
    let maximumCount: Int

    /// The entries that are being created in any store of this process are locked, by their folder.
    private static let lock = KeyedLock()

    /// The number of seconds for which an entry may be in use after it was requested.
    private static let longestUse = 3600.0
    /// The start of the name of a folder that is being created or removed.
    private static let unfinished = "making-"
    private static let noteName = "note.json"

    /// The content of a note file.
    private struct Kept<Note: Codable>: Codable {
        let note: Note
        /// The size of each file, which reveals a missing or truncated file.
        let sizes: [String: Int]
    }

    /// Returns the note of the entry with this name. If there is no such entry, creates it.
    ///
    /// - Parameter make: Creates the entry in a folder, and returns its note. If this closure
    ///   throws, nothing is stored. No other thread creates the same entry at the same time.
    func entry<Note: Codable>(
        _ name: String, make: (_ folder: String) throws -> Note
    ) throws -> Note {
        try Self.lock.hold(folder(of: name)) {
            if let note: Note = known(name) { return note }
            let folder = folder(of: Self.unfinished + Secret.make())
            try files.makeFolder(folder)
            defer { try? files.remove(folder) }
            return try keep(make(folder), folder, as: name)
        }
    }

    /// Returns the note of the entry with this name; nil if there is no such entry, or if it is
    /// damaged.
    func known<Note: Codable>(_ name: String) -> Note? {
        let folder = folder(of: name)
        let noteFile = "\(folder)/\(Self.noteName)"
        guard let bytes = try? files.read(noteFile),
            let kept = try? JSONDecoder().decode(Kept<Note>.self, from: Data(bytes)),
            kept.sizes.allSatisfy({ files.size("\(folder)/\($0.key)") == $0.value })
        else { return nil }
        // The note's modification time shows when the entry was last used.
        try? files.setModified(noteFile, Date().timeIntervalSince1970)
        return kept.note
    }

    /// Moves a finished folder into the store. If another process has already stored the same
    /// entry, that entry is used.
    private func keep<Note: Codable>(
        _ note: Note, _ folder: String, as name: String
    ) throws -> Note {
        var sizes: [String: Int] = [:]
        for name in try files.names(folder) { sizes[name] = files.size("\(folder)/\(name)") }
        let kept = try JSONEncoder().encode(Kept(note: note, sizes: sizes))
        try files.write("\(folder)/\(Self.noteName)", Array(kept))
        let place = self.folder(of: name)
        for _ in 1...2 {
            if (try? files.move(folder, place)) != nil { return note }
            if let note: Note = known(name) { return note }
            // There is an entry, but it is damaged.
            try files.remove(place)
        }
        try files.move(folder, place)
        return note
    }

    /// If there are too many entries, removes the least recently used ones, and everything that
    /// interrupted gradings left behind. Entries that may be in use are kept.
    func prune() {
        // This is done rarely, because checking when each entry was last used takes time.
        guard let names = try? files.names(root), names.count > maximumCount + maximumCount / 3
        else { return }
        let used = names.map { (name: $0, time: lastUse(folder(of: $0))) }.sorted {
            $0.time < $1.time
        }
        let isUnfinished = { (name: String) in name.hasPrefix(Self.unfinished) }
        let unwanted =
            used.filter { isUnfinished($0.name) }
            + used.filter { !isUnfinished($0.name) }.dropLast(maximumCount)
        for entry in unwanted where !isInUse(entry.time) {
            // The folder is renamed first, so that other gradings never see an entry that is partly
            // removed.
            let folder = folder(of: Self.unfinished + Secret.make())
            if (try? files.move(self.folder(of: entry.name), folder)) != nil {
                try? files.remove(folder)
            }
        }
    }

    private func lastUse(_ folder: String) -> Double {
        files.modified("\(folder)/\(Self.noteName)") ?? files.modified(folder) ?? 0
    }

    private func isInUse(_ time: Double) -> Bool {
        abs(Date().timeIntervalSince1970 - time) <= Self.longestUse
    }

    /// The folder of an entry's files.
    func folder(of name: String) -> String { "\(root)/\(name)" }
}

/// Makes names that can't be guessed.
package enum Secret {
    /// 32 hexadecimal digits from the system's random number generator.
    package static func make() -> String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
