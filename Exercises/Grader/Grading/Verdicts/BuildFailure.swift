/// Why a stage's code or tests could not be built.
package enum BuildFailure: Sendable, Equatable, Codable {
    /// What the compiler says, paths as the learner knows them.
    case errors(CompilerDiagnostics)
    /// What the compiler says, where these files of exercises aren't there.
    case filesMissing([MissingFile], errors: CompilerDiagnostics)
    /// What the compiler says, where these names of exercises aren't there.
    case namesMissing([MissingName], errors: CompilerDiagnostics)
    /// What the package manager says of something that is in no line of a source file: two files
    /// of one name, no file at all, a program that can't be linked.
    case withoutPlace(CompilerDiagnostics)
    /// The build was ended for its time.
    case tookTooLong
    /// The build was ended for its memory.
    case tookTooMuchMemory
    /// What was compiled couldn't be screened, and no code is run unscreened.
    case notJudged
    /// The code is refused; these files of exercises aren't there, which may be the reason.
    case refusedCode(RefusedCode, missing: [MissingFile] = [])
    /// These files were not taken from the submission.
    case refused([RefusedFile])
    /// The folder of the stage isn't in the submission.
    case missingFolder
}

extension BuildFailure {
    /// What the compiler or the package manager says; nil where neither has a part in it.
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

/// A file of an exercise that isn't in a submission.
package struct MissingFile: Sendable, Equatable, Codable {
    /// Relative to the repository.
    package let path: String
    /// The exercise's identifier.
    package let exercise: String
}

/// A name that an exercise asks for and that its file doesn't declare.
package struct MissingName: Sendable, Equatable, Codable {
    /// With its labels, for example `isEven(number:)`.
    package let name: String
    /// The names in the file that differ from it in their labels only.
    package let instead: [String]
    package let file: MissingFile
    /// How the exercise declares it, where it is there and declared in another way, as `instead` says;
    /// nil where it isn't there.
    package var declaration: String?
}

/// A file or a folder that is not taken from a submission.
package struct RefusedFile: Sendable, Equatable, Codable {
    /// Why a file or a folder isn't taken.
    package enum Reason: Sendable, Equatable, Codable {
        /// A link, a pipe, a device or a folder is in the place of a file, or the name is no text.
        case notRegular
        /// A link, or something in a folder that is a link, or something else is in the place of a folder.
        case noFolder
        /// There is no permission to read it.
        case notReadable
        /// The file has more bytes than `SourceFolder.maximumFileSize`.
        case tooLarge
        /// Its name is the same as another one's but for upper case or the way to write accents.
        case sameName(as: String)
        /// Its name has characters that other programs could misunderstand.
        case strangeName
        /// Its path has more bytes than `SourceFolder.maximumPathLength`.
        case longName
        /// There are more files than `SourceFolder.maximumFiles`.
        case tooMany
        /// All files together have more bytes than `SourceFolder.maximumFolderSize`.
        case tooMuch
        /// The folder is in more folders than `SourceFolder.maximumDepth`.
        case tooDeep
    }

    /// Relative to the folder that is read, or to the repository.
    package let path: String
    package let reason: Reason

    /// The same file, by its path from a folder above.
    func below(_ folder: String) -> RefusedFile {
        RefusedFile(path: path == "." ? folder : "\(folder)/\(path)", reason: reason)
    }
}

/// Code that isn't judged, since it would decide more than its own verdict, or since the compiler can't
/// tell its names apart.
package struct RefusedCode: Sendable, Equatable, Codable {
    /// What is wrong with the code.
    package enum Reason: Sendable, Equatable, Codable {
        /// A name that the official tests would use, and that the exercise doesn't ask for.
        case notAsked(String)
        /// An attribute that gives something another name, or leaves out one of the compiler's checks.
        case attribute(String)
        /// A name of the system's or of another module, as the linker knows it.
        case nameOfAnother(String)
        /// Something in a section that the compiler doesn't make: the linker reads options in some of these, and runs
        /// what is in others as the program is loaded.
        case ownSection(String)
        /// A test stands among the code, and belongs in this folder.
        case isTest(folder: String)
        /// A name that begins like this and has more letters than the compiler can tell apart.
        case longName(start: String, letters: Int)
        /// A module imports another one that no exercise needs.
        case foreignImport(of: String, into: String)
    }

    /// A file, or a folder with a slash behind it; relative to the repository.
    package let path: String
    /// From 1; nil where only the folder is known.
    package let line: Int?
    package let reason: Reason
}
