/// What an archive's directory says of a file in it. None of that has to be true.
package struct ArchiveEntry: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case file, folder
        /// A link, a device, a pipe, or something that isn't known.
        case other
    }

    /// The path, as bytes: it need not be text.
    package var path: [UInt8]
    package var kind: Kind
    /// How many bytes a file has.
    package var size: Int
    /// When it was last changed, in seconds since 1970; nil where that isn't said.
    package var modified: Double?

    package init(path: [UInt8], kind: Kind, size: Int = 0, modified: Double? = nil) {
        self.path = path
        self.kind = kind
        self.size = size
        self.modified = modified
    }
}
