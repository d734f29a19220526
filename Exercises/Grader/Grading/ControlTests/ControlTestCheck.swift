import SwiftSource

/// Has a few tests that passed run once more with a wrong expectation in each: they have to fail, or nothing
/// of their suite is believed.
///
/// What keeps a test from failing keeps a control test from failing, whatever it is and however it is written.
struct ControlTestCheck {
    let suite: ControlTestSuite

    /// How many control tests have to fail, where there are so many.
    static let count = 3
    /// How often tests are drawn: more than once where control tests have said nothing.
    private static let mostDraws = 3

    /// A test, and the place at which its expectation is to be wrong.
    struct ControlTest: Equatable {
        let test: String
        let place: Int
    }

    /// Runs tests with wrong expectations at these places, or where there are none, as they are.
    typealias Run = (_ tests: [String], _ places: [Int]) throws -> [TestResult]

    /// What a control test says of its suite.
    private enum Saying {
        /// Its assertion failed, as it has to.
        case fails
        case passes
        /// There was none at the place.
        case nothing
        /// It ended in another way, or there was no time for it: nobody knows whether its assertion fails.
        case silence
    }

    /// Whether the results of a suite can be believed.
    ///
    /// They aren't where a control test passes, and where all of them are silent: code can stop a program, or use up
    /// the time of its stage, so that none fails.
    ///
    /// - Parameter draw: Draws a number below another one.
    func isBelieved(
        _ results: [TestResult], draw: (Int) -> Int = { Int.random(in: 0..<$0) }, run: Run
    ) rethrows -> Bool {
        guard looksAtExpectations(results) else { return false }
        var open = results
        var failed = 0
        var silent: ControlTest?
        for _ in 0..<Self.mostDraws where failed < Self.count {
            let controls = drawn(from: open, Self.count - failed, draw)
            if controls.isEmpty { break }
            open.removeAll { result in controls.contains { $0.test == result.name } }
            for (control, result) in zip(
                controls, try run(controls.map(\.test), controls.map(\.place)))
            {
                switch Self.saying(of: result) {
                case .fails: failed += 1
                case .passes: if try !isByChance(control, run) { return false }
                case .nothing: break
                case .silence: silent = control
                }
            }
        }
        guard failed == 0, let silent else { return true }
        return try isByChance(silent, run)
    }

    private static func saying(of control: TestResult) -> Saying {
        if control.reached?.contains(ControlTestSuite.noControlTest) == true { return .nothing }
        return switch control.failure {
        case .assertion?: .fails
        case nil where !control.isSkipped: .passes
        default: .silence
        }
    }

    /// Whether a control test fails after all, or its test doesn't pass each time: code that says this and then that
    /// can do either, once and by chance. That there was no time to see it says nothing.
    private func isByChance(_ control: ControlTest, _ run: Run) rethrows -> Bool {
        for _ in 0..<2 {
            switch try run([control.test], [control.place]).first.map(Self.saying) {
            case .fails?, .nothing?: return true
            default: break
            }
            let again = try run([control.test], [])
            if again.contains(where: { $0.status != .passed && !$0.isOutOfTime }) { return true }
        }
        return false
    }

    /// Whether each test that passed has looked at what it expects.
    func looksAtExpectations(_ results: [TestResult]) -> Bool {
        results.allSatisfy { result in
            result.status != .passed
                || suite.places(of: result.name).isSubset(of: result.reached ?? [])
        }
    }

    /// A few of the tests that passed, in their order, each with a place that it comes to.
    func drawn(from results: [TestResult], _ count: Int, _ draw: (Int) -> Int) -> [ControlTest] {
        var open = results.filter { $0.status == .passed }.compactMap { result in
            let places = suite.places(of: result.name).sorted()
            return places.isEmpty ? nil : (result.name, places)
        }
        var drawn: [String: Int] = [:]
        while drawn.count < count, !open.isEmpty {
            let (name, places) = open.remove(at: draw(open.count))
            drawn[name] = places[draw(places.count)]
        }
        return results.compactMap { result in
            drawn[result.name].map { ControlTest(test: result.name, place: $0) }
        }
    }
}
