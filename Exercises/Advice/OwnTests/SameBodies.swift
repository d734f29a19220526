import Grading
import SwiftSource

extension Adviser {
    /// Two tests of one class that do the same: the second of them tries nothing that the first doesn't.
    ///
    /// In another class, something else may be made ready. A test with parameters does what its arguments
    /// say.
    static let sameBodies = Adviser { report, sources in
        guard case .judged(let own) = report.ownTests else { return [] }
        let files = sources.ownTests.sorted { $0.key < $1.key }.map {
            let source = Declarations(SwiftText($0.value))
            return (path: $0.key, source: source, bodies: FunctionBodies(source))
        }
        let owners = report.ownersOfTests()
        var first: [[String]: String] = [:]
        return own.tests.filter(\.isValid).compactMap { test in
            let name = test.result.name
            for (path, source, bodies) in files {
                guard let function = source.function(ofTest: name) else { continue }
                let body = bodies.text(of: function)
                guard !body.isEmpty, !function.hasParameters else { return nil }
                let key = [function.type?.name ?? ""] + body
                guard let other = first.updateValue(first[key] ?? name, forKey: key) else {
                    return nil
                }
                return Finding(
                    .betterTest, .test(name), at: SourceLocation(file: path, line: function.line),
                    exercises: (owners[name] ?? []).map(\.exercise.id),
                    .init(
                        "It does just what \(identifier(method(of: other))) does, so it tries nothing new.",
                        next: "Try another value or another case in it, or remove it."))
            }
            return nil
        }
    }
}

/// `testZero` of `MyStage1Tests.MyEvenOddTests/testZero`.
private func method(of test: String) -> String {
    test.split(separator: "/").last.map(String.init) ?? test
}
