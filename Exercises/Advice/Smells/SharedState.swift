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
    static let leavesInUserDefaults = TestSmell(
        .step,
        .init(
            "What a test saves in UserDefaults is still there for the next test.",
            next: "Remove it in setUp() and tearDown(): "
                + "UserDefaults.standard.removeObject(forKey: key)."))
}

extension TestSmellScan {
    /// Why a test that fails in one order only does so: what it leaves behind; nil where that isn't known.
    func savedState(of name: String) -> TestSmell? {
        guard let code, let test = tests.test(name) else { return nil }
        let reached = words(reachedBy: test)
        let isReplaced =
            reached.contains(WorkshopNames.readingCache)
            && reached.contains(WorkshopNames.replacingCache)
        let saves =
            reached.contains("UserDefaults") || code.saving.contains(where: reached.contains)
        return saves && !isReplaced ? .leavesInUserDefaults : nil
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
