import Classroom
import Grading

extension Verb {
    package static let merge = Verb(
        name: "merge", summary: "Put together what several machines graded.",
        overview: """
            Puts together the reports of several parts of a class.

            Each part comes from 'swift run grade class' with '--shard'.
            """,
        usage: "merge REPORTS... --out DIR", words: .asGiven(maximum: .max),
        arguments: [
            HelpRow("REPORTS", "The folders that the parts were written to.")
        ],
        options: MergeOptions.self,
        exitStatuses: [
            (ExitStatus.passed, "everybody passed all official tests"),
            (ExitStatus.notPassed, "somebody didn't pass yet or could not be graded"),
            (ExitStatus.usage, "the command line is wrong"),
            (ExitStatus.couldNotGrade, "could not put the parts together"),
        ]
    ) { context, options in
        try MergeCommand(context: context, options: options).run()
    }
}

/// `grade merge`: puts the results of shards together, and writes the reports of the whole class.
struct MergeCommand {
    let context: CommandContext
    let options: MergeOptions

    func run() throws -> Int32 {
        let parts = context.invocation.words
        guard !parts.isEmpty, let out = options.out else {
            throw UsageError.missing(parts.isEmpty ? "REPORTS" : "--out", for: .merge)
        }
        let files = context.machine.files
        let target = ResultStore(
            reports: context.absolute(out), files: files, workshop: context.kit.workshop)
        var merged = Set<String>()
        var first: (folder: String, conditions: String)?
        var entries: [(store: ResultStore, learner: String)] = []
        let sources = parts.filter { context.absolute($0) != target.reports }
            .map {
                (
                    shown: $0,
                    store: ResultStore(
                        reports: context.absolute($0), files: files, workshop: context.kit.workshop)
                )
            }
        for (shown, store) in sources {
            guard store.isThere else { throw ClassError.noResults(shown) }
            for learner in try store.learnerNames() {
                guard merged.insert(LearnerFileName.of(learner)).inserted else {
                    throw ClassError.twice(learner: learner)
                }
                entries.append((store, learner))
                let conditions = try entry(learner, in: store).conditions
                if let first, first.conditions != conditions {
                    throw ClassError.differentConditions(first.folder, shown)
                }
                first = first ?? (shown, conditions)
            }
        }
        func isMissing(_ learner: String) -> Bool { !merged.contains(LearnerFileName.of(learner)) }
        for (shown, store) in sources {
            if let learner = try store.wholeClass().first(where: isMissing) {
                throw ClassError.partMissing(shown, learner: learner)
            }
        }
        if let lost = try target.learnerNames().first(where: isMissing) {
            throw ClassError.onlyInTarget(out, learner: lost)
        }
        try context.requireNoFilesOfOthers(in: target.reports, shownAs: out)
        for (store, learner) in entries { try target.keep(try entry(learner, in: store)) }
        return try ClassReportsWriter(store: target, context: context, options: options.reports)
            .write(
                try target.learnerNames(), shownAs: out)
    }

    private func entry(_ learner: String, in store: ResultStore) throws -> ResultStore.Entry {
        guard let entry = store.entry(learner) else { throw ClassError.damagedResult(learner) }
        return entry
    }
}
