import FileSystem

/// Shows whether the compiler itself comes to the package manager's verdicts, with a version of Swift that
/// the workshop wasn't tried with.
struct DirectWayProof: Sendable {
    /// Whether the workshop was tried with this version, so that there is nothing to show.
    let wasTried: Bool
    /// What tells this toolchain from others, and this version of the grader.
    let note: String
    /// Where it is kept that the proof was made.
    let path: String
    let files: Files
    /// The results of official tests on finished code that is built in a way; nil where it isn't built.
    let results: @Sendable (BuildWay) throws -> [TestResult]?

    /// Whether the compiler itself may be called.
    var isTrusted: Bool { wasTried || (try? files.read(path)) == Array(note.utf8) }

    /// Makes the proof where it is missing, and keeps it; returns what is against the compiler itself.
    func problem() throws -> DirectBuildProblem? {
        guard !isTrusted else { return nil }
        let expected = try verdicts(.packageManager)
        guard let expected, !expected.isEmpty, try verdicts(.compiler) == expected else {
            return .otherVerdicts
        }
        try files.write(path, Array(note.utf8))
        return nil
    }

    private func verdicts(_ way: BuildWay) throws -> [String]? {
        do {
            return try results(way)?.map { "\($0.name) \($0.status.rawValue)" }
        } catch GradeError.compilerNotUsable(let problem) {
            throw problem
        }
    }
}
