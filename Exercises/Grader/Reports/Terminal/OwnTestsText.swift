import Advice
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
    /// The command that shows all of it; nil where there is none.
    var command: String?
    /// The names of right tests that are red on green code.
    var redOnGreenCode: Set<String> = []
    /// What there is to say of the stage.
    let findings: [Finding]

    package init(
        style: Style, stage: Stage, tree: Tree, findings: [Finding],
        width: Int = TextWidth.usual
    ) {
        self.findings = findings
        self.style = style
        self.stage = stage
        self.tree = tree
        self.width = width
    }

    /// The most wrong tests that are shown whole.
    private var maximumTests: Int { showsAll ? .max : 3 }
    /// The most methods that never run and tests that notice nothing: a few lines for each.
    var maximumShort: Int { showsAll ? .max : 8 }
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
            lines += [count(report)] + timeUsedUp + signs(of: report.tests)
            lines += toFix(findings, wrong: report.tests.filter { !$0.isValid })
            lines += idle(report.testsThatNoticeNothing, onlyWithReason: !withBugs)
            if withBugs { lines += concepts(of: report) }
            return lines + better(report.tests)
        case .notBuilt(let failure):
            return notBuilt(failure, "Your tests")
        case .crashed(let output):
            guard !output.isEmpty else {
                return wrapped("Your tests removed the files that they run from.", indent: 2)
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
        let cures = findings.cures(inTests: true).flatMap {
            wrapped($0.words.text, indent: 4)
        }
        return ["  \(what) don't compile:"]
            + BuildFailureLines(
                failure: failure, width: width,
                longest: showsAll ? .max : BuildFailureLines.usual
            ).lines + cures
    }

    /// What is wrong with files that were left out, and that the others are judged.
    package func leftOut(_ leftOut: LeftOutTests?) -> [String] {
        guard let leftOut else { return [] }
        let errors = leftOut.failure.map { notBuilt($0, "Some of your tests") } ?? []
        let reason = leftOut.output.map { StageWords.whyTestsStopEarly(output: $0) }
        return errors + (reason.map { wrapped($0, indent: 2) } ?? [])
            + wrapped(StageWords.judged(without: leftOut, .you), indent: 2)
    }

    /// What an exercise's own tests have that has to be fixed; no lines where they hold.
    package func lines(toFixIn exercise: ExerciseState) -> [String] {
        leftOut(exercise.leftOut)
            + toFix(findings.about(exercise), wrong: exercise.wrongTests)
    }

    /// The same, and the exercise's tests that notice nothing.
    ///
    /// - Parameter isGreen: Whether its code is. While it isn't, a right test may notice nothing yet.
    package func lines(on exercise: ExerciseState, isGreen: Bool) -> [String] {
        signs(in: exercise) + lines(toFixIn: exercise)
            + idle(exercise.idleTests, onlyWithReason: !isGreen)
            + better(exercise.ownTests)
    }

    private func toFix(_ findings: [Finding], wrong: [OwnTest]) -> [String] {
        neverRun(findings.of(.neverRun))
            + findings.of(.emptyFile).prefix(maximumShort).flatMap(lines(ofEmptyFile:))
            + self.wrong(wrong)
    }

    private func count(_ report: OwnTestsReport) -> String {
        "  Your tests: \(report.validTests.count) of \(report.tests.count) right, "
            + "\(report.killedBugs) of \(report.bugs.count) planted bugs caught."
    }

    package var timeUsedUp: [String] {
        findings.of(.timeUsedUp).flatMap { wrapped($0.words.text, indent: 2) }
    }

    private func neverRun(_ methods: [Finding]) -> [String] {
        let groups = Self.grouped(methods) { method in
            "\(method.place?.file ?? "") \(method.words.text)"
        }
        let lines = groups.prefix(maximumShort).flatMap { group in
            self.lines(ofNeverRun: group[0])
                + alike("The same for", group.dropFirst().map { "\($0.nameOfSubject)()" })
        }
        let rest = groups.dropFirst(maximumShort).flatMap(\.self)
        return lines + others("never run", rest.map(\.nameOfSubject))
    }

    /// The names of those to which the same applies.
    private func alike(_ what: String, _ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        let start = names.count == 1 ? what : "The same for these \(names.count)"
        return wrapped("\(start): \(list(names)).", indent: 4, hanging: 2)
    }

    private func wrong(_ tests: [OwnTest]) -> [String] {
        let groups = showsAll ? tests.map { [$0] } : Self.grouped(tests, by: cause)
        let lines = groups.prefix(maximumTests).flatMap { group in
            self.lines(ofWrong: group[0]) + alike("The same for", group.dropFirst().map(name(of:)))
        }
        let rest = groups.dropFirst(maximumTests).flatMap(\.self)
        return lines + others("to fix", rest.map(name(of:)))
    }

    /// A test that doesn't hold: its name, its place, its source, and what is wrong.
    private func lines(ofWrong test: OwnTest) -> [String] {
        let sign = test.onCode == nil ? style.bad("✗") : PairText.signs(of: test, style)
        return ["  \(sign) \(name(of: test))"] + details(ofWrong: test, saysPair: true)
    }

    /// The two signs of a test that doesn't hold, where they say something of what it expects.
    package func pair(ofWrong test: OwnTest) -> TestPair? {
        OwnTestWords.pair(of: test, findings.on(test))
    }

    /// A test that doesn't hold: its place, its source, and what is wrong.
    ///
    /// - Parameter saysPair: Whether to say what its two signs mean.
    package func details(ofWrong test: OwnTest, saysPair: Bool) -> [String] {
        var lines: [String] = []
        let finding = findings.on(test)
        if let place = finding?.place ?? test.place {
            lines.append("    " + style.dim(PlainText.safe(StopText.describe(place))))
        }
        if test.result.stop != nil {
            lines += OwnTestWords.heading(of: test).map { wrapped($0, indent: 4) } ?? []
            lines += FailureLines(result: test.result, width: width).lines
            lines += OwnTestWords.sentences(on: test, finding, saysPair: saysPair)
                .flatMap { wrapped(PlainText.safe($0), indent: 4) }
        } else {
            lines += OwnTestWords.rows(of: test, finding, saysPair: saysPair).flatMap(wrapped)
        }
        return lines + PrintedLines(width: width).lines(of: test.result)
    }

    /// A line moved in as far as it is, and the next ones, too; those of a value below its begin.
    private func wrapped(_ row: OwnTestLine) -> [String] {
        let label = PlainText.safe(row.label)
        guard label.isEmpty else {
            let room = max(12, width - 4 - label.count)
            let column = width - 4 - room
            return PlainText.wrapped(PlainText.safe(row.text), width: room).enumerated().map {
                "    " + ($0 == 0 ? label : String(repeating: " ", count: column)) + $1
            }
        }
        let margin = row.text.prefix { $0 == " " }.count
        return wrapped(
            PlainText.safe(String(row.text.dropFirst(margin))), indent: 4 + min(margin, 24))
    }

    private func concepts(of report: OwnTestsReport) -> [String] {
        let open = findings.of(.missingIdea)
        guard let first = open.first, let exercise = first.exercises.first else { return [] }
        var lines = wrapped(first.words.what, indent: 2)
        if let bug = report.bugs.first(where: { $0.status != .killed && $0.exercise == exercise }),
            bug.isTimedOut || bug.isOutOfTime
        {
            lines += wrapped(bug.note(toLearner: true), indent: 2)
        }
        if open.count > 1 {
            let rest = open.count - 1
            lines.append(
                rest == 1
                    ? "  Your tests miss one more idea."
                    : "  Your tests miss \(rest) more ideas.")
        }
        return lines + [
            "  To read: \(first.words.guide ?? "")",
            "  A hint:  swift run grade hint \(exercise)",
        ]
    }

    private func others(_ what: String, _ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        return wrapped("\(names.count) more \(what): \(list(names)).", hanging: 2)
            + (command.map { wrapped("To see all: \($0)") } ?? [])
    }

    func list(_ names: [String]) -> String {
        let maximum = showsAll ? .max : Self.maximumNames
        let rest = names.count - maximum
        return names.prefix(maximum).map(PlainText.safe).joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }

    func name(of test: OwnTest) -> String { ResultLines.name(of: test.result) }

    func wrapped(_ text: String, indent: Int = 2, hanging: Int = 0) -> [String] {
        Sentences.lines(text, width: width, indent: indent, hanging: hanging)
    }
}

// The tests that hold, and could do more.
extension OwnTestsText {
    /// The tests that notice nothing, or could be better, in a stage whose tests all hold.
    func lines(onIdleOf ownTests: StageReport.OwnTests) -> [String] {
        guard case .judged(let report) = ownTests else { return [] }
        return redOnGreenCode(report.tests)
            + idle(report.testsThatNoticeNothing, onlyWithReason: false)
            + better(report.tests)
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
                ? [] : wrapped("These catch no planted bug: \(list(names)).", hanging: 2)
        }
        return ["  These catch no planted bug:"] + lines
            + (names.isEmpty
                ? []
                : wrapped(
                    "Neither do these: \(list(names)).", indent: 4,
                    hanging: 2))
    }

    /// Those of some tests that hold and notice something, and could be better.
    func better(_ tests: [OwnTest]) -> [String] {
        let names = Set(tests.map(\.result.name))
        let found = findings.of(.betterTest).filter { finding in
            if case .test(let name) = finding.subject { names.contains(name) } else { false }
        }
        guard !found.isEmpty else { return [] }
        return ["  These are right, but could be better:"]
            + Self.grouped(found, by: \.words.text).prefix(maximumShort).flatMap { group in
                wrapped(
                    "\(list(group.map(FindingName.text))): \(group[0].words.text)", indent: 4,
                    hanging: 2)
            }
    }

    /// How many ideas the tests have in exercises whose official tests pass, and where some are left. In
    /// a stage with code to write nobody is told of each of them.
    ///
    /// - Parameter exercises: Those whose own tests were judged.
    func openBugs(ofWritten exercises: [ExerciseState]) -> [String] {
        let open = exercises.filter {
            $0.isGreen && $0.exercise.asksForCode && !$0.unnoticedBugs.isEmpty
        }
        let lines = open.prefix(2).flatMap { exercise in
            wrapped(
                "\(exercise.exercise.title): the official tests pass, and yours "
                    + "\(IdeaWords.caught(by: exercise)). A hint: "
                    + "swift run grade hint \(exercise.exercise.id)", hanging: 2)
        }
        let rest = open.dropFirst(2).map(\.exercise.title)
        return rest.isEmpty
            ? lines
            : lines + wrapped("Bugs also survive in: \(rest.joined(separator: ", ")).", hanging: 2)
    }
}

/// Writes of tests that aren't there, though it looks as if they were.
extension OwnTestsText {
    /// Why a method that looks like a test never runs.
    package func lines(ofNeverRun method: Finding) -> [String] {
        let place = method.place.map {
            "    " + style.dim(PlainText.safe(StopText.describe($0)))
        }
        return marked("\(method.nameOfSubject)() never runs") + [place].compactMap(\.self)
            + wrapped(PlainText.safe(method.words.text), indent: 4)
    }

    /// That a file has no tests of its exercise.
    package func lines(ofEmptyFile file: Finding) -> [String] {
        marked(String(file.words.what.dropLast()))
            + wrapped(PlainText.safe(file.words.next ?? ""), indent: 4)
    }

    /// The heading of what has to be fixed.
    private func marked(_ text: String) -> [String] {
        let lines = wrapped(PlainText.safe(text), indent: 4)
        return ["  \(style.bad("✗")) \(lines[0].dropFirst(4))"] + lines.dropFirst()
    }
}

/// Puts together what has one reason, so that it is said once.
extension OwnTestsText {
    /// What is alike, once: each with those like it, in the order of the first ones.
    static func grouped<Value>(
        _ values: [Value], by key: (Value) -> String
    ) -> [[Value]] {
        var order: [String] = []
        var groups: [String: [Value]] = [:]
        for value in values {
            let key = key(value)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(value)
        }
        return order.compactMap { groups[$0] }
    }

    /// What tests have in common that fail for one reason: a step that all of them lack, or the line
    /// of a helper in which they crash. Every other test is alone.
    func cause(of test: OwnTest) -> String {
        if let cause = findings.on(test)?.cause { return cause }
        guard let place = test.result.stop?.code?.place, test.result.status == .crashed else {
            return test.result.name
        }
        return "crashes \(place.file) \(place.line)"
    }
}
