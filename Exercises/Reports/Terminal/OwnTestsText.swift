import Catalog
import Grading
import SwiftSource
import TerminalKit

/// Writes what became of the learner's own tests of a stage.
package struct OwnTestsText {
    let style: Style
    let stage: Stage
    let tree: Tree
    /// The most columns of a line.
    package var width = TextWidth.usual
    /// Whether all that is wrong is shown, and not the first of it.
    var showsAll = false

    package init(style: Style, stage: Stage, tree: Tree, width: Int = TextWidth.usual) {
        self.style = style
        self.stage = stage
        self.tree = tree
        self.width = width
    }

    /// The most wrong tests that are shown whole, and the most methods that never run.
    private var maximumTests: Int { showsAll ? .max : 3 }
    /// The most names of others.
    private static let maximumNames = 8

    /// - Parameter withBugs: Whether to say more of the bugs than how many were noticed. That is
    ///   for a stage whose official tests pass: one thing after the other.
    package func lines(of ownTests: StageReport.OwnTests, withBugs: Bool) -> [String] {
        switch ownTests {
        case .none:
            return ["  \(StageWords.noTests(of: stage, in: tree))"]
        case .judged(let report):
            var lines = leftOut(report.leftOut)
            lines += [count(report)] + timeUsedUp(report) + neverRun(report.neverRun)
            lines += missingFiles(report)
            lines += wrong(report.tests.filter { !$0.isValid })
            lines += idle(report, onlyWithReason: !withBugs)
            if withBugs { lines += concepts(of: report) + goingWithout(report) }
            return lines
        case .notBuilt(let failure):
            return notBuilt(failure, "Your own tests")
        case .crashed(let output):
            guard !output.isEmpty else {
                return wrapped("Your own tests removed the files that they run from.", indent: 2)
            }
            let text = StageWords.testsStopEarlyWithCure(.you, output: output)
            // Where the reason is known, its words would only get in the way.
            let isKnown = BrokenTests.classOnMainActor(in: output) != nil
            let first = isKnown ? nil : output.split(separator: "\n").first.map(String.init)
            return wrapped(text, indent: 2)
                + (first.map { wrapped(PlainText.safe($0), indent: 4) } ?? [])
        }
    }

    private func notBuilt(_ failure: BuildFailure, _ what: String) -> [String] {
        let cure = OwnTestsBuildText.cure(of: failure).map { wrapped($0, indent: 4) } ?? []
        return ["  \(what) don't compile:"]
            + BuildFailureLines(
                failure: failure, width: width,
                longest: showsAll ? .max : BuildFailureLines.usual
            ).lines + cure
    }

    /// What is wrong with files that were left out, and that the others are judged.
    package func leftOut(_ leftOut: LeftOutTests?) -> [String] {
        guard let leftOut else { return [] }
        let errors = leftOut.failure.map { notBuilt($0, "Some of your own tests") } ?? []
        let reason = leftOut.output.map { StageWords.whyTestsStopEarly(output: $0) }
        return errors + (reason.map { wrapped($0, indent: 2) } ?? [])
            + wrapped(StageWords.judged(without: leftOut, .you), indent: 2)
    }

    /// What an exercise's own tests have that has to be mended; no lines where they hold.
    package func lines(toMendIn exercise: ExerciseState) -> [String] {
        leftOut(exercise.leftOut) + neverRun(exercise.neverRun) + wrong(exercise.wrongTests)
    }

    private func count(_ report: OwnTestsReport) -> String {
        "  Your own tests: \(report.validTests.count) of \(report.tests.count) right, "
            + "\(report.killedBugs) of \(report.bugs.count) planted bugs noticed."
    }

    package func timeUsedUp(_ report: OwnTestsReport) -> [String] {
        report.usedUpTime.map { wrapped(StageWords.timeUsedUp($0), indent: 2) } ?? []
    }

    private func neverRun(_ methods: [NeverRunMethod]) -> [String] {
        let lines = methods.prefix(maximumTests).flatMap(lines(ofNeverRun:))
        return lines + others("never run, too", methods.dropFirst(maximumTests).map(\.name))
    }

    /// Why a method that looks like a test never runs.
    package func lines(ofNeverRun method: NeverRunMethod) -> [String] {
        let place = PlainText.safe("\(method.place.file):\(method.place.line)")
        let reason = PlainText.safe(OwnTestWords.describe(method.reason))
        return wrapped(
            "\(PlainText.safe(method.name))() never runs (\(place)). \(reason)", indent: 2)
    }

    private func missingFiles(_ report: OwnTestsReport) -> [String] {
        report.missingFiles.prefix(maximumTests).flatMap { path in
            wrapped(PlainText.safe(OwnTestWords.missing(path)), indent: 2)
        }
    }

    private func wrong(_ tests: [OwnTest]) -> [String] {
        let lines = tests.prefix(maximumTests).flatMap(lines(ofWrong:))
        return lines
            + others("to mend, too", tests.dropFirst(maximumTests).map(name(of:)))
    }

    /// A test that doesn't hold: its name, its place, its source, and what is wrong.
    package func lines(ofWrong test: OwnTest) -> [String] {
        var lines = ["  \(style.bad("✗")) \(name(of: test))"]
        if let place = test.place {
            lines.append("    " + style.dim(PlainText.safe(StopText.describe(place))))
        }
        if test.result.stop != nil {
            lines += FailureLines(result: test.result, width: width).lines
            lines += OwnTestWords.sentences(on: test, of: stage).flatMap(wrappedInside)
        } else {
            lines += OwnTestWords.lines(of: test, in: stage).flatMap(wrappedInside)
        }
        return lines + PrintedLines(width: width).lines(of: test.result)
    }

    /// A line moved in as far as it is, and the next ones, too.
    private func wrappedInside(_ line: String) -> [String] {
        let margin = line.prefix { $0 == " " }.count
        return wrapped(
            PlainText.safe(String(line.dropFirst(margin))), indent: 4 + min(margin, 24))
    }

    /// The tests that notice nothing at all. A first right test may do so, too, before there are
    /// others: that is said when it is its turn, and at once where its source tells why.
    private func idle(_ report: OwnTestsReport, onlyWithReason: Bool) -> [String] {
        let all = report.testsThatNoticeNothing
        let weak = all.filter { $0.weakness != nil }
        let others = onlyWithReason ? [] : all.filter { $0.weakness == nil }
        let lines = weak.prefix(maximumTests).flatMap { test in
            wrapped("\(name(of: test)): \(Self.reason(ofIdle: test))", indent: 4)
        }
        let names = (weak.dropFirst(maximumTests) + others).map(name(of:))
        guard !lines.isEmpty else {
            return names.isEmpty
                ? [] : wrapped("No planted bug makes these fail: \(Self.list(names)).", indent: 2)
        }
        return ["  These notice nothing, whatever the code does:"] + lines
            + (names.isEmpty
                ? []
                : wrapped("Nor does a planted bug make these fail: \(Self.list(names)).", indent: 4))
    }

    /// Why a test notices nothing, and what to do.
    package static func reason(ofIdle test: OwnTest) -> String {
        OwnTestWords.describe(test.weakness)
    }

    /// An exercise whose tests weren't judged has no ideas missing in them.
    private func concepts(of report: OwnTestsReport) -> [String] {
        let judged = stage.exercises.filter { report.leftOut?.concern($0, of: stage) != true }
        let bugs = report.bugs.filter { bug in judged.contains { $0.id == bug.exercise } }
        let open = OpenConcept.all(of: bugs, in: stage)
        guard let first = open.first, let exercise = first.exercises.first else { return [] }
        var lines = wrapped(first.sentence, indent: 2)
        if let bug = bugs.first(where: { $0.status != .killed }), bug.isTimedOut || bug.isOutOfTime
        {
            lines += wrapped(StageWords.note(on: bug, .you), indent: 2)
        }
        if open.count > 1 {
            let rest = open.count - 1
            lines.append(
                rest == 1
                    ? "  One more idea is missing in your tests."
                    : "  \(rest) more ideas are missing in your tests.")
        }
        return lines + [
            "  To read: \(first.concept.guide)",
            "  Where to look: swift run grade hint \(exercise)",
        ]
    }

    private func goingWithout(_ report: OwnTestsReport) -> [String] {
        let tests = report.testsThatCouldGo
        guard !tests.isEmpty else { return [] }
        let start =
            tests.count == 1
            ? "Without this one, your tests would notice just as much"
            : "Without these \(tests.count), your tests would notice just as much"
        return wrapped("\(start): \(Self.list(tests.map(name(of:)))).", indent: 2)
    }

    private func others(_ what: String, _ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        return wrapped("\(names.count) more \(what): \(Self.list(names)).", indent: 2)
    }

    private static func list(_ names: [String]) -> String {
        let rest = names.count - maximumNames
        return names.prefix(maximumNames).map(PlainText.safe).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }

    private func name(of test: OwnTest) -> String { ResultLines.name(of: test.result) }

    private func wrapped(_ text: String, indent: Int) -> [String] {
        PlainText.wrapped(text, width: max(1, width - indent)).map {
            String(repeating: " ", count: indent) + $0
        }
    }
}
