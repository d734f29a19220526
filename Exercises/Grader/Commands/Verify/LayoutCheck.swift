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
        let exercises = kit.workshop.stages.flatMap(\.exercises)
        let duplicates = exercises.indices.filter { index in
            exercises[..<index].contains { $0.id == exercises[index].id }
        }
        return try trees()
            + duplicates.map { "Two exercises have the identifier '\(exercises[$0].id)'." }
            + stages.flatMap { stage in
                try stage.exercises.flatMap { try defects(in: $0, of: stage) }
                    + unusedSuites(of: stage)
            }
    }

    private func trees() throws -> [String] {
        let paths = try Tree.allCases.map { tree in
            Set(try SourceFolder.read(kit.path(tree.rawValue), ending: "", files: files).files.keys)
                .filter(isChecked)
        }
        return zip(Tree.allCases, [(0, 1), (1, 0)]).flatMap { tree, indices in
            paths[indices.0].subtracting(paths[indices.1]).sorted().map { path in
                "\(tree.rawValue)/\(path) has no counterpart in the other tree."
            }
        }
    }

    /// Whether a file belongs to one of the checked stages. If all stages are checked, every file does.
    private func isChecked(_ path: String) -> Bool {
        let folders = stages.flatMap { [$0.folder, $0.testsFolder] }
        return stages.count == kit.workshop.stages.count
            || TestLibrary.allCases.contains { library in
                folders.contains { path.hasPrefix("\(library.shippedPath(of: $0))/") }
            }
    }

    private func defects(in exercise: Exercise, of stage: Stage) throws -> [String] {
        var defects: [String] = []
        func text(_ path: String) throws -> String? {
            if files.kind(kit.path(path)) == .file {
                return String(decoding: try files.read(kit.path(path)), as: UTF8.self)
            }
            defects.append("The exercise '\(exercise.id)' names \(path), which doesn't exist.")
            return nil
        }
        for file in exercise.files {
            let versions = try Tree.allCases.compactMap {
                try text("\($0.modulePath(stage))/\(file)")
            }
            if !exercise.hasCodeToWrite, Set(versions).count > 1 {
                defects.append(
                    "The exercise '\(exercise.id)' doesn't ask for code, so \(stage.folder)/\(file) must be "
                        + "the same in both trees.")
            }
        }
        let suite = try text("\(stage.suiteFolder)/\(exercise.suite).swift")
        if let suite, TestName.official(of: exercise, in: stage, source: suite).isEmpty {
            defects.append("The suite of the exercise '\(exercise.id)' has no test.")
        }
        return defects
    }

    /// The official suites that belong to no exercise and so would never run.
    private func unusedSuites(of stage: Stage) throws -> [String] {
        let named = stage.exercises.map { "\($0.suite).swift" }
        let present = try SourceFolder.read(
            kit.path(stage.suiteFolder), ending: "Tests.swift", files: files)
        return present.files.keys.sorted().filter { !named.contains($0) }.map {
            "No exercise names \(stage.suiteFolder)/\($0), so it would never run."
        }
    }
}
