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
