import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import grader

/// `grade new encore` makes all files or none. That what it makes is sound is seen in the chapter for
/// authors, which is walked.
final class NewCommandTests: XCTestCase {
    private let fake = FakeFiles(texts)

    /// The kit's files, as far as the command uses them.
    private static let texts: [String: String] = {
        let kit = FixtureLearner.kit
        var texts = [
            "Package.swift": "let encores: [String] = [\n    \"Games\",\n]\n",
            "Exercises/Catalog/AllStages.swift": "stages: [\n    stage1,\n    games,\n],\n",
            "Exercises/Catalog/ShippedObjects.swift": """
            let shippedObjects: [String: String] = [
                "Encores/Games/A.swift":
                    "1",
                "Stage1/A.swift":
                    "2",
            ]

            """,
        ]
        let folder = NewEncore.example
        let example = try? SourceFolder.read(kit.path(folder), ending: "", files: .live)
        for (path, bytes) in example?.files ?? [:] {
            texts["\(folder)/\(path)"] = String(decoding: bytes, as: UTF8.self)
        }
        return Dictionary(uniqueKeysWithValues: texts.map { ("/kit/\($0)", $1) })
    }()

    private let made = [
        "Exercises/Catalog/SolarSystem.swift", "Finished/Encores/SolarSystem/Greeting.swift",
        "Finished/Encores/SolarSystemTests/MyGreetingTests.swift",
        "Finished/SwiftTesting/Encores/SolarSystemTests/MyGreetingTests.swift",
        "Guide/encore-solarsystem.md",
        "Starter/Encores/SolarSystem/Greeting.swift",
        "Starter/Encores/SolarSystemTests/MyGreetingTests.swift",
        "Starter/SwiftTesting/Encores/SolarSystemTests/MyGreetingTests.swift",
        "Tests/Encores/SolarSystemTests/GreetingTests.swift",
    ]

    /// What a run of the tool left behind.
    private func run(_ name: String) -> (status: Int32, out: String, error: String) {
        let (out, error) = (TextSink(), TextSink())
        let tool = CommandLineTool(
            verbs: GraderProgram.verbs,
            machine: Machine(
                files: fake.files, processes: FixtureLearner.processes, environment: [:]),
            console: Console(
                out: { text throws(FileError) in out.write(text) }, error: { error.write($0) },
                usesColor: false),
            places: ["/kit"])
        let status = tool.run(["new", "encore", name])
        return (status, out.text, error.text)
    }

    private func assertUntouched(line: UInt = #line) {
        XCTAssertEqual(fake.paths, Self.texts.keys.sorted(), line: line)
        for (path, text) in Self.texts { XCTAssertEqual(fake.text(path), text, line: line) }
    }

    func testItMakesAllThatBelongsToAnEncore() throws {
        let outcome = run("SolarSystem")
        XCTAssertEqual(outcome.status, 0, outcome.error)
        XCTAssertEqual(
            fake.paths, (Self.texts.keys + made.map { "/kit/\($0)" }).sorted(),
            "and nothing else is left behind")
        for path in made {
            assertContains(outcome.out, "\n  \(path)\n")
            let text = try XCTUnwrap(fake.text("/kit/\(path)"))
            XCTAssertNil(text.firstMatch(of: #/(?i)new-?encore/#), path)
            for line in text.split(separator: "\n") where path.hasSuffix(".swift") {
                XCTAssertLessThanOrEqual(line.count, 100, "\(path): \(line)")
            }
        }
        let entry = try XCTUnwrap(fake.text("/kit/Exercises/Catalog/SolarSystem.swift"))
        for words in [
            "let solarSystem = Stage(\n    id: \"SolarSystem\",", "id: \"solar-system-greeting\",",
            "bugs: solarSystemBugs", "\"Guide/encore-solarsystem.md#greeting\"",
        ] {
            assertContains(entry, words)
        }
    }

    func testItIsAddedToTheLists() throws {
        _ = run("SolarSystem")
        XCTAssertEqual(
            fake.text("/kit/Package.swift"),
            "let encores: [String] = [\n    \"Games\",\n    \"SolarSystem\",\n]\n")
        XCTAssertEqual(
            fake.text("/kit/Exercises/Catalog/AllStages.swift"),
            "stages: [\n    stage1,\n    games,\n    solarSystem,\n],\n")
        let objects = [
            "Encores/SolarSystem/Greeting", "Encores/SolarSystemTests/MyGreetingTests",
            "SwiftTesting/Encores/SolarSystemTests/MyGreetingTests",
        ].map { path -> String in
            let text = fake.text("/kit/Starter/\(path).swift") ?? ""
            let name = GitObjectName.ofBlob(Array(text.utf8))
            return "    \"\(path).swift\":\n        \"\(name)\",\n"
        }
        XCTAssertEqual(
            fake.text("/kit/Exercises/Catalog/ShippedObjects.swift"),
            """
            let shippedObjects: [String: String] = [
                "Encores/Games/A.swift":
                    "1",
            \(objects.prefix(2).joined())    "Stage1/A.swift":
                    "2",
            \(objects[2])]

            """)
    }

    func testNothingIsLeftWhereAFileCannotBeMade() throws {
        // The first file, one that has others before it, and the last of the lists.
        for path in [made[0], made[4], made[8], "Package.swift"] {
            fake.failures = ["/kit/\(path)": .noSpace]
            let outcome = run("SolarSystem")
            XCTAssertEqual(outcome.status, 70)
            let words = outcome.error.replacing("\n", with: " ")
            assertContains(words, "/kit/\(path): the disk is full.")
            XCTAssertEqual(outcome.out, "")
            fake.failures = [:]
            assertUntouched()
        }
    }

    /// The folders that were made for files are gone with them.
    func testNoEmptyFolderIsLeft() throws {
        let kit = Kit(root: try temporaryFolder())
        try Files.live.write(kit.path("B"), [1])
        let changes = ["A/New/One.swift", "B/Two.swift"].map {
            FileChange(path: $0, old: nil, new: [2])
        }
        XCTAssertThrowsError(try FileChanges(kit: kit, files: .live).make(changes))
        XCTAssertEqual(try Files.live.names(kit.root), ["B"])
    }

    func testWhatIsThereIsNotReplaced() throws {
        try fake.files.write("/kit/Starter/Encores/SolarSystem/Mine.swift", [1])
        try fake.files.write("/kit/Guide/encore-solarsystem.md", [2])
        let outcome = run("SolarSystem")
        XCTAssertEqual(outcome.status, 70)
        XCTAssertEqual(
            outcome.error.replacing("\n", with: " "),
            "error: Nothing was made, since this is there already: Guide/encore-solarsystem.md, "
                + "Starter/Encores/SolarSystem. Move it away, or choose another name. ")
        try fake.files.remove("/kit/Starter")
        try fake.files.remove("/kit/Guide")
        assertUntouched()
    }

    func testAListThatIsGoneIsNamed() throws {
        try fake.files.write("/kit/Package.swift", Array("let encores = [\"Games\"]\n".utf8))
        let outcome = run("SolarSystem")
        XCTAssertEqual(outcome.status, 70)
        assertContains(
            outcome.error.replacing("\n", with: " "),
            "Package.swift has no list that begins with 'let encores: [String] = [' and has each")
        XCTAssertEqual(fake.paths, Self.texts.keys.sorted())
    }

    func testANameThatCannotBeTakenEndsWith64() {
        let outcome = run("games")
        XCTAssertEqual(outcome.status, 64)
        assertContains(outcome.error, "there is an encore Games already.")
        assertUntouched()
    }
}
