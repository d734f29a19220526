import Grading
import SwiftSource

/// Says that a file with nothing to fill in isn't as it was given.
package enum GivenFileText {
    /// A sentence or two for each such file of a stage.
    package static func sentences(on stage: StageReport) -> [String] {
        stage.changedFiles.map { path in
            "\(path) isn't as it was given, and nothing in it is to be filled in. To bring it back: "
                + "git restore \(path)"
        }
    }

    /// The same as lines for a terminal, moved in.
    static func lines(on stage: StageReport, width: Int = TextWidth.usual) -> [String] {
        sentences(on: stage).flatMap { Sentences.lines($0, width: width, indent: 2, hanging: 2) }
    }
}
