import Catalog

/// The points of a workshop: 25 for each stage, and none for an encore.
///
/// Up to 10 points are for the official tests that pass, and up to 15 are for the planted bugs that
/// the learner's tests catch, both in proportion. Bugs earn more because the workshop is about
/// tests.
package enum Points {
    /// The maximum points for a stage's official tests.
    package static func forSuite(of stage: Stage) -> Double { stage.isEncore ? 0 : 10 }
    /// The maximum points for a stage's planted bugs.
    private static func forBugs(of stage: Stage) -> Double { stage.isEncore ? 0 : 15 }
    /// The maximum points for a stage.
    package static func possible(in stage: Stage) -> Double {
        forSuite(of: stage) + forBugs(of: stage)
    }

    /// The points earned in a stage, with at most two decimal places.
    package static func of(_ report: StageReport) -> Double {
        var points = shareOfSuite(report) * forSuite(of: report.stage)
        // Without a valid test, no bug counts as caught.
        if let own = report.ownTests.report {
            points += share(own.killedBugs, of: own.bugs.count) * forBugs(of: report.stage)
        }
        return rounded(points)
    }

    /// The points earned in a stage for the official tests.
    package static func ofSuite(_ report: StageReport) -> Double {
        rounded(shareOfSuite(report) * forSuite(of: report.stage))
    }

    private static func shareOfSuite(_ report: StageReport) -> Double {
        share(report.passedTests, of: report.tests.count)
    }

    /// The points earned in a report.
    package static func of(_ report: Report) -> Double {
        rounded(report.stages.map(of).reduce(0, +))
    }

    /// The maximum points for a report's stages.
    package static func possible(in report: Report) -> Double {
        report.stages.map { possible(in: $0.stage) }.reduce(0, +)
    }

    private static func share(_ part: Int, of whole: Int) -> Double {
        whole == 0 ? 0 : Double(part) / Double(whole)
    }

    private static func rounded(_ points: Double) -> Double {
        (points * 100).rounded() / 100
    }
}
