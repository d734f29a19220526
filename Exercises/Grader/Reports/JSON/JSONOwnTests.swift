import Advice
import Catalog
import Grading

extension JSONReport.OwnTests {
    init(_ report: StageReport) {
        var messages: [String?] = []
        var judged = OwnTestsReport(tests: [], bugs: Self.bugsNotRun(of: report.stage))
        switch report.ownTests {
        case .none:
            status = "none"
        case .judged(let own):
            status =
                own.leftOut.map { $0.failure == nil ? "crashed" : "compileError" } ?? "graded"
            messages =
                [
                    own.leftOut.map {
                        StageWords.describe($0, report.findings.cures(inTests: true))
                    }
                ] + report.findings.of(.timeUsedUp).map(\.words.text)
            judged = own
        case .notBuilt(let failure):
            status = "compileError"
            messages = [BuildCureText.describe(failure, report.findings.cures(inTests: true))]
        case .crashed(let output):
            status = "crashed"
            messages = [output]
        }
        valid = judged.validTests.count
        total = judged.tests.count
        killed = judged.killedBugs
        planted = judged.bugs.count
        let notices = Notices(of: judged, in: report.stage)
        tests = judged.tests.map { JSONReport.OwnTest($0, in: report, notices) }
        bugs = judged.bugs.map { JSONReport.Bug($0, of: report.stage, notices) }
        neverRun = report.findings.of(.neverRun).map {
            JSONReport.NeverRun(
                name: $0.nameOfSubject, file: $0.place?.file ?? "", line: $0.place?.line ?? 1,
                reason: $0.words.text)
        }
        leftOut = judged.leftOut?.files ?? []
        given = report.repairs.map(JSONReport.GivenSuite.init)
        let words = messages.compactMap(\.self)
        message = words.isEmpty ? nil : words.joined(separator: "\n")
    }

    /// Which test notices which bug, as far as that is known.
    fileprivate struct Notices {
        let addingNothing: Set<String>
        let going: Set<String>
        /// The rows of the map by their names; none where not every test was asked about every bug.
        let tests: [String: NoticeMap.Test]
        /// The test on which a bug hangs, by the bug's identifier.
        let hanging: [String: String]

        init(of report: OwnTestsReport, in stage: Stage) {
            addingNothing = Set(report.testsThatAddNothing.map(\.result.name))
            going = Set(report.testsThatCouldGo.map(\.result.name))
            let map = NoticeMap(of: report, in: stage)
            tests = Dictionary(map?.tests.map { ($0.name, $0) } ?? []) { first, _ in first }
            hanging = Dictionary(
                map?.bugs.compactMap { bug in bug.hangsOn.map { (bug.id, $0) } } ?? []
            ) { first, _ in first }
        }
    }

    private static func bugsNotRun(of stage: Stage) -> [BugResult] {
        stage.bugs.map {
            BugResult(id: $0.id, exercise: $0.exercise, status: .notRun, kills: [])
        }
    }
}

extension JSONReport.OwnTest {
    fileprivate init(
        _ test: OwnTest, in report: StageReport, _ notices: JSONReport.OwnTests.Notices
    ) {
        let result = test.result
        name = result.name
        status = result.status.rawValue
        asksTooMuch = test.asksTooMuch.map {
            report.stage.description(ofVariant: $0)
        }
        isUnsteady = test.isUnsteady
        dependsOnOrder = test.dependsOnOrder
        addsNothing = notices.addingNothing.contains(test.result.name)
        couldGo = notices.going.contains(test.result.name)
        sameAs = notices.tests[test.result.name]?.sameAs ?? []
        noticesNothing = test.isValid && test.noticesNothing
        explanation =
            test.isValid ? nil : StageWords.reason(test, report.findings.on(test))
        message = FailureText.describe(result)
        file = test.place?.file
        line = test.place?.line
        onCode = test.onCode.map(JSONReport.OnCode.init)
        agreesWith = test.agreesWithBug
        pair = test.pair?.rawValue
        self.notices = notices.tests[test.result.name]?.notices
    }
}

extension JSONReport.GivenSuite {
    fileprivate init(_ repair: SuiteRepair) {
        let (own, answer) = (repair.own, repair.model)
        exercise = repair.exercise
        (kept, changed, added, removed) = (own.kept, own.changed, own.added, own.removed)
        model = Changes(
            kept: answer.kept, changed: answer.changed, added: answer.added,
            removed: answer.removed)
    }
}

extension JSONReport.OnCode {
    init(_ result: TestResult) {
        status = result.status.rawValue
        message = FailureText.describe(result)
    }
}

extension JSONReport.Bug {
    fileprivate init(
        _ bug: BugResult, of stage: Stage, _ notices: JSONReport.OwnTests.Notices
    ) {
        id = bug.id
        exercise = bug.exercise
        status = bug.status.rawValue
        killedBy = bug.kills.map(\.test)
        killedByCrash = bug.kills.filter(\.isCrash).map(\.test)
        timedOut = bug.isTimedOut
        concept = stage.concept(of: bug)?.rawValue
        hangsOn = notices.hanging[bug.id]
        let planted = stage.bugs.first { $0.id == bug.id }
        question = planted.flatMap { $0.question.isEmpty ? nil : $0.question }
        if bug.status == .killed { rule = planted.flatMap { $0.rule.isEmpty ? nil : $0.rule } }
        if bug.status != .killed { hint = stage.hints(of: bug).first }
    }
}
