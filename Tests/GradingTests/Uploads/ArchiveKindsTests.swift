import Foundation
import ProgramTestHelpers
import XCTest

@testable import Catalog
@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Tests how archives of all kinds, ordinary and hostile, are opened in the sandbox.
final class ArchiveKindsTests: XCTestCase {
    /// The result of opening an archive: the paths of its Swift files, or the reason why the
    /// archive isn't opened.
    private enum Result: Equatable {
        case files([String])
        case problem(Unpacker.Problem)
    }

    private static let file = Result.files(["Starter/Stage1/A.swift"])

    /// The archives that `script` creates.
    private static let archives: [(name: String, result: Result)] = [
        ("a.zip", file), ("a.tar", file), ("a.tar.gz", file), ("a.tar.bz2", file),
        ("a.tar.xz", file), ("a.tar.zst", file), ("a.tar.lzma", file), ("a.7z", file),
        ("a.cpio", file), ("stored.zip", file),
        // Archives that also contain files that learners forget to remove: build products, files of
        // Git or macOS, and a picture.
        ("extras.zip", file),
        ("builds.zip", .files(["with-my.build/Starter/Stage1/my.build/A.swift"])),
        // The names are in other encodings, but the folder can still be read.
        ("latin1.tar", .files(["Mü ller/Starter/Stage1/A.swift"])),
        ("cp437.zip", .files(["Müller/Starter/Stage1/A.swift"])),
        ("utf8.zip", .files(["李小龙/Starter/Stage1/Ä.swift"])),
        ("backslashes.zip", file),
        ("unreadable.tar", file),
        // If two entries have the same name, the last one wins.
        ("twice.zip", file),
        ("empty.zip", .files([])), ("nothing.tar", .files([])), ("text.zip", .files(["notes.txt"])),
        ("inner.zip", .files(["a.zip"])),
        ("locked.zip", .problem(.locked)),
        ("cut.zip", .problem(.damaged)), ("cut.tar.gz", .problem(.damaged)),
        ("plain.zip", .problem(.unknownKind)),
        ("dots.tar", .problem(.damaged)), ("dots.zip", .problem(.damaged)),
        ("dots-of-text.tar", .problem(.damaged)),
        ("through.tar", .problem(.links)), ("symlink.tar", .problem(.links)),
        ("symlink.zip", .problem(.links)),
        ("fifo.tar", .problem(.links)),
        ("large.zip", .problem(.tooMuch)), ("bomb.tar.xz", .problem(.tooMuch)),
        ("many.tar", .problem(.tooMuch)),
    ]

    private static let script = #"""
        import io, os, subprocess, sys, tarfile, zipfile
        os.chdir(sys.argv[1])
        A, code = "Starter/Stage1/A.swift", b"let a = 1\n"

        def tar(name, entries, encoding="utf-8"):
            with tarfile.open(name, "w", format=tarfile.GNU_FORMAT, encoding=encoding) as file:
                for path, data, kind, mode in entries:
                    entry = tarfile.TarInfo(path)
                    entry.type, entry.mode = kind, mode
                    if kind == tarfile.REGTYPE: entry.size = len(data)
                    else: entry.linkname = data.decode()
                    file.addfile(entry, io.BytesIO(data))

        def regular(path, data=code): return (path, data, tarfile.REGTYPE, 0o644)

        def zip(name, entries, compression=zipfile.ZIP_DEFLATED):
            with zipfile.ZipFile(name, "w", compression) as file:
                for path, data in entries: file.writestr(path, data)

        os.makedirs("a/Starter/Stage1")
        open("a/" + A, "wb").write(code)
        for name in ["a.zip", "a.tar", "a.tar.gz", "a.tar.bz2", "a.tar.xz", "a.tar.zst", "a.tar.lzma",
                     "a.7z", "a.cpio"]:
            subprocess.run(["bsdtar", "-a", "-cf", name, "-C", "a", "Starter"], check=True)
        zip("stored.zip", [(A, code)], zipfile.ZIP_STORED)
        zip("extras.zip", [(A, code), (".build/B.swift", code), ("x/.git/C.swift", code),
            ("__MACOSX/Starter/Stage1/._A.swift", code), ("Starter/._D.swift", code),
            ("screen.png", os.urandom(1 << 20))])
        zip("builds.zip", [("with-my.build/Starter/Stage1/my.build/A.swift", code)])
        tar("latin1.tar", [regular("Mü ller/" + A)], "latin-1")
        zip("cp437.zip", [("Muller/" + A, code)])
        text = open("cp437.zip", "rb").read().replace(b"Muller", b"M\x81ller")
        open("cp437.zip", "wb").write(text)
        zip("utf8.zip", [("李小龙/Starter/Stage1/Ä.swift", code)])
        zip("backslashes.zip", [("Starter/Stage1/A.swift", code)])
        text = open("backslashes.zip", "rb").read().replace(b"Starter/Stage1/A", b"Starter\\Stage1\\A")
        open("backslashes.zip", "wb").write(text)
        tar("unreadable.tar", [("Starter", b"", tarfile.DIRTYPE, 0o755), (A, code, tarfile.REGTYPE, 0)])
        zip("twice.zip", [(A, b"first"), (A, code)])
        zip("empty.zip", [])
        tar("nothing.tar", [])
        zip("text.zip", [("notes.txt", b"notes")])
        zip("inner.zip", [("a.zip", open("a.zip", "rb").read())])
        subprocess.run(["zip", "-qrP", "secret", "../locked.zip", "Starter"], cwd="a", check=True)
        for name in ["a.zip", "a.tar.gz"]:
            data = open(name, "rb").read()
            open("cut" + name[1:], "wb").write(data[:len(data) // 3])
        open("plain.zip", "w").write("hello\n")
        tar("dots.tar", [regular("in/../../out.swift")])
        tar("dots-of-text.tar", [regular(A), regular("../../notes.txt")])
        zip("dots.zip", [("../../out.swift", code)])
        tar("through.tar", [("Starter", b"/tmp", tarfile.SYMTYPE, 0o777), regular("Starter/out.swift")])
        tar("symlink.tar", [regular(A), ("Starter/Stage1/B.swift", b"/etc/passwd", tarfile.SYMTYPE, 0o777)])
        os.symlink("/etc/passwd", "a/Starter/Stage1/B.swift")
        subprocess.run(["zip", "-qry", "../symlink.zip", "Starter"], cwd="a", check=True)
        tar("fifo.tar", [regular(A), ("Starter/Stage1/B.swift", b"", tarfile.FIFOTYPE, 0o644)])
        zip("stored-megabytes.zip", [("a.zip", bytes(3 << 20))], zipfile.ZIP_STORED)
        zip("large.zip", [(A, b"/" * (80 << 20))])
        tar("bomb.tar", [regular(f"Starter/Stage1/A{n}.swift", b"/" * (20 << 20)) for n in range(5)])
        subprocess.run(["bsdtar", "-a", "-cf", "bomb.tar.xz", "@bomb.tar"], check=True)
        tar("many.tar", [regular(f"Starter/Stage1/A{n}.swift", b"") for n in range(20_001)])
        """#

    private static let folder: String = {
        let folder = "\(NSTemporaryDirectory())/archives-\(UUID().uuidString)"
        try? Files.live.makeFolder(folder)
        return folder
    }()

    override class func tearDown() { try? Files.live.remove(folder) }

    override func setUpWithError() throws {
        for needed in [Needed.sandbox, .bsdtar, .zip, .python] { try needed.orSkip() }
        guard Files.live.kind("\(Self.folder)/a.zip") == nil else { return }
        let command = Command(
            executable: try XCTUnwrap(Needed.python.program),
            arguments: ["-c", Self.script, Self.folder],
            environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"], directory: "/")
        let (end, text) = try FixtureLearner.processes.output(of: command)
        XCTAssertEqual(end, .exited(0), text)
    }

    private func unpacker() throws -> Unpacker {
        try Unpacker.find(
            on: FixtureLearner.machine, sandbox: FixtureLearner.sandbox(),
            scratch: "\(Self.folder)/scratch")
    }

    func testEachKindOfArchiveIsUnpackedOrReported() throws {
        let unpacker = try unpacker()
        for (name, expected) in Self.archives {
            let result: Result
            do {
                result = try unpacker.withContents(of: "\(Self.folder)/\(name)") { folder in
                    let found =
                        FileManager.default.enumerator(atPath: folder)?
                        .compactMap { $0 as? String } ?? []
                    return .files(
                        found.filter { Files.live.kind("\(folder)/\($0)") != .folder }.sorted())
                }
            } catch let problem as Unpacker.Problem {
                result = .problem(problem)
            }
            XCTAssertEqual(result, expected, name)
        }
        XCTAssertNil(Files.live.kind("\(Self.folder)/out.swift"))
        XCTAssertNil(Files.live.kind("/tmp/out.swift"))
        XCTAssertEqual(try Files.live.names("\(Self.folder)/scratch"), [], "nothing may be left")
    }

    func testTheLastOfTwoEntriesWithTheSameNameWins() throws {
        try unpacker().withContents(of: "\(Self.folder)/twice.zip") { folder in
            let bytes = try Files.live.read("\(folder)/Starter/Stage1/A.swift")
            XCTAssertEqual(String(decoding: bytes, as: UTF8.self), "let a = 1\n")
        }
    }

    /// An archive for a whole class may unpack to a class's size limit, or to twice the size of the archive.
    func testAClassArchiveMayBeLarger() throws {
        var unpacker = try unpacker()
        let folder = "\(Self.folder)/class"
        try unpacker.unpack("\(Self.folder)/large.zip", to: folder)
        XCTAssertEqual(Files.live.size("\(folder)/Starter/Stage1/A.swift"), 80 << 20)
        unpacker.leastOfClass = 1 << 20
        try unpacker.unpack("\(Self.folder)/stored-megabytes.zip", to: folder)
        for name in ["large.zip", "symlink.tar", "cut.zip", "dots.tar"] {
            XCTAssertThrowsError(try unpacker.unpack("\(Self.folder)/\(name)", to: folder), name)
            XCTAssertNil(Files.live.kind(folder), "nothing may be left of \(name)")
        }
    }

    func testAFileThatIsTooLargeIsNotOpened() throws {
        let path = "\(Self.folder)/giant.zip"
        XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: nil))
        XCTAssertEqual(truncate(path, off_t(Unpacker.maximumSize + 1)), 0)
        XCTAssertThrowsError(try unpacker().withContents(of: path) { _ in }) {
            XCTAssertEqual($0 as? Unpacker.Problem, .tooLarge(Unpacker.maximumSize))
        }
    }
}
