/// What a source file declares: its types, functions and shared variables, in order.
///
/// It reads tokens, not Swift, and each of them a few times at the most, whatever the file is like.
package struct Declarations {
    package let text: SwiftText
    package let tokens: [CodeToken]
    package let types: [TypeDeclaration]
    package let functions: [FunctionDeclaration]
    package let shared: [SharedDeclaration]
    /// The number of the first function with a name that isn't local, by its type and its name.
    private var numbers: [String: Int] = [:]

    package init(_ text: SwiftText) {
        self.text = text
        let tokens = TokenList(text)
        let scan = DeclarationScan(tokens)
        self.tokens = tokens.all
        types = scan.types
        functions = scan.functions
        shared = scan.shared
        for (number, function) in functions.enumerated() where !function.isLocal {
            let key = Self.key(function.name, of: function.type?.name)
            if numbers[key] == nil { numbers[key] = number }
        }
    }

    /// The first function of a type, or of none, with this name.
    package func function(named name: String, of type: String?) -> FunctionDeclaration? {
        numbers[Self.key(name, of: type)].map { functions[$0] }
    }

    private static func key(_ name: String, of type: String?) -> String {
        "\(type ?? "")/\(name)"
    }

    /// The words of some tokens.
    package func words(_ range: Range<Int>) -> [String] {
        range.filter { tokens[$0].isWord }.map(word)
    }

    package func word(_ index: Int) -> String { text.text(tokens[index].range) }

    /// Whether this word stands at a place.
    package func isWord(_ word: String, _ index: Int) -> Bool {
        tokens[index].range.count == word.utf8.count && tokens[index].isWord
            && self.word(index) == word
    }

    /// The function of a test with this name, as a test run has it.
    package func function(ofTest name: String) -> FunctionDeclaration? {
        let parts = name.split { ".(/".contains($0) }.map(String.init).filter { !$0.hasPrefix(")") }
        guard let function = parts.dropFirst().last(where: { !$0.hasSuffix(":)") }) else {
            return nil
        }
        let type = parts.count > 2 ? parts[1] : nil
        return self.function(named: function, of: type)
    }
}
