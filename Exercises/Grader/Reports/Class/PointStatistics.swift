/// Statistics on the points of the learners who were graded.
struct PointStatistics: Equatable {
    let count: Int
    let mean: Double
    let median: Double
    /// How many learners are in each tenth of the points; the last holds those with all points,
    /// too.
    let distribution: [Int]

    /// Makes the statistics; nil where nobody was graded.
    init?(_ rows: [ClassRow]) {
        let points = rows.compactMap(\.points).sorted()
        guard !points.isEmpty else { return nil }
        count = points.count
        mean = Self.rounded(points.reduce(0, +) / Double(points.count))
        let middle = points.count / 2
        median = Self.rounded(
            points.count % 2 == 1 ? points[middle] : (points[middle - 1] + points[middle]) / 2)
        var distribution = Array(repeating: 0, count: 10)
        for row in rows {
            guard let points = row.points else { continue }
            let share = row.possible > 0 ? points / row.possible : 0
            distribution[min(9, max(0, Int(share * 10)))] += 1
        }
        self.distribution = distribution
    }

    private static func rounded(_ points: Double) -> Double { (points * 10).rounded() / 10 }
}
