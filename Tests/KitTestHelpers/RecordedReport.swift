import Foundation

@testable import Catalog
@testable import FileSystem
@testable import Grading

/// Reports on fixture learners that the real pipeline has made and that are kept as files. Tests of
/// what is reported to a learner read these files without building or running anything. Each report
/// is about some exercises of one stage. The sentences of findings aren't recorded, because
/// `MadeUpFindings` contains them.
///
/// `WORKSHOP_RECORD=1` with the long tests grades the learners and records the files again.
enum RecordedReport {
    /// The recorded learners in order, each with the exercises to keep.
    static let learners: KeyValuePairs<String, [String]> = [
        "compile-error": ["cart"],
        "four-pairs": ["even-odd", "shipping-price"],
        "games-early": ["games-loading", "games-items"],
        "mistakes-that-stop": ["even-odd", "number-formatter"],
        "own-tests-judged": ["even-odd", "number-formatter"],
        "own-tests-partly-broken": ["even-odd", "labels"],
    ]

    private static let folder = FixtureLearner.kit.path("Tests/GradingTests/Recorded")

    private static func path(_ learner: String) -> String { "\(folder)/\(learner).json" }

    static func read(_ learner: String) throws -> Report {
        let decoder = JSONDecoder()
        let kept = learners.first { $0.key == learner }?.value ?? []
        decoder.userInfo[.workshop] = Workshop(
            stages: Workshop.shipped.stages.map { $0.only(kept) })
        return try decoder.decode(
            Report.self, from: Data(try Files.live.read(path(learner))))
    }

    static func text(_ learner: String) throws -> String {
        String(decoding: try Files.live.read(path(learner)), as: UTF8.self)
    }

    static func write(_ text: String, _ learner: String) throws {
        try Files.live.write(path(learner), Array(text.utf8))
    }

    /// The text of a report as it is recorded: without anything that varies, with only some
    /// exercises, and with only the first passing official test of each exercise.
    static func text(of report: Report, only exercises: [String]) throws -> String {
        let short = Report(
            tree: report.tree, toolchain: "6.3",
            stages: report.stages.map { shortened($0, only: exercises) }, isWhole: report.isWhole)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        let text = Recording.compact(String(decoding: try encoder.encode(short), as: UTF8.self))
        return text.replacing(#/"seconds" : [-+.e0-9]+/#, with: #""seconds" : 0"#)
            .replacing(#/0x[0-9a-f]+/#, with: "0x0") + "\n"
    }

    private static func shortened(_ stage: StageReport, only exercises: [String]) -> StageReport {
        var seen: Set<String> = []
        let tests = stage.tests.filter { exercises.contains($0.exercise) }.filter {
            $0.result.status != .passed || seen.insert($0.exercise).inserted
        }
        let suite: StageReport.Suite =
            switch stage.suite {
            case .ran: .ran(tests)
            case .notBuilt(let failure, _):
                .notBuilt(failure, tests: tests.filter { seen.insert($0.exercise).inserted })
            }
        return StageReport(
            stage: stage.stage.only(exercises), suite: suite,
            ownTests: ownTests(of: stage, only: exercises), flags: stage.flags,
            changedFiles: stage.changedFiles,
            findings: findings(of: stage, only: exercises),
            untouchedCode: stage.untouchedCode.filter(exercises.contains))
    }

    /// The findings on these exercises, with placeholders instead of sentences. Equal sentences get
    /// equal placeholders.
    private static func findings(of stage: StageReport, only exercises: [String]) -> [Finding] {
        let words = stage.findings.map(\.words)
        return stage.findings.compactMap { finding in
            let number = words.firstIndex(of: finding.words).map { $0 + 1 } ?? 0
            return finding.only(
                exercises,
                Finding.Words(
                    "Finding \(number) is of the kind \(finding.kind.rawValue).",
                    next: finding.words.next.map { _ in "Do what finding \(number) says." },
                    guide: finding.words.guide))
        }
    }

    private static func ownTests(
        of stage: StageReport, only exercises: [String]
    ) -> StageReport.OwnTests {
        guard case .judged(let own) = stage.ownTests else { return stage.ownTests }
        let states = stage.exercises.filter { exercises.contains($0.exercise.id) }
        let names = Set(states.flatMap(\.ownTests).map(\.result.name))
        let files = Set(states.flatMap(\.missingFiles))
        return .judged(
            OwnTestsReport(
                tests: own.tests.filter { names.contains($0.result.name) },
                bugs: own.bugs.filter { exercises.contains($0.exercise) }.map(shortened),
                neverRun: own.neverRun, missingFiles: own.missingFiles.filter(files.contains),
                leftOut: own.leftOut, usedUpTime: own.usedUpTime))
    }

    private static func shortened(_ bug: BugResult) -> BugResult {
        BugResult(
            id: bug.id, exercise: bug.exercise, status: bug.status,
            kills: Array(bug.kills.prefix(2)), isTimedOut: bug.isTimedOut,
            isOutOfTime: bug.isOutOfTime)
    }
}

extension Stage {
    /// Returns the stage with only some of its exercises.
    func only(_ exercises: [String]) -> Stage {
        Stage(
            id: id, title: title, exercises: self.exercises.filter { exercises.contains($0.id) },
            bugs: bugs.filter { exercises.contains($0.exercise) }, variants: variants)
    }
}

extension Finding {
    /// Returns the part of the finding about these exercises, with these words; nil if the finding is only
    /// about other exercises.
    fileprivate func only(_ ids: [String], _ words: Words) -> Finding? {
        let kept = exercises.filter(ids.contains)
        guard exercises.isEmpty || !kept.isEmpty else { return nil }
        return Finding(kind, subject, at: place, exercises: kept, words, cause: cause)
    }
}
