/// The test files of a module. Their text shows which tests they contain, and how and whether each
/// test runs.
package struct TestSources: Sendable {
    /// The files, sorted by path relative to the repository.
    package let files: [(path: String, source: Declarations)]
    let types: TestTypes
    /// The functions that tests may call to assert or wait on their behalf.
    private let helpers: HelperFunctions
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
        types = TestTypes(self.files.map(\.source))
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

    /// Whether a file may contain Swift Testing tests, which aren't in XCTest's list.
    package static func mayBeOfSwiftTesting(_ file: String) -> Bool {
        file.byteRange(of: "import Testing") != nil
    }

    /// Whether a test's assertions can't make it fail: XCTest's assertions never fail a `@Test`,
    /// and Swift Testing's never fail an `XCTestCase` if the libraries don't work together.
    package func cannotFail(_ name: String) -> Bool {
        test(name).flatMap(body)?.foreignAssertion != nil
    }

    /// The name of another test whose method contains a place; nil if there is none.
    ///
    /// The result is also nil if the running test calls that method itself, or if the running test
    /// is inherited, because its method is in another class.
    ///
    /// - Parameter running: The name of the running test: `MyStage1Tests.MyEvenOddTests/testZero`.
    package func other(than running: String, at place: SourceLocation) -> String? {
        guard let here = test(running), let body = here.function.body,
            let source = files.first(where: { $0.path == place.file })?.source,
            let there = source.functions.first(where: { function in
                isListed(function, in: source)
                    && source.lines(of: function)?.contains(place.line) == true
            })
        else { return nil }
        let other = "\(TestName(running).module).\(there.typeName ?? "")/\(there.name)"
        return other == running || here.source.words(body).contains(there.name) ? nil : other
    }
}
