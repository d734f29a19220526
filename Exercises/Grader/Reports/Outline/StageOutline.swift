import Advice
import Catalog
import Grading
import SwiftSource

/// The outline of a stage: sections in reading order, with final texts.
///
/// Only this code decides what is shown of a report, and in which order. A format draws the sections, and
/// only needs to know the roles of items and lines.
package struct StageOutline {
    /// The intended reader of an outline.
    package enum Reader: Sendable {
        /// The learner at work, who sees what to do first, and how many more things there are to do.
        case atWork
        /// The learner, reading everything at once.
        case feedback
        /// An instructor.
        case instructor
        /// A program such as a CI system.
        case tools

        var owner: StageWords.Owner { self == .instructor ? .learner : .you }
    }

    let stage: StageReport
    let tree: Tree
    let reader: Reader
    /// The given files that were changed.
    package let given: OutlineSection
    /// The official tests that don't pass, or why the code can't be built.
    let code: [OutlineSection]
    /// The sections about the learner's tests.
    let own: [OutlineSection]
    /// Uses of constructs that a person should look at.
    package let flags: OutlineSection

    /// - Parameter isBegun: Whether the learner is known to have started the stage, even if nothing passes.
    package init(
        _ stage: StageReport, tree: Tree, for reader: Reader = .atWork, isBegun: Bool = false
    ) {
        (self.stage, self.tree, self.reader) = (stage, tree, reader)
        given = Self.given(in: stage)
        flags = Self.flags(in: stage)
        if reader != .atWork, let reason = Self.reasonForNothing(stage, reader, isBegun) {
            code = [.notes([reason])]
            own = []
            return
        }
        let summary = reader == .atWork ? [] : [Self.summary(of: stage, reader)]
        code = summary + Self.code(of: stage, tree, reader)
        own = OwnTestsOutline(
            stage: stage.stage, tree: tree, reader: reader, findings: stage.findings,
            redOnGreenCode: stage.redOnGreenCode
        ).sections(of: stage)
    }

    /// All sections in order.
    package var sections: [OutlineSection] {
        let all = [given] + code + own
        return (reader == .atWork || reader == .tools ? all + [flags] : all)
            .filter { !$0.items.isEmpty }
    }

    /// Explains why there is nothing to show for a stage; nil if there is something.
    private static func reasonForNothing(
        _ stage: StageReport, _ reader: Reader, _ isBegun: Bool
    ) -> String? {
        guard reader != .tools else { return nil }
        if case .notBuilt(.missingFolder, _) = stage.suite {
            return "This stage's folder wasn't handed in."
        }
        return stage.isUntouched && !isBegun ? "Not started yet." : nil
    }

    private static func given(in stage: StageReport) -> OutlineSection {
        OutlineSection(
            layout: .notes,
            items: zip(stage.changedFiles, stage.findings.of(.givenFile)).map { file, finding in
                OutlineItem(
                    role: .warning, kind: finding.kind.rawValue, file: file,
                    lines: [finding.words.what, finding.words.next].compactMap(\.self)
                        .map { OutlineLine(.advice, $0) })
            })
    }

    /// The lines that summarize the progress in the stage.
    private static func summary(of stage: StageReport, _ reader: Reader) -> OutlineSection {
        let green = stage.exercises.filter(\.isCodeDone)
        let names = green.map(\.exercise.title).joined(separator: ", ")
        let words = [
            stage.isMastered && reader.owner == .you
                ? "★ Mastered: every official test passes, and your tests are right and catch every planted bug."
                : nil,
            names.isEmpty || stage.isMastered ? nil : "Passing: \(names).",
            StepWords.line(on: stage.exercises),
        ]
        return .notes(words.compactMap(\.self))
    }

    private static func flags(in stage: StageReport) -> OutlineSection {
        OutlineSection(
            layout: .titled, title: "No exercise needs these. They are reported to instructors",
            more: "Others",
            items: zip(stage.flags, stage.findings.of(.flag)).map { flag, finding in
                OutlineItem(
                    role: .remark, kind: finding.kind.rawValue, names: [flag.word],
                    remark: "  \(flag.file)" + (flag.line.map { ":\($0)" } ?? ""),
                    place: finding.place, file: flag.file,
                    lines: flag.isOfTheCompiler ? [OutlineLine(.advice, finding.words.text)] : [])
            })
    }
}

/// Items for the official tests.
extension StageOutline {
    private static func code(
        of stage: StageReport, _ tree: Tree, _ reader: Reader
    ) -> [OutlineSection] {
        let findings = stage.findings
        if let failure = stage.buildFailure {
            let words = StageWords.codeNotBuilt(reader.owner)
            let build = OutlineSection(
                layout: .build, title: words,
                items: [
                    .build(
                        failure, findings.cures(inTests: false), role: .failed,
                        folder: tree.modulePath(stage.stage))
                ])
            return [build] + (reader == .tools ? [official(stage, notRun: "\(words).")] : [])
        }
        let slips = findings.of(.slip).map { slip in
            var item = OutlineItem.note(slip, role: .warning)
            item.file = slip.nameOfSubject
            return item
        }
        return (reader == .tools ? [official(stage)] : stage.exercises.map(failures))
            + (reader == .atWork ? [] : [OutlineSection(layout: .notes, items: slips)])
    }

    /// All official tests, including the ones that pass.
    ///
    /// - Parameter reason: Why the official tests didn't run; nil if they did.
    private static func official(
        _ stage: StageReport, notRun reason: String? = nil
    ) -> OutlineSection {
        OutlineSection(
            layout: .failures,
            items: stage.tests.map { test in
                guard let reason else { return item(of: test.result, stage.stage) }
                var item = item(of: test.result, stage.stage, role: .skipped)
                item.lines = [OutlineLine(.message, reason)]
                return item
            })
    }

    /// The official tests of an exercise that don't pass, starting with the one to fix first.
    package static func failures(of exercise: ExerciseState) -> OutlineSection {
        let failed = exercise.tests.filter { $0.result.status != .passed }
        let first = exercise.tests.firstFailure
        let all = [first].compactMap(\.self) + failed.filter { $0 != first }
        return OutlineSection(
            layout: .failures,
            title:
                "\(exercise.exercise.title): \(failed.count) of \(exercise.tests.count) official tests "
                + "don't pass",
            items: all.map { item(of: $0.result, exercise.stage) })
    }

    /// An official test.
    ///
    /// - Parameter role: Nil for the role that follows from the result.
    static func item(
        of result: TestResult, _ stage: Stage, role: OutlineItem.Role? = nil
    ) -> OutlineItem {
        let name = TestNames.name(of: result)
        let suite = name.split(separator: ".").first ?? ""
        let found: OutlineItem.Role =
            result.failure != nil ? .failed : result.isSkipped ? .skipped : .passed
        return OutlineItem(
            role: role ?? found, kind: result.status.rawValue, names: [name], place: result.place,
            file: "\(stage.suiteFolder)/\(suite).swift", lines: FailureLines.official(result),
            test: result)
    }
}
