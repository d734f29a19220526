/// What became of one learner's submission in a class.
struct LearnerResult: Sendable, Equatable, Codable {
    /// The name of the submission's folder. A learner chose it: it is never trusted as markup, as a
    /// formula or as a path.
    let learner: String
    var verdict: Verdict
    /// What a person should look at in the sources, in the order of the files.
    var flags: [SourceFlag] = []
    /// The kit's own files that the submission has in another version, relative to the repository.
    /// They were not used.
    var changedKitFiles: [String] = []
    /// Whether the learner's code was built and run without a sandbox.
    var ranWithoutSandbox = false

    /// Whether the submission could be graded, and what came of it.
    enum Verdict: Sendable, Equatable, Codable {
        case graded(Report)
        /// The grading could not be done. That says nothing about the learner's work.
        case notGraded(NotGraded)
    }

    /// Why a submission has no verdict.
    enum NotGraded: Sendable, Equatable, Codable {
        /// It is a link, a file or something else, and not a folder.
        case notAFolder
        /// It holds no folder `Starter` with a stage in it.
        case noStages
        /// Something went wrong that is not the learner's doing; the words that tell what.
        case failed(String)
    }
}

/// A place in a learner's source that reaches for what tests and exercises have no need of.
///
/// It proves nothing: a person looks at it.
struct SourceFlag: Sendable, Equatable, Codable {
    /// The word in the source that was found, for example `dlsym`.
    let word: String
    let place: Place
}
