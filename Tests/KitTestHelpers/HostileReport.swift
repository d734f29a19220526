@testable import Advice
@testable import Catalog
@testable import Classroom
@testable import Grading
@testable import SwiftSource

/// A report and a class in which every text could be mistaken for markup, a command or a formula.
enum HostileReport {
    /// Texts with a special meaning somewhere: in a page, a terminal, a table, a workflow or a file.
    static let texts = [
        "<script>window.hostile = 1</script>", "<img src=x onerror=\"window.hostile = 2\">",
        "\"><svg onload=window.hostile=3>", "' onmouseover='window.hostile=4",
        "</pre></title></style><script>window.hostile=5</script>", "<!-- ]]> -->", "&lt;b&gt;",
        "javascript:window.hostile=6", "=HYPERLINK(\"https://example.org\",\"x\")",
        "+1+cmd|'/C calc'!A0", "-2+3", "@SUM(1)", "\tx=1", "\r\n=1", "  =1", "a;=1", "a,=1,\"b",
        "\u{FF1D}1", "::error file=a::b", "\n::stop-commands::x\n::add-mask::y",
        "##[error]b", "%0A::error::x", "\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{202E}txt.exe",
        "\u{0}nul", "\u{FFFD}\u{FFFE}\u{FFFF}", "```\n# big\n````", "`\u{301}``", "[a](b) ![a](b)",
        "| a | b |\n|---|---|", "\"\u{301}quoted", "<\u{338}b>", "\u{2028}x\u{2029}y",
        "@everyone #1 https://example.org", "..", "../../x", "~", "$(reboot) `reboot`", " ", "",
        String(repeating: "long ", count: 4_000),
    ]

    /// Stages in which the text is a test's name, message, file and output, and the compiler's output.
    static func stages(_ text: String) -> [StageReport] {
        let place = SourceLocation(file: "Starter/Stage1/\(text)", line: 3)
        func result(_ name: String, _ failure: TestResult.Failure?) -> TestResult {
            TestResult(name: name, failure: failure, output: text)
        }
        let official = result(
            "Stage1Tests.EvenOddTests/testOne", .assertion(message: text, place: place))
        let name = "MyStage1Tests.\(text)/\(text)"
        let depending = OwnTest(result: result(name, nil), dependsOnOrder: true)
        let idle = OwnTest(result: result(name, nil), noticesNothing: true)
        let wrong = OwnTest(
            result: result(name, .assertion(message: text, place: place)),
            failedLine: FailedLine(code: text, operands: [text]))
        let own = [
            depending, idle, wrong,
            OwnTest(
                result: result("\(text)", .crash(signal: 4, reason: text, place: place)),
                failingVariants: [text]),
        ]
        return [
            StageReport(
                stage: shipped(1),
                suite: .ran([SuiteTest(exercise: "even-odd", result: official)]),
                ownTests: .judged(
                    OwnTestsReport(
                        tests: own,
                        bugs: [
                            BugResult(
                                id: "zero-is-odd", exercise: "even-odd", status: .survived,
                                kills: [])
                        ],
                        neverRun: [
                            NeverRunMethod(
                                name: text, place: place, reason: .classIsNoTestCase(text))
                        ])), smells: [name: .sharesState(SharedState(name: text, place: place))]),
            StageReport(
                stage: shipped(2), suite: .notBuilt(.errors(text), tests: []),
                ownTests: .crashed(output: text),
                flags: [SourceFlag(word: text, file: "Starter/Stage1/\(text)", line: 1)]),
            StageReport(
                stage: shipped(3),
                suite: .notBuilt(
                    .refused([RefusedFile(path: text, reason: .notRegular)]), tests: []),
                ownTests: .notBuilt(.withoutPlace(text))),
        ]
    }

    /// A learner who used this text everywhere, including as the name of the submission's folder.
    static func learner(_ text: String) -> LearnerResult {
        var result = LearnerResult(
            learner: text,
            verdict: .graded(
                Report(tree: .starter, toolchain: "6.3.1", stages: stages(text), isWhole: false)))
        result.changedKitFiles = [text]
        result.work = [
            WorkFile(stage: 1, path: "Starter/Stage1/\(text)", lines: [text, text, text])
        ]
        return result
    }

    static let learners =
        texts.map(learner)
        + texts.map { LearnerResult(learner: "not \($0)", verdict: .notGraded(.failed($0))) }
}
