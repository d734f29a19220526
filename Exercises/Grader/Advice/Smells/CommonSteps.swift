import Catalog
import Grading
import SwiftSource

/// What most of the workshop's own tests of an exercise call: a failing test that doesn't may lack a step.
struct CommonSteps {
    /// The methods that are called by this share of the tests, or by more.
    private static let share = 0.66
    /// Of fewer tests nobody can tell what is common.
    private static let fewest = 3

    /// The methods by the path of the file of tests, those first that most tests call.
    private var methods: [String: [String]] = [:]

    /// - Parameters:
    ///   - finished: The text of each file of the finished tests, by the path that it has with the learner.
    ///   - code: The texts of the finished code.
    init(finished: [String: String], code: [String]) {
        let called = Set(
            code.map { Declarations(SwiftText($0)) }.flatMap(\.functions)
                .filter { function in
                    // A step that makes something ready needs no value.
                    !function.isInFunction && !function.prefix.isPrivate
                        && function.parameters?.isEmpty == true
                }.map(\.name)
        ).union(WorkshopNames.answering)
        let sources = finished.sorted { $0.key < $1.key }.map { path, text in
            (path: path, source: Declarations(SwiftText(text)))
        }
        let functions = FunctionWords(sources.map(\.source))
        for (path, source) in sources {
            let tests = source.functions.filter {
                $0.name.hasPrefix("test") || $0.prefix.attributes.contains("Test")
            }
            guard tests.count >= Self.fewest else { continue }
            var counts: [String: Int] = [:]
            for test in tests {
                let reached = ReachedWords(test, in: source, of: functions)
                for name in reached.words.intersection(called) {
                    counts[name, default: 0] += 1
                }
            }
            methods[path] = counts.filter { Double($0.value) >= Self.share * Double(tests.count) }
                .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        }
    }

    /// The first such method that a test doesn't call; nil where it calls them all.
    func missing(in reached: ReachedWords, path: String) -> String? {
        methods[path]?.first { !reached.contains($0) }
    }
}
