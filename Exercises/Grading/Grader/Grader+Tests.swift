import Catalog

/// Where the tests of a stage come from.
extension Grader {
    /// The official tests of a stage, each of them without a verdict yet.
    func officialTests(of stage: Stage) throws -> [SuiteTest] {
        try stage.exercises.flatMap { exercise in
            let path = kit.path("Tests/\(stage.suiteModule)/\(exercise.suite).swift")
            let source = String(decoding: try machine.files.read(path), as: UTF8.self)
            return TestNames.official(of: exercise, in: stage, source: source).map {
                SuiteTest(
                    exercise: exercise.id, result: TestResult(name: $0, failure: .notReported))
            }
        }
    }

    func ownTestSource(of stage: Stage, _ submission: Submission) -> TestSource {
        let folder = submission.ownTests[stage.number] ?? SourceFolder()
        guard !folder.files.isEmpty else { return .none }
        let path = submission.ownTestsPath(stage)
        let texts = folder.files.map { ("\(path)/\($0)", String(decoding: $1, as: UTF8.self)) }
        return .own(OwnTestSource(files: Dictionary(uniqueKeysWithValues: texts)))
    }
}
