import Grading
import SwiftSource

extension Adviser {
    /// Two tests of one class that do the same: the second of them tries nothing that the first doesn't.
    ///
    /// In another class, something else may be made ready. A test with parameters does what its arguments
    /// say. Of one that notices nothing, something else is said.
    static let sameBodies = Adviser { context in
        let tests = (context.own?.tests ?? []).filter { $0.isValid && !$0.noticesNothing }
        let owners = context.ownersOfTests()
        var bodies: [String: FunctionBodies] = [:]
        var first: [[String]: String] = [:]
        return tests.prefix(TestSmells.maximumTests).compactMap { test in
            let name = test.result.name
            // A longer body is nobody's slip, and each is kept as long as this looks.
            guard let found = context.tests.test(name), !found.function.hasParameters,
                (found.function.body?.count ?? 0) <= TestBody.maximumLength
            else { return nil }
            let texts = bodies[found.path] ?? FunctionBodies(found.source)
            bodies[found.path] = texts
            let body = texts.text(of: found.function)
            guard !body.isEmpty else { return nil }
            let key = [found.function.typeName ?? ""] + body
            guard
                let other = first.updateValue(first[key] ?? found.function.name, forKey: key)
            else { return nil }
            return Finding(
                .betterTest, .test(name), at: found.start,
                exercises: context.identifiers(of: owners[name] ?? []),
                .init(
                    "It does just what \(identifier(other)) does, so it tries nothing new.",
                    next: "Try another value or another case in it, or remove it."),
                cause: repetition)
        }
    }

    /// The cause of such a finding.
    static let repetition = "repeats a test"
}
