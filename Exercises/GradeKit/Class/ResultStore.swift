import Foundation

/// The result files of a class, one for each learner, in the folder of its reports.
///
/// Each is written whole or not at all, so a run that was ended at any moment can go on.
struct ResultStore: Sendable {
    /// A result, and what it depends on.
    struct Entry: Codable, Equatable {
        /// The grader, the toolchain, the kit, the limits and the sandbox.
        let conditions: String
        /// The fingerprint of the submission.
        let submission: String
        let result: LearnerResult
    }

    /// The absolute path of the folder of the reports.
    let reports: String
    let files: Files

    /// Where verdicts are kept that several learners share.
    var verdicts: String { "\(folder)/verdicts" }

    private var folder: String { "\(reports)/.results" }
    private var learners: String { "\(folder)/learners" }

    /// Makes the folders, to find out early where nothing can be written.
    func prepare() throws(FileError) {
        try files.makeFolder(learners)
        let probe = "\(folder)/probe"
        try files.write(probe, [])
        try files.remove(probe)
    }

    /// The result of a learner; nil where there is none that can be read.
    func entry(_ learner: String) -> Entry? {
        guard let entry = try? read(path(learner)), entry.result.learner == learner else {
            return nil
        }
        return entry
    }

    func keep(_ entry: Entry) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try files.write(path(entry.result.learner), Array(try encoder.encode(entry)))
    }

    /// Forgets all.
    func removeAll() throws(FileError) { try files.remove(folder) }

    /// Forgets the learners that aren't among these.
    func removeAll(but learners: [String]) throws(FileError) {
        let kept = Set(learners.map(path))
        for path in try paths() where !kept.contains(path) { try files.remove(path) }
    }

    /// The names of all learners with a result, in the order of their bytes.
    /// - Throws: `ClassError.damagedResult` where a file can't be read as one.
    func learnerNames() throws -> [String] {
        try paths().map { path in
            do {
                return try read(path).result.learner
            } catch is DecodingError {
                throw ClassError.damagedResult(path)
            }
        }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether the folder holds results at all.
    var isThere: Bool { files.kind(learners) == .folder }

    private func paths() throws(FileError) -> [String] {
        guard isThere else { return [] }
        return try files.names(learners).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
            .map { "\(learners)/\($0)" }
    }

    private func read(_ path: String) throws -> Entry {
        try JSONDecoder().decode(Entry.self, from: Data(try files.read(path)))
    }

    private func path(_ learner: String) -> String {
        "\(learners)/\(LearnerFileName.of(learner)).json"
    }
}
