/// A test library in which learners can write their tests.
///
/// The files for the learner's tests are shipped for both libraries. A clone contains the XCTest
/// versions, and the others wait in a folder of each tree until a learner chooses them.
package enum TestLibrary: String, Sendable, CaseIterable, Codable {
    case xctest
    case swiftTesting = "swift-testing"

    /// The name that people use.
    package var name: String {
        switch self {
        case .xctest: "XCTest"
        case .swiftTesting: "Swift Testing"
        }
    }

    /// The name of the library's module.
    package var module: String {
        switch self {
        case .xctest: "XCTest"
        case .swiftTesting: "Testing"
        }
    }

    /// The folder below a tree with the files of Swift Testing, as they are shipped.
    package static let folder = "SwiftTesting"

    /// The path below a tree at which a file or folder of the learner's tests is shipped for this library.
    ///
    /// - Parameter path: The learner's path below a tree, for example `Stage1Tests/MyEvenOddTests.swift`.
    package func shippedPath(of path: String) -> String {
        switch self {
        case .xctest: path
        case .swiftTesting: "\(Self.folder)/\(path)"
        }
    }
}

extension Workshop {
    /// The git object name of a test file as it is shipped for a library; nil if that library doesn't
    /// have the file.
    ///
    /// - Parameter path: The learner's path below a tree.
    package func shippedObject(_ path: String, in library: TestLibrary) -> String? {
        shippedObjects[library.shippedPath(of: path)]
    }

    /// Whether a file of the Starter is as it was shipped, in either library.
    ///
    /// - Parameters:
    ///   - object: The name that git gives to the content of the file.
    ///   - path: The learner's path below a tree.
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
