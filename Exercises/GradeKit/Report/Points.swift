/// The points of a workshop: 25 for each stage, in proportion to the official tests that passed.
enum Points {
    /// What one stage is worth.
    static let perStage = 25.0

    /// The points of a stage, with two digits after the point at the most.
    static func of(_ stage: StageReport) -> Double {
        guard !stage.tests.isEmpty else { return 0 }
        let points = perStage * Double(stage.passedTests) / Double(stage.tests.count)
        return rounded(points)
    }

    /// The points of a report.
    static func of(_ report: Report) -> Double {
        rounded(report.stages.map(of).reduce(0, +))
    }

    /// What a report's stages are worth.
    static func possible(in report: Report) -> Double {
        perStage * Double(report.stages.count)
    }

    private static func rounded(_ points: Double) -> Double {
        (points * 100).rounded() / 100
    }
}
