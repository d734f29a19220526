@testable import Catalog

extension TestLibrary {
    /// What only tests of this library have.
    var ownWords: [String] {
        switch self {
        case .xctest:
            ["XCT", "fulfill", "expectation", "setUp", "tearDown", "func test", "wait(for:"]
        case .swiftTesting:
            ["#expect", "#require", "@Test", "@Suite", "Issue.", "confirmation", "withKnownIssue"]
        }
    }

    var other: TestLibrary { self == .xctest ? .swiftTesting : .xctest }

    /// The words of the other library in some advice on a test of this one.
    func foreignWords(in advice: String) -> [String] {
        // The Guide's chapter on both is for both.
        let text = advice.replacing("Guide/5-xctest-and-swift-testing.md", with: "")
        return other.ownWords.filter(text.contains)
    }
}
