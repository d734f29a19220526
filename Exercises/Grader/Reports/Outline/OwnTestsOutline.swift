import Advice
import Catalog
import Grading
import SwiftSource

/// The sections of an outline about the learner's tests of a stage.
package struct OwnTestsOutline {
    let stage: Stage
    let tree: Tree
    let reader: StageOutline.Reader
    let findings: [Finding]
    /// The names of right tests that are red although the code is green.
    let redOnGreenCode: Set<String>

    package init(
        stage: Stage, tree: Tree, reader: StageOutline.Reader = .atWork, findings: [Finding],
        redOnGreenCode: Set<String> = []
    ) {
        (self.stage, self.tree, self.reader) = (stage, tree, reader)
        (self.findings, self.redOnGreenCode) = (findings, redOnGreenCode)
    }

    private var owner: StageWords.Owner { reader.owner }

    // MARK: Sections

    /// The sections about all tests of the stage.
    func sections(of report: StageReport) -> [OutlineSection] {
        guard case .judged(let own) = report.ownTests else { return sections(of: report.ownTests) }
        let signs =
            report.isMastered
            ? signs(
                of: own.tests.filter { redOnGreenCode.contains($0.result.name) }, isTitled: false)
            : signs(of: own.tests)
        return leftOut(own.leftOut) + [notes(on: own, isMastered: report.isMastered)]
            + (reader == .tools ? [] : [signs]) + toFix(findings, own.tests)
            + [idle(own.tests), better(own.tests)]
            + bugs(of: own, report)
    }

    /// The sections about tests that couldn't be judged, or else about what to fix.
    package func sections(of ownTests: StageReport.OwnTests) -> [OutlineSection] {
        switch ownTests {
        case .none:
            let folder = tree.ownTestsPath(stage)
            return [
                .notes([
                    owner == .you
                        ? "You haven't written any tests in \(folder) yet."
                        : "The learner hasn't written any tests yet."
                ])
            ]
        case .notBuilt(let failure): return [notBuilt(failure, owner.tests)]
        case .crashed(let output): return [crashed(output)]
        case .judged(let own): return toFix(findings, own.tests)
        }
    }

    /// The sections about the tests of an exercise.
    package func sections(on exercise: ExerciseState) -> [OutlineSection] {
        let isOneResult = hasOneResult(exercise.exercise)
        let isTitled = !isOneResult && exercise.ownTests.contains { $0.onCode != nil }
        // An error in another exercise's file can concern this exercise's file, too, for example if both
        // declare the same class.
        let others = findings.cures(inTests: true).filter {
            exercise.leftOut == nil && $0.exercises.contains(exercise.exercise.id)
        }
        // What to fix comes first, because a small window may not show the rest.
        let sections =
            leftOut(exercise.leftOut) + [.notes(others.map(\.words.text))]
            + [.notes(isTitled ? [PairText.title(owner)] : [])]
            + toFix(findings.about(exercise), exercise.ownTests)
            + [
                signs(of: exercise.ownTests, isTitled: false, on: exercise), elsewhere(exercise),
                idle(exercise.ownTests), better(exercise.ownTests),
            ]
        guard isOneResult else { return sections }
        // The code of this exercise is the reference solution, so a test's two results are the same, and one
        // is enough.
        return sections.map { section in
            var section = section
            for index in section.items.indices {
                section.items[index].signs = section.items[index].signs.suffix(1)
            }
            return section
        }
    }

    /// Whether the exercise's code is given, so both results of a test are the same, unless the learner
    /// has changed the code to see tests fail.
    private func hasOneResult(_ exercise: Exercise) -> Bool {
        !exercise.hasCodeToWrite
            && !findings.of(.givenFile).contains { $0.exercises == [exercise.id] }
    }

    /// The sections about what must be fixed in the learner's tests of an exercise; without items if the
    /// tests are valid.
    package func sections(toFixIn exercise: ExerciseState) -> [OutlineSection] {
        leftOut(exercise.leftOut) + toFix(findings.about(exercise), exercise.ownTests)
    }

    private func toFix(_ findings: [Finding], _ tests: [OwnTest]) -> [OutlineSection] {
        [
            OutlineSection(
                layout: .list, title: "These look like tests but never run", more: "never run",
                items: findings.of(.neverRun).map(item(neverRun:))),
            OutlineSection(
                layout: .list, title: "Files without tests for their exercise",
                more: "without tests", items: findings.of(.emptyFile).map(item(emptyFile:))),
            OutlineSection(
                layout: .tests, title: owner == .you ? "Your tests to fix" : "Tests to fix",
                more: "to fix",
                items: tests.filter { reader == .tools || !$0.isValid }.map { item(of: $0) }),
        ]
    }

    /// Names the tests of other exercises that catch bugs that none of the exercise's own tests catches.
    private func elsewhere(_ exercise: ExerciseState) -> OutlineSection {
        let own = Set(exercise.ownTests.map(\.result.name))
        let kills = exercise.bugs.map { $0.kills.map(\.test) }.filter {
            !$0.isEmpty && own.isDisjoint(with: $0)
        }
        let names = Set(kills.joined()).sorted().map(TestNames.name(ofTest:))
        let bugs = kills.count == 1 ? "1 bug is" : "\(kills.count) bugs are"
        let words = "\(bugs) caught only by tests of other exercises: \(Listed.few(names, 2))."
        return .notes(kills.isEmpty ? [] : [words])
    }

    // MARK: Tests that couldn't be judged

    private func notBuilt(_ failure: BuildFailure, _ what: String) -> OutlineSection {
        OutlineSection(
            layout: .build, title: "\(what) don't compile",
            items: [
                .build(
                    failure, findings.cures(inTests: true), role: .toFix,
                    folder: tree.ownTestsPath(stage))
            ])
    }

    private func crashed(_ output: String) -> OutlineSection {
        let words =
            output.isEmpty
            ? "\(owner.tests) deleted the files that they run from."
            : "\(owner.tests) stop before the first one runs. "
                + StageWords.whyTestsStopEarly(output: output)
        var item = crash(words)
        // If the reason is known, the program's output would only be a distraction.
        let isKnown = BrokenTests.classOnMainActor(in: output) != nil
        let shown =
            reader != .atWork && !output.isEmpty
            ? Excerpt.of(output)
            : isKnown ? nil : output.split(separator: "\n").first.map(String.init)
        item.lines += shown.map { [OutlineLine(.code, $0)] } ?? []
        return OutlineSection(layout: .notes, items: [item])
    }

    private func leftOut(_ leftOut: LeftOutTests?) -> [OutlineSection] {
        guard let leftOut else { return [] }
        let some = owner == .you ? "Some of your tests" : "Some of the learner's tests"
        let why = leftOut.output.map { output in
            var item = crash(StageWords.whyTestsStopEarly(output: output))
            if reader != .atWork { item.lines.append(OutlineLine(.code, Excerpt.of(output))) }
            return item
        }
        let judged = OutlineItem.note(StageWords.judged(without: leftOut))
        return (leftOut.failure.map { [notBuilt($0, some)] } ?? [])
            + [OutlineSection(layout: .notes, items: [why].compactMap(\.self) + [judged])]
    }

    private func crash(_ words: String) -> OutlineItem {
        .note(words, kind: "crashed", role: .toFix, file: tree.ownTestsPath(stage))
    }

    // MARK: Items

    private func item(neverRun method: Finding) -> OutlineItem {
        OutlineItem(
            role: .toFix, kind: "neverRun", names: ["\(method.nameOfSubject)()"],
            remark: " never runs", place: method.place, file: tree.ownTestsPath(stage),
            lines: [OutlineLine(.advice, method.words.text)],
            cause: "\(method.place?.file ?? "") \(method.words.text)")
    }

    private func item(emptyFile file: Finding) -> OutlineItem {
        OutlineItem(
            role: .warning, kind: "emptyFile", remark: String(file.words.what.dropLast()),
            file: file.nameOfSubject,
            lines: file.words.next.map { [OutlineLine(.advice, $0)] } ?? [])
    }

    /// One of the learner's tests, with what is wrong with it, if anything.
    private func item(of test: OwnTest) -> OutlineItem {
        let finding = findings.on(test)
        var item = OutlineItem(
            role: test.isValid ? .passed : .toFix,
            names: [TestNames.name(of: test.result)], place: finding?.place ?? test.place,
            file: tree.ownTestsPath(stage), test: test.result)
        guard !test.isValid else { return item }
        item.kind = kind(ofWrong: test)
        item.signs = test.onCode == nil ? [] : PairText.results(of: test)
        item.lines = FailureLines.own(test, finding)
        item.cause = cause(of: test, finding)
        return item
    }

    private func kind(ofWrong test: OwnTest) -> String {
        guard test.result.status == .passed else { return test.result.status.rawValue }
        if test.dependsOnOrder { return "dependsOnOrder" }
        return test.isFlaky ? "unsteady" : "asksTooMuch"
    }

    /// The cause that several tests share for failing: a step that they all lack, or the line of a helper in
    /// which they crash. Every other test has its own cause.
    private func cause(of test: OwnTest, _ finding: Finding?) -> String {
        if let cause = finding?.cause { return cause }
        guard let place = test.result.stop?.code?.place, test.result.status == .crashed else {
            return test.result.name
        }
        return "crashes \(place.file) \(place.line)"
    }

    // MARK: Valid tests

    private func notes(on own: OwnTestsReport, isMastered: Bool) -> OutlineSection {
        // In a report that isn't for the learner at work, tests that came with the workshop don't count,
        // because they aren't the learner's work.
        let tests = reader == .atWork ? own.tests : own.tests.filter { !$0.isShipped }
        let shipped = own.tests.count - tests.count
        let count = "\(owner.tests): \(tests.count(where: \.isValid)) of \(tests.count) right"
        let more =
            reader == .atWork
            ? ", \(own.killedBugs) of \(own.bugs.count) planted bugs caught."
            : shipped == 0
                ? "."
                : tests.isEmpty
                    ? ". The only tests that ran are the ones that came with the workshop."
                    : ", not counting \(shipped) that came with the workshop."
        return OutlineSection(
            layout: .notes,
            items: (isMastered && reader == .atWork ? [] : [.note(count + more)])
                + findings.of(.timeUsedUp).map { .note($0, role: .warning) })
    }

    /// Says that the stage's time was used up.
    package var timeUsedUp: [String] { findings.of(.timeUsedUp).map(\.words.text) }

    /// The valid tests, grouped by their two results, with an explanation of each pair. Empty if no test's
    /// result on the learner's code is known.
    ///
    /// - Parameter exercise: The exercise that all of the tests belong to; nil for the tests of a whole
    ///   stage.
    private func signs(
        of tests: [OwnTest], isTitled: Bool = true, on exercise: ExerciseState? = nil
    ) -> OutlineSection {
        guard tests.contains(where: { $0.onCode != nil }) else {
            return OutlineSection(layout: .signs, items: [])
        }
        let green = tests.filter { $0.isValid && $0.pair == .greenGreen }
        // Tests that catch nothing for a known reason get no explanation here, because `idle(_:)` shows the
        // reason. The usual sentence about right tests would sound like praise.
        let isIdle = { test in test.noticesNothing && findings.on(test) != nil }
        let red = tests.filter(\.isRightAndRed)
        let onGreen = red.filter { redOnGreenCode.contains($0.result.name) }
        let examples = red.filter { $0.isExample && !onGreen.contains($0) }
        let own = red.filter { !onGreen.contains($0) && !examples.contains($0) }
        let given = stage.exercises.filter { !$0.hasCodeToWrite && !hasOneResult($0) }.map(
            \.ownTests)
        let onChanged = onGreen.filter { test in
            given.contains { test.result.name.contains(".\($0)/") }
        }
        let groups: [(tests: [OwnTest], sentence: String)] = [
            (exercise != nil && !own.isEmpty ? [] : examples, PairText.example),
            (own, PairText.sentence(.redGreen)),
            (onChanged, PairText.onChangedCode),
            (
                onGreen.filter { !onChanged.contains($0) },
                PairText.sentence(.redGreen, isCodeGreen: true)
            ),
            (
                green.filter { !isIdle($0) },
                exercise?.isDone == true ? "" : sentenceOnGreen(exercise)
            ),
            (green.filter(isIdle), ""),
            (
                tests.filter { $0.isValid && $0.pair == nil },
                "A dot means that the result on your code isn't known: your code doesn't compile, "
                    + "or the tests took too long."
            ),
        ]
        // In an outline of one exercise, the first red test also shows why it is red.
        let why = exercise.flatMap { _ in (own + onGreen + examples).first }
        return OutlineSection(
            layout: .signs,
            items: (isTitled ? [.note(PairText.title(owner))] : [])
                + groups.filter { !$0.tests.isEmpty }.map {
                    group($0.tests, $0.sentence, on: exercise, why: why)
                })
    }

    /// What it means that right tests pass on the learner's code.
    private func sentenceOnGreen(_ exercise: ExerciseState?) -> String {
        guard let exercise, !exercise.isGreen else { return PairText.sentence(.greenGreen) }
        return exercise.isCodeUntouched ? PairText.onUntouchedCode : PairText.whileCoding
    }

    /// An item for tests with the same two results: their names, and a sentence about what these results
    /// mean.
    private func group(
        _ tests: [OwnTest], _ sentence: String, on exercise: ExerciseState?, why: OwnTest?
    ) -> OutlineItem {
        let names = tests.map { test in
            exercise == nil
                ? TestNames.name(of: test.result) : TestName(test.result.name).title
        }
        let shown = why.flatMap { tests.contains($0) ? $0 : nil }
        let heading = tests.count == 1 ? nil : "\(names[shown.flatMap(tests.firstIndex) ?? 0]):"
        let reason = shown.map(FailureLines.onCode) ?? []
        return OutlineItem(
            role: .passed, names: names,
            signs: PairText.results(of: tests[0]),
            lines: (sentence.isEmpty ? [] : [OutlineLine(.advice, sentence)])
                + (reason.isEmpty ? [] : heading.map { [OutlineLine(.message, $0)] } ?? [])
                + reason)
    }

    /// The tests that catch nothing for a reason that their source shows. Without such a reason, a test isn't
    /// listed, because it may check something for which no bug is planted.
    private func idle(_ tests: [OwnTest]) -> OutlineSection {
        OutlineSection(
            layout: .titled, title: "These catch no planted bug", more: "Neither do these",
            items: tests.filter(\.isIdle).compactMap { test in
                findings.on(test).map {
                    remark("idleTest", TestNames.name(of: test.result), $0.place, $0.words.text)
                }
            })
    }

    /// The tests that are valid and catch something, but could be better.
    private func better(_ tests: [OwnTest]) -> OutlineSection {
        let names = Set(tests.map(\.result.name))
        return OutlineSection(
            layout: .titled, title: "These are right, but could be better",
            items: findings.of(.betterTest).filter { names.contains($0.nameOfSubject) }.map {
                remark("betterTest", TestNames.subject(of: $0), $0.place, $0.words.text)
            })
    }

    private func remark(
        _ kind: String, _ name: String, _ place: SourceLocation?, _ words: String
    ) -> OutlineItem {
        OutlineItem(
            role: .remark, kind: kind, names: [name], place: place,
            file: tree.ownTestsPath(stage),
            lines: [OutlineLine(.advice, words)], cause: words)
    }
}
