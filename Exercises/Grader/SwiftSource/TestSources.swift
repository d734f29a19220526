/// The files of a learner's tests, in which tests can be found by name.
package struct TestSources {
    /// The files, sorted by path relative to the repository.
    package let files: [(path: String, source: Declarations)]
    /// The functions that tests may call to assert or wait for them.
    package let helpers: HelperFunctions
    /// Whether a Swift Testing failure fails an XCTest test, as it does since Swift 6.4.
    private let librariesInteroperate: Bool

    /// A test function and its file.
    package struct Test {
        package let path: String
        package let source: Declarations
        package let function: Declaration

        /// The location where the test starts.
        package var start: SourceLocation { SourceLocation(file: path, line: function.line) }
    }

    /// - Parameters:
    ///   - files: The text of each file, by path relative to the repository.
    ///   - librariesInteroperate: Whether a Swift Testing failure fails an XCTest test.
    package init(_ files: [String: String], librariesInteroperate: Bool = false) {
        self.librariesInteroperate = librariesInteroperate
        self.files = files.sorted { $0.key < $1.key }.map {
            ($0.key, Declarations(SwiftText($0.value)))
        }
        helpers = HelperFunctions(self.files.map(\.source))
    }

    /// Returns the test with this name in a test run: `MyStage1Tests.MyEvenOddTests/testZero`. Nil if no file
    /// contains it.
    package func test(_ name: String) -> Test? {
        for (path, source) in files {
            if let function = source.function(ofTest: name) {
                return Test(path: path, source: source, function: function)
            }
        }
        return nil
    }

    /// Returns the body of a test; nil if it has none.
    package func body(of test: Test) -> TestBody? {
        test.function.body.map {
            TestBody(
                $0, of: test.function, in: test.source, helpers,
                librariesInteroperate: librariesInteroperate)
        }
    }

    /// Whether a test passes whatever it asserts: XCTest's assertions never fail a `@Test`, and Swift
    /// Testing's never fail an `XCTestCase` if the libraries don't work together.
    package func cannotFail(_ name: String) -> Bool {
        test(name).flatMap(body)?.foreignAssertion != nil
    }
}
