import Digest
import Foundation

@testable import Processes

/// The output of a fake test process, as the test reporter would send it.
struct MadeUpReport {
    /// The names of the tests that the process was asked to run, or its options.
    let words: [String]
    private var hash: SipHash
    private var number = 0

    /// - Parameter command: The command that would run the process.
    init(_ command: Command) {
        let parts = command.input.split(separator: "\n", maxSplits: 1)
        self.init(
            key: String(parts.first?.prefix(32) ?? ""),
            words: (parts.dropFirst().first ?? "").split(separator: "\0").map(String.init))
    }

    /// - Parameter key: 32 hexadecimal digits.
    init(key: String, words: [String] = []) {
        self.words = words
        let digits = Array(key)
        hash = SipHash(
            key: stride(from: 0, to: digits.count, by: 2).compactMap {
                UInt8(String(digits[$0...($0 + 1)]), radix: 16)
            })
    }

    /// Returns the next line, with this JSON.
    mutating func line(_ json: String) -> String {
        let text = "\(number) \(json)"
        number += 1
        let code = String(format: "%016llx", hash.code(of: Array(text.utf8)[...]))
        hash = hash.next
        return "\(code) \(text)"
    }

    /// Sends the next line, followed by its mark on standard output.
    mutating func send(_ json: String, _ handler: (ProcessEvent) -> Bool) {
        _ = handler(.report(line(json)))
        _ = handler(.output(Self.mark(number - 1)))
    }

    /// The mark on standard output that stands for a line.
    static func mark(_ number: Int) -> [UInt8] { Array("\u{1E}report \(number)\n".utf8) }
}
