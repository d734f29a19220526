/// The names of a learner's uploads.
package struct LearnerUpload: Sendable, Equatable, Codable {
    /// The name of the file or the folder that was graded.
    package var name: String
    /// The name of the class's archive or folder that contained it; nil if it was at the top.
    package var classUpload: String?
    /// The names of the learner's other uploads, such as earlier attempts.
    package var others: [String] = []
}
