import Catalog
import Grading
import SwiftSource

extension StageReport {
    /// All that there is to say of the learner's work beside its verdicts, in the order of the kinds.
    package var findings: [Finding] { StageFindings(stage: self).all }
}

extension [Finding] {
    /// Those of a kind.
    package func of(_ kind: Finding.Kind) -> [Finding] { filter { $0.kind == kind } }

    /// Those about an exercise; what names no exercise is about all of the stage.
    package func about(_ exercise: ExerciseState) -> [Finding] {
        filter { $0.exercises.isEmpty || $0.exercises.contains(exercise.exercise.id) }
    }
}

extension Finding {
    /// The name of what it is about; empty where that is the whole stage.
    package var nameOfSubject: String {
        switch subject {
        case .stage: ""
        case .test(let text), .file(let text), .bug(let text), .name(let text): text
        }
    }
}

/// Makes the findings of a stage from its report.
private struct StageFindings {
    let stage: StageReport

    var all: [Finding] {
        let found = onCode + onOwnTests + stage.foundInSources + onFlags
        return Finding.Kind.allCases.flatMap(found.of)
    }

    private var onCode: [Finding] {
        let slips = stage.exercises.flatMap { exercise in
            stage.slips(in: exercise).map {
                Finding(
                    .slip, .file($0.place.file), at: $0.place, exercises: [exercise.exercise.id],
                    $0.words)
            }
        }
        let given = stage.givenFiles.map { path, words in
            Finding(
                .givenFile, .file(path), at: SourceLocation(file: path, line: 1),
                exercises: [stage.stage.exercise(withCode: path)?.id].compactMap(\.self), words)
        }
        return slips + given
    }

    private var onFlags: [Finding] {
        stage.flags.map { flag in
            Finding(
                .flag, .name(flag.word),
                at: flag.line.map { SourceLocation(file: flag.file, line: $0) }, flag.words)
        }
    }

    private var onOwnTests: [Finding] {
        guard case .judged(let report) = stage.ownTests else { return [] }
        let time = report.usedUpTime.map { Finding(.timeUsedUp, .stage, TimeAdvice.usedUp($0)) }
        let lost = report.neverRun.map { method in
            Finding(
                .neverRun, .test(method.name), at: method.place,
                exercises: owner(ofFile: method.place.file), method.words)
        }
        let empty = EmptyFile.all(missing: report.missingFiles, misplaced: report.misplaced).map {
            Finding(.emptyFile, .file($0.path), exercises: owner(ofFile: $0.path), $0.words)
        }
        let ideas = OpenConcept.all(of: report.bugs, in: stage.stage, tests: report.tests).map {
            Finding(.missingIdea, .stage, exercises: $0.exercises, $0.words)
        }
        return [time].compactMap(\.self) + lost + empty + onTests(report.tests) + ideas
            + report.bugs.filter { $0.status != .killed }.compactMap(finding)
    }

    private func onTests(_ tests: [OwnTest]) -> [Finding] {
        let owners = stage.ownersOfTests()
        return tests.compactMap { finding(on: $0, of: owners[$0.result.name] ?? []) }
    }

    /// What there is to say of a test; nil of one that is fine.
    private func finding(on test: OwnTest, of owners: [ExerciseState]) -> Finding? {
        func finding(_ kind: Finding.Kind, _ words: Finding.Words) -> Finding {
            Finding(
                kind, .test(test.result.name), at: test.place ?? test.start,
                exercises: owners.count == stage.exercises.count ? [] : owners.map(\.exercise.id),
                words)
        }
        if !test.isValid { return finding(.wrongTest, TestAdvice.words(on: test, of: stage.stage)) }
        if test.isIdle { return finding(.idleTest, TestAdvice.words(ofIdle: test)) }
        // To compare with more helps where a bug is left that it could notice.
        let isOpen = owners.contains { !$0.unnoticedBugs.isEmpty }
        guard let weakness = test.weakness,
            test.isToBeBetter || test.acceptsSeveral || isOpen && test.saysTooLittle
        else { return nil }
        return finding(.betterTest, weakness.words)
    }

    private func finding(on bug: BugResult) -> Finding? {
        stage.stage.hints(of: bug).first.map { hint in
            Finding(
                .openBug, .bug(bug.id), exercises: [bug.exercise],
                .init(hint + bug.note(toLearner: true)))
        }
    }

    private func owner(ofFile path: String) -> [String] {
        [stage.stage.owner(ofFile: path)?.id].compactMap(\.self)
    }
}
