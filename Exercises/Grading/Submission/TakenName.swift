import SwiftSource

/// Finds where a stage's code declares something with the name of an assertion.
///
/// Swift may prefer what the module declares to what the test library has, so the official tests
/// would call the learner's own.
enum TakenName {
    /// The first such name, as an error of the compiler's; nil where there is none.
    ///
    /// - Parameter path: The folder's path, relative to the repository.
    static func failure(in folder: SourceFolder, at path: String) -> BuildFailure? {
        for (name, bytes) in folder.files.sorted(by: { $0.key < $1.key }) {
            let words = SourceWords(bytes)
            guard let index = words.all.indices.first(where: { isTaken(at: $0, in: words) }) else {
                continue
            }
            let word = words.all[index]
            return .errors(
                "\(path)/\(name):\(word.line): error: the name \(word.text) belongs to the tests: "
                    + "give it another one.")
        }
        return nil
    }

    /// Whether the word is an assertion's name and stands anywhere but in a call.
    private static func isTaken(at index: Int, in words: SourceWords) -> Bool {
        let word = words.all[index]
        let isAssertion =
            word.text.hasPrefix("XCTAssert")
            || ["XCTFail", "XCTUnwrap", "assertArrayHashDiffable"].contains(word.text)
        let isCall = word.after == UInt8(ascii: "(") && words[index - 1] != "func"
        return isAssertion && !isCall
    }
}
