import Catalog
import Foundation

/// Replaces the shipped test files in one library with the versions in the other.
struct LibraryChange: Sendable {
    let library: TestLibrary
    let reset: Reset

    /// Changes these stages and keeps the learner's versions in a backup folder.
    func apply(
        to stages: [OwnTestFiles], at time: Date
    ) throws -> (changes: [Reset.Change], backup: String) {
        let changes = try stages.flatMap { $0.shipped(in: library) }.map { file in
            Reset.Change(
                path: file.path, current: file.current,
                shipped: try reset.shipped.read(library.shippedPath(of: file.path)))
        }.filter { $0.current != $0.shipped }
        return (changes, try reset.apply(changes, at: time))
    }
}
