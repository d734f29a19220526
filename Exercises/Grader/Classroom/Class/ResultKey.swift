import Digest
import FileSystem
import Grading

extension VerdictKey {
    /// Identifies what a class's reports say about one learner.
    ///
    /// - Parameters:
    ///   - submission: The learner's code and tests; nil if nothing can be graded.
    ///   - problem: Why nothing can be graded.
    ///   - result: The learner, with the upload.
    ///   - changedKitFiles: The kit's files of which the learner has a different version.
    init(
        ofResult submission: Submission?, problem: String?, _ result: LearnerResult,
        changedKitFiles: [String], conditions: String
    ) {
        var digest = ContentDigest()
        for stage in submission?.workshop.stages ?? [] {
            for (_, folder) in submission?.folders(of: stage) ?? [] { digest.add(folder) }
        }
        digest.add(problem)
        let student = result.student
        digest.add(student.map { [$0.name, $0.email, $0.canvasID, $0.moodleID] } ?? [])
        digest.add(student?.sis?.cells ?? [])
        digest.add(result.moodleNumber)
        digest.add(result.canvasNumber)
        digest.add(result.partners)
        digest.add(changedKitFiles)
        digest.add(result.upload.map { [$0.name, $0.classUpload ?? ""] + $0.others } ?? [])
        self.init(conditions: conditions, contents: digest.text)
    }
}

extension Kit {
    /// The digest of the files that a class's results depend on: the grader and its catalog, the
    /// reference solution, the official suites, and what all stages are built with.
    ///
    /// The digest is the same on two computers with the same version of the workshop, so that their
    /// results can be combined. The kit's own tests and `Starter` don't matter.
    ///
    /// - Throws: If a file can't be read.
    package func digest(files: Files) throws -> String {
        // These folders are read one by one, because together they have more files than
        // `SourceFolder` reads.
        let parts = try ["Exercises", "Exercises/Grader"].flatMap { folder in
            try files.names(path(folder)).filter { !$0.hasPrefix(".") && $0 != "Grader" }
                .map { "\(folder)/\($0)" }.filter { files.kind(path($0)) == .folder }
        }
        var digest = ContentDigest()
        digest.add(try files.read(path("Package.swift")))
        for folder in parts + ["Finished"] + ownFolders.sorted() {
            digest.add(folder)
            digest.add(try SourceFolder.read(path(folder), ending: "", files: files))
        }
        return digest.text
    }
}

extension ContentDigest {
    /// Adds the folder's files by name, and the files that were refused. Whether the folder exists
    /// also changes the digest.
    fileprivate mutating func add(_ folder: SourceFolder?) {
        add(folder == nil ? "no folder" : "folder")
        add(folder?.files ?? [:])
        add((folder?.refused ?? []).map { "\($0)" })
    }
}
