import Catalog

/// Finds the planted bugs that tests agree with: they fail on the finished code, and pass with the bug. What
/// such a test expects is that mistake.
struct AgreementSearch: Sendable {
    let search: BugSearch

    /// Nobody reads about more tests than this.
    static let maximumTests = 12
    /// What took longer on the finished code, in seconds, would do so with each bug.
    static let longest = 0.3

    /// The bug that each of some tests agrees with, by the test's name; none for tests that agree with none.
    ///
    /// Of several, it is one that belongs to a special case: a bug that every test notices says less.
    ///
    /// - Parameters:
    ///   - failed: What became of tests that have failed on the finished code.
    ///   - bugs: The bugs that are asked about.
    func agreements(of failed: [TestResult], with bugs: [PlantedBug]) throws -> [String: String] {
        let failed = failed.filter { $0.isExpectation && $0.seconds < Self.longest }
            .prefix(Self.maximumTests)
        guard !failed.isEmpty else { return [:] }
        let found = try bugs.concurrentMap(width: ProcessGate.width) { bug in
            let place = search.numbers.place(of: bug.id)
            let names = failed.filter { $0.reached?.contains(place) ?? true }.map(\.name)
            return (bug: bug, tests: try passing(Set(names), with: bug))
        }
        var agreements: [String: String] = [:]
        let special = found.filter { $0.bug.concept != .ordinary }
        for (bug, names) in special + found {
            for name in names where agreements[name] == nil { agreements[name] = bug.id }
        }
        return agreements
    }

    /// The tests that pass with a bug, and do so again: what passes by chance agrees with nothing.
    private func passing(_ names: Set<String>, with bug: PlantedBug) throws -> Set<String> {
        let mutant = search.numbers[bug.id]
        var names = names
        for run in [search.tests.run, search.tests.runAgain] where !names.isEmpty {
            let passed = try run(names, mutant).filter { $0.status == .passed }.map(\.name)
            names.formIntersection(passed)
        }
        return names
    }
}

extension TestResult {
    /// Whether the test has come to an assertion that says what it expects.
    fileprivate var isExpectation: Bool {
        // That something was awaited in vain says nothing of what should have come.
        if case .assertion(let message, _)? = failure {
            status == .failed && !message.hasPrefix("Asynchronous wait failed")
        } else {
            false
        }
    }
}
