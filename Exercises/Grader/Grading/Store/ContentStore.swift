import FileSystem
import Foundation

/// Keeps what was made by what it was made of: a folder for each, with files and a note.
///
/// The name of an entry is a digest of all that it depends on. So an entry is what would be made again
/// under its name, and nothing in it ever changes.
struct ContentStore: Sendable {
    /// The folder with a folder for each entry.
    let root: String
    let files: Files
    /// The most entries that are kept: those that were used last.
    let maximumCount: Int

    /// Held for each entry that is being made at the moment, in any store of this process.
    private static let lock = KeyedLock()

    /// For how many seconds an entry may be in use after it was asked for.
    private static let longestUse = 3600.0
    /// The beginning of the name of a folder in which an entry is being made.
    private static let unfinished = "making-"
    private static let noteName = "note.json"
    /// The ending of the files in which earlier versions of the workshop kept a verdict each.
    private static let endingOfEarlierVersions = ".json"

    /// Something that was made.
    struct Entry<Note: Sendable>: Sendable {
        /// The folder of its files.
        let folder: String
        let note: Note
    }

    /// What stands in the file of a note.
    private struct Kept<Note: Codable>: Codable {
        let note: Note
        /// How many bytes each file has, so that one that is gone or cut is missed.
        let sizes: [String: Int]
    }

    /// The entry of this name; makes it where there is none.
    ///
    /// - Parameter make: Makes it in a folder, and returns what to note of it; a failure, of which
    ///   nothing is kept. No other thread makes the same meanwhile.
    func entry<Note: Codable, Failure: Error>(
        _ name: String, make: (_ folder: String) throws -> Result<Note, Failure>
    ) throws -> Result<Entry<Note>, Failure> {
        try Self.lock.hold(path(name)) {
            if let entry: Entry<Note> = known(name) { return .success(entry) }
            let folder = path(Self.unfinished + Secret.make())
            try files.makeFolder(folder)
            defer { try? files.remove(folder) }
            switch try make(folder) {
            case .failure(let failure): return .failure(failure)
            case .success(let note): return .success(try keep(note, folder, as: name))
            }
        }
    }

    /// The entry of this name; nil where there is none, or where it is broken.
    func known<Note: Codable>(_ name: String) -> Entry<Note>? {
        let folder = path(name)
        let noteFile = "\(folder)/\(Self.noteName)"
        guard let bytes = try? files.read(noteFile),
            let kept = try? JSONDecoder().decode(Kept<Note>.self, from: Data(bytes)),
            kept.sizes.allSatisfy({ files.size("\(folder)/\($0.key)") == $0.value })
        else { return nil }
        // The time of the note says when the entry was last used. Where the time can't be set, the entry
        // is removed a little earlier.
        try? files.setModified(noteFile, Date().timeIntervalSince1970)
        return Entry(folder: folder, note: kept.note)
    }

    private func keep<Note: Codable>(
        _ note: Note, _ folder: String, as name: String
    ) throws -> Entry<Note> {
        var sizes: [String: Int] = [:]
        for name in try files.names(folder) { sizes[name] = files.size("\(folder)/\(name)") }
        let kept = try JSONEncoder().encode(Kept(note: note, sizes: sizes))
        try files.write("\(folder)/\(Self.noteName)", Array(kept))
        let place = path(name)
        do {
            try files.move(folder, place)
        } catch {
            // Another grading was faster, or something broken stands there.
            if let entry: Entry<Note> = known(name) { return entry }
            // Another grading may do the same now: it has removed what is broken, or was faster again.
            try? files.remove(place)
            do {
                try files.move(folder, place)
            } catch {
                guard let entry: Entry<Note> = known(name) else { throw error }
                return entry
            }
        }
        return Entry(folder: place, note: note)
    }

    /// Removes what was used least lately, where there is much, and what an ended grading left; not
    /// what may be in use now. Files that earlier versions of the workshop kept there go at once.
    func prune() throws(FileError) {
        guard files.kind(root) == .folder else { return }
        var names = try files.names(root)
        for name in names where name.hasSuffix(Self.endingOfEarlierVersions) {
            try files.remove(path(name))
        }
        names.removeAll { $0.hasSuffix(Self.endingOfEarlierVersions) }
        // Seldom, since each look at when something was used takes time.
        guard names.count > maximumCount + maximumCount / 3 else { return }
        let used = names.map { name in
            (
                name,
                files.modified("\(path(name))/\(Self.noteName)") ?? files.modified(path(name)) ?? 0
            )
        }
        let now = Date().timeIntervalSince1970
        for (name, time) in used.sorted(by: { $0.1 < $1.1 }).dropLast(maximumCount)
        where abs(now - time) > Self.longestUse {
            try files.remove(path(name))
        }
    }

    private func path(_ name: String) -> String { "\(root)/\(name)" }
}
