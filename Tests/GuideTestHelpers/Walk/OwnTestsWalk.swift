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
    mutating func follow(_ page: GuidePage) throws {
        for block in page.blocks(inSwiftTesting: isInSwiftTesting) {
            for case .type(let path, let place) in try block.directives()
            where Self.isOfOwnTests(path) {
                do throws(PlaceError) {
                    let before = texts[path] ?? text(path) ?? ""
                    texts[path] = try Typing.type(block.lines, into: before, at: place)
                } catch {
                    throw block.problem(
                        "\(error.count) lines of \(path) begin with '\(error.text)'")
                }
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

    private static func isOfOwnTests(_ path: String) -> Bool {
        path.contains(#/^Starter/(?:Encores/)?\w+Tests//#)
    }
}
