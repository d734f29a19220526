import SwiftSource

/// Has a few tests that passed run once more with a wrong expectation in each: they have to fail, or nothing
/// of their suite is believed.
///
/// What keeps a test from failing keeps a sham from failing, whatever it is and however it is written.
struct ShamCheck {
    let suite: ShamSuite

    /// How many tests are drawn.
    static let count = 3

    /// A test, and the place at which its expectation is to be wrong.
    struct Sham: Equatable {
        let test: String
        let place: Int
    }

    /// Whether the results of a suite can be believed.
    ///
    /// - Parameters:
    ///   - draw: Draws a number below another one.
    ///   - run: Runs tests with wrong expectations at these places, or where there are none, as they are.
    func isBelieved(
        _ results: [TestResult], draw: (Int) -> Int = { Int.random(in: 0..<$0) },
        run: (_ tests: [String], _ places: [Int]) throws -> [TestResult]
    ) rethrows -> Bool {
        guard looksAtExpectations(results) else { return false }
        let shams = drawn(from: results, draw)
        guard !shams.isEmpty else { return true }
        let results = try run(shams.map(\.test), shams.map(\.place))
        return try zip(shams, results).allSatisfy { sham, result in
            if Self.isAsExpected(result) { return true }
            // Code that says this and then that can pass either way, once and by chance.
            return try !(0..<2).allSatisfy { _ in
                try !run([sham.test], [sham.place]).allSatisfy(Self.isAsExpected)
                    && run([sham.test], []).allSatisfy { $0.status == .passed }
            }
        }
    }

    /// Whether a sham has not passed, or there was none.
    private static func isAsExpected(_ sham: TestResult) -> Bool {
        sham.status != .passed || sham.reached?.contains(ShamSuite.noSham) == true
    }

    /// Whether each test that passed has looked at what it expects.
    func looksAtExpectations(_ results: [TestResult]) -> Bool {
        results.allSatisfy { result in
            result.status != .passed
                || suite.places(of: result.name).isSubset(of: result.reached ?? [])
        }
    }

    /// A few of the tests that passed, in their order, each with a place that it comes to.
    func drawn(from results: [TestResult], _ draw: (Int) -> Int) -> [Sham] {
        var open = results.filter { $0.status == .passed }.compactMap { result in
            let places = suite.places(of: result.name).sorted()
            return places.isEmpty ? nil : (result.name, places)
        }
        var drawn: [String: Int] = [:]
        while drawn.count < Self.count, !open.isEmpty {
            let (name, places) = open.remove(at: draw(open.count))
            drawn[name] = places[draw(places.count)]
        }
        return results.compactMap { result in
            drawn[result.name].map { Sham(test: result.name, place: $0) }
        }
    }
}
