import Reports
import TerminalKit

/// The texts of `grade pack`.
enum PackText {
    static let name = "your name. Type it, or add: --name \"Your Name\""
    static let question = "What is your name? The file will be named after you: "

    /// Says that some files with the learner's work aren't included, because they are never read.
    static func leftOut(_ paths: [String]) -> String {
        let words = PlainText.wrapped(
            "warning: some of your files aren't graded, so they are left out. Tests belong in folders such as "
                + "Starter/Stage1Tests. Move your changes there, and pack again. The files left out:",
            width: TextWidth.usual)
        return words.joined(separator: "\n") + "\n"
            + paths.map { "  \(PlainText.safe($0))\n" }.joined()
    }

    /// - Parameter archive: The file's absolute path.
    static func done(_ archive: String, count: Int, size: Int) -> String {
        let kilobytes = max(1, (size + 512) / 1024)
        return """
            \(PlainText.safe(archive))

            Hand in this file (\(count) Swift files, \(kilobytes) KB).
            If you change something, run the command again.

            """
    }

    /// The name without characters that some systems don't allow in file names; empty if nothing remains.
    static func fileName(_ name: String) -> String {
        let words = name.replacing(#/[\/\\:*?"<>|\p{Cc}\s]+/#, with: " ")
        // A leading hyphen would make the name an option, and a leading period would make the file hidden.
        var start = words.drop { "-. ".contains($0) }.prefix(80)
        // File systems limit the length of names in bytes, and Canvas adds a prefix, so the name is cut well
        // below that limit.
        while start.utf8.count > 160 || start.last == " " { start.removeLast() }
        return String(start)
    }
}
