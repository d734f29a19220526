/// A test while bugs are hunted with it: what is known of it so far.
struct HuntedTest {
    /// What became of it on the finished code.
    var result: TestResult
    var asksTooMuch: [String] = []
    var failureOnVariant: TestResult.Failure?
    var isUnsteady = false
    var dependsOnOrder = false
    var noticesNothing = false
    var reachesNoBug = false
    var agreesWithBug: String?

    init(_ result: TestResult) { self.result = result }

    /// What is known of it at the end. The places that it has reached are of no use any more.
    var verdict: OwnTest {
        var result = result
        result.reached = nil
        return OwnTest(
            result: result, asksTooMuch: asksTooMuch, failureOnVariant: failureOnVariant,
            isUnsteady: isUnsteady, dependsOnOrder: dependsOnOrder,
            noticesNothing: noticesNothing, reachesNoBug: noticesNothing && reachesNoBug,
            agreesWithBug: agreesWithBug)
    }

    /// Whether it holds on all code that is right, as far as that is known.
    var isValid: Bool { verdict.isValid }
}

extension [HuntedTest] {
    /// Takes back that these tests hold on code that is right: there was no time to see that.
    mutating func takeBack(_ results: [TestResult]) {
        let open = Dictionary(
            results.filter(\.isOutOfTime).map { ($0.name, $0.failure) }
        ) { first, _ in first }
        for index in indices {
            if let failure = open[self[index].result.name] { self[index].result.failure = failure }
        }
    }
}
