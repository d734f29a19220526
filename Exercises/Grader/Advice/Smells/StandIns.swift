import Catalog
import Grading
import SwiftSource

extension TestSmell {
    /// All tests that fail use this stand-in of the learner's own.
    static func allUse(standIn: String, place: SourceLocation) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "All tests that fail here use \(shortened(standIn)) (\(place.file):\(place.line)), and "
                    + "it isn't as in the finished tests.",
                next: "Look there first: where it keeps or answers something wrong, right tests "
                    + "fail."))
    }

    /// This stand-in answers when the test says so, and nobody said so, or too early.
    static func answersWhenTold(standIn: String) -> TestSmell {
        TestSmell(
            .unanswered,
            .init(
                "\(shortened(standIn)) answers when the test says so, and not before it is asked.",
                next: "Start the call in a Task { … }, wait until it has asked: "
                    + "await \(WorkshopNames.waitUntil) { … }. Then answer."))
    }
}

/// The stand-ins that tests use in the place of other code: mocks, spies, stubs.
struct StandIns {
    private let sources: [Declarations]
    private let holders: StandInHolders
    private let functions: FunctionWords
    private let found: [(name: String, place: SourceLocation)]

    /// - Parameters:
    ///   - files: The text of each file of the tests, by its path relative to the repository.
    ///   - given: The texts of files whose stand-ins are known to be right.
    init(files: [String: String], given: Set<String>) {
        let all = files.sorted { $0.key < $1.key }.map { path, text in
            (path: path, text: text, source: Declarations(SwiftText(text)))
        }
        sources = all.map(\.source)
        holders = StandInHolders(sources)
        functions = FunctionWords(sources)
        let types = TestTypes(sources)
        // A comment or a line end more is no other stand-in.
        func code(_ text: String) -> [UInt8] { SwiftText.bareCode(of: Array(text.utf8)) }
        let given = Set(given.map(code))
        found = all.filter { !given.contains(code($0.text)) }.flatMap { path, _, source in
            source.types.filter { type in
                let kind = types.kind(of: type)
                return type.kind != .extension && !type.parents.isEmpty && kind != .xcTest
                    && kind != .suite
            }.map { ($0.name, SourceLocation(file: path, line: $0.line)) }
        }
    }

    /// The first stand-in that all of these tests use; nil where there is none.
    ///
    /// - Parameter tests: Names as a test run has them.
    func usedByAll(_ tests: [String]) -> (name: String, place: SourceLocation)? {
        guard !found.isEmpty else { return nil }
        var left = found
        for test in tests where !left.isEmpty {
            let places = sources.compactMap { source in
                source.function(ofTest: test).map { (source, $0) }
            }
            guard let (source, function) = places.first else { return nil }
            let reached = ReachedWords(function, in: source, of: functions)
            left = left.filter { standIn in
                holders.names(of: standIn.name).contains(where: reached.contains)
            }
        }
        return left.first
    }
}

/// The variables that are made as a stand-in: `let network = Mock(`, by the stand-in's name.
struct StandInHolders {
    private var all: [String: Set<String>] = [:]

    init(_ sources: [Declarations]) {
        for source in sources {
            let tokens = source.tokens
            for place in tokens.indices.dropFirst(2)
            where tokens[place].isWord && tokens[place - 2].isWord
                && tokens[place - 1].sign == UInt8(ascii: "=")
            {
                all[source.word(place), default: []].insert(source.word(place - 2))
            }
        }
    }

    /// The name of a stand-in, and those of the variables that hold one.
    func names(of standIn: String) -> Set<String> { all[standIn, default: []].union([standIn]) }
}

extension TestSmellScan {
    /// Finds a stand-in that keeps a continuation and that the test uses.
    ///
    /// - Parameter line: The line that has to use it; nil for any line of the test.
    func unanswered(_ test: TestSources.Test, in line: String?) -> TestSmell? {
        let reached = words(reachedBy: test)
        let words = line.map { [$0].allWords }
        let sources = tests.files.map(\.source)
        let holders = StandInHolders(sources)
        for source in sources {
            let waiting = source.functions.filter { function in
                source.words(function.body ?? 0..<0).contains { $0.hasPrefix("withChecked") }
            }
            let type = waiting.compactMap(\.typeName).first { type in
                let names = holders.names(of: type)
                return names.contains(where: reached.contains)
                    && words.map { !$0.isDisjoint(with: names) } ?? true
            }
            if let type { return .answersWhenTold(standIn: type) }
        }
        return nil
    }
}
