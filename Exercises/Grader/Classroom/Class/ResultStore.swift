import Catalog
import FileSystem
import Foundation
import Grading

/// The result files of a class, one for each learner, in the folder of its reports.
///
/// Each is written whole or not at all, so a run that was ended at any moment can go on.
package struct ResultStore: Sendable {
    /// A result, and what it depends on.
    package struct Entry: Codable, Equatable {
        /// What all results depend on that can be put together.
        package let conditions: String
        /// The digest of the submission.
        private let submission: String
        package let result: LearnerResult

        package init(key: VerdictKey, result: LearnerResult) {
            conditions = key.conditions
            submission = key.contents
            self.result = result
        }

        var key: VerdictKey { VerdictKey(conditions: conditions, contents: submission) }
    }

    /// The absolute path of the folder of the reports.
    package let reports: String
    let files: Files
    /// The workshop that the results are of.
    let workshop: Workshop

    package init(reports: String, files: Files, workshop: Workshop) {
        self.reports = reports
        self.files = files
        self.workshop = workshop
    }

    /// Where verdicts are kept that several learners share.
    package var verdicts: String { "\(folder)/verdicts" }

    private var folder: String { "\(reports)/.results" }
    private var learners: String { "\(folder)/learners" }
    private var classFile: String { "\(folder)/class.json" }

    /// Makes the folders and keeps the names of the whole class: that finds out early where nothing
    /// can be written, and later which results are missing.
    package func prepare(for wholeClass: [String]) throws {
        try files.makeFolder(learners)
        try files.write(classFile, Array(try JSONEncoder().encode(wholeClass)))
    }

    /// The result of a learner; nil where there is none that can be read.
    package func entry(_ learner: String) -> Entry? {
        for path in paths(of: learner) {
            if let entry: Entry = try? read(path), entry.result.learner == learner { return entry }
        }
        return nil
    }

    /// Keeps a result, in the place of an earlier one of the same learner.
    package func keep(_ entry: Entry) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let paths = paths(of: entry.result.learner)
        try files.write(paths[0], Array(try encoder.encode(entry)))
        for earlier in paths.dropFirst() { try files.remove(earlier) }
    }

    /// Forgets these learners, and what learners share.
    package func remove(_ learners: [String]) throws(FileError) {
        try files.remove(verdicts)
        for path in learners.flatMap(paths(of:)) { try files.remove(path) }
    }

    /// Forgets the learners that aren't among these.
    package func removeAll(but learners: [String]) throws(FileError) {
        let kept = Set(learners.flatMap(paths(of:)))
        for path in try paths() where !kept.contains(path) { try files.remove(path) }
    }

    /// The names of the whole class, of which the results may be a part; none where they weren't
    /// kept.
    package func wholeClass() throws -> [String] {
        files.kind(classFile) == nil ? [] : try read(classFile)
    }

    /// The names of all learners with a result, in the order of the reports.
    /// - Throws: `ClassError.damagedResult` where a file can't be read as one.
    package func learnerNames() throws -> [String] {
        let names = try paths().map { path in
            let entry: Entry = try read(path)
            return entry.result.learner
        }
        return NameOrder.sorted(names) { $0 }
    }

    /// Whether the folder holds results at all.
    package var isThere: Bool { files.kind(learners) == .folder }

    private func paths() throws(FileError) -> [String] {
        guard isThere else { return [] }
        return try files.names(learners).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
            .map { "\(learners)/\($0)" }
    }

    private func read<Content: Decodable>(_ path: String) throws -> Content {
        do {
            let decoder = JSONDecoder()
            decoder.userInfo[.workshop] = workshop
            return try decoder.decode(Content.self, from: Data(try files.read(path)))
        } catch is DecodingError {
            throw ClassError.damagedResult(path)
        }
    }

    /// Where the result of a learner is: the path that is written to, and the one that earlier versions
    /// of the workshop wrote to, where that was another.
    private func paths(of learner: String) -> [String] {
        [LearnerFileName.of(learner), LearnerFileName.ofEarlierVersions(learner)].compactMap(\.self)
            .map { "\(learners)/\($0).json" }
    }
}
