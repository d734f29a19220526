import Foundation

/// `grade merge`: puts the results of shards together, and writes the reports of the whole class.
struct MergeCommand {
    let context: CommandContext

    func run() throws -> Int32 {
        guard !context.invocation.paths.isEmpty, let out = context.invocation.out else {
            throw UsageError.missing(
                context.invocation.paths.isEmpty ? "REPORTS" : "--out", for: .merge)
        }
        let files = context.files
        let target = ResultStore(reports: path(out), files: files)
        var learners: [String] = []
        var first: (folder: String, conditions: String)?
        var entries: [(store: ResultStore, learner: String)] = []
        for shown in context.invocation.paths where path(shown) != target.reports {
            let store = ResultStore(reports: path(shown), files: files)
            guard store.isThere else { throw ClassError.noResults(shown) }
            for learner in try store.learnerNames() {
                guard !learners.contains(learner) else { throw ClassError.twice(learner: learner) }
                learners.append(learner)
                entries.append((store, learner))
                let conditions = store.entry(learner)?.conditions ?? ""
                if let first, first.conditions != conditions {
                    throw ClassError.differentConditions(first.folder, shown)
                }
                first = first ?? (shown, conditions)
            }
        }
        if let lost = try target.learnerNames().first(where: { !learners.contains($0) }) {
            throw ClassError.onlyInTarget(out, learner: lost)
        }
        for (store, learner) in entries {
            if let entry = store.entry(learner) { try target.keep(entry) }
        }
        return try ClassReportsWriter(store: target, context: context).write(
            try target.learnerNames(), shownAs: out)
    }

    private func path(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().path
    }
}
