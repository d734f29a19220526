// swift-tools-version: 6.2

import Foundation
import PackageDescription

// Nothing could be built in a folder with a % in its path, because Clang replaces the % with random digits.
if Context.packageDirectory.contains("%") {
    refuse(
        """
        \(Context.packageDirectory) can't be built, because its path contains the character %, which the \
        compiler misunderstands. Rename that folder, or move the workshop, and try again.
        """)
}

// The stages of the workshop and its encores, as in Exercises/Catalog/AllStages.swift.
// Exercises/Grader/NewEncore/make.sh adds names here. Looking for folders wouldn't work, because
// SwiftPM caches what a manifest finds until the manifest's text changes.
let stages = ["1", "2", "3", "4"]
let encores: [String] = [
    "Games",
    "Orders",
    "Standings",
    "Accounts",
    "Review",
]

// Guide/commands.md explains WORKSHOP_TREE and WORKSHOP_STAGE, and CONTRIBUTING.md the other two.
let tree = choice("WORKSHOP_TREE", of: ["Starter", "Finished"]) ?? "Starter"
let withGrader = Context.environment["WORKSHOP_GRADER"] == "1"
let onlyStage = choice("WORKSHOP_STAGE", of: stages + encores)
let kitTests = choice("WORKSHOP_TESTS", of: ["quick", "long", "nightly"]) ?? "quick"

var targets: [Target] = [
    .target(name: "Shared", path: "Exercises/Shared", resources: [.process("Data")]),
    .target(name: "TestReporterStart", path: "Tests/TestReporterStart"),
    .target(
        name: "TestReporter", dependencies: ["TestReporterStart"], path: "Tests/TestReporter",
        swiftSettings: tree == "Finished" ? [.define("FINISHED")] : []),
    .target(
        name: "TestHelpers", dependencies: ["Shared", "TestReporter"], path: "Tests/TestHelpers"),
]

for stage in stages where onlyStage == nil || onlyStage == stage {
    targets += stageTargets(of: "Stage\(stage)", folder: "Stage\(stage)")
}
// A workspace contains the encores that were started.
for encore in encores
where (onlyStage == nil || onlyStage == encore) && isPresent("\(tree)/Encores/\(encore)") {
    targets += stageTargets(of: encore, folder: "Encores/\(encore)")
}

// The launcher of the grader is a target even if WORKSHOP_STAGE is set. The grader itself is built when
// `grade` runs, so `swift test` doesn't wait for it.
let grader = "Exercises/Grader"
if isPresent(grader) { targets.append(.executableTarget(name: "grade", path: "Exercises/grade")) }
if onlyStage == nil, isPresent(grader) {
    targets += [
        .target(name: "Catalog", path: "Exercises/Catalog"),
        .target(name: "FileSystem", path: "\(grader)/FileSystem"),
        .target(name: "TerminalKit", dependencies: ["FileSystem"], path: "\(grader)/TerminalKit"),
        .target(
            name: "AppScreens",
            dependencies: (stages.map { "Stage\($0)" } + encores).map { .byName(name: $0) } + [
                "Shared", "Catalog", "FileSystem", "TerminalKit",
            ],
            path: "Exercises/AppScreens",
            swiftSettings: tree == "Finished" ? [.define("FINISHED")] : []),
        .executableTarget(name: "app", dependencies: ["AppScreens"], path: "Exercises/app"),
    ]
    if tree == "Finished" || withGrader { targets += graderTargets() }
    if tree == "Finished" { targets += kitTestTargets() }
    for target in targets where target.path?.hasPrefix(grader) == true {
        target.swiftSettings = (target.swiftSettings ?? []) + quickToBuild
    }
}

// Linux needs no entry. On macOS, the grader uses features of version 15.
let package = Package(
    name: "UnitTestingWorkshop", platforms: [.macOS(.v15)], targets: targets)

/// A stage or an encore, with its official suite and the learner's tests.
func stageTargets(of module: String, folder: String) -> [Target] {
    // The app and the tests can see what isn't public. In debug builds that is the default.
    [
        .target(
            name: module, dependencies: ["Shared"], path: "\(tree)/\(folder)",
            swiftSettings: [.unsafeFlags(["-enable-testing"], .when(configuration: .release))])
    ] + tests("\(module)Tests", at: "Tests/\(folder)Tests", of: module)
        + tests("My\(module)Tests", at: "\(tree)/\(folder)Tests", of: module)
}

/// The tests of a stage. A workspace contains the official suite or the learner's tests, so a missing
/// folder is left out.
func tests(_ name: String, at path: String, of stage: String) -> [Target] {
    guard isPresent(path) else { return [] }
    let dependencies: [Target.Dependency] = [.byName(name: stage), "Shared", "TestHelpers"]
    return [.testTarget(name: name, dependencies: dependencies, path: path)]
}

/// The value of an environment variable, which must be one of `values`; nil if it isn't set.
func choice(_ variable: String, of values: [String]) -> String? {
    guard let value = Context.environment[variable], !value.isEmpty else { return nil }
    guard values.contains(value) else {
        refuse("\(variable) is \"\(value)\", but it must be one of \(values).")
    }
    return value
}

/// Prints why nothing can be built, and exits.
func refuse(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("error: \(reason)\n".utf8))
    exit(1)
}

/// Whether the package has this folder.
func isPresent(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

/// Settings that make the grader build fast, because the first `swift run grade` waits for it.
///
/// Only the package's own code is indexed, because indexing Foundation takes longer than compiling most
/// modules here. There is no debug information: .vscode/tasks.json has a build for the debugger.
var quickToBuild: [SwiftSetting] {
    [
        .unsafeFlags(
            [
                "-index-ignore-system-modules",
                // One batch of files for each core, so that no batch waits for another.
                "-driver-batch-size-limit", "1000",
                // The frontend gets this option, because SwiftPM passes '-g' to the driver after these options.
                "-Xfrontend", "-gnone",
            ], .when(configuration: .debug))
    ]
}

/// The targets of the grader, except the ones that the app also uses. Their dependencies form no cycle.
func graderTargets() -> [Target] {
    let below = ["FileSystem", "Processes", "SwiftSource", "Digest", "Catalog"]
    let reporting = below + ["TerminalKit", "Grading", "Advice", "Classroom"]
    return [
        graderTarget("Processes", ["FileSystem"]),
        graderTarget("SwiftSource", []),
        // This target reads every byte that is built. With the optimizer, it is fifty times faster.
        graderTarget("Digest", [], settings: [.unsafeFlags(["-O"])]),
        graderTarget("Grading", below),
        graderTarget("Advice", ["SwiftSource", "Catalog", "Grading"]),
        graderTarget("Classroom", below + ["Grading"]),
        graderTarget(
            "Reports", reporting,
            resources: ["page.css", "page.js"].map { .embedInCode("Pages/\($0)") }),
        graderTarget(
            "PackageMutants", ["FileSystem", "Processes", "SwiftSource", "Digest", "Grading"]),
        graderTarget("Commands", reporting + ["Reports", "PackageMutants"]),
        .executableTarget(name: "grader", dependencies: ["Commands"], path: "\(grader)/grader"),
    ]
}

func graderTarget(
    _ name: String, _ dependencies: [String], settings: [SwiftSetting] = [],
    resources: [Resource] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "\(grader)/\(name)",
        resources: resources, swiftSettings: settings)
}

/// The kit's own tests, and the tools for people who work on the kit.
func kitTestTargets() -> [Target] {
    let reporting: [Target.Dependency] = [
        "FileSystem", "TerminalKit", "Processes", "SwiftSource", "Catalog", "Grading", "Advice",
        "Classroom", "Reports", "PackageMutants",
    ]
    let commandsTests: [Target.Dependency] =
        reporting + [
            "Commands", "KitTestHelpers", "ProgramTestHelpers", "grader",
        ]
    var targets: [Target] = [
        .testTarget(
            name: "AppScreensTests",
            dependencies: [
                "AppScreens", "Stage1", "Stage3", "Stage4", "Shared", "Catalog",
                "TerminalKit", "ProgramTestHelpers", "TestHelpers", "KitTestHelpers",
            ]),
        .testTarget(name: "SharedTests", dependencies: ["Shared"]),
        .testTarget(name: "TestHelpersTests", dependencies: ["TestHelpers", "Shared"]),
        .testTarget(name: "CatalogTests", dependencies: ["Catalog"]),
        .testTarget(
            name: "ArchitectureTests", dependencies: ["FileSystem", "SwiftSource", "Catalog"]),
        .testTarget(name: "FileSystemTests", dependencies: ["FileSystem"]),
        .target(
            name: "ProgramTestHelpers", dependencies: ["Shared", "Processes"],
            path: "Tests/ProgramTestHelpers"),
        .testTarget(
            name: "TerminalKitTests", dependencies: ["TerminalKit", "ProgramTestHelpers"]),
        .target(
            name: "KitTestHelpers",
            dependencies: reporting + ["Commands", "Digest", "ProgramTestHelpers", "grader"],
            path: "Tests/KitTestHelpers"),
        .testTarget(
            name: "ProcessesTests", dependencies: ["Processes", "FileSystem", "ProgramTestHelpers"]),
        .testTarget(
            name: "DigestTests", dependencies: ["Digest", "TestReporter", "TestReporterStart"]),
        .testTarget(name: "SwiftSourceTests", dependencies: ["SwiftSource"]),
        .testTarget(
            name: "PackageMutantsTests",
            dependencies: ["PackageMutants", "Grading", "SwiftSource"], exclude: ["Packages"]),
        .testTarget(
            name: "AdviceTests", dependencies: reporting + ["KitTestHelpers"],
            exclude: ["Compiler/cures.txt"]),
        .target(
            name: "ControlTests", dependencies: ["Shared", "TestReporterStart"],
            path: "Tests/ControlTests"),
        .testTarget(
            name: "GradingTests",
            dependencies: reporting + [
                "Digest", "KitTestHelpers", "ProgramTestHelpers", "ControlTests",
            ],
            exclude: ["CompilerOutputs", "Learners", "Recorded"]),
        .testTarget(
            name: "ReportsTests",
            dependencies: reporting + ["Commands", "KitTestHelpers", "ProgramTestHelpers"],
            exclude: ["Schemas"]),
        .testTarget(
            name: "CommandsTests",
            dependencies: commandsTests + ["TestReporter", "grade"],
            exclude: ["Golden/Texts"]),
        .testTarget(
            name: "GuideTests",
            dependencies: commandsTests),
        .testTarget(
            name: "GuideSampleTests",
            dependencies: [
                "Stage1", "Stage2", "Stage3", "Stage4", "Standings", "Shared", "TestHelpers",
            ]),
    ]
    // Tests that take minutes are separate, so that all other tests are quick.
    if kitTests != "quick" {
        let helpers: [Target.Dependency] =
            commandsTests
        targets += ["Grading", "Reports", "Commands", "Guide"].map { area in
            .testTarget(
                name: "Long\(area)Tests", dependencies: helpers, path: "Tests/Long/\(area)Tests"
            )
        }
        targets.append(
            .testTarget(
                name: "LongAppTests",
                dependencies: [
                    "AppScreens", "app", "Shared", "TerminalKit", "ProgramTestHelpers",
                ], path: "Tests/Long/AppTests"))
    }
    return targets
}
