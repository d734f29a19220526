import Catalog

extension Submission {
    /// Whether a learner has changed something of a stage since it was shipped, or left something
    /// out: an encore that nobody has begun is neither built nor run.
    package func hasBegun(_ stage: Stage) -> Bool {
        var current: [String: String] = [:]
        for (path, folder) in folders(of: stage) {
            guard let folder, folder.refused.isEmpty else { return folder != nil }
            for (name, bytes) in folder.files {
                current["\(path)/\(name)"] = GitObjectName.ofText(bytes)
            }
        }
        return Set(current.keys) != workshop.shippedPaths(of: stage)
            || !current.allSatisfy { workshop.isShipped($0.value, as: $0.key) }
    }
}
