import FileSystem
import SwiftSource

/// The compiler's output for a build that failed.
struct CompilerOutput: Sendable, Equatable {
    /// The errors that name a place in a source file, without duplicates and with their details. If
    /// there is no such error, the end of the output.
    let message: CompilerDiagnostics
    /// Whether any error names a place in a source file. If none does, something other than the
    /// code is broken.
    let namesAPlace: Bool
    /// Whether the output says that the disk was full. A learner's code can also make it say so.
    let isDiskFull: Bool

    /// The maximum number of lines in a message, because learners fix the first errors first.
    static let maximumMessageLines = 60

    init(text: String, paths: PathNames) {
        let text = paths.rename(text)
        let said = CompilerDiagnostics(text: text)
        let errors = Self.shown(of: said.errors)
        namesAPlace = !errors.isEmpty
        message =
            namesAPlace
            ? CompilerDiagnostics(
                text: errors.flatMap(\.lines).prefix(Self.maximumMessageLines).map(\.self).text)
            : Self.end(of: said)
        isDiskFull = ["No space left on device", "I/O error (code: 28)"].contains {
            text.byteRange(of: $0) != nil
        }
    }

    private static func end(of said: CompilerDiagnostics) -> CompilerDiagnostics {
        let lines = said.lines.filter { !tellsOfProgress($0.text) }
        return CompilerDiagnostics(text: lines.suffix(maximumMessageLines).text)
    }

    /// Returns the errors without duplicates, with the lines and notes that help.
    private static func shown(of errors: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
        var seen: Set<String> = []
        var shown: [CompilerDiagnostic] = []
        // The package manager prints the same error for the module and again for the file.
        for error in errors where !tellsOfDamage(error) && seen.insert(error.headline).inserted {
            let notes = error.notes.filter {
                isWorthTelling($0, of: error) && seen.insert($0.headline).inserted
            }
            shown.append(
                error.with(
                    excerpt: ErrorContext.excerpt(of: error),
                    notes: notes.map { $0.with(excerpt: [], notes: []) }))
        }
        if let last = shown.popLast() { shown.append(last.withoutEmptyEnd) }
        return shown
    }

    /// Whether a note helps to understand its error. Only a note in another file about a protocol's
    /// requirements does. Most other notes are about what the compiler tried, and lines from other
    /// files aren't shown.
    private static func isWorthTelling(
        _ note: CompilerDiagnostic, of error: CompilerDiagnostic
    ) -> Bool {
        guard let file = note.place?.file, file != error.place?.file, !file.hasPrefix("/") else {
            return false
        }
        return note.message.byteRange(of: "protocol requires ") != nil
    }

    /// Whether an error is about a damaged product of an earlier build. Such an error can name the
    /// place of an import, although nothing is wrong there.
    private static func tellsOfDamage(_ error: CompilerDiagnostic) -> Bool {
        error.place?.file.hasPrefix(".build/") == true
            || error.headline.byteRange(of: ": malformed compiled module: ") != nil
    }

    /// Whether a line reports progress, such as `[3/9] Compiling Stage1`, or is about the options
    /// of the build, or about a job that was stopped because another one failed. Which of these
    /// lines are printed depends on earlier builds, so they aren't shown.
    private static func tellsOfProgress(_ line: String) -> Bool {
        line.hasPrefix("[") && line.prefixMatch(of: #/\[\d+\/\d+\] /#) != nil
            || line == "error: cancelled" || buildRemarks.contains(where: line.hasPrefix)
    }

    private static let buildRemarks = [
        "Building for debugging...", "warning: ignoring '-enable-batch-mode' because ",
        "remark: Incremental compilation has been disabled: ", "error: ExitCode(rawValue: ",
    ]
}

extension QuestionContent {
    /// Returns the failure that the output of the compiler or the package manager describes.
    ///
    /// - Throws: `GradeError.diskFullWhileBuilding`
    func failure(saying text: String) throws -> BuildFailure {
        // The compiler prints this before errors without a place, but the package manager doesn't.
        let text = text.replacingBytes(of: "<unknown>:0: ", with: "")
        let output = CompilerOutput(text: text, paths: paths)
        if output.isDiskFull, try workspace.isDiskFull() {
            throw GradeError.diskFullWhileBuilding(folder: workspace.root)
        }
        return output.namesAPlace ? .errors(output.message) : .withoutPlace(output.message)
    }
}

extension Workspace {
    /// Whether the disk really is full. A message in the output isn't enough, because the learner's
    /// code can print one.
    fileprivate func isDiskFull() throws(FileError) -> Bool {
        let probe = "\(root)/.probe"
        do throws(FileError) {
            // This file is larger than any build product.
            try files.write(probe, Array(repeating: 0, count: 32 << 20))
        } catch  where error.reason == .noSpace {
            return true
        }
        try files.remove(probe)
        return false
    }
}

/// Decides which of the lines below an error are shown.
///
/// Lines about places far above the error are left out, and so is advice that only helps in other
/// programs.
enum ErrorContext {
    private static let misleading = [
        "note: coalesce using '??'", "note: force-unwrap using '!'",
        "are implicitly asynchronous", "note: only concrete types such as structs",
        "note: requirement from conditional conformance",
        "note: add '@MainActor' to make static property", "note: disable concurrency-safety checks",
    ]

    /// Returns the lines below an error that help.
    static func excerpt(of error: CompilerDiagnostic) -> [CompilerLine] {
        let line = error.place?.line ?? 0
        // An error about a missing brace needs lines from far above, because they show where the
        // brace was opened.
        let isAboutBraces = error.message.hasPrefix("expected '}'")
        var isFar = false
        return error.excerpt.filter { row in
            if let number = row.number { isFar = !isAboutBraces && number < line - 2 }
            // The compiler prints `   :` in place of omitted lines.
            let isGap = row.text.last == ":" && row.text.dropLast().allSatisfy { $0 == " " }
            guard !row.gutter.isEmpty || isGap else { return true }
            return !isFar && !misleading.contains { row.text.contains($0) }
        }
    }
}
