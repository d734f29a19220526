/// The files of a learner's tests, to find each test by its name.
package struct TestSources {
    /// The files, sorted by their paths, which are relative to the repository.
    package let files: [(path: String, source: Declarations)]
    /// The functions that tests may leave their assertions to, or their waiting.
    package let helpers: HelperFunctions
    /// Whether a failure of Swift Testing's fails a test of XCTest, as from Swift 6.4 on.
    private let librariesInteroperate: Bool

    /// A test function and its file.
    package struct Test {
        package let path: String
        package let source: Declarations
        package let function: Declaration

        /// Where the test begins.
        package var start: SourceLocation { SourceLocation(file: path, line: function.line) }
    }

    /// - Parameters:
    ///   - files: The text of each file, by its path relative to the repository.
    ///   - librariesInteroperate: Whether a failure of Swift Testing's fails a test of XCTest.
    package init(_ files: [String: String], librariesInteroperate: Bool = false) {
        self.librariesInteroperate = librariesInteroperate
        self.files = files.sorted { $0.key < $1.key }.map {
            ($0.key, Declarations(SwiftText($0.value)))
        }
        helpers = HelperFunctions(self.files.map(\.source))
    }

    /// The test of this name, as a test run has it: `MyStage1Tests.MyEvenOddTests/testZero`. Nil where
    /// no file has it.
    package func test(_ name: String) -> Test? {
        for (path, source) in files {
            if let function = source.function(ofTest: name) {
                return Test(path: path, source: source, function: function)
            }
        }
        return nil
    }

    /// The body of a test; nil if it has none.
    package func body(of test: Test) -> TestBody? {
        test.function.body.map {
            TestBody(
                $0, of: test.function, in: test.source, helpers,
                librariesInteroperate: librariesInteroperate)
        }
    }

    /// Whether a test passes whatever it asserts: XCTest's assertions never fail a `@Test`, nor do Swift
    /// Testing's an `XCTestCase` where the libraries don't work together.
    package func cannotFail(_ name: String) -> Bool {
        test(name).flatMap(body)?.foreignAssertion != nil
    }
}
