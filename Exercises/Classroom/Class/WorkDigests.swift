import Catalog
import Digest
import FileSystem
import Grading
import SwiftSource

/// A part of a learner's work, told from others' by a digest that spaces and comments don't change.
package struct WorkDigest: Sendable, Hashable, Codable {
    /// The code of a stage, or the learner's own tests of it.
    package enum Part: String, Sendable, Codable {
        case code, tests
    }

    package let stage: Stage.ID
    package let part: Part
    let digest: String
}

/// A part of a learner's work in which files are those of `Finished`, but for spaces and comments.
package struct FinishedPart: Sendable, Hashable, Codable {
    package let stage: Stage.ID
    package let part: WorkDigest.Part
    /// How many files are those of `Finished`.
    package let files: Int
    /// How many files are not as they were shipped in `Starter`.
    package let changed: Int
}

/// The files of the kit, in the form in which work is compared: having these is no sign of copying from a
/// classmate.
package struct WorkDigests: Sendable {
    private let started: Set<[UInt8]>
    private let finished: Set<[UInt8]>

    /// Less than this many bytes are alike by themselves.
    private static let minimumLength = 500

    /// - Throws: Where a file of the kit can't be read.
    package init(of kit: Kit, files: Files) throws {
        func shipped(_ tree: Tree) throws -> Set<[UInt8]> {
            let paths = try TestLibrary.allCases.map { library in
                try Submission.read(
                    kit.root, tree: tree, of: kit.workshop, files: files, testsIn: library
                ).paths.filter { path, bytes in
                    tree == .finished || Self.isShipped(bytes, as: path, kit.workshop)
                }
            }
            return Set(paths.flatMap(\.values).map(SwiftText.bareCode))
        }
        // The instructor may have worked in the kit: only what is as it was shipped was given to learners.
        started = try shipped(.starter)
        finished = try shipped(.finished).subtracting(started)
    }

    /// The parts of a submission that have files of `Finished`, and not only short ones.
    func finishedParts(of submission: Submission) -> [FinishedPart] {
        parts(of: submission).compactMap { stage, part, files in
            let changed = files.filter { !started.contains($0) }
            let taken = changed.filter(finished.contains)
            guard taken.map(\.count).reduce(0, +) >= Self.minimumLength else { return nil }
            return FinishedPart(
                stage: stage, part: part, files: taken.count, changed: changed.count)
        }
    }

    /// The parts of a submission that could be compared with another's: what is the learner's own, and
    /// long enough.
    func digests(of submission: Submission) -> [WorkDigest] {
        parts(of: submission).compactMap { stage, part, files in
            // By content: it is the same under another file's name.
            let own = files.filter { !started.contains($0) && !finished.contains($0) }
                .sorted { $0.lexicographicallyPrecedes($1) }
            guard own.map(\.count).reduce(0, +) >= Self.minimumLength else { return nil }
            var digest = ContentDigest()
            for bytes in own { digest.add(bytes) }
            return WorkDigest(stage: stage, part: part, digest: digest.text)
        }
    }

    /// The files of each part of a submission, without spaces and comments.
    private func parts(
        of submission: Submission
    ) -> [(stage: Stage.ID, part: WorkDigest.Part, files: [[UInt8]])] {
        submission.workshop.stages.flatMap { stage in
            zip([WorkDigest.Part.code, .tests], submission.folders(of: stage)).map { part, place in
                let own = (place.folder?.files ?? [:]).filter { name, bytes in
                    !Self.isShipped(
                        bytes, as: "\(Tree.starter.rawValue)/\(place.path)/\(name)",
                        submission.workshop)
                }
                return (stage.id, part, own.values.map(SwiftText.bareCode))
            }
        }
    }

    /// Whether a file is byte for byte as the workshop ships it, whatever the kit's `Starter` holds now.
    private static func isShipped(
        _ bytes: [UInt8], as path: String, _ workshop: Workshop
    ) -> Bool {
        let name = String(path.dropFirst(Tree.starter.rawValue.count + 1))
        return workshop.isShipped(GitObjectName.ofBlob(bytes), as: name)
    }
}
