import FileSystem
import Reports

/// Says that the program with the other commands is built, or why it isn't.
enum OtherProgramText {
    /// A line for standard error, with a line end.
    static let building = """
        Building the part of the workshop that does this. It takes about half a minute, once.

        """
}

extension OtherProgramError: ErrorInWords {
    var words: String {
        let command = "swift build --product \(OtherProgram.name)"
        return switch self {
        case .notBeside(let program):
            "This command needs the program '\(OtherProgram.name)' beside \(program), and it "
                + "isn't there. Build both in the "
                + "workshop's folder ('swift build --product grade', '\(command)'), and put them "
                + "in one folder."
        case .notWritable(let reason, let folder):
            "This command needs the program '\(OtherProgram.name)', which isn't there or is older "
                + "than the workshop's files, and it can't be built: \(folder): "
                + "\(ErrorText.words(for: reason)). Run '\(command)' in the workshop's folder as a "
                + "user who may write there, and try again."
        case .notBuilt(let folder, let output):
            "The part of the workshop that does this could not be built in \(folder). Run "
                + "'\(command)' there to see the whole of it. The package manager said:\n\(output)"
        case .notStarted(let path, let error):
            "\(path) could not be started: \(error.text). Remove it, and try again."
        }
    }
}
