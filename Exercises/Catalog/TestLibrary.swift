/// A library in which learners can write their own tests.
///
/// The files of own tests are shipped in both. What a clone holds is in XCTest, and the other
/// versions wait in a folder of each tree until a learner chooses them.
package enum TestLibrary: String, Sendable, CaseIterable, Codable {
    case xctest
    case swiftTesting = "swift-testing"

    /// The name by which people know it.
    package var name: String {
        switch self {
        case .xctest: "XCTest"
        case .swiftTesting: "Swift Testing"
        }
    }

    /// The name of its module.
    package var module: String {
        switch self {
        case .xctest: "XCTest"
        case .swiftTesting: "Testing"
        }
    }

    /// The folder below a tree with the files of Swift Testing, as they are shipped.
    package static let folder = "SwiftTesting"

    /// Where a file or folder of own tests is shipped in this library.
    ///
    /// - Parameter path: Where a learner has it, below a tree: `Stage1Tests/MyEvenOddTests.swift`.
    package func shippedPath(of path: String) -> String {
        switch self {
        case .xctest: path
        case .swiftTesting: "\(Self.folder)/\(path)"
        }
    }
}

extension Workshop {
    /// The name that git gives to the content of a file of own tests as it is shipped in a library;
    /// nil where it isn't there in that library.
    ///
    /// - Parameter path: Where a learner has it, below a tree.
    package func shippedObject(_ path: String, in library: TestLibrary) -> String? {
        shippedObjects[library.shippedPath(of: path)]
    }

    /// Whether a file of the Starter is as it was shipped, in either library.
    ///
    /// - Parameters:
    ///   - object: The name that git gives to its content.
    ///   - path: Where a learner has it, below a tree.
    package func isShipped(_ object: String, as path: String) -> Bool {
        TestLibrary.allCases.contains { shippedObject(path, in: $0) == object }
    }

    /// The paths below a tree at which a learner has the shipped files of a stage.
    package func shippedPaths(of stage: Stage) -> Set<String> {
        let folders = ["\(stage.folder)/", "\(stage.testsFolder)/"]
        return Set(
            shippedObjects.keys.filter { path in folders.contains(where: path.hasPrefix) })
    }
}
