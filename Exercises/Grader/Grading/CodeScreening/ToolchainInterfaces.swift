import SwiftSource

/// What the toolchain tells of the language's own modules: the text of their interfaces.
struct ToolchainInterfaces {
    private let compiler: Compiler

    init(_ compiler: Compiler) { self.compiler = compiler }

    /// The words that begin with an underscore and are in one of them; all with an underscore if none can be read.
    func hidden(among words: Set<String>) -> Set<String> {
        let words = words.filter { $0.hasPrefix("_") && $0.contains(where: \.isLetter) }
        if words.isEmpty { return [] }
        let texts = Self.modules.compactMap(text)
        return texts.isEmpty
            ? words : words.filter { word in texts.contains { Self.has(word, in: $0) } }
    }

    private static let modules = [
        "Swift", "_Concurrency", "_StringProcessing", "Observation", "Synchronization",
    ]

    private func text(of module: String) -> String? {
        let words = compiler.commands.compile
        func value(of option: String) -> String? {
            words.firstIndex(of: option).map { $0 + 1 }.flatMap {
                words.indices.contains($0) ? words[$0] : nil
            }
        }
        let folder =
            value(of: "-sdk").map { "\($0)/usr/lib/swift" }
            ?? "\(compiler.commands.toolchain)/lib/swift/linux"
        guard let target = value(of: "-target") else { return nil }
        let path = "\(folder)/\(module).swiftmodule/\(target).swiftinterface"
        let bytes = try? compiler.machine.files.read(path)
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func has(_ word: String, in text: String) -> Bool {
        var rest = text[...]
        while let found = rest.byteRange(of: word) {
            let ends = [
                rest[..<found.lowerBound].utf8.last, rest[found.upperBound...].utf8.first,
            ]
            if !ends.compactMap(\.self).contains(where: CodeToken.isPartOfWord) { return true }
            rest = rest[found.upperBound...]
        }
        return false
    }
}
