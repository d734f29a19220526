import Catalog
import Foundation
import Grading
import Reports
import TerminalKit

/// The effects of the watch screen other than grading, as closures.
struct WatchServices: Sendable {
    /// Compares a planted bug with the reference solution; empty if it is too early to show the bug.
    var bug: @Sendable (PlantedBug, Stage) -> [String]
    /// Records how many hints of a subject were shown.
    var remember: @Sendable (_ subject: String, _ count: Int) -> Void
    /// Opens the learner's editor and returns a message.
    var edit: @Sendable (WatchEditPlace) -> String?
    /// Resets the files of the exercise with this identifier and returns a message.
    var reset: @Sendable (_ exercise: String) -> String
}

extension WatchServices {
    /// The effects on the learner's files, the editor and the memory of hints.
    static func live(context: CommandContext, tree: Tree, terminal: Terminal) -> WatchServices {
        let (kit, memory) = (context.kit, context.memory)
        let digest = { @Sendable stage in try? context.read(tree).digestOfOwnTests(of: stage) }
        return WatchServices(
            bug: { bug, stage in
                let subject = HintSubject(of: bug, as: .bug)
                guard let tests = digest(stage),
                    memory.progress(subject.id).showsBug(of: subject, tests: tests),
                    let difference = try? BugDifference(
                        of: bug, in: stage, kit: kit, files: context.machine.files)
                else { return [] }
                return DiffReporter.text(ofUnified: difference.unified, context.style)
                    .split(separator: "\n").map(String.init)
            },
            remember: { subject, count in
                let stage = kit.workshop.stages.first { stage in
                    stage.bugs.contains { HintSubject(of: $0, as: .bug).id == subject }
                }
                // If the number of shown hints can't be saved, the hint is shown anyway.
                try? memory.setShown(count, of: subject, tests: stage.flatMap(digest))
            },
            edit: { WatchEditor.open($0, tree: tree, context: context, terminal: terminal) },
            reset: { id in
                guard tree == .starter, let stage = kit.workshop.stage(ofExercise: id),
                    let exercise = stage.exercises.first(where: { $0.id == id })
                else { return "Only files in Starter can be reset." }
                return reset(exercise, stage, context.reset)
            })
    }

    /// Resets an exercise's code, and says where the learner's version is.
    static func reset(
        _ exercise: Exercise, _ stage: Stage, _ reset: Reset, at time: Date = Date()
    ) -> String {
        do {
            let changes = try reset.changes(in: exercise.files.map { "\(stage.folder)/\($0)" })
            guard !changes.isEmpty else {
                return "The code of \(exercise.title) is still the original."
            }
            let folder = try reset.apply(changes, at: time)
            return "\(exercise.title) has been reset. Your old code is in \(folder)."
        } catch {
            return ErrorText.describe(error)
        }
    }
}
