import Grading
import SwiftSource

extension Adviser {
    /// Files with nothing to fill in that aren't as they were given, and what brings them back.
    static let givenFiles = Adviser { context in
        context.stage.changedFiles.map { path in
            // A helper of tests comes back in the library of the tests, whatever it is in now.
            let isOfTests = path.hasPrefix("\(context.sources.testsFolder)/")
            let library = isOfTests ? context.library(ofFile: "") : .xctest
            return Finding(
                .givenFile, .file(path), at: SourceLocation(file: path, line: 1),
                exercises: [context.stage.stage.exercise(withCode: path)?.id].compactMap(\.self),
                .init(
                    "\(path) isn't as it was given, and nothing in it is to be filled in.",
                    next: "To bring it back: \(library.puttingBack(path))"))
        }
    }
}
