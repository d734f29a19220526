import Catalog
import SwiftSource

/// The source files of a learner's tests for a stage, except those that were left out of the build.
struct OwnTestSource {
    /// The text of each file, by path relative to the repository.
    private let files: [String: String]
    private let sources: TestSources
    /// The paths of the files that were left out of the build.
    private let leftOut: Set<String>
    /// The folder of the tests, relative to the repository.
    private let folder: String
    private let module: String

    init(of stage: Stage, in content: QuestionContent, _ sources: TestSources) {
        files = content.learnersTexts(of: stage)
        (self.sources, leftOut) = (sources, content.leftOut)
        (folder, module) = (content.paths.ownTestsTree.ownTestsPath(stage), stage.ownTestsModule)
    }

    /// The text of all files, concatenated.
    private var text: String {
        files.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
    }

    /// Whether the files may contain Swift Testing tests.
    var usesSwiftTesting: Bool { TestSources.mayBeOfSwiftTesting(text) }

    /// The names of the XCTest tests that were built, in source order.
    func names(in listed: ListedTests?) -> [String] {
        listed?.names(of: module, inOrderOf: text) ?? []
    }

    /// Returns the answer, with everything that the source shows about the tests added.
    func answer(of report: OwnTestsReport, _ names: [String], _ stage: Stage) -> Answer {
        let tests = report.tests.map(\.result.name)
        // If time ran out, it isn't known which tests would have run.
        let known = report.usedUpTime == nil ? names + tests : nil
        let neverRun = sources.neverRun(known)
        guard !tests.isEmpty || !neverRun.isEmpty || report.usedUpTime != nil else {
            return Answer(.noTests)
        }
        return Answer(
            .judged(
                OwnTestsReport(
                    tests: addingLines(to: report.tests), bugs: report.bugs,
                    neverRun: neverRun,
                    missingFiles: missingFiles(of: stage, tests), usedUpTime: report.usedUpTime)))
    }

    /// Returns the tests with the line that failed, and with whether each of them can fail at all.
    private func addingLines(to tests: [OwnTest]) -> [OwnTest] {
        tests.map { test in
            var test = test
            test.cannotFail = test.noticesNothing && sources.cannotFail(test.result.name)
            test.failedLine = FailedLine(at: test.failure?.place, in: files)
            return test
        }
    }

    /// The shipped test files that are missing, if their exercises have no other tests.
    private func missingFiles(of stage: Stage, _ tests: [String]) -> [String] {
        let written = files.filter { !SwiftText.bareCode(of: Array($0.value.utf8)).isEmpty }
        let there = Set((Array(written.keys) + leftOut).map { $0.lastPathComponent })
        let suites = Set(tests.map { TestName($0).suite })
        return stage.exercises.compactMap { exercise in
            let name = "\(exercise.ownTests).swift"
            return suites.isDisjoint(with: [exercise.ownTests, exercise.suite])
                && !there.contains(name) ? "\(folder)/\(name)" : nil
        }
    }
}

extension FailedLine {
    /// Reads the line at a place in one of these files; nil if there is no such line.
    init?(at place: SourceLocation?, in files: [String: String]) {
        guard let place, let text = files[place.file] else { return nil }
        self.init(line: place.line, in: SwiftText(text))
    }
}

extension String {
    /// The part of a path after its last slash.
    var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? "" }
}
