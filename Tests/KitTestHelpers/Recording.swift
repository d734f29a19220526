import Foundation

@testable import FileSystem

/// Files with expected texts; `WORKSHOP_RECORD=1` rewrites them.
enum Recording {
    /// Whether the expected texts are written instead of compared.
    static let isOn = ProcessInfo.processInfo.environment["WORKSHOP_RECORD"] == "1"

    /// How a text differs from the file, as a sentence for a failure; nil if they are the same, or if the
    /// file is rewritten.
    static func difference(_ text: String, fromFile path: String) throws -> String? {
        guard !isOn else {
            try Files.live.write(path, Array(text.utf8))
            return nil
        }
        let name = path.split(separator: "/").last ?? ""
        return firstDifference(
            text, from: String(decoding: try Files.live.read(path), as: UTF8.self)
        )
        .map { "\(name): \($0); write it anew with WORKSHOP_RECORD=1" }
    }
}

/// The first line in which two texts differ; nil if they are the same.
func firstDifference(_ text: String, from expected: String) -> String? {
    guard text != expected else { return nil }
    let lines = [text, expected].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let index = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let line = index ?? min(lines[0].count, lines[1].count)
    func shown(_ lines: [Substring]) -> String {
        line < lines.count ? "'\(lines[line])'" : "nothing"
    }
    return "line \(line + 1) is \(shown(lines[0])) and was \(shown(lines[1]))"
}
