import FileSystem
import Foundation
import Processes

/// Takes the Swift files out of a learner's archive, which is not trusted.
///
/// The system's `unzip` and `tar` do it, in the sandbox, in a folder in memory that holds 64 MiB and is
/// gone afterwards. What they leave there comes out through a pipe, and only regular files with a name
/// that ends in `.swift`: no link, no device, nothing outside.
package struct Unpacker: Sendable {
    let processes: Processes
    let sandbox: Sandbox?
    /// A folder for what lies there for a moment, by absolute path.
    let scratch: String
    let files: Files
    /// The most bytes that come out of an archive of a whole class.
    var maximumOfClass = 4 << 30

    package init(processes: Processes, sandbox: Sandbox?, scratch: String, files: Files) {
        self.processes = processes
        self.sandbox = sandbox
        self.scratch = scratch
        self.files = files
    }

    /// Where the system's programs are that open archives.
    package static let path = "/usr/bin:/bin"

    /// Why nothing came out of an archive.
    package enum Problem: Error, Sendable, Equatable, Codable {
        /// The archive is larger than this many bytes.
        case tooLarge(Int)
        /// The file is no archive that the system's programs know.
        case unknownKind
        /// The archive is damaged, or it has a password; what the program said.
        case damaged(String)
        /// The archive holds more than fits, or unpacking it takes too long.
        case tooMuch
        /// The archive is that of a class, and more than this many bytes come out.
        case tooMuchForAClass(Int)
    }

    /// The most bytes of an archive.
    static let maximumSize = 256 << 20
    /// The most bytes that come out, with their names.
    static let maximumOutput = 64 << 20
    private static let limits = Limits(
        total: .seconds(60), memory: 512 << 20, processes: 16)

    /// The archive's Swift files by path, written below a new folder of `scratch`, which `body` gets.
    package func withContents<Value>(
        of archive: String, _ body: (String) throws -> Value
    ) throws -> Value {
        let folder = "\(scratch)/\(Secret.make())"
        defer { try? files.remove(folder) }
        for (path, bytes) in try contents(of: archive, copyIn: folder) {
            try files.write("\(folder)/files/\(path)", bytes)
        }
        try files.makeFolder("\(folder)/files")
        return try body("\(folder)/files")
    }

    /// Unpacks an archive of a whole class, as a system for courses makes it, to an empty folder.
    ///
    /// That system made it, so it may be large; what is in it is as little trusted as ever.
    ///
    /// - Returns: What the program said where not all of it came out; nil where all did.
    package func unpackClass(_ archive: String, to folder: String) throws -> String? {
        guard let kind = Self.kind(try files.start(archive, 512) ?? []) else {
            throw Problem.unknownKind
        }
        try files.makeFolder(folder)
        var command = Command(
            executable: "/bin/sh",
            arguments: [
                "-c", Self.classScript, "sh", archive, kind, folder, "\(maximumOfClass >> 10)",
            ],
            environment: ["PATH": Self.path, "LC_ALL": "C.UTF-8", "HOME": folder],
            directory: folder)
        if let sandbox {
            command = sandbox.wrap(
                command,
                Sandbox.Access(
                    readable: [archive], writable: [folder], scratch: "\(scratch)/\(Secret.make())")
            )
        }
        let (end, text) = try processes.output(
            of: command, limits: Limits(total: .seconds(600), memory: 512 << 20, processes: 16))
        let words = Self.words(Array(text.utf8), about: archive)
        switch end {
        case .exited(0): return nil
        case .exited(7): return words
        case .exited(8): throw Problem.tooMuchForAClass(maximumOfClass)
        case .interrupted: throw ProcessError.interrupted
        default: throw Problem.damaged(words)
        }
    }

    private static let classScript = """
        unpack() {
            case $2 in
            unzip) exec unzip -qq -o -P '' "$1" -x '*.build/*' '*.git/*' -d "$3" 2>&1 ;;
            *) exec tar -C "$3" --no-same-owner --no-same-permissions --exclude .build \\
                --exclude .git -xf "$1" 2>&1 ;;
            esac
        }
        stop_if_too_much() {
            if [ "$(du -sk "$1" | cut -f 1)" -gt "$2" ]; then
                kill "$work" 2>/dev/null
                exit 8
            fi
        }
        unpack "$@" &
        work=$!
        # Nobody else counts what comes out: a small archive can hold any amount.
        while kill -0 "$work" 2>/dev/null; do
            stop_if_too_much "$3" "$4"
            sleep 0.1
        done
        wait "$work"
        status=$?
        stop_if_too_much "$3" "$4"
        # 1 is a warning of unzip's.
        if [ $status -le 1 ]; then exit 0; fi
        # One learner's part may be damaged, and the others' are not to be lost with it.
        if [ -n "$(find "$3" -type f | head -n 1)" ]; then exit 7; fi
        exit 3
        """

    private func contents(
        of archive: String, copyIn folder: String
    ) throws -> [String: [UInt8]] {
        guard (files.size(archive) ?? 0) <= Self.maximumSize else {
            throw Problem.tooLarge(Self.maximumSize)
        }
        let start = try files.start(archive, 512) ?? []
        guard let kind = Self.kind(start) else { throw Problem.unknownKind }
        // The user that it is unpacked as may not read the original.
        let copy = "\(folder)/archive"
        try files.write(copy, try files.read(archive))
        let work = "\(folder)/work"
        try files.makeFolder(work)
        var command = Command(
            executable: "/bin/sh", arguments: ["-c", Self.script, "sh", copy, kind],
            environment: ["PATH": Self.path, "LC_ALL": "C.UTF-8", "HOME": work],
            directory: work)
        if let sandbox {
            command = sandbox.wrap(command, Sandbox.Access(readable: [copy], scratch: work))
        }
        var output: [UInt8] = []
        let end = try processes.run(command, Self.limits) { event in
            if case .output(let bytes) = event, output.count <= Self.maximumOutput {
                output += bytes
            }
            return true
        }
        switch end {
        case .interrupted: throw ProcessError.interrupted
        case .exited(0) where output.count <= Self.maximumOutput: return try Self.read(output)
        case .exited(3): throw Problem.damaged(Self.words(output, about: copy))
        default: throw Problem.tooMuch
        }
    }

    /// Whether the file is an archive that can be tried, whatever it is called.
    static func isArchive(_ path: String, files: Files) -> Bool {
        kind((try? files.start(path, 512)) ?? []) != nil
    }

    /// The program for an archive that begins with these bytes; nil where there is none.
    private static func kind(_ start: [UInt8]) -> String? {
        if start.starts(with: Array("PK".utf8)) { return "unzip" }
        if start.count > 262, start[257..<262].elementsEqual("ustar".utf8) { return "tar" }
        let packed: [[UInt8]] = [
            [0x1F, 0x8B], Array("BZh".utf8), [0xFD, 0x37, 0x7A, 0x58], [0x28, 0xB5, 0x2F, 0xFD],
        ]
        return packed.contains { start.starts(with: $0) } ? "tar" : nil
    }

    /// Unpacks the Swift files, and prints each with its name and its length before it; status 3 where
    /// the program could not unpack, with its words, and 4 where there was no room.
    ///
    /// What was built and what git keeps is left where it is: it may be a hundred times as large.
    private static let script = """
        mkdir out
        case $2 in
        unzip) unzip -qq -o -P '' "$1" '*.swift' -x '*.build/*' '*.git/*' -d out >words 2>&1 ;;
        *) case $(tar --version) in
            bsdtar*) tar -C out --include '*.swift' --exclude .build --exclude .git \\
                -xf "$1" >words 2>&1 ;;
            *) tar -C out --no-same-owner --no-same-permissions --exclude .build --exclude .git \\
                --wildcards -xf "$1" '*.swift' >words 2>&1 ;;
            esac ;;
        esac
        status=$?
        if grep -q 'No space left\\|write error\\|disk full' words; then exit 4; fi
        # 11 of unzip: no Swift file in it. 82: a password. Of tar's complaints some are about single
        # entries, such as links; these words are about the archive.
        broken=no
        case $2:$status in
        *:[01] | unzip:11) ;;
        unzip:*) broken=yes ;;
        *)
            if grep -q 'Child returned\\|not recoverable\\|[Tt]runcated' words; then broken=yes; fi
            if [ -z "$(find out -type f -name '*.swift')" ] \\
                && ! grep -q 'Not found in archive' words; then broken=yes; fi ;;
        esac
        if [ "$broken" = yes ]; then
            if [ "$2:$status" = unzip:82 ]; then echo 'It has a password.'; fi
            grep -v 'filename not matched' words | head -c 1000
            exit 3
        fi
        chmod -R u+rwX out 2>/dev/null
        find out -type f -name '*.swift' ! -path '*/__MACOSX/*' -exec sh -c 'for f; do
            printf "%s\\0%d\\0" "$f" "$(wc -c <"$f")"
            cat "$f"
        done' sh {} + || exit 4
        """

    /// The files of what the script has printed; none but those below `out`.
    private static func read(_ output: [UInt8]) throws -> [String: [UInt8]] {
        var result: [String: [UInt8]] = [:]
        var rest = output[...]
        while let nameEnd = rest.firstIndex(of: 0) {
            // Bytes: an accent behind a slash makes another character of it.
            let parts = rest[..<nameEnd].split(separator: UInt8(ascii: "/")).dropFirst()
                .map { String(decoding: $0, as: UTF8.self) }
            rest = rest[(nameEnd + 1)...]
            guard let lengthEnd = rest.firstIndex(of: 0),
                let length = Int(String(decoding: rest[..<lengthEnd], as: UTF8.self)),
                (0..<rest.endIndex - lengthEnd).contains(length)
            else { throw Problem.tooMuch }
            let end = lengthEnd + 1 + length
            if !parts.contains("..") {
                result[parts.joined(separator: "/")] = Array(rest[(lengthEnd + 1)..<end])
            }
            rest = rest[end...]
        }
        return result
    }

    /// What the program said, on one line.
    private static func words(_ output: [UInt8], about archive: String) -> String {
        String(decoding: output.prefix(1000), as: UTF8.self).replacing(archive, with: "the archive")
            .split(whereSeparator: \.isNewline).prefix(3).map(String.init)
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
    }
}
