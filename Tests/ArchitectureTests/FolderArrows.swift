import FileSystem
import SwiftSource

/// The dependencies between the folders of a target.
///
/// A folder depends on another one if it uses a name that the other one declares: the name of a type, or of a
/// function or constant outside of types.
struct FolderArrows {
    /// For each folder, the folders that it depends on, with one name that it uses from each.
    private(set) var arrows: [String: [String: String]] = [:]

    /// - Parameter sources: The text of each file, by its path below the target.
    init(_ sources: [String: String]) {
        let code = sources.mapValues { SwiftText($0).codeText }
        var owners: [String: Set<String>] = [:]
        for (path, text) in code {
            for name in Self.declared(in: text) {
                owners[name, default: []].insert(Self.folder(of: path))
            }
        }
        for (path, text) in code {
            let folder = Self.folder(of: path)
            let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
            for name in words.map(String.init).sorted() {
                // If two folders declare the same name, it isn't known which one is meant.
                guard let owner = owners[name], owner.count == 1, let other = owner.first,
                    other != folder
                else { continue }
                arrows[folder, default: [:]][other] = name
            }
        }
    }

    /// A cycle of folders, each with the name that it uses from the next; nil if there is none.
    var cycle: [String]? {
        for start in arrows.keys.sorted() {
            if let way = way(from: start, to: start) { return way }
        }
        return nil
    }

    private func way(from start: String, to end: String) -> [String]? {
        var ways = [(folder: start, way: [String]())]
        var seen: Set<String> = []
        while !ways.isEmpty {
            let (folder, way) = ways.removeFirst()
            for (next, name) in (arrows[folder] ?? [:]).sorted(by: { $0.key < $1.key }) {
                let longer = way + ["\(folder) uses \(name) of \(next)"]
                if next == end { return longer }
                if seen.insert(next).inserted { ways.append((next, longer)) }
            }
        }
        return nil
    }

    private static func folder(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var",
    ]

    /// The names that a file declares outside of types and that other files can use.
    private static func declared(in code: String) -> [String] {
        code.split(separator: "\n").compactMap { line in
            guard line.first != " " else { return nil }
            let words = line.split(separator: " ")
            let kind = words.firstIndex {
                !["package", "final", "indirect", "@MainActor"].contains($0)
            }
            guard let kind, Self.kinds.contains(words[kind]), kind + 1 < words.count else {
                return nil
            }
            return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }
}
