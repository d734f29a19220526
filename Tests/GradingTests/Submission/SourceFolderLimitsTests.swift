import Foundation
import XCTest

@testable import FileSystem
@testable import Grading

/// Tests which entries of a submission are refused, and for which reason, with real files.
final class SourceFolderLimitsTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = "\(NSTemporaryDirectory())/sources-\(UUID().uuidString)"
        try Files.live.makeFolder(folder)
    }

    override func tearDownWithError() throws { try Files.live.remove(folder) }

    private func write(_ path: String, bytes: Int = 1) throws {
        try Files.live.write("\(folder)/\(path)", Array(repeating: 0x20, count: bytes))
    }

    private func read() throws -> SourceFolder {
        try SourceFolder.read(folder, ending: ".swift", files: .live)
    }

    private func refused() throws -> [String: RefusedFile.Reason] {
        Dictionary(uniqueKeysWithValues: try read().refused.map { ($0.path, $0.reason) })
    }

    func testFiveHundredFilesAreAccepted() throws {
        for number in 0..<500 { try write("F\(number).swift") }
        XCTAssertEqual(try read().files.count, 500)
        XCTAssertEqual(try refused(), [:])
    }

    func testOneFileOverTheLimitIsTooMany() throws {
        for number in 0..<501 { try write("F\(number).swift") }
        XCTAssertEqual(try refused().values.map { $0 }, [.tooMany])
    }

    func testAFileOfOneMebibyteIsAccepted() throws {
        try write("A.swift", bytes: 1 << 20)
        try write("B.swift", bytes: 1 << 20 + 1)
        XCTAssertEqual(try read().files.keys.sorted(), ["A.swift"])
        XCTAssertEqual(try refused(), ["B.swift": .tooLarge])
    }

    func testManyLargeFilesAreTooMuch() throws {
        for number in 10..<30 { try write("F\(number).swift", bytes: 1 << 20) }
        XCTAssertEqual(try refused(), ["F26.swift": .tooMuch])
    }

    func testNamesThatDifferOnlyInCaseOrAccentsAreRefused() throws {
        for name in [
            "Feed.swift", "feed.swift", "Caf\u{E9}.swift", "Cafe\u{301}.swift", "Gruss.swift",
            "Gru\u{DF}.swift",
        ] { try write(name) }
        guard try Files.live.names(folder).count == 6 else {
            throw XCTSkip("This file system treats some of these names as the same.")
        }
        let reasons = try refused().values.map { $0 }
        XCTAssertEqual(reasons.count, 3)
        for reason in reasons {
            guard case .sameName = reason else { return XCTFail("\(reason)") }
        }
    }

    func testEntriesThatAreNotFilesAreRefused() throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/Link.swift", withDestinationPath: "/etc/passwd")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/Folder.swift", withDestinationPath: "/etc")
        XCTAssertEqual(mkfifo("\(folder)/Pipe.swift", 0o644), 0)
        try Files.live.makeFolder("\(folder)/InFolder.swift")
        XCTAssertEqual(
            try refused(),
            [
                "Link.swift": .notRegular, "Folder.swift": .notRegular, "Pipe.swift": .notRegular,
                "InFolder.swift": .notRegular,
            ])
    }

    /// The link is refused, and its target isn't read.
    func testALinkToAFolderIsNotFollowed() throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/loop", withDestinationPath: folder)
        try write("A.swift")
        XCTAssertEqual(try read().files.keys.sorted(), ["A.swift"])
        XCTAssertEqual(try refused(), ["loop": .notRegular])
    }

    func testNamesThatOtherProgramsMisunderstandAreRefused() throws {
        let names = [
            "a\nb.swift", "a\"b.swift", "$(id).swift", "`id`.swift", "-o.swift", "a\\b.swift",
            "a\u{202E}tfiws.swift", "a\u{1B}[2J.swift",
        ]
        for name in names { try write(name) }
        // The files of a refused folder aren't read.
        try write("-folder/A.swift")
        try write("Größe (1) von Ayu's +x=y.swift")
        XCTAssertEqual(
            try refused(),
            Dictionary(uniqueKeysWithValues: (names + ["-folder"]).map { ($0, .strangeName) }))
        XCTAssertEqual(try read().files.count, 1)
    }

    func testAPathThatIsTooLongIsRefused() throws {
        let name = String(repeating: "n", count: 234)
        try write("\(name).swift")
        try write("\(name)n.swift")
        XCTAssertEqual(try refused(), ["\(name)n.swift": .longName])
    }

    /// Checking a refused file also takes time, so refused files count too.
    func testRefusedFilesCountTowardTheLimit() throws {
        var files = Files.live
        files.kind = { $0.hasSuffix("/many") ? .folder : .file }
        for (count, reasons) in [
            (SourceFolder.maximumNames - 1, []), (SourceFolder.maximumNames, [.tooMany]),
        ] as [(Int, [RefusedFile.Reason])] {
            files.someNames = { [folder] path, most in
                path == folder ? ["many"] : (0..<min(most, count)).map { "\($0).txt" }
            }
            let read = try SourceFolder.read(folder, ending: ".swift", files: files)
            XCTAssertEqual(read.refused.map(\.reason), reasons)
        }
    }

    func testAfterManyRefusedFilesTheRestIsNotRead() throws {
        for number in 10..<90 {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/\(number).swift", withDestinationPath: "/etc/passwd")
        }
        XCTAssertEqual(try refused().count, SourceFolder.maximumRefused)
    }

    /// A file can be replaced after its path was checked and before it is opened.
    func testAFileThatBecomesALinkOrAPipeIsNotRead() throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/Link.swift", withDestinationPath: "/etc/passwd")
        XCTAssertEqual(mkfifo("\(folder)/Pipe.swift", 0o644), 0)
        var files = Files.live
        files.kind = { $0.hasSuffix(".swift") ? .file : Files.live.kind($0) }
        let read = try SourceFolder.read(folder, ending: ".swift", files: files)
        XCTAssertEqual(read.files, [:])
        XCTAssertEqual(read.refused.map(\.reason), [.notRegular, .notRegular])
    }

    /// The name consists of bytes that aren't text in any encoding that Swift reads.
    func testANameThatIsNotTextIsRefused() throws {
        let bytes = Array("\(folder)/".utf8) + [0xFF, 0xFE] + Array(".swift".utf8) + [0]
        let descriptor = bytes.withUnsafeBufferPointer {
            $0.withMemoryRebound(to: CChar.self) { creat($0.baseAddress!, 0o644) }
        }
        guard descriptor >= 0 else { throw XCTSkip("This disk refuses the name.") }
        close(descriptor)
        XCTAssertEqual(try read().files, [:])
        XCTAssertEqual(try refused().values.map { $0 }, [.notRegular])
    }
}
