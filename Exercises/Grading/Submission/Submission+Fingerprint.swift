import Catalog

extension Submission {
    /// What changes where the learner's own tests of a stage change.
    package func fingerprintOfOwnTests(of stage: Stage) -> String {
        var fingerprint = Fingerprint()
        for (path, bytes) in (ownTests[stage.id]?.files ?? [:]).sorted(by: { $0.key < $1.key }) {
            fingerprint.add(path.utf8)
            fingerprint.add(bytes)
        }
        return fingerprint.text
    }
}
