import Catalog
import Digest

extension Submission {
    /// The digest of the learner's own tests of a stage.
    package func digestOfOwnTests(of stage: Stage) -> String {
        var digest = ContentDigest()
        digest.add(ownTests[stage.id]?.files ?? [:])
        return digest.text
    }
}
