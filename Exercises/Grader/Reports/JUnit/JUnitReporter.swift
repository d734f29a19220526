import Catalog
import Grading

/// Writes a report as JUnit XML for CI systems.
///
/// Each stage has one suite for its official tests and one for the learner's tests on the reference solution.
/// Planted bugs aren't tests, so the number caught is a property of the second suite. Other remarks are
/// properties of both suites, because a passing test's case has no place for them.
package enum JUnitReporter {
    package static func text(of report: Report) -> String {
        let suites = report.stages.flatMap { self.suites(of: $0, report.tree) }
            .filter { !$0.cases.isEmpty }
        let document: XML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="Unit testing workshop" \(JUnitSuite.counts(of: suites.flatMap(\.cases)))>
            \(suites.map(\.element).joined("\n"))
            </testsuites>

            """
        return document.source
    }

    private static func suites(of stage: StageReport, _ tree: Tree) -> [JUnitSuite] {
        let outline = StageOutline(stage, tree: tree, for: .tools)
        let bugs =
            if case .judged(let own) = stage.ownTests {
                [("plantedBugs", "\(own.bugs.count)"), ("noticedBugs", "\(own.killedBugs)")]
            } else {
                [(String, String)]()
            }
        return [
            JUnitSuite(
                stage.stage.suiteModule, [outline.given] + outline.code + [outline.flags],
                properties: [
                    ("points", PointsText.text(Points.of(stage))),
                    ("possible", PointsText.text(Points.possible(in: stage.stage))),
                    ("sign", stage.sign.rawValue),
                ]),
            JUnitSuite(stage.stage.ownTestsModule, outline.own, properties: bugs),
        ]
    }
}

/// A `testsuite` of the JUnit file.
struct JUnitSuite {
    let name: String
    let cases: [JUnitCase]
    let properties: [(name: String, value: String)]

    /// Creates a suite with a case for each test and each failed build, and a property for everything else
    /// that has a kind.
    init(_ name: String, _ sections: [OutlineSection], properties: [(String, String)]) {
        self.name = name
        var cases: [JUnitCase] = []
        var properties = properties
        for section in sections {
            for item in section.items {
                switch item.role {
                case .failed, .toFix, .passed, .skipped:
                    cases.append(JUnitCase(item, in: section, suite: name))
                case .warning, .remark, .note:
                    guard !item.kind.isEmpty else { continue }
                    properties.append((item.kind, Self.value(of: item, in: section)))
                case .bug: continue
                }
            }
        }
        self.cases = JUnitCase.withoutDuplicates(cases)
        self.properties = properties
    }

    private static func value(of item: OutlineItem, in section: OutlineSection) -> String {
        if item.lines.isEmpty { return "\(section.title): \(item.title)" }
        return item.title.isEmpty ? item.text : "\(item.title): \(item.text)"
    }

    var element: XML {
        let items = properties.map { XML("<property name=\"\($0.name)\" value=\"\($0.value)\"/>") }
        return """
            <testsuite name="\(name)" \(Self.counts(of: cases))>
            <properties>\(items.joined())</properties>
            \(cases.map(\.element).joined("\n"))
            </testsuite>
            """
    }

    /// The attributes with the numbers of cases.
    static func counts(of cases: [JUnitCase]) -> XML {
        let time = cases.map(\.seconds).reduce(0, +)
        func count(_ outcome: JUnitCase.Outcome) -> Int { cases.count { $0.outcome == outcome } }
        return """
            tests="\(cases.count)" failures="\(count(.failure))" errors="\(count(.error))" \
            skipped="\(count(.skipped))" time="\(JUnitCase.time(time))"
            """
    }
}
