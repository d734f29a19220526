/// The reason why a stage's code or tests could not be built.
package enum BuildFailure: Error, Equatable, Codable {
    /// The compiler's errors, with paths as the learner knows them.
    case errors(CompilerDiagnostics)
    /// The compiler reports errors, and these exercise files are missing.
    case filesMissing([MissingFile], errors: CompilerDiagnostics)
    /// The compiler reports errors, and the exercises lack these names.
    case namesMissing([MissingName], errors: CompilerDiagnostics)
    /// The package manager's message about a problem that isn't in a line of a source file, such as
    /// two files with the same name, no files at all, or a program that can't be linked.
    case withoutPlace(CompilerDiagnostics)
    /// The build was stopped because it took too long.
    case tookTooLong
    /// The build was stopped because it used too much memory.
    case tookTooMuchMemory
    /// The compiled code couldn't be screened, and unscreened code is never run.
    case notJudged
    /// The code is refused. If these exercise files are missing, that may be the reason.
    case refusedCode(RefusedCode, missing: [MissingFile] = [])
    /// These files in the submission aren't accepted.
    case refused([RefusedFile])
    /// The submission doesn't contain the stage's folder.
    case missingFolder
}

extension BuildFailure {
    /// The output of the compiler or the package manager; nil if neither was involved.
    package var said: CompilerDiagnostics? {
        switch self {
        case .errors(let said), .filesMissing(_, let said), .namesMissing(_, let said),
            .withoutPlace(let said):
            said
        case .tookTooLong, .tookTooMuchMemory, .notJudged, .refusedCode, .refused, .missingFolder:
            nil
        }
    }
}

/// An exercise file that is missing from a submission.
package struct MissingFile: Sendable, Equatable, Codable {
    /// The path relative to the repository.
    package let path: String
    /// The exercise's identifier.
    package let exercise: String
}

/// A name that an exercise requires but its file doesn't declare.
package struct MissingName: Sendable, Equatable, Codable {
    /// The name with its labels, for example `isEven(number:)`.
    package let name: String
    /// The names in the file that differ from it only in their labels.
    package let instead: [String]
    package let file: MissingFile
    /// The declaration that the exercise asks for, if the name is declared in another way, which
    /// `instead` shows; nil if the name is missing.
    package var declaration: String?
}

/// A file or folder in a submission that isn't accepted.
package struct RefusedFile: Sendable, Equatable, Codable {
    /// The reason why a file or folder isn't accepted.
    package enum Reason: Sendable, Equatable, Codable {
        /// A link, a pipe, a device or a folder is there instead of a file, or the name isn't text.
        case notRegular
        /// A link or something else is there instead of the folder, or a link is there instead of a
        /// folder around it.
        case noFolder
        /// There is no permission to read the file or folder.
        case notReadable
        /// The file has more bytes than `SourceFolder.maximumFileSize`.
        case tooLarge
        /// The name differs from another one only in case, or in how accents are encoded.
        case sameName(as: String)
        /// The name has characters that other programs could misunderstand.
        case strangeName
        /// The path has more bytes than `SourceFolder.maximumPathLength`.
        case longName
        /// There are more than `SourceFolder.maximumFiles` files.
        case tooMany
        /// The files together have more bytes than `SourceFolder.maximumFolderSize`.
        case tooMuch
    }

    /// The path relative to the folder being read, or to the repository.
    package let path: String
    package let reason: Reason

    /// Returns the same file, with a folder in front of its path.
    func below(_ folder: String) -> RefusedFile {
        RefusedFile(path: path == "." ? folder : "\(folder)/\(path)", reason: reason)
    }
}

/// Code that isn't judged. It could affect more than its own verdict, or the compiler couldn't
/// distinguish its names.
package struct RefusedCode: Sendable, Equatable, Codable {
    /// The reason why the code isn't judged.
    package enum Reason: Sendable, Equatable, Codable {
        /// The code declares this name, which the official tests would use, but the exercise
        /// doesn't ask for it.
        case notAsked(String)
        /// The code uses this attribute, which renames a symbol or skips one of the compiler's
        /// checks.
        case attribute(String)
        /// The code defines this symbol, which belongs to the system or to another module.
        case nameOfAnother(String)
        /// The code uses this section, which the compiler doesn't create. The linker reads options
        /// from some sections, and the code in others runs when the program is loaded.
        case ownSection(String)
        /// There is a test among the code. It belongs in this folder.
        case isTest(folder: String)
        /// A name with this start has so many letters that the compiler can't distinguish it from
        /// others.
        case longName(start: String, letters: Int)
        /// A module imports another one, which no exercise needs.
        case foreignImport(of: String, into: String)
    }

    /// The path of a file, or of a folder with a trailing slash. It is relative to the repository.
    package let path: String
    /// The line, counted from 1; nil if only the folder is known.
    package let line: Int?
    package let reason: Reason
}
