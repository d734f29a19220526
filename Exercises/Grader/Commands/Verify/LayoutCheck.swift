import Catalog
import FileSystem
import Grading
import SwiftSource

/// Checks that both trees and the catalog list the same files.
struct LayoutCheck {
    let kit: Kit
    let files: Files
    /// The stages to check.
    let stages: [Stage]

    /// One sentence per defect.
    func defects() throws -> [String] {
        try trees() + catalogue() + suites()
    }

    private func trees() throws -> [String] {
        let paths = try Tree.allCases.map { tree in
            Set(try SourceFolder.read(kit.path(tree.rawValue), ending: "", files: files).files.keys)
                .filter(isLookedAt)
        }
        let starter = paths[0].subtracting(paths[1]).sorted()
        let finished = paths[1].subtracting(paths[0]).sorted()
        return starter.map { "Starter/\($0) has no counterpart Finished/\($0)." }
            + finished.map { "Finished/\($0) has no counterpart Starter/\($0)." }
    }

    /// Whether a file belongs to one of the checked stages. If all stages are checked, every file does.
    private func isLookedAt(_ path: String) -> Bool {
        stages.count == kit.workshop.stages.count
            || stages.contains { stage in
                [stage.folder, stage.testsFolder].contains { folder in
                    TestLibrary.allCases.contains {
                        path.hasPrefix("\($0.shippedPath(of: folder))/")
                    }
                }
            }
    }

    private func duplicates() -> [String] {
        var ids: Set<String> = []
        return kit.workshop.stages.flatMap(\.exercises).map(\.id)
            .filter { !ids.insert($0).inserted }
            .map { "Two exercises have the identifier '\($0)'." }
    }

    private func catalogue() throws -> [String] {
        var defects = duplicates()
        for stage in stages {
            for exercise in stage.exercises {
                for file in exercise.files {
                    defects += try check(file, of: exercise, in: stage)
                }
                let suite = "\(stage.suiteFolder)/\(exercise.suite).swift"
                guard let source = try text(suite) else {
                    defects.append(missing(suite, of: exercise))
                    continue
                }
                if TestName.official(of: exercise, in: stage, source: source).isEmpty {
                    defects.append("The suite of the exercise '\(exercise.id)' has no test.")
                }
            }
        }
        return defects
    }

    private func check(
        _ file: String, of exercise: Exercise, in stage: Stage
    ) throws -> [String] {
        var defects: [String] = []
        var sources: [String] = []
        for tree in Tree.allCases {
            let path = "\(tree.modulePath(stage))/\(file)"
            guard let source = try text(path) else {
                defects.append(missing(path, of: exercise))
                continue
            }
            sources.append(source)
            let hasTODO = source.contains("// TODO: ")
            if tree == .starter, !hasTODO, exercise.asksForCode,
                try !shipsTestsToRepair(exercise, in: stage)
            {
                defects.append(
                    "\(path) belongs to an exercise and has no line with '// TODO: '.")
            }
            if tree == .finished, hasTODO {
                defects.append("\(path) is finished and still has a line with '// TODO: '.")
            }
        }
        if !exercise.asksForCode, Set(sources).count > 1 {
            defects.append(
                "The exercise '\(exercise.id)' gives \(stage.folder)/\(file), which has to be the same in "
                    + "both trees.")
        }
        return defects
    }

    private func missing(_ path: String, of exercise: Exercise) -> String {
        "The exercise '\(exercise.id)' names \(path), which isn't there."
    }

    /// The official suites that don't belong to any exercise, so that they would never run.
    private func suites() throws -> [String] {
        try stages.flatMap { stage in
            let folder = stage.suiteFolder
            let named = Set(stage.exercises.map { "\($0.suite).swift" })
            let present = try SourceFolder.read(
                kit.path(folder), ending: "Tests.swift", files: files)
            return present.files.keys.sorted().filter { !named.contains($0) }
                .map { "\(folder)/\($0) is named by no exercise, so it would never run." }
        }
    }

    /// Whether the tests shipped with an exercise are to be repaired, that is, whether none is a worked
    /// example. Code that comes with such tests looks finished.
    private func shipsTestsToRepair(_ exercise: Exercise, in stage: Stage) throws -> Bool {
        let path = "\(Tree.starter.ownTestsPath(stage))/\(exercise.ownTests).swift"
        guard let source = try text(path), !WorkedExamples.areIn(source) else { return false }
        return Declarations(SwiftText(source)).functions.contains { $0.name.hasPrefix("test") }
    }

    private func text(_ path: String) throws -> String? {
        guard files.kind(kit.path(path)) == .file else { return nil }
        return String(decoding: try files.read(kit.path(path)), as: UTF8.self)
    }
}
