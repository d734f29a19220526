import Advice
import Catalog
import Grading

/// Writes a report as JUnit XML, as CI systems read it.
///
/// Each stage has a suite for its official tests, and one for the learner's own tests on the
/// finished code. Planted bugs are no tests: how many were noticed is a property of the second
/// suite. The stage's flags are properties of the first.
package struct JUnitReporter {
    private let report: Report

    package static func text(of report: Report) -> String {
        JUnitReporter(report: report).document.source
    }

    private init(report: Report) {
        self.report = report
    }

    private var document: XML {
        let suites = report.stages.flatMap { stage in
            [
                JUnitSuite(official: stage, tree: report.tree),
                JUnitSuite(own: stage, tree: report.tree),
            ]
        }.filter { !$0.cases.isEmpty }
        let cases = suites.flatMap(\.cases)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="Unit testing workshop" \(JUnitSuite.counts(of: cases))>
            \(suites.map(\.element).joined("\n"))
            </testsuites>

            """
    }
}

/// A `testsuite` of the JUnit file.
struct JUnitSuite {
    let name: String
    let cases: [JUnitCase]
    var properties: [(name: String, value: String)] = []

    /// Makes the suite of a stage's official tests.
    init(official stage: StageReport, tree: Tree) {
        name = stage.stage.suiteModule
        switch stage.suite {
        case .ran(let tests):
            cases = tests.map { JUnitCase($0, of: stage.stage, isBuilt: true) }
        case .notBuilt(let failure, let tests):
            let folder = tree.modulePath(stage.stage)
            cases =
                [
                    JUnitCase(
                        notBuilt: failure, stage.findings.cures(inTests: false), folder: folder,
                        suite: name)
                ]
                + tests.map { JUnitCase($0, of: stage.stage, isBuilt: false) }
        }
        properties =
            [
                ("points", PointsText.text(Points.of(stage))),
                ("possible", PointsText.text(Points.possible(in: stage.stage))),
                ("sign", stage.sign.rawValue),
            ] + stage.changedFiles.map { ("changedGivenFile", $0) }
            + Self.properties(of: stage.findings, [.slip, .givenFile])
            + stage.flags.map { ("flag", "\($0.word) \(FlagText.place(of: $0))") }
    }

    /// Makes the suite of the learner's own tests of a stage, without a case where there are none.
    init(own stage: StageReport, tree: Tree) {
        name = stage.stage.ownTestsModule
        let folder = tree.ownTestsPath(stage.stage)
        let (findings, cures) = (stage.findings, stage.findings.cures(inTests: true))
        switch stage.ownTests {
        case .none:
            cases = []
        case .notBuilt(let failure):
            cases = [JUnitCase(notBuilt: failure, cures, folder: folder, suite: name)]
        case .crashed(let output):
            cases = [JUnitCase(crashed: output, folder: folder, suite: name)]
        case .judged(let report):
            let broken = [
                report.leftOut?.failure.map { [name] in
                    JUnitCase(notBuilt: $0, cures, folder: folder, suite: name)
                },
                report.leftOut?.output.map { [name] in
                    JUnitCase(crashed: $0, folder: folder, suite: name)
                },
            ].compactMap(\.self)
            cases = JUnitCase.withoutDuplicates(
                broken + report.tests.map { JUnitCase($0, findings.on($0), folder: folder) }
                    + findings.of(.neverRun).map { [name] in
                        JUnitCase(neverRun: $0, suite: name, folder: folder)
                    })
            properties =
                [
                    ("plantedBugs", "\(report.bugs.count)"),
                    ("noticedBugs", "\(report.killedBugs)"),
                ]
                + Self.properties(
                    of: stage.findings,
                    [.timeUsedUp, .emptyFile, .idleTest, .betterTest, .missingIdea])
        }
    }

    /// Findings as properties, since the case of a test that passes has no place for them.
    private static func properties(
        of findings: [Finding], _ kinds: [Finding.Kind]
    ) -> [(name: String, value: String)] {
        kinds.flatMap(findings.of).map { finding in
            let name = FindingName.text(of: finding)
            let words = finding.words.text
            let isNamed = name.isEmpty || words.hasPrefix(name)
            return (finding.kind.rawValue, isNamed ? words : "\(name): \(words)")
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

    /// The attributes that count cases.
    static func counts(of cases: [JUnitCase]) -> XML {
        let kinds = cases.map(\.outcome)
        let time = cases.map(\.seconds).reduce(0, +)
        return """
            tests="\(cases.count)" failures="\(kinds.count(where: \.isFailure))" \
            errors="\(kinds.count(where: \.isError))" \
            skipped="\(kinds.count(where: \.isSkipped))" time="\(JUnitCase.time(time))"
            """
    }
}
