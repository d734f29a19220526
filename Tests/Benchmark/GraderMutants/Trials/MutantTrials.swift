/// Runs the tests with one mutant after the other.
struct MutantTrials {
    let bundle: TestBundle
    let work: WorkFolder
    let warm: WarmFolder
    /// What is known of all classes of tests.
    let classes: [MeasuredClass]
    /// Whether these are all classes: else others may notice what these don't.
    let isWhole: Bool

    /// Tries these mutants, and says what became of each as soon as it is known.
    ///
    /// - Parameter again: Whether also those are tried of which there is a result.
    /// - Returns: The results of all mutants, by number.
    func run(_ mutants: [GraderMutant], again: Bool) throws -> [Int: TrialResult] {
        var results = try work.results()
        for mutant in mutants where again || results[mutant.number] == nil {
            let result = try result(mutant)
            results[mutant.number] = result
            if isWhole || result.isNoticed { try work.add(result) }
            say(ResultText.line(mutant, ResultText.words(result)))
        }
        return results
    }

    private func result(_ mutant: GraderMutant) throws -> TrialResult {
        let reaching = classes.filter { $0.reached.contains(mutant.number) }
        let groups = TestGroups(reaching, target: mutant.target).all()
        guard !groups.isEmpty else { return TrialResult(number: mutant.number, .notReached) }
        let limits = TrialLimits(reaching)
        try bundle.renewIdentity()
        // Before the first, for what the last mutant has left there, and before the slow ones.
        var hasRestored = (before: false, slow: false)
        for group in groups {
            if !hasRestored.before || !group.isQuick && !hasRestored.slow { try warm.restore() }
            hasRestored = (true, !group.isQuick)
            let end = try bundle.run(
                group.tests, [ChosenSource.choice: mutant.id], longestTest: limits.longestTest,
                total: limits.total
            ).end
            if let result = TrialResult(number: mutant.number, end, of: group.tests) {
                try confirm(result, group.tests)
                return result
            }
        }
        return TrialResult(number: mutant.number, .notNoticed)
    }

    /// Sees to it that the test that has noticed a mutant is still green without it.
    private func confirm(_ result: TrialResult, _ tests: [KitTest]) throws {
        guard let test = tests.first(where: { $0.specifier == result.test }) else { return }
        try warm.restore()
        let log = "\(work.log)-without"
        let end = try bundle.run([test], [:], log: log).end
        guard end == .green else {
            throw MutantsError.red(name: test.specifier, end: end, log: log)
        }
    }
}

/// How long tests may take with a mutant: three times as long as without, and half a minute.
///
/// A test that runs without the others of its class may have to make what they share.
private struct TrialLimits {
    let longestTest: Duration
    let total: Duration

    init(_ classes: [MeasuredClass]) {
        let longest = classes.map(\.total).max() ?? 0
        longestTest = .seconds(30 + 3 * longest)
        total = .seconds(30 + 3 * classes.reduce(0) { $0 + $1.total })
    }
}
