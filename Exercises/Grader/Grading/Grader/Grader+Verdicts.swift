import Catalog
import FileSystem

/// What verdicts of a grader depend on, and where they are kept.
extension Grader {
    /// What all verdicts of this grader depend on, whatever it judges.
    ///
    /// - Parameters:
    ///   - version: What tells this version of the grader, and of what it has compiled in, from others.
    ///   - stages: The stages that are asked for; all where there are none.
    package func conditions(version: String, stages: [Stage.ID] = []) -> String {
        [
            version, "Swift \(tools.toolchain.version)", "built with \(buildsWith.rawValue)",
            "\(limits.test)", "\(limits.stage) for a stage",
            tools.sandbox == nil ? "no sandbox" : "sandbox",
            "\(enoughTests) tests are enough",
            stages.isEmpty ? "" : "stages \(stages.map(\.description).joined(separator: " "))",
        ].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The same grader, which keeps verdicts beside the workspaces, for the next grading under the
    /// conditions of this one.
    package func keepingVerdicts() -> Grader {
        let cache = CacheFolder(kit: kit, files: machine.files)
        let conditions = conditions(version: tools.identity)
        func store(_ contents: ContentStore) -> VerdictStore {
            VerdictStore(contents: contents, conditions: conditions, keepsUnsteady: false)
        }
        let verdicts = store(cache.verdicts)
        return with(
            tools: tools.advising(by: store(cache.advice).keeping(tools.advice)),
            verdicts: { _, _, _ in verdicts })
    }

    /// The same grader, which keeps the verdicts of a class in a folder, so that what several have handed in
    /// is graded once.
    package func sharingVerdicts(
        in folder: String, conditions: String
    ) throws(FileError) -> Grader {
        let contents = ContentStore(
            root: folder, files: machine.files, maximumCount: Self.mostOfClass)
        // Verdicts by earlier versions of the workshop, and on earlier versions of the learners' work.
        try contents.prune()
        let store = VerdictStore(
            contents: contents, conditions: conditions, keepsUnsteady: true)
        return with(verdicts: { _, _, _ in store })
    }

    /// The most verdicts of a class that are kept from one run to the next: those of 250 learners, for
    /// both questions of four stages. One takes 18 KiB on disk, so all of them take 36 MiB.
    private static let mostOfClass = 2000
}
