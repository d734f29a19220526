/// Finds the places in a learner's sources that a person should look at.
///
/// Code in one process can forge whatever this process reports. What it would need for that is
/// rarely needed for anything else here.
package enum SourceFlags {
    /// The most places of a submission that are told of.
    package static let most = 200

    /// The places in one file. A word is told of once for each line.
    package static func flags(in source: [UInt8], file: String, isModule: Bool) -> [SourceFlag] {
        let words = SourceWords(source)
        var result: [SourceFlag] = []
        var seen: Set<String> = []
        var line = 0
        for index in words.all.indices {
            guard let found = flagged(at: index, in: words, isModule: isModule) else { continue }
            if words.all[index].line != line { seen = [] }
            line = words.all[index].line
            guard seen.insert(found).inserted else { continue }
            result.append(SourceFlag(word: found, place: SourceLocation(file: file, line: line)))
            if result.count == most { break }
        }
        return result
    }

    /// What is told of the word at this index; nil for nothing.
    private static func flagged(
        at index: Int, in words: SourceWords, isModule: Bool
    ) -> String? {
        let word = words.all[index]
        let previous = words[index - 1] ?? ""
        if previous == "import" || FlaggedWords.importKinds.contains(previous) {
            let isImport = previous == "import" || words[index - 2] == "import"
            if isImport, FlaggedWords.modules.contains(word.text) { return "import \(word.text)" }
            if isImport, isModule, FlaggedWords.testModules.contains(word.text) {
                return "import \(word.text)"
            }
        }
        if FlaggedWords.declarations.contains(previous) {
            // What takes the place of a test library's or the standard library's own.
            let isTaken = word.text.hasPrefix("XCT") || FlaggedWords.taken.contains(word.text)
            return isTaken ? word.text : nil
        }
        let isAttribute = word.before.1 == UInt8(ascii: "@")
        if FlaggedWords.names.contains(word.text)
            || isAttribute && FlaggedWords.attributes.contains(word.text)
            || FlaggedWords.beginnings.contains(where: word.text.hasPrefix)
        {
            return word.text
        }
        if word.text == "contentsOf", ["String", "NSString", "NSData"].contains(previous) {
            return word.text
        }
        // `cart.open()` is a method, `Glibc.open()` isn't.
        let isMember = word.before.1 == UInt8(ascii: ".")
        guard !isMember || FlaggedWords.systemModules.contains(previous) else { return nil }
        let isCall = word.after == UInt8(ascii: "(")
        let isLabel = word.after == UInt8(ascii: ":") || previous == "case"
        return FlaggedWords.functions.contains(word.text) && !isLabel
            || FlaggedWords.commonFunctions.contains(word.text) && isCall ? word.text : nil
    }
}

/// A place in a learner's source that reaches for what tests and exercises have no need of.
///
/// It proves nothing: a person looks at it.
package struct SourceFlag: Sendable, Equatable, Codable {
    /// The word in the source that was found, for example `dlsym`.
    package let word: String
    package let place: SourceLocation
}
