import Catalog
import Grading

/// Writes a report as JUnit XML for CI systems.
///
/// Each stage has one suite for its official tests and one for the learner's tests on the reference solution.
/// Planted bugs aren't tests, so the number caught is a property of the second suite. Other remarks are
/// properties of both suites, because a passing test's case has no place for them.
package enum JUnitReporter {
    package static func text(of report: Report) -> String {
        let suites = report.stages.flatMap { stage in
            let outline = StageOutline(stage, tree: report.tree, for: .tools)
            return [JUnitSuite(official: outline), JUnitSuite(own: outline)]
        }.filter { !$0.cases.isEmpty }
        let document: XML = """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="Unit testing workshop" \(JUnitSuite.counts(of: suites.flatMap(\.cases)))>
            \(suites.map(\.element).joined("\n"))
            </testsuites>

            """
        return document.source
    }
}

/// A `testsuite` of the JUnit file.
struct JUnitSuite {
    let name: String
    let cases: [JUnitCase]
    let properties: [(name: String, value: String)]

    /// Creates the suite of a stage's official tests. If the stage couldn't be built, that is the only error,
    /// and the tests are skipped.
    init(official outline: StageOutline) {
        let stage = outline.stage
        let suite = stage.stage.suiteModule
        let reason =
            stage.buildFailure == nil ? nil : "\(StageWords.codeNotBuilt(outline.reader.owner))."
        let tests = OutlineSection(
            layout: .tests,
            items: stage.tests.map { StageOutline.item(of: $0.result, stage.stage) })
        name = suite
        cases =
            Self.builds(in: outline.code, suite)
            + tests.items.map { JUnitCase($0, in: tests, suite: suite, skipped: reason) }
        properties =
            [
                ("points", PointsText.text(Points.of(stage))),
                ("possible", PointsText.text(Points.possible(in: stage.stage))),
                ("sign", stage.sign.rawValue),
            ] + stage.changedFiles.map { ("changedGivenFile", $0) }
            + Self.properties(of: [outline.given] + outline.code + [outline.flags])
    }

    /// Creates the suite of the learner's tests of a stage, without cases if there are no tests.
    init(own outline: StageOutline) {
        let suite = outline.stage.stage.ownTestsModule
        name = suite
        guard case .judged(let report) = outline.stage.ownTests else {
            cases = Self.builds(in: outline.own, suite)
            properties = []
            return
        }
        let neverRun = outline.own.flatMap { section in
            section.items.filter { $0.kind == Finding.Kind.neverRun.rawValue }
                .map { JUnitCase($0, in: section, suite: suite) }
        }
        let tests = OutlineSection(layout: .tests, items: outline.ownTests(of: report))
        cases = JUnitCase.withoutDuplicates(
            Self.builds(in: outline.own, suite)
                + tests.items.map { JUnitCase($0, in: tests, suite: suite) } + neverRun)
        properties =
            [("plantedBugs", "\(report.bugs.count)"), ("noticedBugs", "\(report.killedBugs)")]
            + Self.properties(of: outline.own)
    }

    /// The cases for failed builds, and for tests that end before the first of them runs.
    private static func builds(in sections: [OutlineSection], _ suite: String) -> [JUnitCase] {
        sections.flatMap { section in
            section.items.filter { $0.failure != nil || $0.kind == "crashed" && $0.names.isEmpty }
                .map { JUnitCase($0, in: section, suite: suite) }
        }
    }

    /// Remarks that don't belong to a test.
    private static func properties(
        of sections: [OutlineSection]
    ) -> [(name: String, value: String)] {
        let kinds = Set(Finding.Kind.allCases.map(\.rawValue)).subtracting(["neverRun", "openBug"])
        return sections.flatMap { section in
            section.items.filter { kinds.contains($0.kind) }.map { item in
                let words = item.title.isEmpty ? item.text : "\(item.title): \(item.text)"
                return (item.kind, item.lines.isEmpty ? "\(section.title): \(item.title)" : words)
            }
        }
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
