import Archives
import FileSystem
import Processes

/// Reads an archive of a kind that is known: first what is in it, and then what is wanted of that.
struct ArchiveReader {
    /// What an archive's first bytes say that it is.
    enum Kind: Equatable {
        case zip, tar, gzip
        /// A tar that a program of this name unpacks.
        case packed(by: String)

        init?(_ start: [UInt8]) {
            let programs: [(mark: [UInt8], name: String)] = [
                (Array("BZh".utf8), "bzip2"), ([0xFD, 0x37, 0x7A, 0x58], "xz"),
                ([0x28, 0xB5, 0x2F, 0xFD], "zstd"),
            ]
            if start.starts(with: Array("PK".utf8)) {
                self = .zip
            } else if TarReader.canRead(start) {
                self = .tar
            } else if start.starts(with: [0x1F, 0x8B]) {
                self = .gzip
            } else if let program = programs.first(where: { start.starts(with: $0.mark) }) {
                self = .packed(by: program.name)
            } else {
                return nil
            }
        }
    }

    /// What an archive says that is in it.
    struct Listing {
        var entries: [ArchiveEntry] = []
        /// The place of the entry in whose middle the archive ends.
        var cut: Int?
        /// Why it isn't known what else there may be; nil where all is known.
        var problem: ArchiveProblem?
        fileprivate var zip: ZipDirectory?
    }

    let archive: String
    let kind: Kind
    /// The most bytes that an archive may have unpacked, with what isn't wanted.
    let maximum: Int
    /// The most entries of an archive, with those that aren't wanted.
    let maximumEntries: Int
    let files: Files
    let packed: PackedArchive

    /// - Throws: `ArchiveProblem` where nothing is known of what is in it.
    func list() throws -> Listing {
        var listing = Listing()
        if kind == .zip {
            let zip = try ZipDirectory(bytes, most: maximumEntries)
            (listing.entries, listing.problem, listing.zip) = (zip.entries, zip.problem, zip)
            if zip.entries.isEmpty, let problem = zip.problem { throw problem }
            return listing
        }
        var entries: [ArchiveEntry] = []
        var reader = TarReader(
            most: maximumEntries, wanted: { _ in 0 },
            found: { _, entry, _ in entries.append(entry) })
        do {
            try unpack { try reader.take($0) }
            if !reader.isWhole { listing.problem = .damaged }
        } catch let problem as ArchiveProblem {
            listing.problem = problem
        }
        if let cut = reader.cut {
            listing.cut = entries.count
            entries.append(cut.entry)
        }
        if entries.isEmpty, let problem = listing.problem { throw problem }
        listing.entries = entries
        return listing
    }

    /// Reads files by their places in the listing, as many bytes of each as are wanted.
    ///
    /// What can't be read of a tar that is damaged is not given to `take`.
    func read(
        _ wanted: [Int: Int], of listing: Listing,
        _ take: @escaping (Int, Result<[UInt8], ArchiveProblem>) throws -> Void
    ) throws {
        guard !wanted.isEmpty else { return }
        if let zip = listing.zip {
            // Where entries lie on each other, a small archive would take hours.
            var left = bytes.count
            for (number, most) in wanted.sorted(by: { $0.key < $1.key }) {
                do {
                    let size = zip.packedSize(of: number)
                    guard size <= left else { throw ArchiveProblem.damaged }
                    left -= size
                    try take(number, .success(try zip.contents(of: number, most: most)))
                } catch let problem as ArchiveProblem {
                    try take(number, .failure(problem))
                }
            }
            return
        }
        var reader = TarReader(
            most: maximumEntries, wanted: { wanted[$0] ?? 0 },
            found: { number, _, bytes in
                if wanted[number] != nil { try take(number, .success(bytes)) }
            })
        do {
            try unpack { try reader.take($0) }
        } catch is ArchiveProblem {
            // The listing ends there, too.
        }
    }

    private var bytes: ArchiveBytes {
        ArchiveBytes(count: files.size(archive) ?? 0) { offset, most in
            try files.part(archive, offset, most)
        }
    }

    /// Gives on the bytes of a tar.
    private func unpack(_ take: @escaping (ArraySlice<UInt8>) throws -> Void) throws {
        var count = 0
        func limited(_ bytes: ArraySlice<UInt8>) throws {
            count += bytes.count
            guard count <= maximum else { throw ArchiveProblem.tooMuch }
            try take(bytes)
        }
        switch kind {
        case .gzip: try Gzip.unpack(bytes, limited)
        case .packed(let program):
            try packed.unpack(archive, by: program, most: maximum + 1, limited)
        case .zip, .tar: try bytes.forEachPiece(limited)
        }
    }
}
