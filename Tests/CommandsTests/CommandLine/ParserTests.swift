import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import Reports

final class ParserTests: XCTestCase {
    private func parse(_ line: String) throws -> Invocation {
        try Parser.parse(line.split(separator: " ").map(String.init), .shipped)
    }

    /// The options that a command reads from its command line.
    private func options<Options: CommandOptions>(
        _ line: String, _ type: Options.Type = Options.self
    ) throws -> Options {
        try Options(try parse(line).options)
    }

    private func assertFails(
        _ line: String, _ expected: UsageError, file: StaticString = #filePath, at: UInt = #line
    ) {
        XCTAssertThrowsError(try parse(line), line, file: file, line: at) { error in
            XCTAssertEqual(error as? UsageError, expected, line, file: file, line: at)
        }
    }

    func testNothingGradesAllOfStarter() throws {
        let invocation = try parse("")
        XCTAssertEqual(invocation.verb, .grade)
        XCTAssertEqual(invocation.stages, [])
        XCTAssertEqual(invocation.exercises, [])
        XCTAssertEqual(try options(""), GradeOptions())
        XCTAssertEqual(GradeOptions().grading.tree, .starter)
    }

    func testStagesByNumberOrNameInOrderAndOnce() throws {
        XCTAssertEqual(try parse("stage3 1 Stage1 3").stages, [1, 3])
        XCTAssertEqual(try parse("grade 2").stages, [2])
        XCTAssertEqual(try parse("list 4").verb, .list)
    }

    func testStagesAndExercisesSideBySide() throws {
        for line in ["even-odd 3 labels --all even-odd", "grade --all even-odd labels stage3"] {
            let invocation = try parse(line)
            XCTAssertEqual(invocation.exercises, ["even-odd", "labels"], line)
            XCTAssertEqual(invocation.stages, [3], line)
            XCTAssertTrue(try options(line, GradeOptions.self).showsAll, line)
        }
        XCTAssertFalse(try options("even-odd", GradeOptions.self).showsAll)
        assertFails("next --all", .notTaken("--all", by: .next))
    }

    func testOptionsWithASpaceOrAnEqualsSign() throws {
        for line in [
            "--tree Finished --format json --output r.json --time-limit 3 --memory-limit 100",
            "--tree=finished --format=json --output=r.json --time-limit=3 --memory-limit=100",
        ] {
            let options = try options(line, GradeOptions.self)
            XCTAssertEqual(options.grading.tree, .finished, line)
            XCTAssertEqual(options.format, .json, line)
            XCTAssertEqual(options.output, "r.json", line)
            var limits = GradingLimits()
            limits.test.timeout = .seconds(3)
            limits.test.memory = 100 << 20
            XCTAssertEqual(options.grading.grader.limits, limits, line)
        }
    }

    func testTheStagesOfAClassAndWhatTheyAreWorth() throws {
        XCTAssertEqual(
            try options("class x --out y --stages 1-3", ClassOptions.self).stages, [1, 2, 3])
        XCTAssertEqual(
            try options("class x --out y --stages 4,stage2,4", ClassOptions.self).stages, [2, 4])
        for value in ["0-2", "3-1", "1-", "9", "1,,2", "1-2-3", "x"] {
            assertFails(
                "class x --out y --stages \(value)",
                .badValue(
                    option: "--stages", value: value, allowed: "stages, such as 1-3 or 1,2"))
        }
        XCTAssertEqual(
            try options("class x --out y --points 1=20,2=30:20,3=12.5:0", ClassOptions.self)
                .worth,
            [
                1: StageWorth(20), 2: StageWorth(30, tests: 20), 3: StageWorth(12.5, tests: 0),
            ])
        // 'grade' has an option with the same name that takes no value.
        XCTAssertTrue(try options("1 --points", GradeOptions.self).showsPoints)
        XCTAssertEqual(
            try options("--points 1=20 class x --out y", ClassOptions.self).worth,
            [1: StageWorth(20)])
        for value in [
            "1", "9=3", "1=x", "1=-1", "1=2,1=3", "1=2000", "1=nan", "1=2:", "1=2:x", "1=2:1:1",
            "1=:1", "1=2:-1", "",
        ] {
            assertFails(
                "class x --out y --points=\(value)",
                value.isEmpty
                    ? .missingValue(option: "--points")
                    : .badValue(
                        option: "--points", value: value,
                        allowed: "points from 0 to 1000 for stages, such as 1=20,2=30:18, "
                            + "where 18 of the 30 are for the tests"))
        }
        assertFails(
            "class x --out y --points=1=20:21",
            .badValue(
                option: "--points", value: "1=20:21",
                allowed: "no more points for the tests of a stage than for all of it"))
    }

    func testEachCommandReadsItsOwn() throws {
        XCTAssertEqual(
            try options(
                """
                class x --out o --roster r --allow-unmatched --make-roster m --title t \
                --feedback moodle --jobs 3 --shard 2/5 --only ann --only=b --fresh \
                --no-sandbox --build-with package-manager
                """),
            ClassOptions(
                out: "o", roster: "r", allowsUnmatched: true, rosterToMake: "m",
                title: "t", feedback: .moodle, jobs: 3,
                shard: ClassOptions.Shard(index: 2, count: 5), only: ["ann", "b"],
                startsOver: true,
                grader: GraderOptions(buildsWith: .packageManager, isWithoutSandbox: true)))
        XCTAssertEqual(
            try options("--tree Finished next --no-sandbox"),
            GradingOptions(tree: .finished, isWithoutSandbox: true),
            "the command's own word may come later")
        XCTAssertEqual(try options("pack --name n"), PackOptions(name: "n"))
        XCTAssertEqual(try options("reset 1 --yes"), ResetOptions(saysYes: true))
        XCTAssertEqual(try parse("class a/b --out c").words, ["a/b"])
    }

    /// These files can't be run here, so this at least checks that what they call exists.
    func testTheFilesForOtherSystemsCallWhatThereIs() throws {
        let folder = FixtureLearner.kit.path("Guide/for-instructors")
        let known = Set(ClassOptions.declared.map(\.name))
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

    /// An option's value is checked first, whichever command has the option.
    func testAWrongValueIsNamedBeforeAnOptionThatTheCommandDoesntTake() {
        assertFails(
            "pack --jobs 0",
            .badValue(
                option: "--jobs", value: "0",
                allowed: "a whole number of submissions from 1 to 256"))
        assertFails("pack --jobs 2", .notTaken("--jobs", by: .pack))
        assertFails("foo --jobs 0", .unknownWord("foo", for: .grade))
    }

    func testHelpAndVersion() throws {
        for line in ["--help", "-h", "help", "2 --help"] {
            XCTAssertTrue(try parse(line).wantsHelp, line)
        }
        XCTAssertEqual(try parse("help list").verb, .list)
        XCTAssertTrue(try parse("--version").wantsVersion)
    }

    func testWrongWordsAreNamed() {
        for (line, error) in [
            ("5", UsageError.unknownWord("5", for: .grade)),
            ("1 list", .unknownWord("list", for: .grade)),
            ("-- --tree", .unknownWord("--tree", for: .grade)),
            ("--fast", .unknownOption("--fast")), ("-x", .unknownOption("-x")),
            ("--output", .missingValue(option: "--output")),
            ("--output=", .missingValue(option: "--output")),
            ("--output --tree=Starter", .missingValue(option: "--output")),
            ("--help=yes", .unexpectedValue(option: "--help")),
            ("hint foo", .unknownWord("foo", for: .hint)),
            ("pack 2", .notTaken("2", by: .pack)), ("doctor foo", .notTaken("foo", by: .doctor)),
            ("list --format json", .notTaken("--format", by: .list)),
        ] {
            assertFails(line, error)
        }
    }

    func testWrongValuesAreNamedWithWhatIsAllowed() {
        assertFails(
            "--tree Oak",
            .badValue(option: "--tree", value: "Oak", allowed: "one of Starter, Finished"))
        assertFails(
            "--format xml",
            .badValue(
                option: "--format", value: "xml",
                allowed: "one of text, json, junit, github"))
        for value in ["0", "-1", "3601", "ten", "1.5", "99999999999999999999"] {
            assertFails(
                "--time-limit=\(value)",
                .badValue(
                    option: "--time-limit", value: value,
                    allowed: "a whole number of seconds from 1 to 3600"))
        }
    }
}

extension GraderOptions {
    fileprivate init(buildsWith: BuildWay = .whatWorks, isWithoutSandbox: Bool) {
        self.init()
        self.buildsWith = buildsWith
        self.isWithoutSandbox = isWithoutSandbox
    }
}
