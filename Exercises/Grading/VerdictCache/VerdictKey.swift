import Catalog
import Digest
import FileSystem

/// What a verdict depends on. Where all of it is as it was, the verdict is used again; nothing else
/// decides that.
///
/// All that goes in is said in four places:
///
/// - for every verdict: `Grader.conditions`;
/// - for the verdict on a stage: `init(_:of:in:conditions:)`, and `afterSave`;
/// - for the result of a learner in a class: `init(ofResult:…)`, and `Kit.digest` among the conditions;
/// - for what there is to say of a stage: `init(ofAdviceOn:…)`, in `KeptAdvice.swift`.
///
/// What else the grader keeps is listed at `CacheFolder`.
///
/// Contents go in by their SHA-256. With a digest that can be forged, a learner could make two contents
/// of one name, and have the verdict on one of them given to the other.
package struct VerdictKey: Sendable, Hashable {
    /// What holds for everything that a grader judges.
    let conditions: String
    /// The digest of what is judged, and of what it is judged by.
    let contents: String

    init(conditions: String, contents: String) {
        self.conditions = conditions
        self.contents = contents
    }

    /// The key of what was found out after a save, without what is for graders alone.
    var afterSave: VerdictKey {
        VerdictKey(conditions: "\(conditions), after a save", contents: contents)
    }

    /// What a verdict is called where it is kept.
    var name: String {
        var digest = ContentDigest()
        digest.add(conditions)
        digest.add(contents)
        return digest.text
    }
}

extension VerdictKey {
    /// The key of the answer to a question about a stage.
    ///
    /// - Parameters:
    ///   - tree: The tree that is graded: messages name its files.
    ///   - content: Of its files, all that the stage's program is made of: the learner's code or tests,
    ///     the official suite or the planted bugs, what is given to learners, the helpers, the test
    ///     reporter and the manifest. The finished code goes in, too: it says which names may be used.
    init(
        _ stage: Stage, of tree: Tree, in content: QuestionContent, conditions: String
    ) throws {
        var digest = ContentDigest()
        digest.add([content.question.rawValue, "\(stage.id)", tree.rawValue])
        digest.add(content.only(stage).digests)
        digest.add(try content.finished(stage))
        self.init(conditions: conditions, contents: digest.text)
    }

    /// The key of what a class's reports say of one learner.
    ///
    /// - Parameters:
    ///   - submission: The learner's code and tests; nil where nothing can be graded.
    ///   - problem: Why nothing can be.
    ///   - changedKitFiles: The kit's own files that the learner has in another version.
    ///   - notUsed: What else the learner has handed in.
    init(
        ofResult submission: Submission?, problem: String?, student: Student?,
        moodleNumber: String?, changedKitFiles: [String], notUsed: [String], conditions: String
    ) {
        var digest = ContentDigest()
        for stage in submission?.workshop.stages ?? [] {
            for (_, folder) in submission?.folders(of: stage) ?? [] { digest.add(folder) }
        }
        digest.add(problem)
        digest.add(student.map { [$0.name, $0.email, $0.canvasID, $0.moodleID] } ?? [])
        digest.add(moodleNumber)
        digest.add(changedKitFiles)
        digest.add(notUsed)
        self.init(conditions: conditions, contents: digest.text)
    }
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
        let parts = try files.names(path("Exercises")).filter { !$0.hasPrefix(".") }
            .map { "Exercises/\($0)" }.filter { files.kind(path($0)) == .folder }
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
