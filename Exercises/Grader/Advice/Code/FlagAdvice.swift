import Grading
import SwiftSource

extension Adviser {
    /// Reports names that no exercise needs, for the instructor to look at.
    static let flags = Adviser { context in
        context.stage.flags.map { flag in
            Finding(
                .flag, .name(flag.word),
                at: flag.line.map { SourceLocation(file: flag.file, line: $0) },
                .init(
                    flag.isOfTheCompiler
                        ? "This stage was only \(flag.word), because the grader couldn't inspect "
                            + "the compiled code."
                        : "No exercise needs \(flag.word), so its use is reported to instructors."))
        }
    }
}
