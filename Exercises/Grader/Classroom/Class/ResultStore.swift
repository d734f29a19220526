import Catalog
import FileSystem
import Foundation
import Grading

/// The result files of a class, one for each learner, in the folder of its reports.
///
/// Each file is written atomically, so a run that is interrupted at any moment can be continued.
package struct ResultStore: Sendable {
    /// A result, and a digest of what it depends on.
    package struct Entry: Codable, Equatable {
        /// The conditions that the result depends on besides the submission.
        private let conditions: String
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
    /// The workshop that the results are for.
    let workshop: Workshop

    package init(reports: String, files: Files, workshop: Workshop) {
        self.reports = reports
        self.files = files
        self.workshop = workshop
    }

    /// The store for verdicts that several learners share.
    package var verdicts: String { "\(folder)/verdicts" }

    private var folder: String { "\(reports)/.results" }
    private var learners: String { "\(folder)/learners" }

    /// Creates the folders. An error shows early that nothing can be written.
    package func prepare() throws(FileError) { try files.makeFolder(learners) }

    /// The result of a learner; nil if there is none that can be read.
    package func entry(_ learner: String) -> Entry? {
        let decoder = JSONDecoder()
        decoder.userInfo[.workshop] = workshop
        guard let bytes = try? files.read(path(of: learner)),
            let entry = try? decoder.decode(Entry.self, from: Data(bytes)),
            entry.result.learner == learner
        else { return nil }
        return entry
    }

    /// Saves a result, replacing an earlier one of the same learner.
    package func keep(_ entry: Entry) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try files.write(path(of: entry.result.learner), Array(try encoder.encode(entry)))
    }

    /// Removes the results of these learners, and the shared verdicts.
    package func remove(_ learners: [String]) throws(FileError) {
        try files.remove(verdicts)
        for path in learners.map(path(of:)) { try files.remove(path) }
    }

    /// Removes the results of all other learners.
    package func removeAll(but learners: [String]) throws(FileError) {
        let kept = Set(learners.map(path(of:)))
        for name in try files.names(self.learners) where name.hasSuffix(".json") {
            let path = "\(self.learners)/\(name)"
            if !kept.contains(path) { try files.remove(path) }
        }
    }

    private func path(of learner: String) -> String {
        "\(learners)/\(LearnerFileName.of(learner)).json"
    }
}
