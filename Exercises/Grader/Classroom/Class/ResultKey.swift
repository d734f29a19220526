import Digest
import FileSystem
import Grading

extension VerdictKey {
    /// The key of what a class's reports say of one learner.
    ///
    /// - Parameters:
    ///   - submission: The learner's code and tests; nil where nothing can be graded.
    ///   - problem: Why nothing can be.
    ///   - changedKitFiles: The kit's own files that the learner has in another version.
    ///   - notUsed: What else the learner has handed in.
    ///   - upload: What was handed in, and when.
    init(
        ofResult submission: Submission?, problem: String?, student: Student?,
        moodleNumber: String?, canvasNumber: String? = nil, partners: [String],
        changedKitFiles: [String], notUsed: [String],
        upload: LearnerUpload? = nil, conditions: String
    ) {
        var digest = ContentDigest()
        for stage in submission?.workshop.stages ?? [] {
            for (_, folder) in submission?.folders(of: stage) ?? [] { digest.add(folder) }
        }
        digest.add(problem)
        digest.add(student.map { [$0.name, $0.email, $0.canvasID, $0.moodleID, $0.group] } ?? [])
        digest.add(student?.sis?.cells ?? [])
        digest.add(moodleNumber)
        digest.add(canvasNumber)
        digest.add(partners)
        digest.add(changedKitFiles)
        digest.add(notUsed)
        digest.add(
            upload.map { upload in
                [
                    upload.name, upload.classUpload ?? "", upload.time.map { "\($0)" } ?? "",
                    "\(upload.isLastChange)",
                ] + (upload.groupChoice.map { [$0.learner, $0.reason.rawValue] } ?? [])
            } ?? [])
        self.init(conditions: conditions, contents: digest.text)
    }

    /// Whether the two are of the same work, graded in whatever way.
    func isOfSame(_ other: VerdictKey) -> Bool { contents == other.contents }
}

extension Kit {
    /// The digest of the files that results of a class come from: the grader and its catalogue, the
    /// finished stages, the official suites, and what all stages are built with.
    ///
    /// The digest is the same on two machines that have the same version of the workshop, so that what they
    /// graded can be put together. What the kit's own tests and `Starter` hold is of no account.
    ///
    /// - Throws: Where a file can't be read.
    package func digest(files: Files) throws -> String {
        // One by one: more files than a learner may have are in these together.
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
    /// Takes in the files of a folder by name, and what isn't taken of it; or that there is none.
    fileprivate mutating func add(_ folder: SourceFolder?) {
        add(folder == nil ? "no folder" : "folder")
        add(folder?.files ?? [:])
        add((folder?.refused ?? []).map { "\($0)" })
    }
}
