/// Checks that the untouched Starter fails every official test, and that Finished passes all.
enum ReportCheck {
    /// What is wrong in the report of the untouched Starter.
    static func starter(_ report: Report) -> [Finding] {
        report.stages.flatMap { stage in
            if case .notBuilt(let failure, _) = stage.suite {
                return [Finding.notBuilt(tree: .starter, stage: stage.stage, failure)]
            }
            return stage.tests.map(\.result).filter { $0.status != .failed }
                .map { .doesNotFail(test: $0.name, status: $0.status) }
                + ownTests(stage, tree: .starter)
        }
    }

    /// What is wrong in the report of Finished.
    static func finished(_ report: Report) -> [Finding] {
        report.stages.flatMap { stage in
            if case .notBuilt(let failure, _) = stage.suite {
                return [Finding.notBuilt(tree: .finished, stage: stage.stage, failure)]
            }
            return stage.tests.map(\.result).filter { $0.status != .passed }
                .map { .failsOnFinished(test: $0.name, $0.failure) }
                + ownTests(stage, tree: .finished)
        }
    }

    private static func ownTests(_ stage: StageReport, tree: Tree) -> [Finding] {
        guard case .ran(let results) = stage.ownTests else {
            return [.ownTestsBroken(tree: tree, stage: stage.stage)]
        }
        return results.filter { $0.status != .passed }
            .map { .ownTestFails(tree: tree, test: $0.name, $0.failure) }
    }
}
