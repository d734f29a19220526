/// Why a stage's code or tests could not be built.
package enum BuildFailure: Sendable, Equatable, Codable {
    /// The compiler's words, paths as the learner knows them.
    case errors(String)
    /// The compiler's words, where these files of exercises aren't there.
    case filesMissing([String], errors: String)
    /// The package manager's words about something that is in no line of a source file: two files
    /// of one name, no file at all, a program that can't be linked.
    case withoutPlace(String)
    /// The build was ended for its time.
    case tookTooLong
    /// The build was ended for its memory.
    case tookTooMuchMemory
    /// These files were not taken from the submission.
    case refused([RefusedFile])
    /// The folder of the stage isn't in the submission.
    case missingFolder
}
