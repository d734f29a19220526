import Catalog
import Foundation
import Grading
import Reports

/// Resets an exercise's files from the watch screen, and reports the outcome in a sentence.
enum WatchReset {
    static func run(
        _ exercise: Exercise, _ stage: Stage, _ reset: Reset, at time: Date = Date()
    ) -> String {
        do {
            let changes = try reset.changes(in: exercise.files.map { "\(stage.folder)/\($0)" })
            guard !changes.isEmpty else {
                return "Nothing to restore: your code is still the original."
            }
            let folder = try reset.apply(changes, at: time)
            return "Restored the original. Your version is in \(folder)."
        } catch {
            return ErrorText.describe(error)
        }
    }
}
