import FileSystem
import Foundation
import Grading
import Reports

/// The program `guide`: writes the Guide as pages for a browser.
///
/// The toolchain's own DocC was tried first, and doesn't serve here. Its pages are drawn by a script
/// from files that it loads, so they need a server and can't be opened from a folder. It drops
/// `<details>` with the question in `<summary>`, so that the answers stand open and alone, and it
/// makes none of the links to `page.md` into links to its own pages.
package struct GuideProgram {
    let files: Files
    /// The current folder: the workshop is looked for there, and relative paths begin there.
    let folder: String
    let out: (String) -> Void
    let err: (String) -> Void

    /// Runs `guide` in this process.
    ///
    /// - Returns: The exit status: 0, 64 where the command line is wrong, or 70 where the pages
    ///   can't be written.
    package static func main() -> Int32 {
        let program = GuideProgram(
            files: .live, folder: FileManager.default.currentDirectoryPath,
            out: { print($0) },
            err: { try? Descriptor.write(Array($0.utf8), to: STDERR_FILENO) })
        return program.run(Array(CommandLine.arguments.dropFirst()))
    }

    func run(_ words: [String]) -> Int32 {
        guard words != ["--help"], words != ["-h"] else {
            out(Self.help)
            return 0
        }
        guard let output = Self.output(words) else {
            err("error: '\(words.joined(separator: " "))' is not understood.\n\n\(Self.help)\n")
            return 64
        }
        do {
            guard let root = Kit.findRoot(around: [folder], files: files) else {
                throw GradeError.noKit(from: folder)
            }
            var target = output.hasPrefix("/") ? output : "\(folder)/\(output)"
            while target.count > 1, target.hasSuffix("/") { target.removeLast() }
            try write(try Site(of: Kit(root: root), files: files), to: target)
            out("\(target)/index.html")
            return 0
        } catch {
            err(ErrorText.lines(error))
            return 70
        }
    }

    /// The folder that the words name; nil where they are wrong.
    private static func output(_ words: [String]) -> String? {
        let option = "--output"
        switch words.count {
        case 0: return "site"
        case 1 where words[0].hasPrefix("\(option)=") && words[0].count > option.count + 1:
            return String(words[0].dropFirst(option.count + 1))
        case 2 where words[0] == option && !words[1].isEmpty: return words[1]
        default: return nil
        }
    }

    /// Writes the pages into a folder that is new or empty, or that holds what was made before.
    private func write(_ site: Site, to folder: String) throws {
        let isThere = files.kind(folder) != nil
        if isThere, try !files.names(folder).isEmpty {
            guard files.kind("\(folder)/\(PageFrame.searchIndex)") == .file else {
                throw SiteError.otherFiles(folder)
            }
            try files.remove(folder)
        }
        for (path, bytes) in site.files { try files.write("\(folder)/\(path)", bytes) }
    }

    static let help = """
        OVERVIEW: Writes the Guide as pages for a browser.

        The pages need no server and no network: open index.html.

        USAGE: WORKSHOP_TREE=Finished swift run guide [--output FOLDER]

        OPTIONS:
          --output FOLDER       Where the pages go; the default is site. It is made anew.
          -h, --help            Show this help.
        """
}

/// Why no pages were written.
enum SiteError: Error, CustomStringConvertible {
    case otherFiles(String)

    var description: String {
        switch self {
        case .otherFiles(let folder):
            "There are other files in \(folder), and the pages need a folder of their own. Choose "
                + "another one with --output."
        }
    }
}
