import Catalog
import Grading

/// A learner's Swift file, stored with the result so that a page can show it.
package struct WorkFile: Sendable, Equatable, Codable {
    package let stage: Stage.ID
    /// The path relative to the repository, for example `Starter/Stage1/EvenOdd.swift`.
    package let path: String
    /// The lines as the compiler counts them; only the first ones if there are too many.
    package let lines: [String]
    /// Whether the file has more than these lines.
    package var isCut = false

    /// Splits a source into lines as the compiler does. The other line endings of Unicode don't
    /// count.
    static func lines(of bytes: some Sequence<UInt8>) -> [String] {
        let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        var lines = Array(bytes).replacing([carriageReturn, feed], with: [feed])
            .replacing([carriageReturn], with: [feed])
            .split(separator: feed, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }
}

/// Picks the files of a submission that a page shows: those that differ from the shipped ones.
enum WorkFiles {
    /// The maximum size in bytes of one file, and of all files of a learner.
    static let (maximumOfFile, maximumOfAll) = (48 << 10, 512 << 10)
    /// The maximum number of lines of all files together, because each line takes a lot of markup.
    static let maximumLines = 16_000

    /// The changed files of these stages, in order: a stage's code, then its tests.
    static func files(of submission: Submission, in stages: [Stage]) -> [WorkFile] {
        var room = maximumOfAll
        var roomForLines = maximumLines
        return stages.flatMap { stage in
            submission.folders(of: stage).flatMap { path, folder in
                (folder?.files ?? [:]).sorted { $0.key < $1.key }.compactMap { name, bytes in
                    let path = "\(Tree.starter.rawValue)/\(path)/\(name)"
                    guard !submission.workshop.isShipped(bytes, as: path), !bytes.isEmpty else {
                        return nil
                    }
                    let start = bytes.prefix(min(room, maximumOfFile))
                    room -= start.count
                    let all = WorkFile.lines(of: start)
                    let lines = all.prefix(roomForLines)
                    roomForLines -= lines.count
                    return WorkFile(
                        stage: stage.id, path: path, lines: Array(lines),
                        isCut: start.count < bytes.count || lines.count < all.count)
                }
            }
        }
    }
}
