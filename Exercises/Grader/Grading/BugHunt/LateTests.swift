import Synchronization

/// The tests that were seen, in any run, to fail after their end.
///
/// Whether such a failure comes while another test runs, or only when the process has ended, is a matter
/// of time. So a test that was seen to be late once has that verdict.
final class LateTests: Sendable {
    private let failures = Mutex<[String: TestResult.Failure]>([:])

    /// Takes in what became of tests with a planted bug or a variant; 0 is the finished code.
    func note(_ results: [TestResult], mutant: Int) {
        for result in results {
            guard case .late(let message, let place)? = result.failure else { continue }
            failures.withLock { failures in
                if mutant == 0 {
                    failures[result.name] = .late(message: message, place: place)
                } else if failures[result.name] == nil {
                    // The values that come of a bug say nothing to a learner who doesn't know the bug.
                    failures[result.name] = .late(message: nil, place: place)
                }
            }
        }
    }

    /// The tests, in which late ones have their verdict in the place of a better one, or of one that came by
    /// chance.
    func charged(_ tests: [OwnTest]) -> [OwnTest] {
        let failures = failures.withLock { $0 }
        return tests.map { test in
            var result = test.result
            guard let failure = failures[result.name], result.failure == nil || result.isLate else {
                return test
            }
            result.failure = failure
            return OwnTest(result: result)
        }
    }
}

extension TestSet {
    /// The same tests; each run notes those that are late.
    func noting(_ late: LateTests) -> TestSet {
        var tests = self
        tests.runAll = { mutant in
            let results = try runAll(mutant)
            late.note(results, mutant: mutant)
            return results
        }
        for path in [\TestSet.run, \.runAgain, \.runAnew] {
            let run = self[keyPath: path]
            tests[keyPath: path] = { names, mutant in
                let results = try run(names, mutant)
                late.note(results, mutant: mutant)
                return results
            }
        }
        tests.runReversed = { names in
            let results = try runReversed(names)
            late.note(results, mutant: 0)
            return results
        }
        return tests
    }
}
