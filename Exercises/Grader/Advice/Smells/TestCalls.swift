import Grading
import SwiftSource

/// The words in each function and computed property of the test code, used to follow what a test calls.
struct TestCalls {
    /// The words of each function or property, by its name.
    private var functions: [String: [Set<String>]] = [:]
    /// The words of the methods that run before each test, by the name of their type.
    private var settingUp: [String: [Set<String>]] = [:]
    /// The words outside of tests.
    private(set) var outsideOfTests: Set<String> = []

    init(_ sources: [Declarations]) {
        for source in sources {
            var rest = 0
            // A nested function is part of the function that contains it.
            for body in source.bodies {
                guard let function = body.owner.map({ source.all[$0] }),
                    function.kind == .function || function.isVariable
                else { continue }
                if function.looksLikeTest {
                    outsideOfTests.formUnion(source.words(rest..<body.range.lowerBound))
                    rest = body.range.upperBound
                }
                let words = Set(source.words(body.range))
                functions[function.name, default: []].append(words)
                if function.name.hasPrefix("setUp") {
                    settingUp[function.typeName ?? "", default: []].append(words)
                }
            }
            outsideOfTests.formUnion(source.words(rest..<source.tokens.count))
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

/// The calls that a failing test may lack: any call of the code under test, or calls of the methods that most
/// tests of the reference solution call.
struct CommonSteps {
    /// The minimum share of tests that counts as most tests.
    private static let share = 0.66
    /// The minimum number of tests. With fewer, no function counts as common.
    private static let fewest = 3

    /// The common steps by the path of the test file, the most frequently called first. A step is one
    /// function that most tests call, or a group of functions if most tests call at least one of the group.
    private var steps: [String: [[String]]] = [:]
    /// The names through which a test can reach the code under test: its functions and properties, its types
    /// with an initializer or an operator, and the given functions. A test that uses none of these names
    /// doesn't run the code under test.
    private let names: Set<String>

    /// - Parameters:
    ///   - finished: The text of each of the reference solution's test files, by its path in the learner's
    ///     tree.
    ///   - code: The reference solution's code.
    ///   - given: The code that is given to learners. Its functions may call the learner's functions.
    init(finished: [String: String], code: [Declarations], given: [Declarations] = []) {
        let members = code.flatMap(\.all).filter { !$0.isLocal && !$0.isInFunction }
        names = Set(
            members.compactMap { $0.isVariable || $0.kind == .function ? $0.name : $0.typeName }
                + given.flatMap(\.functions).map(\.name))
        let functions = code.flatMap(\.functions).filter {
            !$0.isInFunction && !$0.prefix.isPrivate
        }
        // Only a function without arguments is a step of its own, because a step that many tests share, such
        // as `viewDidLoad()`, needs none.
        let preparing = Set(functions.filter { $0.parameters?.isEmpty == true }.map(\.name))
        let sources = finished.mapValues { Declarations(SwiftText($0)) }
        let calls = TestCalls(Array(sources.values))
        for (path, source) in sources {
            let tests = source.functions.filter(\.looksLikeTest)
            guard tests.count >= Self.fewest else { continue }
            let reached = tests.map {
                calls.words(reachedBy: $0, in: source).intersection(functions.map(\.name))
            }
            let called = Dictionary(grouping: reached.joined(), by: \.self)
                .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
            steps[path] = (called.filter(preparing.contains).map { [$0] } + [called]).filter {
                step in
                let count = reached.count { !$0.isDisjoint(with: step) }
                return Double(count) >= Self.share * Double(tests.count)
            }
        }
    }

    /// The words for a test that runs nothing of the code under test.
    static let callsNothing = Finding.Words(
        "It never calls the code under test: the act step is missing.",
        next: "Call the method that the test is about, and compare the result.")

    /// The words for a test that calls none of these functions, although most tests of the exercise call at
    /// least one of them.
    static func lacks(_ functions: [String]) -> Finding.Words {
        .init(
            "It never calls \(functions.prefix(3).map { "\($0)()" }.joined(separator: " or ")), but most "
                + "tests of this exercise do.", next: "Is that call missing?")
    }

    /// Says what a test lacks: a call of anything in the code under test, or the first common method that the
    /// test doesn't call; nil if the test lacks neither.
    ///
    /// - Parameter outsideOfTests: The words of the test code outside of tests. A test may use this code in a
    ///   way that isn't followed, for example through an initializer.
    func missing(
        in reached: Set<String>, outsideOfTests: Set<String>, path: String
    ) -> Finding.Words? {
        let words = reached.union(outsideOfTests)
        if !names.isEmpty, names.isDisjoint(with: words) { return Self.callsNothing }
        return steps[path]?.first(where: reached.isDisjoint).map(Self.lacks)
    }
}
