import Catalog
import Grading
import SwiftSource

extension Adviser {
    /// Reports code that compiles but hardly ever does what its author meant. Only the files of exercises
    /// with failing official tests are examined.
    static let slips = Adviser { context in
        guard case .ran = context.stage.suite else { return [] }
        let failing = context.stage.exercises.filter { $0.firstFailure != nil }
        return failing.flatMap { exercise -> [Finding] in
            let files = context.sources.code.filter { path, _ in
                exercise.exercise.files.contains { path.hasSuffix("/\($0)") }
            }.sorted { $0.key < $1.key }
            return files.compactMap { path, text in
                guard let line = Slip.lineOfCurrencyStyle(in: Declarations(SwiftText(text))) else {
                    return nil
                }
                let place = SourceLocation(file: path, line: line)
                return Finding(
                    .slip, .file(path), at: place, exercises: [exercise.exercise.id],
                    Slip.currencyStyle(at: place))
            }
        }
    }
}

/// The slip of using a number formatter's currency style, which depends on the computer's region.
enum Slip {
    /// The line of the first `numberStyle = .currency`.
    static func lineOfCurrencyStyle(in source: Declarations) -> Int? {
        source.tokens.indices.first {
            source.isWord("numberStyle", $0) && source.isWord("currency", $0 + 3)
        }.map { source.tokens[$0].line }
    }

    static func currencyStyle(at place: SourceLocation) -> Finding.Words {
        .init(
            "Line \(place.line) of \(place.file) uses the style .currency. Its output depends on "
                + "the computer's region: it can have decimals and a non-breaking space (\\u{A0}).",
            next: "Use .decimal with groupingSeparator, and write the currency before the number.")
    }
}
