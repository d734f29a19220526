/// What a learner has handed in, as it was called.
package struct LearnerUpload: Sendable, Equatable, Codable {
    /// The name of the file or the folder that was graded.
    package var name: String
    /// The name of the class's archive or folder that it was in; nil if it was with the others.
    package var classUpload: String?
    /// The names of the learner's other uploads, such as earlier attempts.
    package var others: [String] = []
}
