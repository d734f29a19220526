import Catalog
import SwiftSource

/// The tests of a stage's given suites beside those that a learner has made of them.
struct GivenSuites {
    let submission: Submission
    let stage: Stage
    /// The bytes of each file of the finished tests in the learner's library, by name.
    let finishedTests: () -> [String: [UInt8]]

    private var exercises: [Exercise] { stage.exercises.filter { $0.givenSuite != nil } }

    /// What the learner has made of each suite, in the order of the exercises.
    var repairs: [SuiteRepair] {
        guard !exercises.isEmpty else { return [] }
        let own = submission.ownTests[stage.id]?.files ?? [:]
        let finished = finishedTests()
        return exercises.map { exercise in
            SuiteRepair(
                exercise: exercise.id, isBegun: isBegun(exercise),
                own: changes(of: exercise, in: own), model: changes(of: exercise, in: finished))
        }
    }

    /// The names of those tests that are given ones, as they came.
    ///
    /// - Parameter names: As a test run has them: `MyReviewTests.MyVoucherTests/testIt`.
    func unchanged(_ names: [String]) -> Set<String> {
        guard !exercises.isEmpty else { return [] }
        let files = submission.ownTests[stage.id]?.files ?? [:]
        let given = exercises.flatMap { self.given(of: $0, in: files) }
        let sources = files.values.map { WrittenTests(String(decoding: $0, as: UTF8.self)) }
        return Set(
            names.filter { name in
                let test = sources.lazy.compactMap { $0.test(name) }.first
                return test.map { given.contains(GivenTest($0)) } ?? false
            })
    }

    /// The tests that an exercise is given: those of the library whose names the learner's tests have, or
    /// else of the library that their file imports. A file can import both.
    private func given(of exercise: Exercise, in files: [String: [UInt8]]) -> [GivenTest] {
        let imported =
            files["\(exercise.ownTests).swift"].flatMap { TestLibrary(importedBy: $0) }
            ?? TestLibrary(ofMost: files.values)
        let names = Set(
            files.values.flatMap { WrittenTests(String(decoding: $0, as: UTF8.self)).all }
                .map(\.name))
        func named(_ tests: [GivenTest]) -> Int { tests.count { names.contains($0.name) } }
        // Of those with as many, this takes the first.
        return ([imported] + TestLibrary.allCases)
            .map { submission.workshop.givenTests(of: exercise, in: stage, $0) }
            .max { named($0) < named($1) } ?? []
    }

    private func changes(of exercise: Exercise, in files: [String: [UInt8]]) -> TestChanges {
        let others = exercises.filter { $0.id != exercise.id }
        let ofOthers = others.flatMap { given(of: $0, in: files) }
        let own = files.sorted { $0.key < $1.key }.flatMap { name, bytes in
            WrittenTests(String(decoding: bytes, as: UTF8.self)).all.filter { test in
                stage.has(testOf: test.typeName, inFile: name, in: exercise)
                    // One that belongs to all may have come with another of them.
                    && !(ofOthers.contains { $0.name == test.name }
                        && others.contains {
                            stage.has(testOf: test.typeName, inFile: name, in: $0)
                        })
            }.map(GivenTest.init)
        }
        return TestChanges(from: given(of: exercise, in: files), to: own)
    }

    /// Whether a file of the exercise isn't as it was shipped, or is gone.
    private func isBegun(_ exercise: Exercise) -> Bool {
        let code = submission.modules[stage.id]?.files ?? [:]
        let tests = submission.ownTests[stage.id]?.files ?? [:]
        let files =
            exercise.files.map { ("\(stage.folder)/\($0)", code[$0]) }
            + ["\(exercise.ownTests).swift"].map { ("\(stage.testsFolder)/\($0)", tests[$0]) }
        return files.contains { path, bytes in
            bytes.map { !submission.workshop.isShipped(GitObjectName.ofText($0), as: path) } ?? true
        }
    }
}
