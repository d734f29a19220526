import SwiftSource

/// The words of each function of the tests' own code, to follow what a test calls.
struct TestCalls {
    /// By the function's name.
    private var functions: [String: [Set<String>]] = [:]
    /// The methods that run before each test, by their type's name.
    private var settingUp: [String: [Set<String>]] = [:]

    init(_ sources: [Declarations]) {
        for source in sources {
            // What is inside a function is a part of it.
            for function in source.functions where !function.isInFunction {
                guard let body = function.body else { continue }
                let words = Set(source.words(body))
                functions[function.name, default: []].append(words)
                if function.name.hasPrefix("setUp") {
                    settingUp[function.typeName ?? "", default: []].append(words)
                }
            }
        }
    }

    /// The words of a test's body and of the functions that it calls.
    func words(reachedBy test: Declaration, in source: Declarations) -> Set<String> {
        var words: Set<String> = []
        var open = test.body.map(source.words) ?? []
        for type in Set([test.typeName].compactMap(\.self) + (source.type(of: test)?.parents ?? []))
        {
            open += settingUp[type, default: []].joined()
        }
        while let word = open.popLast() {
            guard words.insert(word).inserted else { continue }
            open += functions[word, default: []].joined()
        }
        return words
    }
}

/// The methods that most tests of the reference solution call: a failing test that doesn't call one
/// may lack a step.
struct CommonSteps {
    /// Most tests, as a share of all.
    private static let share = 0.66
    /// With fewer tests, nothing is common.
    private static let fewest = 3

    /// The methods that most tests call come first, by the path of the file of tests.
    private var methods: [String: [String]] = [:]

    /// - Parameters:
    ///   - finished: The text of each file of the reference solution's tests, by the path that it has
    ///     with the learner.
    ///   - code: The texts of the reference solution.
    init(finished: [String: String], code: [String]) {
        // A step that prepares something needs no value.
        let called = Set(
            code.flatMap { Declarations(SwiftText($0)).functions }.filter {
                !$0.isInFunction && !$0.prefix.isPrivate && $0.parameters?.isEmpty == true
            }.map(\.name))
        let sources = finished.mapValues { Declarations(SwiftText($0)) }
        let calls = TestCalls(Array(sources.values))
        for (path, source) in sources {
            let tests = source.functions.filter(\.looksLikeTest)
            guard tests.count >= Self.fewest else { continue }
            var counts: [String: Int] = [:]
            for test in tests {
                for name in calls.words(reachedBy: test, in: source).intersection(called) {
                    counts[name, default: 0] += 1
                }
            }
            methods[path] = counts.filter { Double($0.value) >= Self.share * Double(tests.count) }
                .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
        }
    }

    /// The first such method that a test doesn't call; nil if it calls them all.
    func missing(in reached: Set<String>, path: String) -> String? {
        methods[path]?.first { !reached.contains($0) }
    }
}
