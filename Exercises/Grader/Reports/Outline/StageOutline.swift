import Advice
import Catalog
import Grading
import SwiftSource

/// The outline of a stage: sections in reading order, with final texts.
///
/// Only this code traverses the cases of a report. A format draws the sections and only needs to know roles.
package struct StageOutline {
    /// The intended reader of an outline.
    package enum Reader: Sendable {
        /// The learner at work, who sees what comes first and how many more there are.
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
            code = [OutlineSection(layout: .notes, items: [.note(reason)])]
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

    /// All of the learner's tests.
    func ownTests(of report: OwnTestsReport) -> [OutlineItem] {
        let outline = OwnTestsOutline(
            stage: stage.stage, tree: tree, reader: reader, findings: stage.findings)
        return report.tests.enumerated().map { outline.item(of: $1, $0) }
    }

    /// Explains why there is nothing to show for a stage; nil if there is something.
    private static func reasonForNothing(
        _ stage: StageReport, _ reader: Reader, _ isBegun: Bool
    ) -> String? {
        if case .notBuilt(.missingFolder, _) = stage.suite {
            return reader == .tools ? nil : StageWords.notHandedIn(reader.owner)
        }
        return stage.isUntouched && !isBegun && reader != .tools ? StageWords.untouched : nil
    }

    private static func given(in stage: StageReport) -> OutlineSection {
        OutlineSection(
            layout: .notes,
            items: zip(stage.changedFiles, stage.findings.of(.givenFile)).map { file, finding in
                OutlineItem(
                    role: .toFix, kind: finding.kind.rawValue, file: file,
                    lines: [finding.words.what, finding.words.next].compactMap(\.self)
                        .map { OutlineLine(.advice, $0) })
            })
    }

    /// The lines that summarize the progress in the stage.
    private static func summary(of stage: StageReport, _ reader: Reader) -> OutlineSection {
        let green = stage.exercises.filter { $0.isGreen && $0.exercise.asksForCode }
        let names = green.map(\.exercise.title).joined(separator: ", ")
        let words = [
            stage.isMastered && reader.owner == .you
                ? "★ Mastered: every official test passes, and your tests are right and catch every planted bug."
                : nil,
            names.isEmpty || stage.isMastered ? nil : "What passes: \(names).",
            StepWords.line(on: stage.exercises),
        ]
        return OutlineSection(layout: .notes, items: words.compactMap(\.self).map { .note($0) })
    }

    private static func flags(in stage: StageReport) -> OutlineSection {
        OutlineSection(
            layout: .titled, title: "Not needed in any exercise, and shown to whoever grades",
            more: "Others",
            items: zip(stage.flags, stage.findings.of(.flag)).map { flag, finding in
                OutlineItem(
                    role: .remark, kind: finding.kind.rawValue, names: [flag.word],
                    remark: "  \(FlagText.place(of: flag))", place: finding.place, file: flag.file,
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
            return [
                OutlineSection(
                    layout: .build, title: StageWords.codeNotBuilt(reader.owner),
                    items: [
                        .build(
                            failure, findings.cures(inTests: false),
                            id: "code-\(stage.stage.id)", role: .failed,
                            folder: tree.modulePath(stage.stage))
                    ])
            ]
        }
        let slips = findings.of(.slip).map { slip in
            var item = OutlineItem.note(slip.words.text, kind: slip.kind.rawValue, role: .toFix)
            (item.place, item.file) = (slip.place, slip.nameOfSubject)
            return item
        }
        return stage.exercises.map { failures(of: $0, in: stage) }
            + (reader == .atWork ? [] : [OutlineSection(layout: .notes, items: slips)])
    }

    /// The official tests of an exercise that don't pass, starting with the one to fix first.
    package static func failures(
        of exercise: ExerciseState, in stage: StageReport?
    ) -> OutlineSection {
        let failed = exercise.tests.filter { $0.result.status != .passed }
        let first = exercise.tests.firstFailure
        let all = [first].compactMap(\.self) + failed.filter { $0 != first }
        return OutlineSection(
            layout: .failures,
            title:
                "\(exercise.exercise.title): \(failed.count) of \(exercise.tests.count) official tests "
                + "don't pass",
            items: all.map { test in
                let index = stage?.tests.firstIndex(of: test) ?? 0
                return item(
                    of: test.result, exercise.stage, "official-\(exercise.stage.id)-\(index)")
            })
    }

    /// An official test.
    static func item(of result: TestResult, _ stage: Stage, _ id: String = "") -> OutlineItem {
        let name = TestNames.name(of: result)
        let suite = name.split(separator: ".").first ?? ""
        let words =
            switch result.status {
            case .timedOut: "\(name) was still here when its time was over"
            case .crashed: "\(name) stopped here"
            default: "\(name) ended here"
            }
        return OutlineItem(
            role: result.failure == nil ? (result.isSkipped ? .skipped : .passed) : .failed,
            kind: result.status.rawValue, id: id, names: [name], place: result.place,
            file: "\(stage.suiteFolder)/\(suite).swift", lines: FailureLines.official(result),
            test: result,
            marks: result.failure == nil
                ? [] : result.place.map { [.init(place: $0, words: words)] } ?? [])
    }
}

extension OutlineItem {
    /// Code or tests that couldn't be built.
    static func build(
        _ failure: BuildFailure, _ cures: [Finding], id: String, role: Role, folder: String
    ) -> OutlineItem {
        let errors = failure.errorsInLines
        return OutlineItem(
            role: role, kind: "compileError", id: id,
            place: errors.first?.place ?? failure.places.first, file: folder,
            lines: cures.map { OutlineLine(.advice, $0.words.text) }, failure: failure,
            marks: errors.prefix(100).compactMap { error in
                error.place.map { .init(place: $0, words: "error: \(error.message)") }
            })
    }
}
