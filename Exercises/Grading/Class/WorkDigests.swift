import Catalog
import FileSystem
import SwiftSource

/// A part of somebody's work, told from others' by a digest that spaces and comments don't change.
package struct WorkDigest: Sendable, Hashable, Codable {
    /// The code of a stage, or the learner's own tests of it.
    package enum Part: String, Sendable, Codable {
        case code, tests
    }

    package let stage: Stage.ID
    package let part: Part
    let digest: String
}

/// What the kit ships, in the form in which work is compared: nobody has copied that.
package struct WorkDigests: Sendable {
    private let shipped: Set<[UInt8]>

    /// Less than this many bytes are alike by themselves.
    private static let minimumLength = 500

    /// - Throws: Where a file of the kit can't be read.
    package init(of kit: Kit, files: Files) throws {
        var shipped: Set<[UInt8]> = []
        for tree in Tree.allCases {
            let submission = try Submission.read(
                kit.root, tree: tree, of: kit.workshop, files: files)
            for folder in Array(submission.modules.values) + submission.ownTests.values {
                for bytes in folder.files.values { shipped.insert(SwiftText.bareCode(of: bytes)) }
            }
        }
        self.shipped = shipped
    }

    /// The parts of a submission that could be compared with another's: what is the learner's own, and
    /// long enough.
    func digests(of submission: Submission) -> [WorkDigest] {
        submission.workshop.stages.flatMap { stage in
            [
                digest(submission.modules[stage.id], stage, .code),
                digest(submission.ownTests[stage.id], stage, .tests),
            ].compactMap(\.self)
        }
    }

    private func digest(
        _ folder: SourceFolder?, _ stage: Stage, _ part: WorkDigest.Part
    ) -> WorkDigest? {
        // By content: it is the same under another file's name.
        let own = (folder?.files.values ?? [:].values).map(SwiftText.bareCode)
            .filter { !shipped.contains($0) }
            .sorted { $0.lexicographicallyPrecedes($1) }
        guard own.map(\.count).reduce(0, +) >= Self.minimumLength else { return nil }
        var fingerprint = Fingerprint()
        for bytes in own { fingerprint.add(bytes) }
        return WorkDigest(stage: stage.id, part: part, digest: fingerprint.text)
    }
}
