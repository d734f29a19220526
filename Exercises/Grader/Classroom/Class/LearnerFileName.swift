import Digest

/// Names the file that stores a learner's result.
package enum LearnerFileName {
    /// A name of plain letters. It depends only on the learner's name, so that a later run, or
    /// another computer, finds the result.
    package static func of(_ learner: String) -> String {
        var digest = ContentDigest()
        digest.add(learner)
        return digest.text
    }
}
