import FileSystem

/// The submissions of a class: what lies in one folder, by name.
package struct Roster: Sendable {
    /// What stands where a submission is expected.
    package struct Entry: Sendable, Equatable {
        /// The name of the folder: the learner.
        package let learner: String
        /// Its absolute path; nil where the name is no text, so that no path leads there.
        let path: String?
    }

    /// In the order of the names' bytes, which is the same on every machine.
    package let entries: [Entry]

    /// Reads the names in a folder: each is somebody's, but for what programs keep there.
    package static func read(_ folder: String, files: Files) throws -> Roster {
        var entries: [Entry] = []
        var unreadable: [[UInt8]] = []
        for bytes in try files.bytesOfNames(folder) {
            guard let name = String(validating: bytes, as: UTF8.self) else {
                unreadable.append(bytes)
                continue
            }
            let entry = Entry(learner: name, path: "\(folder)/\(name)")
            if try isSubmission(entry, files: files) { entries.append(entry) }
        }
        // Bytes and not texts: accents that are written in two ways are two names.
        var taken = Set(entries.map { Array($0.learner.utf8) })
        for bytes in unreadable.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            var name = shown(bytes)
            while !taken.insert(Array(name.utf8)).inserted { name += "?" }
            entries.append(Entry(learner: name, path: nil))
        }
        return Roster(
            entries: entries.sorted { $0.learner.utf8.lexicographicallyPrecedes($1.learner.utf8) })
    }

    /// Hidden folders that programs make beside what they are about.
    private static let foldersOfPrograms: Set = [
        ".git", ".hg", ".svn", ".idea", ".vscode", ".Trashes", ".Spotlight-V100", ".fseventsd",
        ".TemporaryItems", ".DocumentRevisions-V100",
    ]

    /// Whether it stands for a learner. A hidden file doesn't, nor does a hidden folder of a
    /// program's.
    private static func isSubmission(_ entry: Entry, files: Files) throws -> Bool {
        guard entry.learner.hasPrefix("."), let path = entry.path else { return true }
        if files.kind(path) == .file { return false }
        let isOfProgram = foldersOfPrograms.contains(entry.learner)
        return !isOfProgram || files.kind("\(path)/\(Tree.starter.rawValue)") != nil
    }

    /// A name that is no text, with what is no ASCII as `\xE9`.
    private static func shown(_ name: [UInt8]) -> String {
        name.map { byte in
            byte < 0x80
                ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// Every `count`th submission, starting with number `index`, from 1.
    package func shard(_ index: Int, of count: Int) -> Roster {
        Roster(
            entries: entries.enumerated().filter { $0.offset % count == index - 1 }.map(\.element))
    }
}
