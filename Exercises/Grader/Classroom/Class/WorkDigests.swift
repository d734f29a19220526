import Catalog
import Digest
import FileSystem
import Grading
import SwiftSource

/// A part of a learner's work in which some files equal those of `Finished`, ignoring spaces and
/// comments.
package struct FinishedPart: Sendable, Hashable, Codable {
    package let stage: Stage.ID
    package let part: WorkPart
    /// The number of files that equal files of `Finished`.
    package let files: Int
    /// The number of files that differ from the shipped `Starter`.
    package let changed: Int
}

/// Digests of the kit's files, ignoring spaces and comments. If two learners share a file that
/// equals one of these, it isn't a sign of copying.
package struct WorkDigests: Sendable {
    private let started: Set<[UInt8]>
    private let finished: Set<[UInt8]>

    /// The minimum size of a file in bytes. Shorter files can be similar by chance.
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
        // The instructor may have changed files of the kit's `Starter`. Learners received the files
        // as shipped, so only unchanged ones are used.
        let (starter, answers) = (try shipped(.starter), try shipped(.finished))
        started = Set(starter.map(SwiftText.bareCode))
        finished = Set(answers.map(SwiftText.bareCode)).subtracting(started)
    }

    /// The parts of a submission that contain files from `Finished`, unless these files are so
    /// short that they can be similar by chance.
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

    /// The files of a submission that are compared with other learners' files: the ones that the
    /// learner has written and that are long enough.
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

    /// The files of each part of a submission that differ from the shipped ones, with the paths
    /// that the learner knows.
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
    /// Whether a file is as the workshop ships it, ignoring line endings and the current contents
    /// of the kit's `Starter`.
    ///
    /// - Parameter path: Relative to the repository, such as `Starter/Stage1/EvenOdd.swift`.
    func isShipped(_ bytes: [UInt8], as path: String) -> Bool {
        let name = String(path.dropFirst(Tree.starter.rawValue.count + 1))
        return isShipped(GitObjectName.ofText(bytes), as: name)
    }
}
