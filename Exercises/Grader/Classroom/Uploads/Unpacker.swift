import FileSystem
import Grading
import Processes

/// Unpacks archives with `bsdtar` in the sandbox, because no archive is trusted.
///
/// A learner's archive is unpacked to a folder in memory with limited size, and regular files are
/// copied out of it. A class's archive may be large, so it is unpacked to the disk once the sizes
/// of its entries are known. If anything goes wrong, nothing is unpacked, so that no learner is
/// marked on only a part of their work.
package struct Unpacker: Sendable {
    /// The absolute path of `bsdtar`.
    let program: String
    let processes: Processes
    let sandbox: Sandbox?
    /// A folder for temporary files, by absolute path.
    let scratch: String
    let files: Files

    /// Finds the program: on macOS, `tar` is bsdtar.
    package static func findProgram() -> String? {
        #if os(macOS)
            findExecutable("tar", path: path)
        #else
            findExecutable("bsdtar", path: path)
        #endif
    }

    /// The folders of programs that are visible in the sandbox.
    private static let path = "/usr/bin:/bin"

    /// The reason why an archive couldn't be unpacked.
    package enum Problem: Error, Sendable, Equatable, Codable {
        /// The file is larger than this many bytes.
        case tooLarge(Int)
        /// The file isn't an archive of a supported kind.
        case unknownKind
        case damaged
        /// The archive has a password.
        case locked
        /// The archive contains more than a submission may, or unpacking it takes too long.
        case tooMuch
        /// The archive contains links or devices.
        case links
    }

    /// The entries to extract from an archive.
    private enum Wanted: String {
        /// No entries: only the names are listed.
        case names
        /// The Swift files, or all entries if there are none.
        case code
        /// All entries, because the archive contains the uploads of a class.
        case everything
    }

    /// The maximum size of a learner's archive, in bytes.
    static let maximumSize = 256 << 20
    /// The number of bytes that may be extracted from any class's archive. A large archive may
    /// extract to twice its own size if that is more, because most of its content is already
    /// compressed.
    var leastOfClass = 1 << 30

    /// The maximum number of bytes and entries that may be extracted from an archive.
    private func maximum(of archive: String, _ wanted: Wanted) -> (bytes: Int, count: Int) {
        wanted == .code
            ? (Sandbox.scratchSize, 20_000)
            : (max(leastOfClass, 2 * (files.size(archive) ?? 0)), 500_000)
    }

    /// The paths of the entries in an archive.
    ///
    /// - Throws: `Problem`
    func names(in archive: String) throws -> [String] {
        try inScratchFolder { folder in
            try run(archive, .names, to: "\(folder)/out", folder)
                .split(separator: "\n").map(String.init)
        }
    }

    /// Unpacks a learner's archive to a temporary folder, and passes it to `body`.
    ///
    /// - Throws: `Problem`, or what `body` throws.
    func withContents<Value>(
        of archive: String, _ body: (String) throws -> Value
    ) throws -> Value {
        guard (files.size(archive) ?? 0) <= Self.maximumSize else {
            throw Problem.tooLarge(Self.maximumSize)
        }
        return try inScratchFolder { folder in
            _ = try run(archive, .code, to: "\(folder)/out", folder)
            return try body("\(folder)/out")
        }
    }

    /// Unpacks a class's archive to a folder.
    ///
    /// - Throws: `Problem`
    func unpack(_ archive: String, to folder: String) throws {
        do {
            try inScratchFolder { _ = try run(archive, .everything, to: folder, $0) }
        } catch {
            try? files.remove(folder)
            throw error
        }
    }

    private func inScratchFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
        let folder = "\(scratch)/\(Secret.make())"
        defer { try? files.remove(folder) }
        try files.makeFolder("\(folder)/scratch")
        return try body(folder)
    }

    /// Runs the program, and returns what it printed.
    private func run(
        _ archive: String, _ wanted: Wanted, to out: String, _ folder: String
    ) throws -> String {
        try files.makeFolder(out)
        let room = "\(folder)/scratch"
        let maximum = maximum(of: archive, wanted)
        var command = Command(
            executable: "/bin/sh",
            arguments: [
                "-c", Self.script, "sh", program, archive, out, room, wanted.rawValue,
                "\(maximum.count)", "\(maximum.bytes)",
            ],
            environment: ["PATH": Self.path, "LC_ALL": "C.UTF-8"], directory: "/")
        if let sandbox {
            command = sandbox.wrap(
                command, Sandbox.Access(readable: [archive], writable: [out], scratch: room))
        }
        let limits = Limits(
            total: .seconds(wanted == .everything ? 600 : 60), memory: 512 << 20, processes: 32)
        let (end, text) = try processes.output(of: command, limits: limits)
        switch end {
        case .exited(0): return text
        case .exited(65), .timedOut, .tooLong, .outOfMemory: throw Problem.tooMuch
        case .exited(66): throw Problem.links
        case .exited(67): throw FileError(action: .write, path: out, reason: .noSpace)
        default: throw Self.problem(in: text)
        }
    }

    /// The problem that the program's message describes.
    private static func problem(in text: String) -> Problem {
        func says(_ words: String...) -> Bool { words.contains { text.contains($0) } }
        if says("passphrase", "ncrypted") { return .locked }
        if says("No space left", "File too large", "File size limit") { return .tooMuch }
        return says("Unrecognized archive format", "mtree") ? .unknownKind : .damaged
    }

    /// Lists an archive, unpacks it in memory, and copies the files out. A class's archive is
    /// unpacked directly to its destination. This is safe, because libarchive never writes more of
    /// an entry than the listed size.
    ///
    /// Names that aren't UTF-8 are read as Latin-1, so that a folder with such a name can be
    /// searched.
    private static let script = #"""
        exec 2>&1
        tar=$1 archive=$2 out=$3 room=$4 wanted=$5 most=$6 bytes=$7
        unpack() {
            "$tar" "$@" -f "$archive" --passphrase x --options zip:hdrcharset=CP437 \
                --exclude .build --exclude .git --exclude __MACOSX --exclude '._*'
        }
        cd "$room" || exit 1
        unpack -t >names || { cat names; exit 1; }
        [ "$(wc -l <names)" -le "$most" ] || exit 65
        if [ "$wanted" = names ]; then cat names; exit 0; fi
        grep -qE '(^|/)\.\.(/|$)' names && exit 1
        unpack -tv | grep -q '^[^-dh].*\(Starter\|Stage\|\.swift\)' && exit 66
        set --
        if [ "$wanted" = code ] && grep -q '\.swift$' names; then set -- --include '*.swift'; fi
        all=$room/all
        if [ "$wanted" = everything ]; then
            all=$out
            unpack -tv --numeric-owner | while read -r _ _ _ _ size _; do
                case $size in *[!0-9]*) continue ;; esac
                [ "$size" -le "$bytes" ] && bytes=$((bytes - size)) || exit 1
            done || exit 65
        fi
        mkdir -p "$all"
        unpack -x -C "$all" --no-same-owner --no-same-permissions "$@" || exit 1
        chmod -R u+rwX "$all"
        [ -z "$(find "$all" ! -type f ! -type d)" ] || exit 66
        LC_ALL=C find "$all" -mindepth 1 -depth -name '*[! -~]*' -exec sh -c '
            for path; do
                name=${path##*/}
                printf %s "$name" | iconv -f UTF-8 -t UTF-8 >/dev/null 2>&1 && continue
                mv "$path" "${path%/*}/$(printf %s "$name" | iconv -f LATIN1 -t UTF-8)" || exit 1
            done' sh {} +
        [ "$all" = "$out" ] || cp -R "$all/." "$out" || exit 67
        """#
}
