import Catalog
import Foundation

/// Asks on the first start which library to write tests in, and installs the test files for it.
struct LibraryQuestion: Sendable {
    let reset: Reset
    let prompt: Prompt
    var now: @Sendable () -> Date = { Date() }

    /// Asks if the learner hasn't chosen yet, that is, if all test files are the untouched XCTest versions
    /// that the workshop ships. Changes nothing if the input ends. Files that can't be read are reported on
    /// the watch screen.
    func ask() throws {
        guard prompt.isInteractive,
            let stages = try? OwnTestFiles.all(kit: reset.kit, files: reset.files),
            !stages.isEmpty, stages.allSatisfy({ !$0.isBegun && $0.libraries == [.xctest] })
        else { return }
        var text = LibraryQuestionText.question
        while let answer = prompt.ask(text) {
            guard let library = Self.library(of: answer) else {
                text = LibraryQuestionText.again
                continue
            }
            _ = try LibraryChange(library: library, reset: reset).apply(to: stages, at: now())
            return
        }
    }

    /// The library that an answer chooses; nil if the answer isn't a library.
    private static func library(of answer: String) -> TestLibrary? {
        switch answer.trimmingCharacters(in: .whitespaces).lowercased() {
        case "", "1", "xctest": .xctest
        case "2", "swift testing", "swift-testing": .swiftTesting
        default: nil
        }
    }
}

/// The texts with which `grade watch` asks for the test library.
enum LibraryQuestionText {
    static let question = """
        Swift has two libraries for tests. Which one do you want to use?

          1  XCTest: the older one. Most apps use it today.
          2  Swift Testing: the newer one. New projects start with it.

        You learn the same things with both. To switch later: swift run grade tests
        Both libraries side by side: Guide/5-xctest-and-swift-testing.md

        1 or 2? Press Enter for XCTest. 
        """

    static let again = "Type 1 for XCTest or 2 for Swift Testing, then press Enter. "
}
