import Foundation
import TestNeeds
import XCTest

@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Archives that are what they seem, and archives that aren't, unpacked by the system's programs.
final class UnpackerTests: XCTestCase {
    override func setUpWithError() throws {
        for needed in [Needed.sandbox, .tar, .unzip] { try needed.orSkip() }
    }

    func testTheSwiftFilesOfATarComeOut() throws {
        let folder = try made { folder in
            try Files.live.write("\(folder)/w/Starter/Stage1/A b.swift", Array("let a = 1\n".utf8))
            try Files.live.write("\(folder)/w/Starter/Stage1/ä.swift", Array("\0".utf8))
            try Files.live.write("\(folder)/w/.build/B.swift", Array("b".utf8))
            try Files.live.write("\(folder)/w/readme.txt", Array("c".utf8))
            try self.run("tar", ["-czf", "x.tgz", "w"], in: folder)
        }
        XCTAssertEqual(
            try contents(of: "\(folder)/x.tgz"),
            ["w/Starter/Stage1/A b.swift": "let a = 1\n", "w/Starter/Stage1/ä.swift": "\0"])
    }

    func testTheSwiftFilesOfAZipComeOut() throws {
        let folder = try temporaryFolder()
        try Files.live.write("\(folder)/x.zip", Self.zip("Starter/Stage1/A.swift", "let a = 1\n"))
        XCTAssertEqual(
            try contents(of: "\(folder)/x.zip"), ["Starter/Stage1/A.swift": "let a = 1\n"])
    }

    func testNothingGetsOutOfTheFolder() throws {
        let folder = try made { folder in
            try Files.live.write("\(folder)/out.swift", Array("evil".utf8))
            try Files.live.write("\(folder)/in/ok.swift", Array("fine".utf8))
            try Files.live.makeFolder("\(folder)/in/a")
            try self.run(
                "tar", ["-P", "-cf", "x.tar", "in/ok.swift", "in/a/../../out.swift"], in: folder)
            try self.run("tar", ["-P", "-rf", "x.tar", "\(folder)/out.swift"], in: folder)
            try Files.live.remove("\(folder)/out.swift")
        }
        let files = try contents(of: "\(folder)/x.tar")
        XCTAssertEqual(files["in/ok.swift"], "fine")
        XCTAssertFalse(files.keys.contains { $0.contains("..") }, "\(files.keys)")
        XCTAssertNil(Files.live.kind("\(folder)/out.swift"))
        let zip = Self.zip("../../escaped.swift", "evil")
        try Files.live.write("\(folder)/x.zip", zip)
        _ = try? contents(of: "\(folder)/x.zip")
        XCTAssertNil(Files.live.kind("\(folder)/escaped.swift"))
    }

    func testALinkIsNoFile() throws {
        let folder = try made { folder in
            try Files.live.write("\(folder)/secret.swift", Array("secret".utf8))
            try self.run("ln", ["-s", "\(folder)/secret.swift", "A.swift"], in: folder)
            try self.run("tar", ["-cf", "x.tar", "A.swift"], in: folder)
        }
        XCTAssertEqual(try contents(of: "\(folder)/x.tar"), [:])
    }

    func testABombIsToldFromASubmission() throws {
        let folder = try made { folder in
            try self.run("truncate", ["-s", "100M", "big.swift"], in: folder)
            try self.run("tar", ["-czf", "x.tgz", "big.swift"], in: folder)
        }
        XCTAssertThrowsError(try contents(of: "\(folder)/x.tgz")) {
            XCTAssertEqual($0 as? Unpacker.Problem, .tooMuch)
        }
    }

    func testAnArchiveThatIsCutIsNotTakenForWhole() throws {
        let folder = try made { folder in
            for number in 1...20 {
                let text = (0..<4000).map { "\($0 * number * 7919 % 100_003)" }.joined()
                try Files.live.write("\(folder)/w/A\(number).swift", Array(text.utf8))
            }
            try self.run("tar", ["-czf", "x.tgz", "w"], in: folder)
        }
        let whole = try Files.live.read("\(folder)/x.tgz")
        XCTAssertEqual(try contents(of: "\(folder)/x.tgz").count, 20)
        try Files.live.write("\(folder)/x.tgz", Array(whole.prefix(whole.count * 2 / 3)))
        XCTAssertThrowsError(try contents(of: "\(folder)/x.tgz")) { error in
            guard case .damaged? = error as? Unpacker.Problem else { return XCTFail("\(error)") }
        }
    }

    func testWhatIsNoArchive() throws {
        let folder = try temporaryFolder()
        try Files.live.write("\(folder)/a.zip", Array("no".utf8))
        XCTAssertThrowsError(try contents(of: "\(folder)/a.zip")) {
            XCTAssertEqual($0 as? Unpacker.Problem, .unknownKind)
        }
        try Files.live.write("\(folder)/b.zip", Array(Self.zip("A.swift", "a").prefix(40)))
        XCTAssertThrowsError(try contents(of: "\(folder)/b.zip")) { error in
            guard case .damaged(let words)? = error as? Unpacker.Problem else {
                return XCTFail("\(error)")
            }
            XCTAssertFalse(words.contains(folder), words)
        }
    }

    func testADamagedArchiveOfAClassKeepsWhatComesOutAndSaysSo() throws {
        let folder = try made { folder in
            for number in 1...9 {
                let text = (0..<4000).map { "\($0 * number * 7919 % 100_003)" }.joined()
                try Files.live.write("\(folder)/w/\(number)/A.swift", Array(text.utf8))
            }
            try self.run("tar", ["--sort=name", "-cf", "x.tar", "w"], in: folder)
        }
        let unpacker = try unpacker()
        XCTAssertNil(try unpacker.unpackClass("\(folder)/x.tar", to: "\(folder)/whole"))
        let whole = try Files.live.read("\(folder)/x.tar")
        try Files.live.write("\(folder)/x.tar", Array(whole.prefix(whole.count / 2)))
        let words = try XCTUnwrap(unpacker.unpackClass("\(folder)/x.tar", to: "\(folder)/part"))
        XCTAssertFalse(words.isEmpty)
        XCTAssertFalse(words.contains(folder), words)
        let names = try Files.live.names("\(folder)/part/w")
        XCTAssertTrue((1..<9).contains(names.count), "\(names)")
        try run("tar", ["-czf", "x.tgz", "w"], in: folder)
        let packed = try Files.live.read("\(folder)/x.tgz")
        try Files.live.write("\(folder)/x.tgz", Array(packed.prefix(40)))
        XCTAssertThrowsError(try unpacker.unpackClass("\(folder)/x.tgz", to: "\(folder)/none"))
    }

    func testAClassHasALimitAndLeavesOutWhatWasBuilt() throws {
        let folder = try made { folder in
            try self.run("mkdir", ["-p", "w/ann/.git", "w/bob/.build"], in: folder)
            for path in ["ann/.git/big", "bob/.build/big"] {
                try self.run("truncate", ["-s", "20M", "w/\(path)"], in: folder)
            }
            try Files.live.write("\(folder)/w/ann/A.swift", Array("a".utf8))
            try self.run("tar", ["-czf", "built.tgz", "w"], in: folder)
            try self.run("mv", ["w/ann/.git/big", "w/ann/big.swift"], in: folder)
            try self.run(
                "dd", ["if=/dev/zero", "of=w/ann/big.swift", "bs=1M", "count=20"], in: folder)
            try self.run("tar", ["-czf", "bomb.tgz", "w"], in: folder)
        }
        try Files.live.write("\(folder)/x.zip", Self.zip("w/ann/.git/A.swift", "evil"))
        var unpacker = try unpacker()
        unpacker.maximumOfClass = 10 << 20
        XCTAssertNil(try unpacker.unpackClass("\(folder)/built.tgz", to: "\(folder)/built"))
        XCTAssertEqual(try Files.live.names("\(folder)/built/w/ann"), ["A.swift"])
        XCTAssertThrowsError(
            try unpacker.unpackClass("\(folder)/bomb.tgz", to: "\(folder)/bomb")
        ) { XCTAssertEqual($0 as? Unpacker.Problem, .tooMuchForAClass(10 << 20)) }
        _ = try? unpacker.unpackClass("\(folder)/x.zip", to: "\(folder)/zip")
        XCTAssertNil(Files.live.kind("\(folder)/zip/w/ann/.git/A.swift"))
    }

    private func unpacker() throws -> Unpacker {
        Unpacker(
            processes: FixtureLearner.processes, sandbox: try FixtureLearner.sandbox(),
            scratch: try temporaryFolder(), files: .live)
    }

    /// The text of each file that comes out of an archive.
    private func contents(of archive: String) throws -> [String: String] {
        try unpacker().withContents(of: archive) { folder in
            try SourceFolder.read(folder, ending: "", files: .live).files
                .mapValues { String(decoding: $0, as: UTF8.self) }
        }
    }

    private func made(_ make: (String) throws -> Void) throws -> String {
        let folder = try temporaryFolder()
        try make(folder)
        return folder
    }

    private func run(_ program: String, _ arguments: [String], in folder: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = URL(filePath: folder)
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "\(program) \(arguments)")
    }

    /// A zip with one file that is stored as it is, since not every system has a program for it.
    private static func zip(_ name: String, _ text: String) -> [UInt8] {
        let (name, bytes) = (Array(name.utf8), Array(text.utf8))
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
        }
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let sizes =
            little(Int(~crc), 4) + little(bytes.count, 4) + little(bytes.count, 4)
            + little(name.count, 2) + little(0, 2)
        let head = little(20, 2) + little(0, 2) + little(0, 2) + little(0, 4)
        let file = Array("PK\u{3}\u{4}".utf8) + head + sizes + name + bytes
        let entry =
            Array("PK\u{1}\u{2}".utf8) + little(20, 2) + head + sizes + little(0, 2) + little(0, 2)
            + little(0, 2) + little(0, 4) + little(0, 4) + name
        return file + entry + Array("PK\u{5}\u{6}".utf8) + little(0, 4) + little(1, 2)
            + little(1, 2) + little(entry.count, 4) + little(file.count, 4) + little(0, 2)
    }
}
