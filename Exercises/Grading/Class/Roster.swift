import FileSystem

/// The submissions of a class: what lies in one folder, by name.
package struct Roster: Sendable {
    /// What stands where a submission is expected.
    package struct Entry: Sendable, Equatable {
        /// The name of the folder: the learner.
        package let learner: String
        /// Its absolute path.
        let path: String
    }

    /// In the order of the names' bytes, which is the same on every machine.
    package let entries: [Entry]

    /// Reads the names in a folder. Hidden ones are passed over.
    ///
    /// - Throws: `ClassError.sameNames` where two names are read as one: bytes that are no text
    ///   all become the same character.
    package static func read(_ folder: String, files: Files) throws -> Roster {
        let names = try files.names(folder).filter { !$0.hasPrefix(".") }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for (one, next) in zip(names, names.dropFirst()) where one.utf8.elementsEqual(next.utf8) {
            throw ClassError.sameNames(folder, learner: one)
        }
        return Roster(entries: names.map { Entry(learner: $0, path: "\(folder)/\($0)") })
    }

    /// Every `count`th submission, starting with number `index`, from 1.
    package func shard(_ index: Int, of count: Int) -> Roster {
        Roster(
            entries: entries.enumerated().filter { $0.offset % count == index - 1 }.map(\.element))
    }
}
