import Grading

extension StageReport {
    /// That files with nothing to fill in aren't as they were given, and what brings them back.
    package var givenFiles: [(path: String, words: Finding.Words)] {
        changedFiles.map { path in
            (
                path,
                Finding.Words(
                    "\(path) isn't as it was given, and nothing in it is to be filled in.",
                    next: "To bring it back: git restore \(path)")
            )
        }
    }
}
