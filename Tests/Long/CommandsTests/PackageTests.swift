import Foundation
import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import KitTestHelpers
@testable import Processes

/// Tests `grade package` on packages that are really built.
final class PackageTests: XCTestCase {
    private struct Outcome: Decodable {
        struct Change: Decodable { let rule, before, status: String }
        let tests: Int
        let changes: [Change]
    }

    override func setUpWithError() throws { try Needed.sandbox.orSkip() }

    func testTheGuidesExampleWorksAsShown() throws {
        let package = Self.fixture("Checkout")
        let sums = {
            try Programs.shell("find . -type f -exec cksum {} + | sort", in: package).text
        }
        let before = try sums()
        let (end, text) = try grade([package, "--strict"])
        XCTAssertEqual(end, .exited(1), text)
        for line in [
            "Checkout.swift:3 ", "Checkout.swift:8 ", "Checkout.swift:13 ", "Checkout.swift:16 ",
            "4 of 14 planted changes survive, in 1 file.",
        ] { assertContains(text, line) }
        XCTAssertEqual(try sums(), before)
    }

    /// The package contains difficult features: warnings as errors, default isolation,
    /// `@inlinable`, a result builder, `~Copyable`, an actor, operators, a long expression, C, a
    /// list of sources, and both test libraries.
    func testADifficultPackageIsGraded() throws {
        let (end, text) = try grade([Self.fixture("Nasty"), "--format", "json"])
        XCTAssertEqual(end, .exited(0), text)
        let json = text.drop { $0 != "{" }
        let outcome = try JSONDecoder().decode(Outcome.self, from: Data(json.utf8))
        XCTAssertEqual(outcome.tests, 9)
        let compiled = outcome.changes.count { $0.status != "notCompiled" }
        XCTAssertGreaterThan(compiled, outcome.changes.count * 9 / 10)
        let table: [(before: String, rule: String, statuses: [String])] = [
            // The first change is caught by a test in XCTest, and the second by a test in Swift
            // Testing.
            ("ids.append(id)", "call", ["killed"]), ("balance += amount", "assignment", ["killed"]),
            ("amount >= 100", "result", ["killed"]), ("[word]", "result", ["killed"]),
            ("number < -limit ? -limit : number", "result", ["killed"]),
            ("rest /= 2", "assignment", ["timedOut"]),
            ("book.add(id)", "call", ["killed"]),
            ("number * 2", "result", ["notReached"]),
            ("number + 1", "result", []), ("1 < 2", "result", []),
            // This change is in a target that lists its sources.
            ("&&", "logic", ["killed"]),
        ]
        for (before, rule, statuses) in table {
            let found = outcome.changes.filter { $0.before == before && $0.rule == rule }
            XCTAssertEqual(found.map(\.status), statuses, before)
        }
    }

    func testUnsupportedPackagesAreRefused() throws {
        let manifest = { (rest: String) in
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"P\", \(rest))"
        }
        let test = { (body: String) in
            "import XCTest\nfinal class A: XCTestCase {\n nonisolated(unsafe) static var x = 0\n\(body)\n}"
        }
        let target = ".target(name: \"P\"), .testTarget(name: \"T\", dependencies: [\"P\"])"
        let (code, tests, body) = ("Sources/P/P.swift", "Tests/T/T.swift", "func f() -> Int { 1 }")
        let standard = [
            "Package.swift": manifest("targets: [\(target)]"), code: body,
            tests: test("func testOne() {}"),
        ]
        let inOrder = "func testOne() { Self.x = 1 }\nfunc testTwo() { XCTAssertEqual(Self.x, 1) }"
        let manifests = [
            "": "has no Package.swift", "let": "'swift package describe",
            manifest("targets: [.target(name: \"P\")]"): "has no tests",
            manifest("dependencies: [.package(url: \"https://a.b/c\", from: \"1.0.0\")]"):
                "its copy doesn't have: c. Nothing is downloaded",
            manifest("dependencies: [.package(path: \"../d\")]"): "its copy doesn't have: d.",
            manifest("targets: [.target(name: \"P\", plugins: [\"G\"])]"):
                "Packages with build plugins can't be examined.",
            manifest("targets: [.target(name: \"P\", plugins: [])]"): "has no tests",
        ].map { (file: "Package.swift", text: $0.key, words: [String](), says: $0.value) }
        let table: [(file: String, text: String, words: [String], says: String)] = [
            (code, body, ["--target", "P", "--target", "Q"], "--target needs one of: P."),
            (code, body, ["--since", "nothing"], "'env git "),
            (code, "func f() -> Int { true }", [], "'swift build --build-tests' fails"),
            // Two packages in which there is no code to change.
            (code, "let a: Int = true", [], "'swift build --build-tests' fails"),
            (
                tests, test("func testOne() { XCTFail() }"), ["--file", "\(code):9"],
                "before anything is changed: T.A/testOne."
            ),
            // This command fails before it examines the package.
            ("Package.swift", "", ["--output", "/"], "Could not write the report to /"),
            (tests, test(inOrder), [], "before anything is changed: T.A/testTwo."),
        ]
        for (file, text, words, says) in manifests + table {
            let folder = "\(NSTemporaryDirectory())refused-\(UUID().uuidString)/Refused"
            defer { try? Files.live.remove(folder) }
            for (path, text) in standard.merging([file: text], uniquingKeysWith: { $1 })
            where !text.isEmpty {
                try Files.live.write("\(folder)/\(path)", Array(text.utf8))
            }
            let (end, output) = try grade([folder] + words)
            XCTAssertEqual(end, .exited(70), says)
            assertContains(output.replacing("\n", with: " "), says)
        }
    }

    func testWithoutASandboxTheCodeRunsOnlyOnRequest() throws {
        let swift = findExecutable("swift", path: ProcessInfo.processInfo.environment["PATH"])
        let path = URL(filePath: try XCTUnwrap(swift)).deletingLastPathComponent().path
        let (end, text) = try grade([Self.fixture("Checkout")], path: path)
        XCTAssertEqual(end, .exited(70))
        assertContains(text, "The sandbox needs 'bwrap', which isn't on the PATH.")
        let words = ["--no-sandbox", "--file", "Sources/Checkout/Checkout.swift:8"]
        // The command runs twice, because the second run uses what the first one has built.
        for _ in 1...2 {
            let allowed = try grade([Self.fixture("Checkout")] + words)
            assertContains(allowed.text, "1 of 2 planted changes survives, in 1 file.")
        }
    }

    private func grade(
        _ words: [String], path: String? = nil
    ) throws -> (end: ProcessEnd, text: String) {
        let changed = path.map { ["PATH": $0] } ?? [:]
        return try FixtureLearner.processes.output(
            of: Command(
                executable: try KitCopy.program(), arguments: ["package"] + words,
                environment: ProcessInfo.processInfo.environment.merging(changed) { $1 },
                directory: FixtureLearner.kit.root))
    }

    private static func fixture(_ name: String) -> String {
        FixtureLearner.kit.path("Tests/PackageMutantsTests/Packages/\(name)")
    }
}
