/// What comes out of an archive, as a folder would have it: each path once, and none that leads out.
package struct ArchiveTree {
    package enum Node: Sendable, Equatable {
        case folder
        /// The file of the entry at this place in the archive.
        case file(Int)
        /// Something that is neither, or a path that no folder could have.
        case other
    }

    /// What is there, by its path.
    package private(set) var nodes: [[UInt8]: Node] = [:]

    private static let slash = UInt8(ascii: "/")
    private static let maximumName = 250
    /// The most bytes of a path.
    static let maximumPath = 1500
    /// How many names a path can have: far more than there can be in work that is taken.
    private static let maximumDepth = 64

    private var room: ArchiveRoom

    /// - Parameters:
    ///   - most: The most files and folders, with the folders that are only part of a path.
    ///   - passingOver: The names of files and folders that stay in the archive.
    /// - Throws: `ArchiveProblem.tooMuch` as soon as there are more.
    package init(_ entries: [ArchiveEntry], most: Int, passingOver: Set<String>) throws {
        room = ArchiveRoom(most: most)
        let passedOver = Set(passingOver.map { Array($0.utf8) })
        for (number, entry) in entries.enumerated() {
            let names = entry.path.split(separator: Self.slash).filter {
                !$0.elementsEqual(".".utf8)
            }
            .drop { $0.elementsEqual("..".utf8) }
            // What leads up again is left out, and not the folder that it begins in.
            let inside = names.prefix { !$0.elementsEqual("..".utf8) }
            guard !inside.isEmpty, !inside.contains(where: { passedOver.contains(Array($0)) })
            else { continue }
            let node: Node =
                switch inside.count == names.count ? Self.kind(of: entry) : .folder {
                case .file: .file(number)
                case .folder: .folder
                case .other: .other
                }
            try add(inside, node)
        }
        removeWhatIsBelowNoFolder()
    }

    /// Whether a name is text, so that a path can lead to it.
    package static func isText(_ name: some Collection<UInt8>) -> Bool {
        !name.contains(0) && String(validating: name, as: UTF8.self) != nil
    }

    /// A path as text, with something else for what is none.
    package static func text(_ path: [UInt8]) -> String {
        String(decoding: path, as: UTF8.self).replacing("\0", with: "\u{FFFD}")
    }

    /// What an entry is. Of a path that is too long, not all may have been read.
    private static func kind(of entry: ArchiveEntry) -> ArchiveEntry.Kind {
        entry.path.count > maximumPath ? .other : entry.kind
    }

    private mutating func add(_ names: ArraySlice<ArraySlice<UInt8>>, _ node: Node) throws {
        var path: [UInt8] = []
        for (depth, (place, name)) in zip(names.indices, names).enumerated() {
            if !path.isEmpty { path.append(Self.slash) }
            path += name.prefix(Self.maximumName)
            if nodes[path] == nil { try room.take(path) }
            guard Self.isText(name), name.count <= Self.maximumName,
                path.count <= Self.maximumPath, depth < Self.maximumDepth
            else {
                nodes[path] = .other
                return
            }
            let isLast = place == names.endIndex - 1
            switch (nodes[path], isLast ? node : .folder) {
            case (nil, let new): nodes[path] = new
            // Of two files of one name, the later one counts.
            case (.file?, .file(let number)): nodes[path] = .file(number)
            case (.folder?, .folder): break
            // Two things of one name: neither is taken, and the name is known.
            default: nodes[path] = .other
            }
            if nodes[path] != .folder { return }
        }
    }

    private mutating func removeWhatIsBelowNoFolder() {
        guard nodes.values.contains(.other) else { return }
        // Each after the folder that it is in, so that one look at that is enough.
        for path in nodes.keys.sorted(by: { $0.count < $1.count }) {
            guard let end = path.lastIndex(of: Self.slash) else { continue }
            if nodes[Array(path[..<end])] != .folder { nodes[path] = nil }
        }
    }
}
