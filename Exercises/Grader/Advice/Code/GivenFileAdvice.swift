import Grading
import SwiftSource

extension Adviser {
    /// Reports given files that the learner has changed, and says how to restore them.
    static let givenFiles = Adviser { context in
        context.stage.changedFiles.map { path in
            // A test helper is restored in the library that the stage's tests use, because the changed helper
            // may use the other one.
            let isOfTests = path.hasPrefix("\(context.sources.testsFolder)/")
            let library = isOfTests ? context.library(ofFile: "") : .xctest
            let exercise = context.stage.stage.exercise(withCode: path)
            return Finding(
                .givenFile, .file(path), at: SourceLocation(file: path, line: 1),
                exercises: [exercise?.id].compactMap(\.self),
                .init(
                    exercise?.hasCodeToWrite == false
                        ? "\(path) was changed. You may change a given file for a moment, to see "
                            + "your tests fail, but then restore it."
                        : "\(path) was changed, although no exercise asks for that.",
                    next: "To restore it: \(library.puttingBack(path))"))
        }
    }
}
