import Catalog

/// The points of a workshop: 25 for each stage.
///
/// 15 of them are for the official tests that pass and 10 for the planted bugs that the learner's
/// own tests notice, both in proportion.
package enum Points {
    /// What one stage is worth.
    package static let perStage = forSuite + forBugs
    package static let forSuite = 15.0
    package static let forBugs = 10.0

    /// The points of a stage, with two digits after the point at the most.
    package static func of(_ stage: StageReport) -> Double {
        var points = share(stage.passedTests, of: stage.tests.count) * forSuite
        // Without a valid test no bug is noticed.
        if case .judged(let report) = stage.ownTests {
            points += share(report.killedBugs, of: report.bugs.count) * forBugs
        }
        return rounded(points)
    }

    /// The points of a report.
    package static func of(_ report: Report) -> Double {
        rounded(report.stages.map(of).reduce(0, +))
    }

    /// What a report's stages are worth.
    package static func possible(in report: Report) -> Double {
        perStage * Double(report.stages.count)
    }

    private static func share(_ part: Int, of whole: Int) -> Double {
        whole == 0 ? 0 : Double(part) / Double(whole)
    }

    private static func rounded(_ points: Double) -> Double {
        (points * 100).rounded() / 100
    }
}
