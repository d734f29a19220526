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
        .map { "\(name): \($0); record it again with WORKSHOP_RECORD=1" }
    }

    /// The JSON with short lists and objects on one line.
    static func compact(_ json: String) -> String {
        json.replacing(#/\[\s+\]/#, with: "[]")
            .replacing(#/([\[{])\n\s+([^\[\]{}]*?)\n\s*([\]}])/#) { match in
                let line = match.2.split(separator: "\n")
                    .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
                let isLong = line.unicodeScalars.count > 100
                return isLong ? String(match.0) : "\(match.1) \(line) \(match.3)"
            }
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
