import XCTest

@testable import Commands
@testable import Grading
@testable import KitTestHelpers
@testable import Processes
@testable import TerminalKit

final class DoctorTests: XCTestCase {
    /// A machine that has everything it needs.
    private let probes = Probes(
        toolchain: { Toolchain(swift: "/swift/swift", version: "6.3.1") },
        hasLibrary: { _ in true },
        directBuildProblem: { nil }, lowLimit: { nil },
        sandbox: { Sandbox(wrap: { command, _ in command }, filtersCalls: true) },
        unpacker: { "/usr/bin/bsdtar" })

    /// The doctor's output for the machine after a change, and the number of problems to fix.
    private func diagnosis(
        _ change: (inout Probes) -> Void = { _ in }
    ) throws -> (text: String, problems: Int) {
        var probes = probes
        change(&probes)
        let checkups = try Doctor(probes: probes).checkups()
        let text = DoctorText.text(of: checkups, Style(usesColor: false))
        return (text.replacing(#/\s+/#, with: " "), DoctorText.problems(in: checkups))
    }

    /// Each case is a change to the machine, the words that report it, and the number of problems to fix.
    func testMissingProgramsAreNamedWithAFix() throws {
        let cases: [(String, Int, (inout Probes) -> Void)] = [
            ("✓ Swift 6.2 or newer: 6.3.1, /swift/swift ✓ XCTest: installed", 0, { _ in }),
            (
                "✗ Swift 6.2 or newer This is Swift 6.1.3. Install a newer one", 1,
                { $0.toolchain = { Toolchain(swift: "/swift/swift", version: "6.1.3") } }
            ),
            (
                "✗ Swift 6.2 or newer There is no 'swift'", 1,
                { $0.toolchain = { throw GradeError.noSwift } }
            ),
            ("✓ Sandbox: graded code runs without access to your files", 0, { _ in }),
            ("✗ XCTest It is missing.", 1, { $0.hasLibrary = { $0 != "XCTest" } }),
            ("✗ Swift Testing It is missing.", 1, { $0.hasLibrary = { $0 != "Testing" } }),
            (
                "The reason: calling the compiler directly is known to work only on Linux.", 0,
                { $0.directBuildProblem = { .system } }
            ),
            ("only 100 open files, but", 1, { $0.lowLimit = { (.openFiles, 100) } }),
            ("only files of up to 200 KiB, but", 1, { $0.lowLimit = { (.fileSize, 200 << 10) } }),
            ("only 8 processes, but", 1, { $0.lowLimit = { (.processes, 8) } }),
            ("– bsdtar It is missing.", 0, { $0.unpacker = { nil } }),
            (
                "– Sandbox The sandbox needs 'bwrap'", 0,
                { $0.sandbox = { throw SandboxError(program: "bwrap", output: nil) } }
            ),
            (
                "– Sandbox It works, but doesn't filter system calls.", 0,
                { $0.sandbox = { Sandbox(wrap: { command, _ in command }) } }
            ),
        ]
        for (words, count, change) in cases {
            let (text, problems) = try diagnosis(change)
            assertContains(text, words)
            XCTAssertEqual(problems, count, text)
            assertContains(text, count == 0 ? "Your computer is ready." : "1 thing to fix.")
        }
    }

    func testOnlySupportedVersionsAreAccepted() {
        for version in ["6.2", "6.2-dev", "6.10", "7.0", "5.10", "6.1", "6"] {
            XCTAssertEqual(
                ToolchainAbilities.isVersion(version, atLeast: Doctor.oldestSwift),
                !["5.10", "6.1", "6"].contains(version), version)
        }
    }

    func testAnInterruptionIsNotReportedAsAProblem() {
        let changes: [(inout Probes) -> Void] = [
            { $0.toolchain = { throw ProcessError.interrupted } },
            { $0.sandbox = { throw ProcessError.interrupted } },
        ]
        for change in changes { XCTAssertThrowsError(try diagnosis(change)) }
    }

    func testThisMachineHasBothTestLibraries() throws {
        for (library, isThere) in [("XCTest", true), ("Testing", true), ("NoSuch", false)] {
            XCTAssertEqual(try Probes.has(library, on: FixtureLearner.machine), isThere, library)
        }
        for text in ["", "{}", "error: x"] {
            XCTAssertNil(Toolchain(swift: "/swift", info: text), text)
        }
    }
}
