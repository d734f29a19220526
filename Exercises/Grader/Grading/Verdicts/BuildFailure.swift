/// The reason why a stage's code or tests could not be built.
package enum BuildFailure: Error, Equatable, Codable {
    /// The compiler's errors, with paths as the learner knows them.
    case errors(CompilerDiagnostics)
    /// The compiler's errors when these exercise files are missing.
    case filesMissing([MissingFile], errors: CompilerDiagnostics)
    /// The compiler's errors when these names of exercises are missing.
    case namesMissing([MissingName], errors: CompilerDiagnostics)
    /// The package manager's message about something that is in no line of a source file: two files with the
    /// same name, no files at all, or a program that can't be linked.
    case withoutPlace(CompilerDiagnostics)
    /// The build was stopped because it took too long.
    case tookTooLong
    /// The build was stopped because it used too much memory.
    case tookTooMuchMemory
    /// The compiled code couldn't be screened, and unscreened code is never run.
    case notJudged
    /// The code is refused; these exercise files are missing, which may be the reason.
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
    /// The exercise's declaration, if the name is declared differently, as `instead` shows; nil if the name
    /// is missing.
    package var declaration: String?
}

/// A file or folder in a submission that isn't accepted.
package struct RefusedFile: Sendable, Equatable, Codable {
    /// The reason why a file or folder isn't accepted.
    package enum Reason: Sendable, Equatable, Codable {
        /// It is a link, a pipe, a device or a folder instead of a file, or its name isn't text.
        case notRegular
        /// It is a link, is inside a folder that is a link, or isn't a folder.
        case noFolder
        /// There is no permission to read it.
        case notReadable
        /// The file has more bytes than `SourceFolder.maximumFileSize`.
        case tooLarge
        /// Its name differs from another one only in case or in how accents are encoded.
        case sameName(as: String)
        /// Its name has characters that other programs could misunderstand.
        case strangeName
        /// Its path has more bytes than `SourceFolder.maximumPathLength`.
        case longName
        /// There are more than `SourceFolder.maximumFiles` files.
        case tooMany
        /// The files together have more bytes than `SourceFolder.maximumFolderSize`.
        case tooMuch
    }

    /// The path relative to the folder being read, or to the repository.
    package let path: String
    package let reason: Reason

    /// The same file with its path prefixed by a folder.
    func below(_ folder: String) -> RefusedFile {
        RefusedFile(path: path == "." ? folder : "\(folder)/\(path)", reason: reason)
    }
}

/// Code that isn't judged because it could affect more than its own verdict, or because the compiler can't
/// tell its names apart.
package struct RefusedCode: Sendable, Equatable, Codable {
    /// The reason why the code isn't judged.
    package enum Reason: Sendable, Equatable, Codable {
        /// It declares a name that the official tests would use but the exercise doesn't ask for.
        case notAsked(String)
        /// It uses an attribute that renames a symbol or skips one of the compiler's checks.
        case attribute(String)
        /// It defines a symbol that belongs to the system or to another module.
        case nameOfAnother(String)
        /// It uses a section that the compiler doesn't create. The linker reads options from some of these,
        /// and others run when the program is loaded.
        case ownSection(String)
        /// A test is among the code; it belongs in this folder.
        case isTest(folder: String)
        /// A name that starts like this has more letters than the compiler can tell apart.
        case longName(start: String, letters: Int)
        /// A module imports another one that no exercise needs.
        case foreignImport(of: String, into: String)
    }

    /// The path of a file, or of a folder with a trailing slash, relative to the repository.
    package let path: String
    /// The line, counted from 1; nil if only the folder is known.
    package let line: Int?
    package let reason: Reason
}
