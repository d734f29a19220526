import SwiftSource

/// Finds what official suites must not do, because code under test could then decide the result of
/// a test.
struct SuiteManners {
    /// A sentence for each violation, starting with the file's name.
    private(set) var faults: [String] = []

    /// - Parameters:
    ///   - sources: The text of each file of a suite, by its name.
    ///   - asked: The names of the values on which a suite may call isEqual.
    init(_ sources: [String: String], asked: Set<String> = ["expected"]) {
        let files = sources.mapValues { Declarations(SwiftText($0)) }
        let testCases = TestTypes(Array(files.values)).testCases
        for (name, file) in files.sorted(by: { $0.key < $1.key }) {
            for index in file.tokens.indices where file.tokens[index].isWord {
                guard let fault = fault(at: index, in: file, testCases, asked) else { continue }
                faults.append("\(name):\(file.tokens[index].line): \(fault)")
            }
        }
    }

    private func fault(
        at index: Int, in file: Declarations, _ testCases: Set<String>, _ asked: Set<String>
    ) -> String? {
        let word = file.word(index)
        let type = Self.type(around: index, in: file)
        let isOfTests = type.map(testCases.contains) ?? true
        if Self.asserts(word), !isOfTests, !file.isWord("func", index - 1) {
            return "\(word) in \(type ?? ""), where code under test can replace it"
        }
        if word == "return", isOfTests, Self.isEarly(index, in: file) {
            return "a return without a value ends a test silently: throw instead"
        }
        if word.hasPrefix("XCTSkip") { return "\(word) ends a test silently" }
        if word == "isEqual", file.tokens[index - 1].sign == UInt8(ascii: "."),
            !asked.contains(file.word(index - 2))
        {
            return "isEqual is called on \(file.word(index - 2)), not on the expected value"
        }
        return nil
    }

    /// Whether this is the name of an assertion, which code under test could replace by declaring a function
    /// with the same name.
    private static func asserts(_ word: String) -> Bool {
        ["XCTAssert", "XCTFail", "XCTUnwrap", "assert", "require"].contains(where: word.hasPrefix)
    }

    /// Whether the `return` at this index is followed by nothing, or only by an assertion.
    private static func isEarly(_ index: Int, in file: Declarations) -> Bool {
        guard index + 1 < file.tokens.count else { return false }
        let next = file.tokens[index + 1]
        // The tokens don't include string literals, so the text between two tokens is checked as well.
        let between = file.text.text(file.tokens[index].range.upperBound..<next.range.lowerBound)
        guard between.allSatisfy(\.isWhitespace) else { return false }
        return next.sign == UInt8(ascii: "}") || next.sign == UInt8(ascii: ";")
            || next.isWord && asserts(file.word(index + 1))
    }

    /// The innermost type or extension that contains the token.
    private static func type(around index: Int, in file: Declarations) -> String? {
        file.types.last { $0.body?.contains(index) == true }?.name
    }
}
