/// The submissions of a class: what lies in one folder, by name.
struct Roster: Sendable {
    /// What stands where a submission is expected.
    struct Entry: Sendable, Equatable {
        /// The name of the folder: the learner.
        let learner: String
        /// Its absolute path.
        let path: String
    }

    /// In the order of the names' bytes, which is the same on every machine.
    let entries: [Entry]

    /// Reads the names in a folder. Hidden ones are passed over.
    static func read(_ folder: String, files: Files) throws(FileError) -> Roster {
        let names = try files.names(folder).filter { !$0.hasPrefix(".") }
        return Roster(
            entries: names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map {
                Entry(learner: $0, path: "\(folder)/\($0)")
            })
    }

    /// Every `count`th submission, starting with number `index`, from 1.
    func shard(_ index: Int, of count: Int) -> Roster {
        Roster(
            entries: entries.enumerated().filter { $0.offset % count == index - 1 }.map(\.element))
    }
}
