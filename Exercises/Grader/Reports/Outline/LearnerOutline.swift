import Classroom
import Grading
import SwiftSource

/// The part of a learner's outline that isn't about a stage: why a person should look at the work, or what
/// the learner should know about the grading.
struct LearnerOutline {
    let result: LearnerResult
    let row: ClassRow
    let reader: StageOutline.Reader

    var sections: [OutlineSection] {
        let notes = reader == .instructor ? look : feedback
        return (notes + notGraded).filter { !$0.items.isEmpty }
    }

    /// The reasons for the instructor to look at the submission.
    private var look: [OutlineSection] {
        let sandbox = OutlineItem.note(
            "Graded without a sandbox: this code ran with the rights of the person who graded the class.",
            role: .warning)
        return [
            OutlineSection(layout: .notes, items: result.ranWithoutSandbox ? [sandbox] : []),
            list(.flags, result.flags.map(flag)),
            list(.refused, paths(result.refusedFiles)),
            list(.changedKitFiles, paths(result.changedKitFiles)),
            list(.notUsed, paths(result.notUsed)),
            list(
                .finished,
                row.finishedParts.map {
                    OutlineItem(role: .remark, remark: ClassWords.describe($0))
                }),
        ]
    }

    private func list(_ attention: Attention, _ items: [OutlineItem]) -> OutlineSection {
        OutlineSection(
            layout: .titled, title: ClassWords.title(of: attention),
            items: items.isEmpty ? [] : [.note(ClassWords.explain(attention))] + items)
    }

    private func flag(_ flag: SourceFlag) -> OutlineItem {
        let place = flag.line.map { SourceLocation(file: flag.file, line: $0) }
        return OutlineItem(
            role: .remark, names: [flag.word], remark: place == nil ? " \(flag.file)" : "",
            place: place)
    }

    private func paths(_ paths: [String]) -> [OutlineItem] {
        paths.map { OutlineItem(role: .remark, names: [$0]) }
    }

    /// The notes for the learner. They contain nothing meant only for the instructor, such as the name of the
    /// class's archive or details about the grading machine.
    private var feedback: [OutlineSection] {
        guard result.verdict != .notGraded(.notHandedIn) else { return [] }
        func note(_ sentence: String, _ names: [String]) -> OutlineSection {
            OutlineSection(
                layout: .titled, items: names.isEmpty ? [] : [.note(sentence)] + paths(names))
        }
        return [
            note(
                ClassWords.upload(isGraded: row.status.isGraded),
                result.upload.map { [$0.name] } ?? []),
            note("Handed in and graded together with:", result.partners),
            note(
                "These files belong to the workshop, or to no stage. They were not used:",
                result.changedKitFiles),
            note("You handed in more than one file. These were not used:", result.notUsed),
            .notes(result.ranWithoutSandbox ? ["Your code was graded without a sandbox."] : []),
        ]
    }

    /// Why there is no verdict.
    private var notGraded: [OutlineSection] {
        guard case .notGraded(let reason) = result.verdict else { return [] }
        guard reader == .instructor else { return [.notes(NotGradedText.forLearner(reason))] }
        let about = "There is no verdict. That says nothing about the learner's work."
        let words = OutlineLine(.code, Excerpt.of(NotGradedText.forInstructor(reason)))
        let title = ClassWords.describe(row.status)
        return [
            OutlineSection(
                layout: .notes, title: title.prefix(1).uppercased() + title.dropFirst(),
                items: (reason == .notHandedIn ? [] : [.note(about)])
                    + [OutlineItem(role: .note, lines: [words])])
        ]
    }
}
