@testable import FileSystem
@testable import Grading
@testable import Reports

/// Somebody who types what a page says into the files of own tests, in memory, and runs nothing.
struct OwnTestsWalk {
    let kit: Kit
    let files: Files
    let isInSwiftTesting: Bool
    /// The files that were typed into, by their paths.
    private(set) var texts: [String: String] = [:]

    /// Types what a page says, from top to bottom.
    ///
    /// - Parameter check: Is called after each block that no file holds as it is shown.
    mutating func follow(
        _ page: GuidePage, check: (Block, OwnTestsWalk, String) throws -> Void = { _, _, _ in }
    ) throws {
        for block in page.blocks(inSwiftTesting: isInSwiftTesting) {
            let directives = try block.directives()
            for case .type(let path, let place) in directives where Self.isOfOwnTests(path) {
                do throws(PlaceError) {
                    let before = texts[path] ?? text(path) ?? ""
                    texts[path] = try Typing.type(block.lines, into: before, at: place)
                } catch {
                    throw block.problem(
                        "\(error.count) lines of \(path) begin with '\(error.text)'")
                }
                if directives.count == 1 { try check(block, self, path) }
            }
        }
    }

    /// The text of a file of own tests before anything is typed, in this library; nil where there is
    /// no such file.
    func text(_ path: String) -> String? {
        let parts = path.split(separator: "/", maxSplits: 1)
        let second = "\(parts[0])/SwiftTesting/\(parts[1])"
        let paths = isInSwiftTesting ? [second, path] : [path]
        return paths.lazy.compactMap { try? files.read(kit.path($0)) }.first.map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// All files of own tests that stand beside one, with what was typed into them.
    func module(of path: String) throws -> [String: String] {
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        var result: [String: String] = [:]
        for name in try SourceFolder.read(kit.path(folder), ending: ".swift", files: files).files
            .keys
        {
            result[name] = texts["\(folder)/\(name)"] ?? text("\(folder)/\(name)")
        }
        for (typed, text) in texts where typed.hasPrefix("\(folder)/") {
            result[String(typed.dropFirst(folder.count + 1))] = text
        }
        return result
    }

    private static func isOfOwnTests(_ path: String) -> Bool {
        path.contains(#/^Starter/(?:Encores/)?\w+Tests//#)
    }
}
