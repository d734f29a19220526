import Foundation
import GradeKit
import TeachKit

/// The program `grade-all`: all that `grade` has, and all that it knows only by name.
///
/// `grade` builds it when it is asked for more than learners use, and puts it in its own place.
@main
enum GradeAll {
    /// The commands, in the order of the help; the first is the default.
    static let verbs: [Verb] = [
        // For learners.
        .gradeInAllFormats, .watch, .next, .list, .hint, .predict, .map, .tests, .diff, .reset,
        .pack, .doctor,
        // For instructors.
        .classroom, .merge,
        // For authors.
        .new, .verify,
    ]

    static func main() {
        exit(CommandLineTool.main(verbs, hasAll: true))
    }
}
