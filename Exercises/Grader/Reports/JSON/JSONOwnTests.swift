import Advice
import Catalog
import Grading

extension JSONReport.OwnTests {
    init(_ report: StageReport) {
        var messages: [String?] = []
        var judged = OwnTestsReport(ofNoTests: Self.bugsNotRun(of: report.stage))
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
        tests = judged.tests.map { JSONReport.OwnTest($0, in: report) }
        bugs = judged.bugs.map { JSONReport.Bug($0, of: report.stage) }
        neverRun = report.findings.of(.neverRun).map {
            JSONReport.NeverRun(
                name: $0.nameOfSubject, file: $0.place?.file ?? "", line: $0.place?.line ?? 1,
                reason: $0.words.text)
        }
        leftOut = judged.leftOut?.files ?? []
        let words = messages.compactMap(\.self)
        message = words.isEmpty ? nil : words.joined(separator: "\n")
    }

    private static func bugsNotRun(of stage: Stage) -> [BugResult] {
        stage.bugs.map {
            BugResult(notRun: $0.id, in: $0.exercise)
        }
    }
}

extension JSONReport.OwnTest {
    fileprivate init(_ test: OwnTest, in report: StageReport) {
        let result = test.result
        name = result.name
        status = result.status.rawValue
        asksTooMuch = test.asksTooMuch.map {
            report.stage.description(ofVariant: $0)
        }
        isUnsteady = test.isUnsteady
        dependsOnOrder = test.dependsOnOrder
        noticesNothing = test.isValid && test.noticesNothing
        explanation =
            test.isValid ? nil : StageWords.reason(test, report.findings.on(test))
        message = FailureText.describe(result)
        file = test.place?.file
        line = test.place?.line
        onCode = test.onCode.map(JSONReport.OnCode.init)
        agreesWith = test.agreesWithBug
        pair = test.pair?.rawValue
    }
}

extension JSONReport.OnCode {
    init(_ result: TestResult) {
        status = result.status.rawValue
        message = FailureText.describe(result)
    }
}

extension JSONReport.Bug {
    fileprivate init(_ bug: BugResult, of stage: Stage) {
        id = bug.id
        exercise = bug.exercise
        status = bug.status.rawValue
        killedBy = bug.kills.map(\.test)
        killedByCrash = bug.kills.filter(\.isCrash).map(\.test)
        timedOut = bug.isTimedOut
        concept = stage.concept(of: bug)?.rawValue
        let planted = stage.bugs.first { $0.id == bug.id }
        question = planted.flatMap { $0.question.isEmpty ? nil : $0.question }
        if bug.status == .killed { rule = planted.flatMap { $0.rule.isEmpty ? nil : $0.rule } }
        if bug.status != .killed { hint = stage.hints(of: bug).first }
    }
}
