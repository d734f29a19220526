import Advice
import Grading

// The tests that hold, and could do more or go.
extension OwnTestsText {
    /// The tests that notice nothing, or could be better, in a stage whose tests all hold.
    func lines(onIdleOf ownTests: StageReport.OwnTests) -> [String] {
        guard case .judged(let report) = ownTests else { return [] }
        return idle(report.testsThatNoticeNothing, onlyWithReason: false)
            + better(report.tests)
            + (showsAll ? goingWithout(report) : [])
    }

    /// The tests that notice nothing at all. A first right test may do so, too, before there are
    /// others: that is said when it is its turn, and at once where its source tells why.
    func idle(_ tests: [OwnTest], onlyWithReason: Bool) -> [String] {
        let reasons = tests.map { test in
            (
                name: name(of: test),
                words: findings.on(test).flatMap { $0.tellsWhy ? $0.words : nil }
            )
        }
        let weak = reasons.filter { $0.words != nil }
        let others = onlyWithReason ? [] : reasons.filter { $0.words == nil }
        let lines = weak.prefix(maximumShort).flatMap { name, words in
            wrapped("\(name): \(words?.text ?? "")", indent: 4, hanging: 2)
        }
        let names = (weak.dropFirst(maximumShort) + others).map(\.name)
        guard !lines.isEmpty else {
            return names.isEmpty
                ? [] : wrapped("No planted bug makes these fail: \(list(names)).", hanging: 2)
        }
        return ["  No planted bug makes these fail:"] + lines
            + (names.isEmpty
                ? []
                : wrapped(
                    "Nor these: \(list(names)).", indent: 4,
                    hanging: 2))
    }

    /// Those of some tests that hold and notice something, and could be better.
    func better(_ tests: [OwnTest]) -> [String] {
        let names = Set(tests.map(\.result.name))
        let found = findings.of(.betterTest).filter { finding in
            if case .test(let name) = finding.subject { names.contains(name) } else { false }
        }
        guard !found.isEmpty else { return [] }
        return ["  These are right, and could be better:"]
            + Self.grouped(found, by: \.words.text).prefix(maximumShort).flatMap { group in
                wrapped(
                    "\(list(group.map(FindingName.text))): \(group[0].words.text)", indent: 4,
                    hanging: 2)
            }
    }

    private func goingWithout(_ report: OwnTestsReport) -> [String] {
        let tests = report.testsThatCouldGo
        guard !tests.isEmpty else { return [] }
        let start =
            tests.count == 1
            ? "Without this one, your tests would notice just as much"
            : "Without these \(tests.count), your tests would notice just as much"
        return wrapped("\(start): \(list(tests.map(name(of:)))).", hanging: 2)
    }
}
