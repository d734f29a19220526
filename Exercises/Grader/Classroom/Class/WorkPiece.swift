import Catalog

/// The two parts that a learner's work on a stage has.
package enum WorkPart: String, Sendable, Codable {
    /// The code of a stage.
    case code
    /// The learner's own tests of it.
    case tests
}

/// A file of a learner's work, told from others' by a digest of its text without spaces and comments.
package struct WorkPiece: Sendable, Hashable, Codable {
    /// What two files share that are the same.
    package struct Digest: Sendable, Hashable, Codable {
        package let stage: Stage.ID
        package let part: WorkPart
        let text: String
    }

    package let digest: Digest
    /// The path of the file, as the learner knows it.
    package let file: String
}
