import Foundation
import ProgramTestHelpers
import XCTest

@testable import FileSystem
@testable import KitTestHelpers
@testable import Processes

/// Tests `grade package` on packages that are really built.
final class PackageTests: XCTestCase {
    private struct Outcome: Decodable {
        struct Change: Decodable {
            let line: Int
            let file, rule, before, status: String
        }
        let tests: Int
        let changes: [Change]

        /// The statuses of the changes that replace this code by this rule.
        func statuses(of before: String, _ rule: String) -> [String] {
            changes.filter { $0.before == before && $0.rule == rule }.map(\.status)
        }
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
            "4 of 9 planted changes survive, in 1 file.",
        ] { assertContains(text, line) }
        XCTAssertEqual(try sums(), before)
    }

    /// The package has warnings as errors, default isolation, `@inlinable`, a result builder,
    /// `~Copyable`, an actor, operators, a long expression, C, a list of sources, and both test
    /// libraries.
    func testADifficultPackageIsGraded() throws {
        let (end, text) = try grade([Self.fixture("Nasty"), "--format", "json"])
        XCTAssertEqual(end, .exited(0), text)
        let json = text.drop { $0 != "{" }
        let outcome = try JSONDecoder().decode(Outcome.self, from: Data(json.utf8))
        XCTAssertEqual(outcome.tests, 9)
        let compiled = outcome.changes.count { $0.status != "notCompiled" }
        XCTAssertGreaterThan(compiled, outcome.changes.count * 9 / 10)
        let table: [(before: String, rule: String, statuses: [String])] = [
            // One from XCTest, and one from Swift Testing.
            ("ids.append(id)", "call", ["killed"]), ("balance += amount", "assignment", ["killed"]),
            ("amount >= 100", "result", ["killed"]), ("[word]", "result", ["killed"]),
            ("number < -limit ? -limit : number", "result", ["killed"]),
            ("rest /= 2", "assignment", ["timedOut"]),
            ("log.add(id)", "call", ["killed"]),
            ("number * 2", "result", ["notReached"]),
            ("number + 1", "result", []), ("1 < 2", "result", []),
            // In a target that lists its sources.
            ("&&", "logic", ["killed"]),
        ]
        for (before, rule, statuses) in table {
            XCTAssertEqual(outcome.statuses(of: before, rule), statuses, before)
        }
    }

    func testUnsupportedPackagesAreRefused() throws {
        let manifest = { (rest: String) in
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"P\", \(rest)"
        }
        let targets =
            "targets: [.target(name: \"P\"), .testTarget(name: \"T\", dependencies: [\"P\"])])"
        let plain = manifest(targets)
        let test = { (body: String) in
            "import XCTest\nfinal class A: XCTestCase {\n nonisolated(unsafe) static var x = 0\n\(body)}"
        }
        let table: [(files: [String: String], words: [String], says: String)] = [
            (["A.swift": ""], [], "has no Package.swift"),
            (["Package.swift": "let"], [], "'swift package dump-package' fails"),
            (["Package.swift": manifest("targets: [.target(name: \"P\")])")], [], "has no tests"),
            (
                [
                    "Package.swift": manifest(
                        "dependencies: [.package(url: \"https://a.b/c\", from: \"1.0.0\")])")
                ],
                [], "its copy doesn't have: c. Nothing is downloaded"
            ),
            (
                [
                    "Package.swift": manifest(
                        "targets: [.plugin(name: \"G\", capability: .buildTool()), "
                            + ".target(name: \"P\", plugins: [\"G\"])])")
                ], [], "Plugins are used by: P"
            ),
            (["Package.swift": plain], ["--target", "Q"], "There is no Swift code to change"),
            (["Package.swift": plain], ["--since", "nothing"], "'env git diff"),
            (
                ["Package.swift": plain, "Sources/P/P.swift": "let a: Int = true"], [],
                "'swift build --build-tests' fails"
            ),
            (
                ["Package.swift": plain, "Tests/T/T.swift": test("func testOne() { XCTFail() }")],
                [],
                "Tests fail before anything is changed, each of them alone: T.A/testOne."
            ),
            (
                [
                    "Package.swift": plain,
                    "Tests/T/T.swift": test(
                        "func testOne() { Self.x = 1 }\nfunc testTwo() { XCTAssertEqual(Self.x, 1) }"
                    ),
                ], [], "each of them alone: T.A/testTwo."
            ),
        ]
        let defaults = [
            "Sources/P/P.swift": "func f() {}", "Tests/T/T.swift": test("func testOne() {}"),
        ]
        for (files, words, says) in table {
            let folder = "\(NSTemporaryDirectory())refused-\(UUID().uuidString)/Refused"
            defer { try? Files.live.remove(folder) }
            for (path, text) in defaults.merging(files, uniquingKeysWith: { $1 }) {
                try Files.live.write("\(folder)/\(path)", Array(text.utf8))
            }
            let (end, text) = try grade([folder] + words)
            XCTAssertEqual(end, .exited(70), says)
            assertContains(text.replacing("\n", with: " "), says)
        }
    }

    private func grade(_ words: [String]) throws -> (end: ProcessEnd, text: String) {
        try FixtureLearner.processes.output(
            of: Command(
                executable: try KitCopy.program(), arguments: ["package"] + words,
                environment: ProcessInfo.processInfo.environment, directory: FixtureLearner.kit.root
            ))
    }

    private static func fixture(_ name: String) -> String {
        FixtureLearner.kit.path("Tests/PackageMutantsTests/Packages/\(name)")
    }
}
