import XCTest

@testable import Catalog
@testable import Commands
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

final class DoctorTests: XCTestCase {
    private let kit = Kit(root: "/kit")
    private let fake: FakeFiles = {
        let stages = Workshop.shipped.stages.flatMap {
            ["Starter/\($0.folder)", "Finished/\($0.folder)", $0.suiteFolder]
        }
        let given = [
            "Exercises/Shared", "Tests/TestHelpers", "Tests/TestReporter",
            "Tests/TestReporterStart", "Tests/ControlTests",
        ]
        var texts = ["/swift/XCTest": "", "/swift/Testing": ""]
        for folder in given + stages { texts["/kit/\(folder)/A.swift"] = "" }
        return FakeFiles(texts)
    }()

    /// A machine that has everything.
    private var probes: Probes {
        Probes(
            files: fake.files, toolchain: { Toolchain(swift: "/swift/swift", version: "6.3.1") },
            libraryPaths: { ["/elsewhere/\($0)", "/swift/\($0)"] }, quickBuildProblem: { nil },
            freeSpace: { _ in 5 << 30 }, lowLimit: { nil },
            sandbox: { Sandbox(wrap: { command, _ in command }, filtersCalls: true) },
            program: { "/usr/bin/\($0)" })
    }

    /// The doctor's output for the machine after a change, and the number of problems to fix.
    private func diagnosis(
        _ change: (inout Probes) -> Void = { _ in }
    ) throws -> (text: String, problems: Int) {
        var probes = probes
        change(&probes)
        let checkups = try Doctor(kit: kit, probes: probes).checkups()
        let text = DoctorText.text(of: checkups, Style(usesColor: false))
        return (text.replacing(#/\s+/#, with: " "), DoctorText.problems(in: checkups))
    }

    func testEverythingIsThereAndNothingIsLeftBehind() throws {
        let before = fake.paths
        let (text, problems) = try diagnosis()
        XCTAssertEqual(fake.paths, before)
        XCTAssertEqual(problems, 0)
        XCTAssertEqual(text.count { $0 == "✓" }, 14, text)
        assertContains(text, "✓ Swift 6.2 or newer: 6.3.1, /swift/swift ✓ XCTest: /swift/XCTest")
        assertContains(text, "✓ Write access: /kit ✓ Write access: /kit/.grade")
    }

    /// Each case is a change to the machine, the words that report it, and the number of problems to fix.
    func testWhatIsMissingIsNamedWithItsFix() throws {
        let cases: [(String, Int, (inout Probes) -> Void)] = [
            (
                "✗ Swift 6.2 or newer This is Swift 6.1.3. Install a newer one with", 1,
                { $0.toolchain = { Toolchain(swift: "/swift/swift", version: "6.1.3") } }
            ),
            (
                "✗ Swift 6.2 or newer There is no 'swift'", 3,
                { $0.toolchain = { throw GradeError.noSwift } }
            ),
            (
                "✗ XCTest It comes with Swift. Fix Swift first.", 3,
                { $0.toolchain = { throw GradeError.noSwift } }
            ),
            (
                "Searched in: /elsewhere/XCTest ✗ Swift Testing", 2,
                { $0.libraryPaths = { ["/elsewhere/\($0)"] } }
            ),
            (
                "The reason: the workshop was tested with Swift 6.3, and this is 6.4.", 0,
                { $0.quickBuildProblem = { .untriedVersion("6.4") } }
            ),
            (
                "– Quick builds Could not write /kit/.grade/shared:", 0,
                {
                    $0.quickBuildProblem = {
                        throw FileError(
                            action: .write, path: "/kit/.grade/shared", reason: .readOnly)
                    }
                }
            ),
            ("Only 1023 MiB are free", 1, { $0.freeSpace = { _ in (1 << 30) - 1 } }),
            ("✓ Disk space: 1024 MiB free", 0, { $0.freeSpace = { _ in 1 << 30 } }),
            ("✓ Disk space: unknown", 0, { $0.freeSpace = { _ in nil } }),
            ("only 100 open files, but", 1, { $0.lowLimit = { (.openFiles, 100) } }),
            ("only files of 200 KiB, but", 1, { $0.lowLimit = { (.fileSize, 200 << 10) } }),
            ("only 8 processes, but", 1, { $0.lowLimit = { (.processes, 8) } }),
            ("– Git There is no 'git'", 0, { $0.program = { _ in nil } }),
            ("– Packing There is no 'tar'", 0, { $0.program = { _ in nil } }),
            ("– Archives There is no 'bsdtar'", 0, { $0.program = { _ in nil } }),
            (
                "– Sandbox There is no 'bwrap' on the PATH", 0,
                { $0.sandbox = { throw SandboxError(program: "bwrap", output: nil) } }
            ),
            (
                "– Filter of system calls It is part of the sandbox.", 0,
                { $0.sandbox = { throw SandboxError(program: "bwrap", output: nil) } }
            ),
            (
                "– Filter of system calls Code in the sandbox can", 0,
                { $0.sandbox = { Sandbox(wrap: { command, _ in command }) } }
            ),
        ]
        for (words, count, change) in cases {
            let (text, problems) = try diagnosis(change)
            assertContains(text, words)
            XCTAssertEqual(problems, count, text)
            let end =
                switch count {
                case 0: "Everything is there."
                case 1: "1 thing to fix."
                default: "\(count) things to fix."
                }
            assertContains(text, end)
        }
    }

    func testVersionsThatAreNewEnough() {
        for version in ["6.2", "6.2-dev", "6.10", "7.0", "5.10", "6.1", "6"] {
            XCTAssertEqual(
                ToolchainAbilities.isVersion(version, atLeast: Doctor.oldestSwift),
                !["5.10", "6.1", "6"].contains(version), version)
        }
    }

    func testAFolderThatCanNotBeWrittenToOrIsMissing() throws {
        for folder in ["/kit", "/kit/.grade"] {
            fake.failures = ["\(folder)/.doctor-probe": .readOnly]
            let (text, problems) = try diagnosis()
            assertContains(text, "✗ Write access Could not write \(folder)/.doctor-probe:")
            XCTAssertEqual(problems, 1)
        }
        fake.failures = [:]
        try fake.files.remove("/kit/Starter/Stage2")
        assertContains(try diagnosis().text, "Missing: Starter/Stage2. Restore them with")
    }

    func testAnInterruptionIsNoProblemOfTheMachine() {
        let changes: [(inout Probes) -> Void] = [
            { $0.toolchain = { throw ProcessError.interrupted } },
            { $0.sandbox = { throw ProcessError.interrupted } },
            { $0.quickBuildProblem = { throw ProcessError.interrupted } },
        ]
        for change in changes { XCTAssertThrowsError(try diagnosis(change)) }
    }

    func testThisMachineHasATestLibrary() throws {
        let libraries = TestLibraries(machine: FixtureLearner.machine)
        for library in ["XCTest", "Testing"] {
            let paths = try libraries.paths(of: library)
            XCTAssertTrue(paths.contains { Files.live.kind($0) != nil }, "\(paths)")
        }
        XCTAssertTrue(try libraries.paths(of: "NoSuch").allSatisfy { Files.live.kind($0) == nil })
        for text in ["", "{}", "error: x"] {
            XCTAssertEqual(Toolchain.libraryFolders(in: text), [], text)
        }
    }
}
