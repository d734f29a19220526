// swift-tools-version: 6.2

import Foundation
import PackageDescription

// Clang takes a % in the path of what it writes for a place to put random digits, so nothing could be built.
if Context.packageDirectory.contains("%") {
    refuse(
        """
        \(Context.packageDirectory) can't be built, because its path contains the character %, which the \
        compiler misunderstands. Rename that folder, or move the workshop, and try again.
        """)
}

// The stages of the workshop and its encores, as in Exercises/Catalog/AllStages.swift.
// Exercises/Grader/NewEncore/make.sh adds a name here. Looking for the folders wouldn't work: SwiftPM caches what a manifest
// finds until the manifest's text changes.
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
// A workspace holds the encores that were begun.
for encore in encores
where (onlyStage == nil || onlyStage == encore) && isPresent("\(tree)/Encores/\(encore)") {
    targets += stageTargets(of: encore, folder: "Encores/\(encore)")
}

// The launcher of the grader, also with WORKSHOP_STAGE. The grader itself is built when `grade` runs, so
// `swift test` doesn't wait for it.
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

// Linux needs no entry. On macOS, the grader uses what came with version 15.
let package = Package(
    name: "UnitTestingWorkshop", platforms: [.macOS(.v15)], targets: targets)

/// A stage or an encore, with its official suite and the learner's own tests.
func stageTargets(of module: String, folder: String) -> [Target] {
    // The app and the tests see what isn't public, which is so by itself in debug builds.
    [
        .target(
            name: module, dependencies: ["Shared"], path: "\(tree)/\(folder)",
            swiftSettings: [.unsafeFlags(["-enable-testing"], .when(configuration: .release))])
    ] + tests("\(module)Tests", at: "Tests/\(folder)Tests", of: module)
        + tests("My\(module)Tests", at: "\(tree)/\(folder)Tests", of: module)
}

/// Tests of a stage. A workspace holds its suite or the learner's own, so a folder that isn't there
/// is left out.
func tests(_ name: String, at path: String, of stage: String) -> [Target] {
    guard isPresent(path) else { return [] }
    let dependencies: [Target.Dependency] = [.byName(name: stage), "Shared", "TestHelpers"]
    return [.testTarget(name: name, dependencies: dependencies, path: path)]
}

/// The value of an environment variable, which has to be one of `values`; nil where it isn't set.
func choice(_ variable: String, of values: [String]) -> String? {
    guard let value = Context.environment[variable], !value.isEmpty else { return nil }
    guard values.contains(value) else {
        refuse("\(variable) is \"\(value)\": it has to be one of \(values).")
    }
    return value
}

/// Says why nothing can be built, and ends.
func refuse(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("error: \(reason)\n".utf8))
    exit(1)
}

/// Whether the package has this folder.
func isPresent(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/\(path)")
}

/// How the grader is compiled: a first `swift run grade` waits for it.
///
/// Only the package's own code is indexed, since to index Foundation takes longer than to compile most
/// modules here. There is no debug information: .vscode/tasks.json has a build for the debugger.
var quickToBuild: [SwiftSetting] {
    [
        .unsafeFlags(
            [
                "-index-ignore-system-modules",
                // A batch of files for each core, and none that waits until another is compiled.
                "-driver-batch-size-limit", "1000",
                // For the frontend, since the package manager adds a '-g' of its own after these.
                "-Xfrontend", "-gnone",
            ], .when(configuration: .debug))
    ]
}

/// The grader, besides what it shares with the app. The arrows between its targets point one way.
func graderTargets() -> [Target] {
    let below = ["FileSystem", "Processes", "SwiftSource", "Digest", "Catalog"]
    let reporting = below + ["TerminalKit", "Grading", "Advice", "Classroom"]
    return [
        graderTarget("Processes", ["FileSystem"]),
        graderTarget("SwiftSource", []),
        // It reads every byte that is built, and the optimizer makes that fifty times as fast.
        graderTarget("Digest", [], settings: [.unsafeFlags(["-O"])]),
        graderTarget("Grading", below),
        graderTarget("Advice", ["SwiftSource", "Catalog", "Grading"]),
        graderTarget("Classroom", below + ["Grading"]),
        graderTarget(
            "Reports", reporting,
            resources: ["page.css", "page.js"].map { .embedInCode("Pages/\($0)") }),
        graderTarget("Commands", reporting + ["Reports"]),
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

/// The kit's own tests, and the tools of those who work on the kit.
func kitTestTargets() -> [Target] {
    let reporting: [Target.Dependency] = [
        "FileSystem", "TerminalKit", "Processes", "SwiftSource", "Catalog", "Grading", "Advice",
        "Classroom", "Reports",
    ]
    let commandsTests: [Target.Dependency] =
        reporting + [
            "Commands", "KitTestHelpers", "TestNeeds", "TerminalTestHelpers", "grader",
        ]
    var targets: [Target] = [
        .executableTarget(
            name: "mutants",
            dependencies: ["FileSystem", "TerminalKit", "Processes", "SwiftSource", "Grading"],
            path: "Tests/Benchmark/GraderMutants"),
        .target(
            name: "AppTestHelpers", dependencies: ["Shared"], path: "Tests/AppTestHelpers"),
        .testTarget(
            name: "AppScreensTests",
            dependencies: [
                "AppScreens", "Stage1", "Stage3", "Stage4", "Shared", "Catalog",
                "TerminalKit", "TerminalTestHelpers", "TestHelpers", "AppTestHelpers",
                "KitTestHelpers",
            ]),
        .testTarget(name: "SharedTests", dependencies: ["Shared"]),
        .testTarget(name: "TestHelpersTests", dependencies: ["TestHelpers", "Shared"]),
        .testTarget(name: "CatalogTests", dependencies: ["Catalog"]),
        .testTarget(
            name: "ArchitectureTests", dependencies: ["FileSystem", "SwiftSource", "Catalog"]),
        .testTarget(name: "FileSystemTests", dependencies: ["FileSystem"]),
        .target(name: "TerminalTestHelpers", path: "Tests/TerminalTestHelpers"),
        .testTarget(
            name: "TerminalKitTests", dependencies: ["TerminalKit", "TerminalTestHelpers"]),
        .target(name: "TestNeeds", dependencies: ["Processes"], path: "Tests/TestNeeds"),
        .testTarget(name: "TestNeedsTests", dependencies: ["TestNeeds"]),
        .target(
            name: "KitTestHelpers",
            dependencies: reporting + ["Digest", "TestNeeds"],
            path: "Tests/KitTestHelpers"),
        .target(
            name: "CommandsTestHelpers", dependencies: commandsTests,
            path: "Tests/CommandsTestHelpers"),
        .target(
            name: "GuideTestHelpers",
            dependencies: reporting + ["KitTestHelpers"],
            path: "Tests/GuideTestHelpers"),
        .testTarget(
            name: "ProcessesTests", dependencies: ["Processes", "FileSystem", "TestNeeds"]),
        .testTarget(
            name: "DigestTests", dependencies: ["Digest", "TestReporter", "TestReporterStart"]),
        .testTarget(
            name: "SwiftSourceTests", dependencies: ["SwiftSource", "mutants"]),
        .testTarget(
            name: "AdviceTests", dependencies: reporting + ["KitTestHelpers"]),
        .target(
            name: "TestShams", dependencies: ["Shared", "TestReporterStart"],
            path: "Tests/TestShams"),
        .testTarget(
            name: "GradingTests",
            dependencies: reporting + [
                "Digest", "KitTestHelpers", "TestNeeds", "TestShams",
            ],
            exclude: ["CompilerOutputs", "Learners", "Recorded"]),
        .testTarget(
            name: "ReportsTests",
            dependencies: reporting + ["Commands", "KitTestHelpers", "TestNeeds"],
            exclude: ["Schemas"]),
        .testTarget(
            name: "CommandsTests",
            dependencies: commandsTests + ["CommandsTestHelpers", "TestReporter", "grade"],
            exclude: ["MadeUpWorkshop", "Golden/Texts"]),
        .testTarget(
            name: "GuideTests",
            dependencies: commandsTests + ["GuideTestHelpers"]),
        .testTarget(
            name: "GuideSampleTests",
            dependencies: [
                "Stage1", "Stage2", "Stage3", "Stage4", "Standings", "Shared", "TestHelpers",
            ]),
    ]
    // What takes minutes stands apart, so that all the other tests are quick.
    if kitTests != "quick" {
        let helpers: [Target.Dependency] =
            commandsTests + ["CommandsTestHelpers", "GuideTestHelpers"]
        targets += ["Grading", "Reports", "Commands", "Guide"].map { area in
            .testTarget(
                name: "Long\(area)Tests", dependencies: helpers, path: "Tests/Long/\(area)Tests"
            )
        }
        targets.append(
            .testTarget(
                name: "LongAppTests",
                dependencies: [
                    "AppScreens", "app", "Shared", "TerminalKit", "TerminalTestHelpers",
                    "AppTestHelpers",
                ], path: "Tests/Long/AppTests"))
    }
    return targets
}
