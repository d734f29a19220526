import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Reports

final class ParserTests: XCTestCase {
    private func parse(_ line: String) throws -> Invocation {
        try Parser.parse(line.split(separator: " ").map(String.init), .shipped)
    }

    private func options(_ line: String) throws -> Options { try parse(line).options }

    func testWithoutArgumentsStarterIsGraded() throws {
        let invocation = try parse("")
        XCTAssertEqual(invocation.verb, .grade)
        XCTAssertEqual(invocation.stages, [])
        XCTAssertEqual(invocation.exercises, [])
        XCTAssertEqual(invocation.options, Options())
        XCTAssertEqual(Options().tree, .starter)
    }

    func testStagesAreParsedInOrderWithoutDuplicates() throws {
        XCTAssertEqual(try parse("stage3 1 Stage1 3").stages, [1, 3])
        XCTAssertEqual(try parse("grade 2").stages, [2])
        XCTAssertEqual(try parse("LIST 4").verb, .list)
    }

    func testStagesAndExercisesCanBeMixedInAnyCase() throws {
        for line in ["even-odd 3 labels --all even-odd", "grade --all EVEN-ODD Labels stage3"] {
            let invocation = try parse(line)
            XCTAssertEqual(invocation.exercises, ["even-odd", "labels"], line)
            XCTAssertEqual(invocation.stages, [3], line)
            XCTAssertTrue(invocation.options.showsAll, line)
        }
        XCTAssertFalse(try options("even-odd").showsAll)
    }

    func testAnExerciseHasSeveralNames() throws {
        for name in [
            "even-odd", "EVEN_ODD", "EvenOdd", "Even or odd", "even-or-odd", "EvenOdd.swift",
        ] {
            XCTAssertEqual(
                try Parser.parse(["hint", name], .shipped).exercises, ["even-odd"], name)
        }
        let workshop = Workshop.shipped
        for exercise in workshop.stages.flatMap(\.exercises) {
            for name in [exercise.id, exercise.title] {
                XCTAssertEqual(workshop.exercise(calledBy: name)?.id, exercise.id, name)
                XCTAssertEqual(workshop.stages(calledBy: name), [], name)
            }
            // The name of a test class must not select an exercise: 'reset' would then reset its code.
            for name in [exercise.ownTests, "\(exercise.ownTests).swift"] {
                XCTAssertNil(workshop.exercise(calledBy: name), name)
                XCTAssertEqual(workshop.exercise(near: name)?.id, exercise.id, name)
            }
        }
        for name in ["Basic functions", "stage 1", "STAGE_1"] {
            XCTAssertEqual(try Parser.parse(["watch", name], .shipped).stages, [1], name)
        }
    }

    func testOptionsTakeASpaceOrAnEqualsSign() throws {
        for line in [
            "--tree Finished --format json --output r.json --time-limit 3 --memory-limit 100",
            "--tree=finished --format=json --output=r.json --time-limit=3 --memory-limit=100",
        ] {
            var expected = Options()
            expected.tree = .finished
            expected.format = .json
            expected.output = "r.json"
            expected.limits.test.timeout = .seconds(3)
            expected.limits.test.memory = 100 << 20
            XCTAssertEqual(try options(line), expected, line)
        }
    }

    func testTheStagesOfAClassAreAListOrARange() throws {
        func stages(_ text: String) throws -> [Stage.ID] {
            try Workshop.shipped.stages(inList: text)
        }
        XCTAssertEqual(try stages("1-3"), [1, 2, 3])
        XCTAssertEqual(try stages("4,stage2,4"), [2, 4])
        for value in ["0-2", "3-1", "1-", "9", "1,,2", "1-2-3", "x"] {
            XCTAssertThrowsError(try stages(value)) {
                XCTAssertEqual(
                    $0 as? UsageError,
                    .badValue(
                        option: "--stages", value: value, allowed: "stages, such as 1-3 or 1,2"))
            }
        }
    }

    func testTheOptionsOfAClassAreParsed() throws {
        let line = """
            class a/b --out o --roster r --allow-unmatched --stages 1 --jobs 3 --shard 2/5 \
            --only ann --only=b --fresh --no-sandbox
            """
        var expected = Options()
        expected.ofClass = ClassOptions(
            out: "o", roster: "r", allowsUnmatched: true, stages: "1", jobs: 3,
            shard: ClassOptions.Shard("2/5"), only: ["ann", "b"], startsOver: true)
        expected.isWithoutSandbox = true
        XCTAssertEqual(try options(line), expected)
        XCTAssertEqual(try parse(line).word, "a/b")
    }

    /// The files for other systems can't be run here. This test at least checks that they use only options that
    /// `grade class` has.
    func testFilesForOtherSystemsUseExistingCommands() throws {
        let folder = FixtureLearner.kit.path("Guide/for-instructors")
        let known = Set(Verb.classroom.options.map(\.name))
        for name in ["github-actions.yml", "kubernetes-indexed-job.yaml", "slurm-array.sh"] {
            let bytes = try Files.live.read("\(folder)/\(name)")
            let text = String(decoding: bytes, as: UTF8.self).replacing(#/\n\s*--/#, with: " --")
            let calls = text.matches(of: #/grader?"? class (.*)/#)
            XCTAssertGreaterThan(calls.count, 1, name)
            for call in calls {
                let options = call.1.matches(of: #/--[a-z-]+/#).map { String($0.0) }
                XCTAssertTrue(options.contains("--out"), "\(call.0)")
                XCTAssertEqual(options.filter { !known.contains($0) }, [], name)
            }
        }
    }

    func testHelpAndVersionAreParsed() throws {
        for line in ["--help", "-h", "help", "2 --help"] {
            XCTAssertTrue(try options(line).wantsHelp, line)
        }
        XCTAssertEqual(try parse("help list").verb, .list)
        XCTAssertTrue(try options("--version").wantsVersion)
    }

    func testMessagesForInvalidCommandLines() {
        let noCommand = "isn't a command, a stage (1 to 4), an encore or an exercise."
        let noExercise = "isn't a stage (1 to 4), an encore or an exercise."
        let list = "'swift run grade list' shows the exercises."
        for (line, expected) in [
            ("wach", "'wach' \(noCommand) Did you mean 'watch'?"),
            ("NXET", "'NXET' \(noCommand) Did you mean 'next'?"),
            ("isEven", "'isEven' \(noCommand) Did you mean 'even-odd'?"),
            ("reset MyEvenOddTests", "'MyEvenOddTests' \(noExercise) Did you mean 'even-odd'?"),
            ("5", "'5' \(noCommand) \(list)"),
            ("-- --tree", "'--tree' \(noCommand) \(list)"),
            ("hint evnodd", "'evnodd' \(noExercise) Did you mean 'even-odd'?"),
            ("diff foo", "'foo' \(noExercise) \(list)"),
            ("class a b", "the command 'class' takes only one name: remove 'b'."),
            ("pack 2", "the command 'pack' doesn't take '2'."),
            (
                "list 7",
                "'7' isn't a stage (1 to 4) or an encore. The encores are games, orders, "
                    + "standings, accounts, review."
            ),
            ("list gmaes", "'gmaes' isn't a stage (1 to 4) or an encore. Did you mean 'games'?"),
            (
                "list ticker",
                "'ticker' is an exercise of stage 4, but 'list' takes whole stages. Run: swift run grade "
                    + "list 4"
            ),
            (
                "watch even_odd",
                "'even-odd' is an exercise of stage 1, but 'watch' takes whole stages. Run: swift run "
                    + "grade watch 1"
            ),
            (
                "next isEven",
                "'even-odd' is an exercise of stage 1, but 'next' takes whole stages. Run: swift run "
                    + "grade next 1"
            ),
            ("diff Even or odd", "'Even' \(noExercise) Did you mean 'even-odd'?"),
            (
                "hint Number-fomatter",
                "'Number-fomatter' \(noExercise) Did you mean 'number-formatter'?"
            ),
            ("1 list", "'list' is a command, so it must come first."),
            ("--tree Finished next", "'next' is a command, so it must come first."),
            ("--formt=json", "there is no option '--formt'. Did you mean '--format'?"),
            ("class x --rostr y", "there is no option '--rostr'. Did you mean '--roster'?"),
            ("--hlep", "there is no option '--hlep'. Did you mean '--help'?"),
            ("next --hlep", "there is no option '--hlep'. Did you mean '--help'?"),
            ("--fast", "there is no option '--fast'."), ("-x", "there is no option '-x'."),
            ("next --all", "the command 'next' doesn't take '--all'."),
            ("pack --jobs 0", "the command 'pack' doesn't take '--jobs'."),
            ("--output", "the option '--output' needs a value."),
            ("--output=", "the option '--output' needs a value."),
            ("--output --tree=Starter", "the option '--output' needs a value."),
            ("--help=yes", "the option '--help' doesn't take a value."),
            ("--all=yes", "the option '--all' doesn't take a value."),
            (
                "--tree Oak",
                "'Oak' isn't a value for '--tree', which takes one of Starter, Finished."
            ),
            (
                "--time-limit=ten",
                "'ten' isn't a value for '--time-limit', which takes a whole number of seconds from 1 to "
                    + "3600."
            ),
            (
                "class a --out=x --shard=0/3",
                "'0/3' isn't a value for '--shard', which takes a part and the number of parts, such as 3/20."
            ),
        ] {
            XCTAssertThrowsError(try parse(line), line) {
                XCTAssertEqual(($0 as? UsageError)?.text, expected, line)
            }
        }
        for value in ["0", "-1", "3601", "1.5", "99999999999999999999"] {
            XCTAssertThrowsError(try parse("--time-limit=\(value)"), value)
        }
        for value in ["4/3", "1", "1/0", "a/b", "-1/3"] { XCTAssertNil(ClassOptions.Shard(value)) }
    }
}
