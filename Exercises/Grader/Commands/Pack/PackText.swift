import Reports
import TerminalKit

/// The sentences of `grade pack`.
enum PackText {
    static let question = "What is your name? It will be the name of the file: "

    /// That files with the learner's work aren't handed in, since nobody reads them.
    static func leftOut(_ paths: [String]) -> String {
        let words = PlainText.wrapped(
            "warning: these files are not handed in, since nobody reads them. Your tests stand in "
                + "folders such as Starter/Stage1Tests. Take what you have written there:",
            width: TextWidth.usual)
        return words.joined(separator: "\n") + "\n"
            + paths.map { "  \(PlainText.safe($0))\n" }.joined()
    }

    /// - Parameter archive: The file's absolute path.
    static func done(_ archive: String, count: Int, size: Int) -> String {
        let kilobytes = max(1, (size + 512) / 1024)
        return """
            \(PlainText.safe(archive))

            Hand in this file: your \(count) Swift files, \(kilobytes) KB. It is another one after you
            have changed something: make it again.

            """
    }

    /// The name without characters that some system doesn't take in the name of a file; empty where
    /// none is left.
    static func fileName(_ name: String) -> String {
        let words = name.replacing(#/[\/\\:*?"<>|\p{Cc}\s]+/#, with: " ")
        // A name with a hyphen in front would be an option, and one with a point a hidden file.
        var start = words.drop { "-. ".contains($0) }.prefix(80)
        // Systems limit the bytes of a name, and Canvas puts words of its own in front.
        while start.utf8.count > 160 || start.last == " " { start.removeLast() }
        return String(start)
    }
}
