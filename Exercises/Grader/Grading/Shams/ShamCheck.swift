import SwiftSource

/// Has a few tests that passed run once more with a wrong expectation in each: they have to fail, or nothing
/// of their suite is believed.
///
/// What keeps a test from failing keeps a sham from failing, whatever it is and however it is written.
struct ShamCheck {
    let suite: ShamSuite

    /// How many shams have to fail, where there are so many.
    static let count = 3
    /// How often tests are drawn: more than once where shams have said nothing.
    private static let mostDraws = 3

    /// A test, and the place at which its expectation is to be wrong.
    struct Sham: Equatable {
        let test: String
        let place: Int
    }

    /// Runs tests with wrong expectations at these places, or where there are none, as they are.
    typealias Run = (_ tests: [String], _ places: [Int]) throws -> [TestResult]

    /// What a sham says of its suite.
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
    /// They aren't where a sham passes, and where all of them are silent: code can stop a program, or use up
    /// the time of its stage, so that none fails.
    ///
    /// - Parameter draw: Draws a number below another one.
    func isBelieved(
        _ results: [TestResult], draw: (Int) -> Int = { Int.random(in: 0..<$0) }, run: Run
    ) rethrows -> Bool {
        guard looksAtExpectations(results) else { return false }
        var open = results
        var failed = 0
        var silent: Sham?
        for _ in 0..<Self.mostDraws where failed < Self.count {
            let shams = drawn(from: open, Self.count - failed, draw)
            if shams.isEmpty { break }
            open.removeAll { result in shams.contains { $0.test == result.name } }
            for (sham, result) in zip(shams, try run(shams.map(\.test), shams.map(\.place))) {
                switch Self.saying(of: result) {
                case .fails: failed += 1
                case .passes: if try !isByChance(sham, run) { return false }
                case .nothing: break
                case .silence: silent = sham
                }
            }
        }
        guard failed == 0, let silent else { return true }
        return try isByChance(silent, run)
    }

    private static func saying(of sham: TestResult) -> Saying {
        if sham.reached?.contains(ShamSuite.noSham) == true { return .nothing }
        return switch sham.failure {
        case .assertion?: .fails
        case nil where !sham.isSkipped: .passes
        default: .silence
        }
    }

    /// Whether a sham fails after all, or its test doesn't pass each time: code that says this and then that
    /// can do either, once and by chance. That there was no time to see it says nothing.
    private func isByChance(_ sham: Sham, _ run: Run) rethrows -> Bool {
        for _ in 0..<2 {
            switch try run([sham.test], [sham.place]).first.map(Self.saying) {
            case .fails?, .nothing?: return true
            default: break
            }
            let again = try run([sham.test], [])
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
    func drawn(from results: [TestResult], _ count: Int, _ draw: (Int) -> Int) -> [Sham] {
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
            drawn[result.name].map { Sham(test: result.name, place: $0) }
        }
    }
}
