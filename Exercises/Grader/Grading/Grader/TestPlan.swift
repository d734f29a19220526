import Catalog
import SwiftSource

/// Which tests of a stage answer a question, and how they are run once they are built.
struct TestPlan<Answer: Outcome>: Sendable {
    /// The answer for a stage of which nothing has to be built; nil for the others.
    var withoutBuild: @Sendable (Stage) -> Answer? = { _ in nil }
    /// Whether the built program has to say which tests of a stage there are.
    let mustList: Bool
    /// Whether it leaves out what is for graders alone, as after a save: no shams are run, and planted bugs
    /// are looked for in the order of the catalogue. Its verdicts are none of a grading.
    var isAfterSave = false
    /// Runs the tests of a stage.
    let run: @Sendable (SuiteRun, Stage, BuiltTests) throws -> Answer
}

/// What is known of the tests in a program.
struct BuiltTests: Sendable {
    /// What the program says of them, where it has to.
    var list = ""
    /// The files that it was built without, by the paths that learners know.
    let leftOut: Set<String>
    /// Whether an official suite has places for shams.
    var hasShams = true
}

extension TestPlan<SuiteOutcome> {
    /// The official tests judge the learner's code, where shams among them fail.
    ///
    /// - Parameters:
    ///   - shams: The suite of a stage with its places for shams.
    ///   - runsShams: Whether shams are run. Otherwise, nothing is asked but whether each test has looked
    ///     at what it expects.
    static func suites(
        _ official: OfficialTests, shams: @escaping @Sendable (Stage) throws -> ShamSuite,
        runsShams: Bool
    ) -> Self {
        TestPlan(
            mustList: false, isAfterSave: !runsShams,
            run: { run, stage, built in
                let results = try run.runXCTest(official.names(of: stage))
                // Code can keep places for shams from compiling.
                guard built.hasShams else { return .ran(results, areBelieved: !runsShams) }
                let check = ShamCheck(suite: try shams(stage))
                guard runsShams else {
                    return .ran(results, areBelieved: check.looksAtExpectations(results))
                }
                run.environment.budget.handOutRest()
                let isBelieved = try check.isBelieved(results) { names, places in
                    try run.runXCTest(
                        names, planting: places.isEmpty ? .nothing : .places(places))
                }
                return .ran(results, areBelieved: isBelieved)
            })
    }
}

extension TestPlan<CodeOutcome> {
    /// The learner's own tests run on the learner's own code, as it is.
    static func ownTestsOnCode(of submission: Submission) -> Self {
        TestPlan(
            withoutBuild: { stage in
                submission.hasOwnTests(of: stage) ? nil : .ran([])
            }, mustList: true,
            run: { run, stage, built in
                let source = OwnTestSource(
                    of: stage, in: submission, without: built.leftOut,
                    abilities: run.environment.abilities)
                let module = stage.ownTestsModule
                guard
                    let names = TestNames.listed(built.list, module: module, source: source.text)
                else { return .crashed(output: built.list) }
                let results = try run.runXCTest(names)
                return .ran(
                    source.usesSwiftTesting
                        ? results + (try run.runSwiftTesting(module: module)) : results)
            })
    }
}

extension TestPlan<StageReport.OwnTests> {
    /// The official tests are judged by the planted bugs.
    static func suitesOnBugs(
        _ official: OfficialTests, enough: Int
    ) -> Self {
        let run = { @Sendable (run: SuiteRun, stage: Stage, _: BuiltTests) in
            let numbers = MutantNumbers(stage: stage)
            return try run.withServers { run in
                let tests = TestSet.live(
                    run, xcTests: official.names(of: stage), swiftTestingModule: nil)
                return StageReport.OwnTests.judged(
                    try BugHunt(
                        stage: stage, tests: tests, numbers: numbers,
                        budget: run.environment.budget, enough: enough
                    ).report())
            }
        }
        return TestPlan(mustList: false, run: run)
    }

    /// The learner's own tests are judged by the planted bugs.
    static func ownTests(
        of submission: Submission, order: LookOrder, enough: Int
    ) -> Self {
        let run = { @Sendable (run: SuiteRun, stage: Stage, built: BuiltTests) in
            try judged(
                OwnTestSource(
                    of: stage, in: submission, without: built.leftOut,
                    abilities: run.environment.abilities), run, stage, built, order: order,
                enough: enough)
        }
        return TestPlan(
            withoutBuild: { stage in
                submission.hasOwnTests(of: stage) ? nil : StageReport.OwnTests.none
            }, mustList: true, isAfterSave: !order.looksAtFinished, run: run)
    }

    private static func judged(
        _ source: OwnTestSource, _ run: SuiteRun, _ stage: Stage, _ built: BuiltTests,
        order: LookOrder, enough: Int
    ) throws -> StageReport.OwnTests {
        let module = stage.ownTestsModule
        guard let names = TestNames.listed(built.list, module: module, source: source.text)
        else {
            return .crashed(output: built.list)
        }
        let numbers = MutantNumbers(stage: stage)
        let report = try run.withServers { run in
            let tests = TestSet.live(
                run, xcTests: names, swiftTestingModule: source.usesSwiftTesting ? module : nil)
            return try BugHunt(
                stage: stage, tests: tests, numbers: numbers, budget: run.environment.budget,
                enough: enough, order: order, progress: run.environment.progress
            ).report()
        }
        // Without the time for all of them, it isn't known which tests run.
        let known = report.usedUpTime == nil ? names + report.tests.map(\.result.name) : nil
        let neverRun = NeverRunScan(files: source.files, run: known).methods()
        guard !report.tests.isEmpty || !neverRun.isEmpty || report.usedUpTime != nil else {
            return .none
        }
        return .judged(
            OwnTestsReport(
                tests: source.tellingMore(of: report.tests), bugs: report.bugs, neverRun: neverRun,
                missingFiles: source.missingFiles(
                    of: stage, tests: report.tests.map(\.result.name)),
                misplaced: source.misplaced(in: stage), usedUpTime: report.usedUpTime))
    }
}

/// The source of a learner's own tests of a stage.
private struct OwnTestSource {
    /// The text of each file, by its path relative to the repository.
    let files: [String: String]
    /// The files that were left out.
    let leftOut: Set<String>
    /// The folder of the stage's own tests, relative to the repository.
    let folder: String
    /// What the toolchain can that they were built with.
    private let abilities: ToolchainAbilities

    init(
        of stage: Stage, in submission: Submission, without leftOut: Set<String>,
        abilities: ToolchainAbilities
    ) {
        (self.leftOut, self.abilities) = (leftOut, abilities)
        let path = submission.tree.ownTestsPath(stage)
        folder = path
        let texts = (submission.ownTests[stage.id]?.files ?? [:]).map {
            ("\(path)/\($0)", String(decoding: $1, as: UTF8.self))
        }
        files = Dictionary(uniqueKeysWithValues: texts.filter { !leftOut.contains($0.0) })
    }

    /// The tests, with what their source tells: the line that failed, and whether one can fail at all.
    func tellingMore(of tests: [OwnTest]) -> [OwnTest] {
        let sources =
            tests.contains(where: \.noticesNothing)
            ? TestSources(files, librariesInteroperate: abilities.interoperability != nil) : nil
        let failed = Set(tests.compactMap(\.failure?.place?.file))
        let texts = files.filter { failed.contains($0.key) }.mapValues(SwiftText.init)
        return tests.map { test in
            test.with(
                cannotFail: test.noticesNothing && sources?.cannotFail(test.result.name) == true,
                failedLine: test.failure?.place.flatMap { place in
                    texts[place.file].flatMap { FailedLine(line: place.line, in: $0) }
                })
        }
    }

    /// The files of exercises that have no tests at all.
    ///
    /// - Parameter tests: The names of the tests that there are.
    func missingFiles(of stage: Stage, tests: [String]) -> [String] {
        let written = files.filter { !SwiftText.bareCode(of: Array($0.value.utf8)).isEmpty }
        let there = (Array(written.keys) + leftOut).map {
            String($0.split(separator: "/").last ?? "")
        }
        return stage.exercises.compactMap { exercise in
            let isTested = tests.contains { name in
                name.contains(".\(exercise.ownTests)/") || name.contains(".\(exercise.suite)/")
            }
            let name = "\(exercise.ownTests).swift"
            return isTested || there.contains(name) ? nil : "\(folder)/\(name)"
        }
    }

    /// The files of exercises that have the class of another exercise, and not their own.
    func misplaced(in stage: Stage) -> [MisplacedTests] {
        let known = Set(stage.exercises.flatMap { [$0.ownTests, $0.suite] })
        return stage.exercises.compactMap { exercise -> MisplacedTests? in
            let path = "\(folder)/\(exercise.ownTests).swift"
            let classes = files[path].map { Declarations(SwiftText($0)).classes } ?? []
            guard !classes.contains(exercise.ownTests), !classes.contains(exercise.suite),
                let found = classes.first(where: known.contains)
            else { return nil }
            return MisplacedTests(path: path, found: found, expected: exercise.ownTests)
        }
    }

    /// All files, one after the other.
    var text: String {
        files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    }

    /// Whether there can be tests of Swift Testing.
    var usesSwiftTesting: Bool { DeclaredTests.mayBeOfSwiftTesting(text) }
}
