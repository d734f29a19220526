import SwiftSource

/// The files of a stage's module, or of its own tests, in which there is nothing to fill in: the
/// Starter has them as they are in `Finished`.
struct GivenFiles {
    /// Below a tree.
    let folder: String
    /// The names that git gives to the Starter's files as they were shipped, by path below the tree.
    let shipped: [String: String]
    /// The bytes of each finished file, by name.
    let finished: [String: [UInt8]]

    /// The names of the files whose code isn't as it was given. Comments and white space may change.
    func changed(in files: [String: [UInt8]]) -> [String] {
        finished.filter { name, bytes in
            guard let own = files[name], own != bytes,
                shipped["\(folder)/\(name)"] == GitObjectName.ofBlob(bytes)
            else { return false }
            return SwiftText.bareCode(of: own) != SwiftText.bareCode(of: bytes)
        }.keys.sorted()
    }
}
