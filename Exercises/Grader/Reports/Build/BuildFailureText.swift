import Grading

/// Explains in plain English why code couldn't be built.
package enum BuildFailureText {
    /// The compiler's message, preceded by an explanation if the reason is known; only the explanation if the
    /// compiler wasn't run.
    package static func describe(_ failure: BuildFailure) -> String { lines(of: failure).text }

    /// The text of `describe(_:)`, line by line.
    static func lines(of failure: BuildFailure) -> [CompilerLine] {
        let sentences = sentences(on: failure).flatMap {
            $0.split(separator: "\n", omittingEmptySubsequences: false)
        }
        return sentences.map { CompilerLine(printed: String($0)) } + (failure.said?.lines ?? [])
    }

    private static func sentences(on failure: BuildFailure) -> [String] {
        switch failure {
        case .errors:
            []
        case .withoutPlace(let said):
            [reason(of: said.text)].compactMap(\.self)
        case .filesMissing(let files, _):
            files.map(describe)
        case .refusedCode(let code, let files):
            [RefusedCodeText.describe(code)] + files.map(describe)
        case .namesMissing(let names, _):
            names.map(describe)
        case .tookTooLong:
            ["Building took too long and was stopped. Split long expressions into shorter ones."]
        case .tookTooMuchMemory:
            [
                "Building used too much memory and was stopped. Look for an expression or a type that keeps "
                    + "doubling in size."
            ]
        case .refused(let files):
            files.map { "\($0.path): \(describe($0.reason))" }
        case .notJudged:
            [
                "The compiler's output for this code could not be inspected, so the code isn't "
                    + "accepted. Try again. If that doesn't help, write the code more simply."
            ]
        case .missingFolder:
            ["The stage's folder is missing."]
        }
    }

    private static func describe(_ file: MissingFile) -> String {
        "\(file.path) is missing.\n'swift run grade reset \(file.exercise)' restores it."
    }

    private static func describe(_ name: MissingName) -> String {
        if let declaration = name.declaration, let now = name.instead.first {
            return
                "The declaration of \(name.name) in \(name.file.path) was changed to '\(now)'. "
                + "Write: '\(declaration)'."
        }
        let now =
            name.instead.isEmpty ? "" : ", which has \(Listed.all(name.instead)) instead"
        return
            "\(name.name) is missing from \(name.file.path)\(now). Other code uses that name and its "
            + "labels, so restore them. Or start over with 'swift run grade reset "
            + "\(name.file.exercise)', which keeps a backup of your version."
    }

    /// The most likely reason for a failure without a place in a source file; nil if no known reason fits.
    private static func reason(of text: String) -> String? {
        // Linkers use different words for a name that is defined twice.
        if text.contains("duplicate symbol") || text.contains("multiple definition of") {
            return
                "The program can't be linked, because two of its parts have the same name. Remove '@main' "
                + "and attributes that set linker names, such as '@_cdecl': the tests have their own entry point."
        }
        if text.contains(Self.testList) {
            return
                "The list of tests can't be built. Declare each test class at the top level, and don't make "
                + "it generic. Don't use backticks in the names of classes and tests. Don't "
                + "reuse a name from XCTest, such as XCTestCaseEntry."
        }
        return nil
    }

    /// The folder of the files that SwiftPM generates to run tests.
    private static let testList = "PackageDiscoveredTests.derived/"

    private static func describe(_ reason: RefusedFile.Reason) -> String {
        switch reason {
        case .notRegular:
            "not an ordinary file, but a link, a folder or the like. Put the file itself here."
        case .noFolder:
            "not an ordinary folder, but a link or the like. Put the folder itself here."
        case .notReadable:
            "not readable. Change its permissions with 'chmod'."
        case .strangeName:
            "the name has characters that are invisible, or that other programs misinterpret. Rename it. "
                + "Letters, digits, '_', '+' and '.' are fine."
        case .longName:
            "the path is longer than \(SourceFolder.maximumPathLength) bytes. Shorten it."
        case .tooLarge:
            "larger than \(SourceFolder.maximumFileSize >> 20) MiB. Remove everything that isn't code."
        case .sameName(let other):
            "the same name as \(other) except for case or accents. Some systems can't tell them apart, "
                + "so rename one."
        case .tooMany:
            "more than \(SourceFolder.maximumFiles) files in this folder. Remove what isn't needed."
        case .tooMuch:
            "more than \(SourceFolder.maximumFolderSize >> 20) MiB in this folder. Remove everything that "
                + "isn't code."
        }
    }
}
