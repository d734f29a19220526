/// The room for what an archive says of its entries: an archive of a megabyte can tell of millions.
struct ArchiveRoom {
    private var paths: Int
    private var bytes: Int

    /// How many bytes a path may have when all places are taken.
    private static let pathSize = 128

    /// - Parameter most: How many paths there is room for.
    init(most: Int) {
        (paths, bytes) = (most, most * Self.pathSize)
    }

    /// - Throws: `ArchiveProblem.tooMuch` where there is no more room.
    mutating func take(_ path: [UInt8]) throws {
        paths -= 1
        bytes -= path.count
        guard paths >= 0, bytes >= 0 else { throw ArchiveProblem.tooMuch }
    }
}
