import SwiftSource

/// The files of a stage's module, or of its own tests, in which there is nothing to fill in: the
/// Starter has them as they are in `Finished`.
struct GivenFiles {
    /// The name that git gives to a file as it was shipped in the Starter, by the file's name; nil where it
    /// wasn't.
    let shipped: (String) -> String?
    /// The bytes of each finished file, by name.
    let finished: [String: [UInt8]]

    /// The names of the files whose code isn't as it was given. Comments and white space may change.
    func changed(in files: [String: [UInt8]]) -> [String] {
        finished.filter { name, bytes in
            guard let own = files[name], own != bytes,
                shipped(name) == GitObjectName.ofBlob(bytes)
            else { return false }
            return SwiftText.bareCode(of: own) != SwiftText.bareCode(of: bytes)
        }.keys.sorted()
    }
}
