import Grading
import SwiftSource

extension Adviser {
    /// What no exercise needs: for whoever grades to look at.
    static let flags = Adviser { context in
        context.stage.flags.map { flag in
            Finding(
                .flag, .name(flag.word),
                at: flag.line.map { SourceLocation(file: flag.file, line: $0) },
                .init(
                    flag.isOfTheCompiler
                        ? "The official tests were \(flag.word), since this compiler is an unknown one."
                        : "\(flag.word) is not needed in any exercise, and is shown to whoever grades."
                )
            )
        }
    }
}
