import Grading
import SwiftSource

extension Adviser {
    /// Two tests of one class that do the same: the second of them tries nothing that the first doesn't.
    ///
    /// In another class, something else may be made ready. A test with parameters does what its arguments
    /// say.
    static let sameBodies = Adviser { report, sources in
        guard case .judged(let own) = report.ownTests else { return [] }
        let leftOut = own.leftOut?.files ?? []
        let files = sources.ownTests.filter { !leftOut.contains($0.key) }.sorted { $0.key < $1.key }
            .map {
                let source = Declarations(SwiftText($0.value))
                return (path: $0.key, source: source, bodies: FunctionBodies(source))
            }
        let owners = report.ownersOfTests()
        var first: [[String]: String] = [:]
        return own.tests.filter(\.isValid).prefix(maximumTests).compactMap { test in
            let name = test.result.name
            for (path, source, bodies) in files {
                guard let function = source.function(ofTest: name) else { continue }
                // A longer body is nobody's slip, and each is kept as long as this looks.
                guard !function.hasParameters, (function.body?.count ?? 0) <= maximumLength else {
                    return nil
                }
                let body = bodies.text(of: function)
                guard !body.isEmpty else { return nil }
                let key = [function.type?.name ?? ""] + body
                guard let other = first.updateValue(first[key] ?? function.name, forKey: key) else {
                    return nil
                }
                return Finding(
                    .betterTest, .test(name), at: SourceLocation(file: path, line: function.line),
                    exercises: (owners[name] ?? []).map(\.exercise.id),
                    .init(
                        "It does just what \(identifier(other)) does, so it tries nothing new.",
                        next: "Try another value or another case in it, or remove it."))
            }
            return nil
        }
    }
}

/// Nobody reads about more tests than this.
private let maximumTests = 100
/// In tokens.
private let maximumLength = 2000
