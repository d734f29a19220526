import Digest

/// The name of the file that keeps a learner's result.
package enum LearnerFileName {
    /// A name of plain letters that depends on the learner's name alone: so a later run, or another machine, finds the
    /// result.
    package static func of(_ learner: String) -> String {
        var digest = ContentDigest()
        digest.add(learner)
        return digest.text
    }
}
