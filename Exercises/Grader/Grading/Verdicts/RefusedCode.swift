/// Code that isn't judged, since it would decide more than its own verdict, or since the compiler can't
/// tell its names apart.
package struct RefusedCode: Sendable, Equatable, Codable {
    /// What is wrong with the code.
    package enum Reason: Sendable, Equatable, Codable {
        /// A name of the test library or of the helpers, which the official tests would then use.
        case nameOfTests(String)
        /// A name that the official tests would use in the place of the language's own.
        case nameOfTheLanguage(String)
        /// A name that the official tests would use, and that no exercise asks for.
        case notAsked(String)
        /// A name of the system's or of another module, as the linker knows it.
        case nameOfAnother(String)
        /// Something that chooses its section in the object file: the linker reads options in some.
        case ownSection(String)
        /// Something in a section for code that runs before or after the program.
        case runsAtLoad
        /// A test stands among the code, and belongs in this folder.
        case isTest(folder: String)
        /// A name that begins like this and has more letters than the compiler can tell apart.
        case longName(start: String, letters: Int)
        /// A module imports another one that it doesn't depend on.
        case foreignImport(of: String, into: String)
    }

    /// A file, or a folder with a slash behind it; relative to the repository.
    package let path: String
    /// From 1; nil where only the folder is known.
    package let line: Int?
    package let reason: Reason
}
