/// The information in the name of an upload: the learner, and the attempt.
///
/// Canvas names files for download like `doejane_LATE_1234_56789_work-1.zip`: the learner's name
/// without spaces, `LATE` if the upload is late, the numbers of the learner and of the upload, and
/// the file name that the learner chose. Moodle uses `Jane Doe_1234567_assignsubmission_file`, as a
/// folder or as the start of a file's name. Older versions of Moodle end the folder's name with a
/// `_`. Any other upload is named after the learner.
package struct UploadName: Sendable, Equatable {
    /// The learner's name, without the numbers that Canvas and Moodle add.
    package let learner: String
    /// The learner's number in Canvas or Moodle; nil if the name is from neither.
    package let number: String?
    /// The learner's number, if the name is from Moodle.
    private(set) var moodleNumber: String?
    /// A value that orders several uploads of a learner. The later one has the larger value.
    let attempt: [Int]

    /// - Parameter isFolder: Whether the name is a folder's. Such a name isn't from Canvas, which
    ///   creates no folders.
    package init(_ name: String, isFolder: Bool = false) {
        // An archive or a Swift file ranks above other files of the same learner, such as a
        // picture, because those aren't graded.
        let rank = Self.isArchive(name) ? 2 : name.hasSuffix(".swift") ? 1 : 0
        // If Canvas hides names, there is only an identifier after `anon_`.
        if !isFolder,
            let canvas = name.wholeMatch(
                of:
                    #/(?:LATE_)?(anon_([A-Za-z0-9]+))_([0-9]{1,18})_(.+)|([^_]+)_(?:LATE_)?([0-9]{1,18})_([0-9]{1,18})_(.+)/#
            )
        {
            learner = String(canvas.1 ?? canvas.5 ?? "")
            number = (canvas.2 ?? canvas.6).map { String($0) }
            let (upload, file) = (canvas.3 ?? canvas.7 ?? "", canvas.4 ?? canvas.8 ?? "")
            attempt = [rank, Int(upload) ?? 0, Self.repetition(in: file)]
        } else if let moodle = name.wholeMatch(
            of: #/(.+?)_([0-9]{1,18})_assignsubmission_([a-z]+)(?:_.*)?/#)
        {
            learner = String(moodle.1)
            number = String(moodle.2)
            moodleNumber = number
            // Moodle stores text that was typed into a form next to the uploaded file, which ranks
            // above the text.
            attempt = [moodle.3 == "file" ? 1 : 0, rank]
        } else {
            learner = Self.withoutEnding(name)
            number = nil
            attempt = []
        }
    }

    /// The file extensions of archives, the longest first.
    private static let endings = [
        ".tar.lzma", ".tar.bz2", ".tar.zst", ".tar.gz", ".tar.xz", ".tbz2", ".tgz", ".tbz", ".txz",
        ".tar", ".zip", ".rar", ".7z",
    ]

    /// Whether the name belongs to an archive of any kind.
    static func isArchive(_ name: String) -> Bool {
        let name = name.lowercased()
        return endings.contains { name.hasSuffix($0) }
    }

    /// The file extensions of documents and programs. Many of these files are zip archives
    /// internally.
    private static let documents = [
        ".pdf", ".doc", ".docx", ".odt", ".rtf", ".pages", ".epub", ".xls", ".xlsx", ".ods",
        ".numbers", ".ppt", ".pptx", ".odp", ".key", ".jar", ".apk", ".ipa",
    ]

    /// Whether the name belongs to a document or a program. These contain no work, whatever their
    /// first bytes are.
    package static func isDocument(_ name: String) -> Bool {
        let name = name.lowercased()
        return documents.contains { name.hasSuffix($0) }
    }

    /// Whether a file that starts with these bytes is an archive, whatever it is called.
    static func isArchive(startingWith start: [UInt8]) -> Bool {
        let marks = [
            Array("PK".utf8), [0x1F, 0x8B], Array("BZh".utf8), [0xFD, 0x37, 0x7A, 0x58],
            [0x28, 0xB5, 0x2F, 0xFD], Array("7z".utf8), Array("Rar!".utf8),
        ]
        return marks.contains(where: start.starts)
            || start.dropFirst(257).starts(with: "ustar".utf8)
    }

    /// The name without the file extension of an archive or a document.
    private static func withoutEnding(_ name: String) -> String {
        let lower = name.lowercased()
        guard let ending = (endings + documents).first(where: { lower.hasSuffix($0) }),
            name.utf8.count > ending.utf8.count
        else { return name }
        return String(decoding: name.utf8.dropLast(ending.utf8.count), as: UTF8.self)
    }

    /// The 2 in `work-2.zip`. Canvas numbers uploads that have the same name.
    private static func repetition(in name: Substring) -> Int {
        guard let match = withoutEnding(String(name)).firstMatch(of: #/-([0-9]{1,4})$/#) else {
            return 0
        }
        return Int(match.1) ?? 0
    }
}
