import Catalog
import Grading
import SwiftSource

// What tests leave to each other, so that one passes in one order of them and fails in another.

/// A variable that tests share.
struct SharedState: Equatable {
    let name: String
    let place: SourceLocation
}

extension TestSmell {
    static func leavesInUserDefaults(_ library: TestLibrary) -> TestSmell {
        TestSmell(
            .step,
            .init(
                "What a test saves in UserDefaults is still there for the next test.",
                next: "Remove it in \(library.beforeEachTest) and \(library.afterEachTest): "
                    + "UserDefaults.standard.removeObject(forKey: key)."))
    }

    /// Tests of Swift Testing run at the same time, and this variable is the same one for all of them.
    static func sharesAtTheSameTime(_ state: SharedState) -> TestSmell {
        TestSmell(
            .sharesState,
            .init(
                "It shares '\(shortened(state.name))' (\(state.place.file):\(state.place.line)) with "
                    + "other tests, and they run at the same time.",
                next: "Give each test its own, or write @Suite(.serialized): then the tests of the "
                    + "suite run one after the other."))
    }
}

extension TestSmellScan {
    /// That a test of Swift Testing shares a variable with another one, which may run at the same time.
    ///
    /// Where something stands in the parentheses of `@Suite`, that may keep the tests apart.
    func sharedAtTheSameTime(_ test: TestSources.Test) -> TestSmell? {
        let isTest = { (function: Declaration) in function.prefix.attributes.contains("Test") }
        guard isTest(test.function), let body = test.function.body,
            test.source.type(of: test.function)?.prefix.testArguments == nil
        else { return nil }
        let used = Self.members(usedIn: body, of: test.source)
        guard !used.isEmpty else { return nil }
        for (path, source) in tests.files {
            for shared in source.shared where !shared.isConstant && used.contains(shared.name) {
                let users = tests.files.flatMap { _, source in
                    source.functions.filter { function in
                        isTest(function)
                            && Self.members(usedIn: function.body ?? 0..<0, of: source)
                                .contains(shared.name)
                    }
                }
                guard users.count > 1 else { continue }
                return .sharesAtTheSameTime(
                    SharedState(
                        name: shared.name, place: SourceLocation(file: path, line: shared.line)))
            }
        }
        return nil
    }

    /// The names in `Type.name`.
    private static func members(usedIn body: Range<Int>, of source: Declarations) -> Set<String> {
        guard body.count <= TestBody.maximumLength else { return [] }
        return Set(
            body.dropFirst(2).filter {
                source.tokens[$0].isWord && source.tokens[$0 - 1].sign == UInt8(ascii: ".")
                    && source.word($0 - 2).first?.isUppercase == true
            }.map(source.word))
    }

    /// Why a test that fails in one order only does so: what it leaves behind; nil where that isn't known.
    func savedState(of name: String) -> TestSmell? {
        guard let code, let test = tests.test(name) else { return nil }
        let reached = words(reachedBy: test)
        let isReplaced =
            reached.contains(WorkshopNames.readingCache)
            && reached.contains(WorkshopNames.replacingCache)
        let saves =
            reached.contains("UserDefaults") || code.saving.contains(where: reached.contains)
        return saves && !isReplaced
            ? .leavesInUserDefaults(TestLibrary(ofTest: name)) : nil
    }

    /// The variables of the tests' own that a test shares with others: those that can change.
    func shared(by name: String) -> [SharedState] {
        guard let test = tests.test(name), let body = test.function.body else { return [] }
        let words = Set(test.source.words(body))
        let all = tests.files.flatMap { path, source in
            source.shared.filter { words.contains($0.name) }.map { shared in
                (
                    shared,
                    SharedState(
                        name: shared.name, place: SourceLocation(file: path, line: shared.line))
                )
            }
        }
        let variables = all.filter { !$0.0.isConstant }
        guard variables.isEmpty else { return variables.map(\.1) }
        // A constant can hold an object that changes, and no value does.
        return all.filter { $0.0.type.map(isClass) ?? false }.map(\.1)
    }

    private func isClass(_ name: String) -> Bool {
        classes.contains(name) || name.hasPrefix("NS") || Self.classesOfFoundation.contains(name)
    }

    /// Those that tests may share to remember something.
    private static let classesOfFoundation: Set<String> = [
        "UserDefaults", "NotificationCenter", "FileManager", "URLCache", "XCTestExpectation",
    ]
}
