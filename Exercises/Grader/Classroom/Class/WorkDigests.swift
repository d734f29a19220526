import Catalog
import Digest
import FileSystem
import Grading
import SwiftSource

/// A part of a learner's work with files that equal files of `Finished`, except for spaces and comments.
package struct FinishedPart: Sendable, Hashable, Codable {
    package let stage: Stage.ID
    package let part: WorkPart
    /// The number of files that equal files of `Finished`.
    package let files: Int
    /// The number of files that differ from the shipped `Starter`.
    package let changed: Int
}

/// The files of the kit without spaces and comments, which learners' work is compared with: having these
/// isn't a sign of copying from a classmate.
package struct WorkDigests: Sendable {
    private let started: Set<[UInt8]>
    private let finished: Set<[UInt8]>

    /// Work with fewer bytes than this is similar by chance.
    private static let minimumLength = 500
    /// The maximum number of files compared in a part.
    private static let maximumFiles = 50

    /// - Throws: If a file of the kit can't be read.
    package init(of kit: Kit, files: Files) throws {
        func shipped(_ tree: Tree) throws -> [[UInt8]] {
            let paths = try TestLibrary.allCases.map { library in
                try Submission.read(
                    kit.root, tree: tree, of: kit.workshop, files: files, testsIn: library
                ).paths.filter { path, bytes in
                    tree == .finished || kit.workshop.isShipped(bytes, as: path)
                }
            }
            return paths.flatMap(\.values)
        }
        // The instructor may have changed the kit: learners were given only files as they were shipped.
        let (starter, answers) = (try shipped(.starter), try shipped(.finished))
        started = Set(starter.map(SwiftText.bareCode))
        finished = Set(answers.map(SwiftText.bareCode)).subtracting(started)
    }

    /// The parts of a submission with files of `Finished` that aren't all short.
    func finishedParts(of submission: Submission) -> [FinishedPart] {
        ownFiles(of: submission).compactMap { stage, part, files in
            let changed = files.map { SwiftText.bareCode(of: $0.bytes) }
                .filter { !started.contains($0) }
            let taken = changed.filter(finished.contains)
            guard taken.map(\.count).reduce(0, +) >= Self.minimumLength else { return nil }
            return FinishedPart(
                stage: stage, part: part, files: taken.count, changed: changed.count)
        }
    }

    /// The files of a submission that are compared with others: those that the learner wrote, and that are
    /// long enough.
    func pieces(of submission: Submission) -> [WorkPiece] {
        ownFiles(of: submission).flatMap { stage, part, files in
            files.sorted { $0.path < $1.path }.prefix(Self.maximumFiles).compactMap {
                path, bytes -> WorkPiece? in
                let text = SwiftText.bareCode(of: bytes)
                guard text.count >= Self.minimumLength, !started.contains(text),
                    !finished.contains(text)
                else { return nil }
                var digest = ContentDigest()
                digest.add(text)
                return WorkPiece(
                    digest: .init(stage: stage, part: part, text: digest.text), file: path)
            }
        }
    }

    /// The files of each part of a submission that are not as they were shipped, with the paths that the
    /// learner knows.
    private func ownFiles(
        of submission: Submission
    ) -> [(stage: Stage.ID, part: WorkPart, files: [(path: String, bytes: [UInt8])])] {
        submission.workshop.stages.flatMap { stage in
            zip([WorkPart.code, .tests], submission.folders(of: stage)).map { part, place in
                let folder = "\(Tree.starter.rawValue)/\(place.path)"
                let own = (place.folder?.files ?? [:]).map { ("\(folder)/\($0)", $1) }
                    .filter { path, bytes in !submission.workshop.isShipped(bytes, as: path) }
                return (stage.id, part, own)
            }
        }
    }
}

extension Workshop {
    /// Whether a file is as the workshop ships it, line ends aside, whatever the kit's `Starter` holds now.
    ///
    /// - Parameter path: Relative to the repository, such as `Starter/Stage1/EvenOdd.swift`.
    func isShipped(_ bytes: [UInt8], as path: String) -> Bool {
        let name = String(path.dropFirst(Tree.starter.rawValue.count + 1))
        return isShipped(GitObjectName.ofText(bytes), as: name)
    }
}
