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
    private let fake = FakeFiles(
        DoctorTests.kitFiles.merging(["/swift/XCTest": "", "/swift/Testing": ""]) { $1 })

    private static var kitFiles: [String: String] {
        let stages = Workshop.shipped.stages
        let folders =
            [
                "Exercises/Shared", "Tests/TestHelpers", "Tests/TestReporter",
                "Tests/TestReporterStart", "Tests/ControlTests",
            ]
            + stages.flatMap {
                ["Starter/\($0.folder)", "Finished/\($0.folder)", $0.suiteFolder]
            }
        var texts: [String: String] = [:]
        for folder in folders { texts["/kit/\(folder)/A.swift"] = "" }
        return texts
    }

    /// A machine on which everything is there.
    private var probes: Probes {
        Probes(
            files: fake.files, toolchain: { Toolchain(swift: "/swift/swift", version: "6.3.1") },
            xctestPaths: { ["/elsewhere/XCTest", "/swift/XCTest"] },
            swiftTestingPaths: { ["/swift/Testing"] }, quickBuildProblem: { nil },
            freeSpace: { _ in 5 << 30 }, lowLimit: { nil },
            sandbox: {
                Sandbox(wrap: { command, _ in command }, filtersCalls: true)
            },
            git: { "/usr/bin/git" }, tar: { "/usr/bin/tar" },
            bsdtar: { "/usr/bin/bsdtar" }, uniqueName: { "probe" })
    }

    /// The checkups that are not good.
    private func problems(_ probes: Probes) throws -> [Checkup] {
        try Doctor(kit: kit, probes: probes).checkups().filter { !$0.isGood }
    }

    private func missing(_ subject: Checkup.Subject, _ problem: Checkup.Problem) -> [Checkup] {
        [Checkup(subject: subject, finding: .missing(problem))]
    }

    private func text(_ checkups: [Checkup]) -> String {
        DoctorReporter(style: Style(usesColor: false)).text(of: checkups)
    }

    func testEverythingIsThereAndNothingIsLeftBehind() throws {
        let before = fake.paths
        let checkups = try Doctor(kit: kit, probes: probes).checkups()
        XCTAssertEqual(fake.paths, before)
        XCTAssertEqual(
            text(checkups),
            """

            ✓ Swift 6.2 or newer: 6.3.1, /swift/swift
            ✓ XCTest: /swift/XCTest
            ✓ Swift Testing: /swift/Testing
            ✓ Quick builds: stages are built with the compiler itself
            ✓ Disk space: 5120 MiB free
            ✓ Limits of the system: high enough for building and running tests
            ✓ Write access: /kit
            ✓ Write access: /kit/.grade
            ✓ The workshop's folders: /kit
            ✓ Git: /usr/bin/git
            ✓ Sandbox: learners' code is kept apart
            ✓ Filter of system calls: what no exercise needs is refused
            ✓ Packing: /usr/bin/tar
            ✓ Archives: /usr/bin/bsdtar

            Everything is there.


            """)
    }

    func testAnOldToolchain() throws {
        for version in ["6.1", "6.1.3", "5.10", "6"] {
            var probes = probes
            probes.toolchain = { Toolchain(swift: "/swift/swift", version: version) }
            let problems = try problems(probes)
            XCTAssertEqual(problems, missing(.toolchain, .toolchainTooOld(version)))
            let text = text(problems).split { $0.isWhitespace }.joined(separator: " ")
            assertContains(text, "This is Swift \(version). Install a newer one:")
            assertContains(text, "'swiftly install --use latest'")
        }
        for version in ["6.2", "6.2-dev", "6.10", "7.0"] {
            XCTAssertTrue(
                ToolchainAbilities.isVersion(version, atLeast: Doctor.oldestSwift), version)
        }
    }

    func testAToolchainThatTheWorkshopWasNotTriedWith() throws {
        var probes = probes
        probes.quickBuildProblem = { .untriedVersion("6.4") }
        let problems = try problems(probes)
        XCTAssertEqual(problems, missing(.quickBuild, .noQuickBuild(.untriedVersion("6.4"))))
        let text = text(problems).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        assertContains(
            text, "The reason: the workshop was tested with Swift 6.3, and this is 6.4.")
        assertContains(text, "Everything is there.")
    }

    func testNoToolchain() throws {
        var probes = probes
        probes.toolchain = { throw GradeError.noSwift }
        let problems = try problems(probes)
        XCTAssertEqual(
            problems,
            missing(.toolchain, .noToolchain(.noSwift)) + missing(.xctest, .unknown)
                + missing(.swiftTesting, .unknown) + missing(.quickBuild, .unknown)
                + missing(.sandbox, .unknown) + missing(.callFilter, .unknown))
        let text = text(problems)
        assertContains(text, "✗ Swift 6.2 or newer\n    There is no 'swift'")
        assertContains(
            text.split { $0.isWhitespace }.joined(separator: " "), "'swiftly install --use latest'")
        assertContains(text, "\n3 things to fix.\n")
    }

    func testAnInterruptionIsNoProblemOfTheMachine() {
        var probes = probes
        probes.toolchain = { throw ProcessError.interrupted }
        XCTAssertThrowsError(try problems(probes))
    }

    func testNoTestLibraries() throws {
        var probes = probes
        probes.xctestPaths = { ["/elsewhere/XCTest"] }
        probes.swiftTestingPaths = { [] }
        XCTAssertEqual(
            try problems(probes),
            missing(.xctest, .noLibrary(["/elsewhere/XCTest"]))
                + missing(.swiftTesting, .noLibrary([])))
    }

    func testTooLittleDiskSpace() throws {
        var probes = probes
        probes.freeSpace = { _ in (1 << 30) - 1 }
        XCTAssertEqual(try problems(probes), missing(.diskSpace, .diskFull((1 << 30) - 1)))
        XCTAssertTrue(text(try problems(probes)).contains("Only 1023 MiB are free"))
        probes.freeSpace = { _ in 1 << 30 }
        XCTAssertEqual(try problems(probes), [])
        probes.freeSpace = { _ in nil }
        XCTAssertEqual(try problems(probes), [])
    }

    func testALimitThatIsTooLowIsNamedWithItsOption() throws {
        let cases: [(SystemLimit, Int, String)] = [
            (
                .openFiles, 100,
                "only 100 open files, and building and running tests needs 256. Raise"
            ),
            (
                .fileSize, 200 << 10,
                "only files of 200 KiB, and building and running tests needs 256 MiB."
            ),
            (
                .processes, 8,
                "only 8 processes, and building and running tests needs 256. Raise the limit"
            ),
        ]
        for (limit, value, words) in cases {
            var probes = probes
            probes.lowLimit = { (limit, value) }
            let problems = try problems(probes)
            XCTAssertEqual(problems, missing(.limits, .limitTooLow(limit, value)))
            let text = text(problems).split { $0.isWhitespace }.joined(separator: " ")
            assertContains(text, words)
            assertContains(text, "1 thing to fix.")
        }
    }

    func testAFolderThatCanNotBeWrittenTo() throws {
        for folder in ["/kit", "/kit/.grade"] {
            let probe = "\(folder)/.doctor-probe"
            fake.failures = [probe: .readOnly]
            let error = FileError(action: .write, path: probe, reason: .readOnly)
            XCTAssertEqual(try problems(probes), missing(.writing(folder), .notWritable(error)))
        }
        XCTAssertTrue(text(try problems(probes)).contains("read-only disk"))
    }

    func testMissingFoldersAreNamed() throws {
        try fake.files.remove("/kit/Starter/Stage2")
        XCTAssertEqual(
            try problems(probes), missing(.kit, .foldersMissing(["Starter/Stage2"])))
    }

    func testGitIsOptional() throws {
        var probes = probes
        probes.git = { nil }
        let problems = try problems(probes)
        XCTAssertEqual(problems, missing(.git, .noGit))
        XCTAssertTrue(text(problems).hasPrefix("\n– Git\n    There is no 'git'"))
        XCTAssertTrue(text(problems).hasSuffix("\nEverything is there.\n\n"))
    }

    func testWhatPacksAndUnpacksIsOptional() throws {
        var probes = probes
        probes.tar = { nil }
        probes.bsdtar = { nil }
        let problems = try problems(probes)
        XCTAssertEqual(
            problems, missing(.packing, .noTar) + missing(.unpacking, .noBsdtar))
        assertContains(text(problems), "– Packing\n    There is no 'tar' on the PATH.")
        assertContains(text(problems), "– Archives\n    There is no 'bsdtar'.")
        XCTAssertTrue(text(problems).hasSuffix("\nEverything is there.\n\n"))
    }

    func testWhatProtectsTheInstructorIsOptional() throws {
        var probes = probes
        let error = SandboxError(program: "bwrap", output: nil)
        probes.sandbox = { throw error }
        var problems = try problems(probes)
        XCTAssertEqual(
            problems,
            missing(.sandbox, .noSandbox(error)) + missing(.callFilter, .needsSandbox))
        assertContains(text(problems), "– Sandbox\n    There is no 'bwrap' on the PATH")
        XCTAssertTrue(text(problems).hasSuffix("\nEverything is there.\n\n"))

        probes.sandbox = { Sandbox(wrap: { command, _ in command }) }
        problems = try self.problems(probes)
        XCTAssertEqual(problems, missing(.callFilter, .noCallFilter))
        assertContains(text(problems), "– Filter of system calls\n    Code in the sandbox can")

        probes.sandbox = { throw ProcessError.interrupted }
        XCTAssertThrowsError(try self.problems(probes))
    }

    func testWhereTheCompilerCanNotBeCalledThePackageManagerBuilds() throws {
        var probes = probes
        probes.quickBuildProblem = { .sharedPart(output: "no such option") }
        let problems = try problems(probes)
        XCTAssertEqual(
            problems,
            missing(.quickBuild, .noQuickBuild(.sharedPart(output: "no such option"))))
        assertContains(text(problems), "– Quick builds\n    SwiftPM builds the stages instead.")
        assertContains(text(problems), "no such option")
        XCTAssertTrue(text(problems).hasSuffix("\nEverything is there.\n\n"))
    }

    func testWhereItCanNotBeTriedTheRestIsLookedAt() throws {
        var probes = probes
        let error = FileError(action: .write, path: "/kit/.grade/shared", reason: .readOnly)
        probes.quickBuildProblem = { throw error }
        XCTAssertEqual(try problems(probes), missing(.quickBuild, .notWritable(error)))
        probes.quickBuildProblem = { throw ProcessError.notExecutable("/swiftc") }
        XCTAssertEqual(
            try problems(probes), missing(.quickBuild, .noQuickBuild(.driver(output: ""))))
        probes.quickBuildProblem = { throw ProcessError.interrupted }
        XCTAssertThrowsError(try self.problems(probes))
    }

    func testThisMachineHasATestLibrary() throws {
        let libraries = TestLibraries(machine: FixtureLearner.machine)
        for library in ["XCTest", "Testing"] {
            let paths = try libraries.paths(of: library)
            XCTAssertTrue(paths.contains { Files.live.kind($0) != nil }, "\(paths)")
        }
        XCTAssertTrue(try libraries.paths(of: "NoSuch").allSatisfy { Files.live.kind($0) == nil })
    }

    func testTargetInfoThatIsNoneGivesNoFolders() {
        for text in ["", "{}", "error: x"] {
            XCTAssertEqual(Toolchain.libraryFolders(in: text), [], text)
        }
    }
}
