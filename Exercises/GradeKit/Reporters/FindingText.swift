/// Says what is not right with the workshop, for its authors.
enum FindingText {
    /// One sentence, with the place and what to do.
    static func describe(_ finding: Finding) -> String {
        switch finding {
        case .onlyInOneTree(let path, let tree):
            let other: Tree = tree == .starter ? .finished : .starter
            return "\(tree.rawValue)/\(path) has no counterpart \(other.rawValue)/\(path)."
        case .noTODO(let path):
            return "\(path) belongs to an exercise and has no line with '// TODO: '."
        case .leftoverTODO(let path):
            return "\(path) is finished and still has a line with '// TODO: '."
        case .missingFile(let exercise, let path):
            return "The exercise '\(exercise)' names \(path), which isn't there."
        case .unlistedSuite(let path):
            return "\(path) is named by no exercise, so it would never run."
        case .duplicateExercise(let id):
            return "Two exercises have the identifier '\(id)'."
        case .noTests(let exercise):
            return "The suite of the exercise '\(exercise)' has no test."
        case .notBuilt(let tree, let stage, let failure):
            return "Stage \(stage) of \(tree.rawValue) can't be built:\n"
                + BuildFailureText.describe(failure)
        case .doesNotFail(let test, let status):
            return "\(test) has to fail by an assertion on the untouched Starter, and the verdict "
                + "is '\(status.rawValue)'."
        case .failsOnFinished(let test, let failure):
            return "\(test) fails on Finished: \(reason(failure))"
        case .ownTestFails(let tree, let test, let failure):
            return "\(test) of \(tree.rawValue) fails on Finished: \(reason(failure))"
        case .ownTestsBroken(let tree, let stage):
            return "The own tests in \(tree.rawValue)/Stage\(stage)Tests can't be run."
        }
    }

    private static func reason(_ failure: TestResult.Failure?) -> String {
        failure.map(FailureText.describe) ?? "it was skipped."
    }
}
