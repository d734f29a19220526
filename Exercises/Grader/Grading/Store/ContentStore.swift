import FileSystem
import Foundation

/// Keeps what was made by what it was made of: a folder for each entry, with files and a note.
///
/// The name of an entry is a digest of everything that it depends on, so an entry never changes. Several
/// processes may use a store at the same time.
struct ContentStore: Sendable {
    /// The folder with a folder for each entry.
    let root: String
    let files: Files
    /// The maximum number of entries to keep. Those that were used last are kept.
    let maximumCount: Int

    /// Held for each entry that is being made at the moment, in any store of this process.
    private static let lock = KeyedLock()

    /// For how many seconds an entry may be in use after it was asked for.
    private static let longestUse = 3600.0
    /// The start of the name of a folder that is being made or removed.
    private static let unfinished = "making-"
    private static let noteName = "note.json"

    /// Something that was made.
    struct Entry<Note: Sendable>: Sendable {
        /// The folder of its files.
        let folder: String
        let note: Note
    }

    /// The content of a note's file.
    private struct Kept<Note: Codable>: Codable {
        let note: Note
        /// How many bytes each file has, so that a missing or truncated file is noticed.
        let sizes: [String: Int]
    }

    /// The entry with this name, which is made if there is none.
    ///
    /// - Parameter make: Makes it in a folder, and returns its note, or a failure, of which nothing is
    ///   kept. No other thread makes the same entry meanwhile.
    func entry<Note: Codable, Failure: Error>(
        _ name: String, make: (_ folder: String) throws -> Result<Note, Failure>
    ) throws -> Result<Entry<Note>, Failure> {
        try Self.lock.hold(path(name)) {
            if let entry: Entry<Note> = known(name) { return .success(entry) }
            let folder = path(Self.unfinished + Secret.make())
            try files.makeFolder(folder)
            defer { try? files.remove(folder) }
            switch try make(folder) {
            case .success(let note): return .success(try keep(note, folder, as: name))
            case .failure(let failure): return .failure(failure)
            }
        }
    }

    /// The entry with this name; nil if there is none, or if it is broken.
    func known<Note: Codable>(_ name: String) -> Entry<Note>? {
        let folder = path(name)
        let noteFile = "\(folder)/\(Self.noteName)"
        guard let bytes = try? files.read(noteFile),
            let kept = try? JSONDecoder().decode(Kept<Note>.self, from: Data(bytes)),
            kept.sizes.allSatisfy({ files.size("\(folder)/\($0.key)") == $0.value })
        else { return nil }
        // The note's time says when the entry was last used.
        try? files.setModified(noteFile, Date().timeIntervalSince1970)
        return Entry(folder: folder, note: kept.note)
    }

    /// Puts a finished folder in its place. If another process was first, its entry is used.
    private func keep<Note: Codable>(
        _ note: Note, _ folder: String, as name: String
    ) throws -> Entry<Note> {
        var sizes: [String: Int] = [:]
        for name in try files.names(folder) { sizes[name] = files.size("\(folder)/\(name)") }
        let kept = try JSONEncoder().encode(Kept(note: note, sizes: sizes))
        try files.write("\(folder)/\(Self.noteName)", Array(kept))
        do {
            try files.move(folder, path(name))
        } catch {
            if let entry: Entry<Note> = known(name) { return entry }
            // What is there is broken.
            setAside(name)
            do {
                try files.move(folder, path(name))
            } catch {
                guard let entry: Entry<Note> = known(name) else { throw error }
                return entry
            }
        }
        return Entry(folder: path(name), note: note)
    }

    /// Removes an entry in one step for all others: it is renamed first. Whether anyone else removes it at the
    /// same time doesn't matter.
    ///
    /// - Parameter isWanted: Whether to put it back after all.
    private func setAside(
        _ name: String, unless isWanted: (_ folder: String) -> Bool = { _ in false }
    ) {
        let folder = path(Self.unfinished + Secret.make())
        guard (try? files.move(path(name), folder)) != nil else {
            // The name may be a file's that can't be moved so.
            if files.kind(path(name)) != .folder { try? files.remove(path(name)) }
            return
        }
        if isWanted(folder), (try? files.move(folder, path(name))) != nil { return }
        try? files.remove(folder)
    }

    /// Removes the entries that were used least recently, and what interrupted gradings left behind, if there are
    /// too many. Nothing is removed that may be in use now.
    func prune() {
        // Rarely, because checking when each entry was used takes time.
        guard let names = try? files.names(root), names.count > maximumCount + maximumCount / 3
        else { return }
        let used = names.map { (name: $0, time: lastUse(path($0))) }.sorted { $0.time < $1.time }
        let isUnfinished = { (name: String) in name.hasPrefix(Self.unfinished) }
        for entry in used where isUnfinished(entry.name) && !isInUse(entry.time) {
            try? files.remove(path(entry.name))
        }
        for entry in used.filter({ !isUnfinished($0.name) }).dropLast(maximumCount)
        where !isInUse(entry.time) {
            // Another process may have asked for it in the meantime.
            setAside(entry.name) { isInUse(lastUse($0)) }
        }
    }

    private func lastUse(_ folder: String) -> Double {
        files.modified("\(folder)/\(Self.noteName)") ?? files.modified(folder) ?? 0
    }

    private func isInUse(_ time: Double) -> Bool {
        abs(Date().timeIntervalSince1970 - time) <= Self.longestUse
    }

    private func path(_ name: String) -> String { "\(root)/\(name)" }
}

/// Names that nobody can guess.
package enum Secret {
    /// 32 hexadecimal digits from the system's source of randomness.
    package static func make() -> String {
        (0..<2).map { _ in
            let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}
