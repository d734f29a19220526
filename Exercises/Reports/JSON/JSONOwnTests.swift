import Catalog
import Grading

extension JSONReport.OwnTests {
    init(_ report: StageReport) {
        var message: String?
        var judged = OwnTestsReport(tests: [], bugs: Self.bugsNotRun(stage: report.stage))
        switch report.ownTests {
        case .none:
            status = "none"
        case .judged(let report):
            status = "graded"
            judged = report
        case .notBuilt(let failure):
            status = "compileError"
            message = BuildFailureText.describe(failure)
        case .crashed(let output):
            status = "crashed"
            message = output
        }
        valid = judged.validTests.count
        total = judged.tests.count
        killed = judged.killedBugs
        planted = judged.bugs.count
        let addingNothing = Set(judged.testsThatAddNothing.map(\.result.name))
        tests = judged.tests.map { test in
            JSONReport.OwnTest(test, addsNothing: addingNothing.contains(test.result.name))
        }
        bugs = judged.bugs.map(JSONReport.Bug.init)
        neverRun = judged.neverRun.map {
            JSONReport.NeverRun(name: $0.name, file: $0.place.file, line: $0.place.line)
        }
        self.message = message
    }

    private static func bugsNotRun(stage: Int) -> [BugResult] {
        stages.filter { $0.number == stage }.flatMap(\.bugs).map {
            BugResult(id: $0.id, exercise: $0.exercise, status: .notRun, kills: [])
        }
    }
}

extension JSONReport.OwnTest {
    init(_ test: OwnTest, addsNothing: Bool) {
        let result = test.result
        name = result.name
        status = result.status.rawValue
        asksTooMuch = test.asksTooMuch.map { id in
            stages.flatMap(\.variants).first { $0.id == id }?.description ?? id
        }
        isUnsteady = test.isUnsteady
        self.addsNothing = addsNothing
        message = result.failure.map(FailureText.describe)
        file = result.failure?.place?.file
        line = result.failure?.place?.line
    }
}

extension JSONReport.Bug {
    init(_ bug: BugResult) {
        id = bug.id
        exercise = bug.exercise
        status = bug.status.rawValue
        killedBy = bug.kills.map(\.test)
        killedByCrash = bug.kills.filter(\.isCrash).map(\.test)
        timedOut = bug.isTimedOut
        if bug.status != .killed { hint = OwnTestsText.hints(of: bug).first }
    }
}
