import Catalog

/// The two parts of a learner's work on a stage.
package enum WorkPart: String, Sendable, Codable {
    /// The code of a stage.
    case code
    /// The learner's tests of a stage.
    case tests
}

/// A file of a learner's work, identified by a digest of its text without spaces and comments.
package struct WorkPiece: Sendable, Hashable, Codable {
    /// A digest that is equal for two files with the same content.
    package struct Digest: Sendable, Hashable, Codable {
        package let stage: Stage.ID
        package let part: WorkPart
        let text: String
    }

    package let digest: Digest
    /// The path of the file, as the learner knows it.
    package let file: String
}
