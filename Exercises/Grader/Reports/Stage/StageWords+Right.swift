import Grading

/// How many own tests are right. Tests that were shipped, and are unchanged, don't count.
extension StageWords {
    /// `2 of 3`.
    package static func countRight(_ report: OwnTestsReport) -> String {
        let own = report.tests.filter { !$0.isShipped }
        return "\(own.count(where: \.isValid)) of \(own.count)"
    }

    /// `2 of 3 are right.`
    package static func right(_ report: OwnTestsReport) -> String {
        report.tests.allSatisfy(\.isShipped)
            ? "There are none yet, except the ones that the workshop gave you."
            : "\(countRight(report)) are right."
    }
}
