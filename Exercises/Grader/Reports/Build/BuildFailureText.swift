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
            [
                "Building took too long and was ended. Split long expressions into short ones: the "
                    + "compiler may not get through them."
            ]
        case .tookTooMuchMemory:
            [
                "Building took too much memory and was ended. Look for an expression or a type that "
                    + "doubles again and again."
            ]
        case .refused(let files):
            files.map { "\($0.path): \(describe($0.reason))" }
        case .notJudged:
            [
                "What the compiler made of this could not be looked into, and nothing is taken unseen. "
                    + "Try again; if it stays, write it in a simpler way."
            ]
        case .missingFolder:
            ["The stage's folder isn't there."]
        }
    }

    private static func describe(_ file: MissingFile) -> String {
        "\(file.path) isn't there.\n'swift run grade reset \(file.exercise)' puts it back."
    }

    private static func describe(_ name: MissingName) -> String {
        if let declaration = name.declaration, let now = name.instead.first {
            return
                "\(name.name) in \(name.file.path) isn't declared as the exercise has it. It is "
                + "'\(now)' now. Write: '\(declaration)'."
        }
        let others = name.instead.joined(separator: " and ")
        let now = others.isEmpty ? "" : ", where it is \(others) now"
        return
            "\(name.name) is missing in \(name.file.path)\(now). Other code calls it by that name "
            + "and those labels: give them back. Or take the file as it was, "
            + "'swift run grade reset \(name.file.exercise)': your version is kept in a backup."
    }

    /// The most likely reason for a failure without a place in a source file; nil if no known reason fits.
    private static func reason(of text: String) -> String? {
        // Linkers use different words for this.
        if text.contains("duplicate symbol") || text.contains("multiple definition of") {
            return
                "The program can't be linked, since two of its parts have the same name. Take out "
                + "'@main' and names for the linker, such as '@_cdecl': the tests bring their own "
                + "beginning of the program."
        }
        if text.contains(Self.testList) {
            return "The list of the tests can't be built. Put each test class by itself, not in "
                + "another type and not generic, write the names of classes and tests without "
                + "backticks, and give nothing a name of XCTest's, such as XCTestCaseEntry."
        }
        if text.contains("invalid custom path") || text.contains("Source files for target") {
            return "The stage's folder holds no Swift file."
        }
        return nil
    }

    /// The folder of the files that SwiftPM generates to run tests.
    private static let testList = "PackageDiscoveredTests.derived/"

    private static func describe(_ reason: RefusedFile.Reason) -> String {
        switch reason {
        case .notRegular:
            "not a regular file. Put a file there in place of a link."
        case .noFolder:
            "a link, or something else that is no folder. Put the folder itself there."
        case .notReadable:
            "it may not be read. Change that with 'chmod'."
        case .strangeName:
            "a name with characters that can't be seen, or that other programs misunderstand. "
                + "Rename it. Letters, digits, '_', '+' and '.' are fine."
        case .longName:
            "a path of more than \(SourceFolder.maximumPathLength) bytes. Make it shorter."
        case .tooLarge:
            "larger than \(SourceFolder.maximumFileSize >> 20) MiB. Take out what isn't code."
        case .sameName(let other):
            "the same name as \(other), but for upper case or accents. Not all systems can tell "
                + "them apart: rename one."
        case .tooMany:
            "more than \(SourceFolder.maximumFiles) files in this folder. Take out what isn't needed."
        case .tooMuch:
            "more than \(SourceFolder.maximumFolderSize >> 20) MiB in this folder. Take out what isn't "
                + "code."
        case .tooDeep:
            "in more than \(SourceFolder.maximumDepth) folders. Move it up."
        }
    }
}
