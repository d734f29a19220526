import Grading

/// How many own tests are right. The workshop's examples and given tests, as they came, are nobody's work and don't count.
extension StageWords {
    /// `2 of 3`.
    package static func countRight(_ report: OwnTestsReport) -> String {
        let own = report.tests.filter { !$0.isShipped }
        return "\(own.count(where: \.isValid)) of \(own.count)"
    }

    /// `2 of 3 are right.`
    package static func right(_ report: OwnTestsReport) -> String {
        report.tests.allSatisfy(\.isShipped)
            ? (report.tests.contains(where: \.isGiven)
                ? "There are none yet beside the given tests."
                : "There are none yet beside the workshop's examples.")
            : "\(countRight(report)) are right."
    }
}
