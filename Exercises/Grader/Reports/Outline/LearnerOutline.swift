import Catalog
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
        let sandbox =
            "Without a sandbox: this code was built and run with the rights of whoever graded the class."
        return [
            OutlineSection(
                layout: .notes,
                items: result.ranWithoutSandbox ? [.note(sandbox, role: .toFix)] : []),
            list(.flags, result.flags.enumerated().map { flag($1, $0) }),
            list(.refused, result.refusedFiles.map(path)),
            list(.changedKitFiles, result.changedKitFiles.map(path)),
            list(.notUsed, result.notUsed.map(path)),
            list(
                .finished,
                row.finishedParts.map {
                    OutlineItem(role: .remark, remark: ClassWords.describe($0, of: row.stages))
                }),
        ]
    }

    private func list(_ attention: Attention, _ items: [OutlineItem]) -> OutlineSection {
        let about = OutlineItem.note(ClassWords.explain(attention))
        return OutlineSection(
            layout: .titled, title: ClassWords.title(of: attention),
            items: items.isEmpty ? [] : [about] + items)
    }

    private func flag(_ flag: SourceFlag, _ index: Int) -> OutlineItem {
        let place = flag.line.map { SourceLocation(file: flag.file, line: $0) }
        return OutlineItem(
            role: .remark, id: "flag-\(index)", names: [flag.word],
            remark: place == nil ? " \(flag.file)" : "", place: place,
            marks: place.map { [.init(place: $0, words: "uses \(flag.word)")] } ?? [])
    }

    private func path(_ path: String) -> OutlineItem { OutlineItem(role: .remark, names: [path]) }

    /// The notes for the learner. They contain nothing meant only for the instructor, such as the name of the
    /// class's archive or details about the grading machine.
    private var feedback: [OutlineSection] {
        guard result.verdict != .notGraded(.notHandedIn) else { return [] }
        func note(_ sentence: String?, _ paths: [String]?) -> OutlineSection {
            let note = sentence.map { [OutlineItem.note($0)] } ?? []
            return OutlineSection(
                layout: .titled, items: paths == [] ? [] : note + (paths ?? []).map(path))
        }
        return [
            note(
                ClassWords.upload(isGraded: row.status.isGraded),
                result.upload.map { [$0.name] } ?? []),
            note(ClassWords.together(result.partners), nil),
            note(
                "These files are the kit's own. Your versions of them were not used:",
                result.changedKitFiles),
            note("You handed in more than one file. These were not used:", result.notUsed),
            note(
                result.ranWithoutSandbox ? "Your code was graded without a sandbox." : nil, nil),
        ]
    }

    /// Why there is no verdict.
    private var notGraded: [OutlineSection] {
        guard case .notGraded(let reason) = result.verdict else { return [] }
        if reader == .feedback {
            let items = FeedbackWords.sentences(for: reason).map { OutlineItem.note($0) }
            return [OutlineSection(layout: .notes, items: items)]
        }
        let title =
            switch reason {
            case .notHandedIn: "Nothing handed in"
            case .notYet: "Not graded yet"
            default: "Not graded"
            }
        let about = "There is no verdict. That says nothing about the learner's work."
        let words = OutlineLine(.code, Excerpt.of(ClassWords.describe(reason)))
        return [
            OutlineSection(
                layout: .notes, title: title,
                items: (reason == .notHandedIn ? [] : [.note(about)]) + [
                    OutlineItem(role: .note, lines: [words])
                ])
        ]
    }

    /// The few things to do next, before everything else.
    static func next(_ things: [NextThings.Thing]) -> OutlineSection {
        OutlineSection(
            layout: .titled,
            items: things.map { thing in
                OutlineItem(
                    role: .note, names: [thing.title],
                    lines: thing.sentences.map { OutlineLine(.advice, $0) })
            })
    }
}
