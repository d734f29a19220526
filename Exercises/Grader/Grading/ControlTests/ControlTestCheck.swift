/// Repeats a few of the tests that passed, each with a wrong expectation. These control tests must
/// fail. If one of them passes, no result of its suite is trusted.
///
/// If a learner's code keeps tests from failing, it keeps the control tests from failing as well,
/// whatever trick it uses.
struct ControlTestCheck {
    let suite: ControlTestSuite

    /// The number of control tests that must fail, if the suite has that many.
    static let count = 3
    /// The maximum number of times that tests are drawn. If control tests were inconclusive, others
    /// are drawn.
    private static let mostDraws = 3

    /// A test and the place where its expectation is made wrong.
    struct ControlTest: Equatable {
        let test: String
        let place: Int
    }

    /// Runs tests with wrong expectations at these places. If there are no places, the tests run
    /// unchanged.
    typealias Run = (_ tests: [String], _ places: [Int]) throws -> [TestResult]

    /// The outcome of a control test.
    private enum Outcome {
        /// The control test's assertion failed, as it must.
        case fails
        case passes
        /// There was no control test at the place.
        case nothing
        /// The control test ended differently, had no time or didn't reach the place, so it isn't
        /// known whether its assertion would fail.
        case inconclusive
    }

    /// Returns whether the results of a suite can be trusted.
    ///
    /// They can't be trusted if a control test passes. They also can't if all control tests are
    /// inconclusive, because a learner's code could end the program or use up the stage's time so
    /// that none of them fails.
    ///
    /// - Parameter draw: Returns a random number below its argument.
    func isBelieved(
        _ results: [TestResult], draw: (Int) -> Int = { Int.random(in: 0..<$0) }, run: Run
    ) rethrows -> Bool {
        guard looksAtExpectations(results) else { return false }
        var open = results
        var failed = 0
        var inconclusive: ControlTest?
        for _ in 0..<Self.mostDraws where failed < Self.count {
            let controls = drawn(from: open, Self.count - failed, draw)
            if controls.isEmpty { break }
            open.removeAll { result in controls.contains { $0.test == result.name } }
            let ran = try run(controls.map(\.test), controls.map(\.place))
            for (control, result) in zip(controls, ran) {
                switch Self.outcome(of: control, result) {
                case .fails: failed += 1
                case .passes: if try !isByChance(control, run) { return false }
                case .nothing: break
                case .inconclusive: inconclusive = control
                }
            }
        }
        guard failed == 0, let inconclusive else { return true }
        return try isByChance(inconclusive, run)
    }

    private static func outcome(of control: ControlTest, _ result: TestResult) -> Outcome {
        let reached = result.reached ?? []
        if reached.contains(ControlTestSuite.noControlTest) { return .nothing }
        return switch result.failure {
        case .assertion?: .fails
        case nil where !result.isSkipped && reached.contains(control.place): .passes
        default: .inconclusive
        }
    }

    /// Returns whether chance may explain that a control test didn't fail. That is the case if it
    /// fails when it is repeated, or if its unchanged test doesn't always pass. Running out of time
    /// proves nothing.
    private func isByChance(_ control: ControlTest, _ run: Run) rethrows -> Bool {
        for _ in 0..<2 {
            switch try run([control.test], [control.place]).first.map({
                Self.outcome(of: control, $0)
            }) {
            case .fails?, .nothing?: return true
            default: break
            }
            let again = try run([control.test], [])
            if again.contains(where: { $0.status != .passed && !$0.isOutOfTime }) { return true }
        }
        return false
    }

    /// Returns whether each test that passed evaluated its expectations.
    func looksAtExpectations(_ results: [TestResult]) -> Bool {
        results.allSatisfy { $0.status != .passed || suite.looksAtExpectations($0) }
    }

    /// Draws some of the tests that passed, and for each of them a place that it reached. The tests
    /// stay in order.
    func drawn(from results: [TestResult], _ count: Int, _ draw: (Int) -> Int) -> [ControlTest] {
        var open = results.indices.filter {
            results[$0].status == .passed
                && !ControlTestSuite.places(reachedBy: results[$0]).isEmpty
        }
        var drawn: [Int] = []
        while drawn.count < count, !open.isEmpty {
            drawn.append(open.remove(at: draw(open.count)))
        }
        return drawn.sorted().map { index in
            let places = ControlTestSuite.places(reachedBy: results[index]).sorted()
            return ControlTest(test: results[index].name, place: places[draw(places.count)])
        }
    }
}
