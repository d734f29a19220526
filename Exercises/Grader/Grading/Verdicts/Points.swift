import Catalog

/// The points of a workshop: 25 for each stage, and none for an encore.
///
/// 10 of them are for the official tests that pass and 15 for the planted bugs that the learner's
/// own tests notice, both in proportion: tests are what the workshop is about.
package enum Points {
    /// What the official tests of a stage are worth.
    package static func forSuite(of stage: Stage) -> Double { stage.isEncore ? 0 : 10 }
    /// What the planted bugs of a stage are worth.
    package static func forBugs(of stage: Stage) -> Double { stage.isEncore ? 0 : 15 }
    /// How much of what a stage is worth is for the planted bugs.
    package static let shareForBugs = 15.0 / 25
    /// What a stage is worth.
    package static func possible(in stage: Stage) -> Double {
        forSuite(of: stage) + forBugs(of: stage)
    }

    /// The points of a stage, with two digits after the point at the most.
    package static func of(_ report: StageReport) -> Double {
        var points = shareOfSuite(report) * forSuite(of: report.stage)
        // Without a valid test no bug is noticed.
        if case .judged(let own) = report.ownTests {
            points += share(own.killedBugs, of: own.bugs.count) * forBugs(of: report.stage)
        }
        return rounded(points)
    }

    /// The points of a stage that are for the official tests.
    package static func ofSuite(_ report: StageReport) -> Double {
        rounded(shareOfSuite(report) * forSuite(of: report.stage))
    }

    /// The points of a stage that are for the planted bugs.
    package static func ofBugs(_ report: StageReport) -> Double {
        rounded(of(report) - ofSuite(report))
    }

    private static func shareOfSuite(_ report: StageReport) -> Double {
        share(report.passedTests, of: report.tests.count)
    }

    /// The points of a report.
    package static func of(_ report: Report) -> Double {
        rounded(report.stages.map(of).reduce(0, +))
    }

    /// What a report's stages are worth.
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
