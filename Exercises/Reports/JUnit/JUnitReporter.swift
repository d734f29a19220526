import Catalog
import Grading

/// Writes a report as JUnit XML, as CI systems read it.
///
/// Each stage has a suite for its official tests, and one for the learner's own tests on the
/// finished code. Planted bugs are no tests: what was noticed of them is a property of the second.
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
