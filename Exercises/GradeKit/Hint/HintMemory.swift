import FileSystem
import Foundation
import Grading

/// Remembers how many hints of which subject were shown.
///
/// Losing it costs nothing but that hints start again, so a broken file counts as none.
struct HintMemory: Sendable {
    let path: String
    let files: Files

    init(kit: Kit, files: Files) {
        path = "\(kit.cache)/hints.json"
        self.files = files
    }

    /// How many hints of a subject were shown.
    func shown(_ subject: String) -> Int { max(0, all[subject] ?? 0) }

    func setShown(_ count: Int, of subject: String) throws {
        var counts = all
        counts[subject] = count
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        if files.kind(path) != .file { try files.remove(path) }
        try files.write(path, Array(try encoder.encode(counts)))
    }

    private var all: [String: Int] {
        guard let bytes = try? files.read(path) else { return [:] }
        return (try? JSONDecoder().decode([String: Int].self, from: Data(bytes))) ?? [:]
    }
}
