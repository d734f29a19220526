/// The lines of XCTest methods, used to find the test that a line belongs to.
package struct TestPlaces: Sendable {
    private struct Body {
        /// `MyEvenOddTests/testZero`.
        let test: String
        let lines: ClosedRange<Int>
        /// The names in it, including the names of what it calls.
        let words: Set<String>
    }

    /// The methods in each file, by path relative to the repository.
    private var bodies: [String: [Body]] = [:]

    /// Creates an empty value, without tests.
    package init() {}

    /// - Parameter files: The text of each file, by path relative to the repository.
    package init(files: [String: String]) {
        for (path, text) in files {
            let source = Declarations(SwiftText(text))
            bodies[path] = source.functions.compactMap { function in
                guard let type = function.typeName, let body = function.body,
                    let lines = source.lines(of: function), !function.isInFunction,
                    function.name.hasPrefix("test"), !function.hasParameters
                else { return nil }
                return Body(
                    test: "\(type)/\(function.name)", lines: lines,
                    words: Set(source.words(body)))
            }
        }
    }

    /// The test whose method contains a place; nil if it is the running test.
    ///
    /// A test that calls another one runs that method itself, and an inherited test is in another class, so
    /// nil is returned for both.
    ///
    /// - Parameter running: The name in a test run: `MyStage1Tests.MyEvenOddTests/testZero`.
    package func other(than running: String, at place: SourceLocation) -> String? {
        let test = TestName.withoutModule(running)
        guard let here = bodies.values.joined().first(where: { $0.test == test }),
            let there = bodies[place.file]?.first(where: { $0.lines.contains(place.line) }),
            there.test != test
        else { return nil }
        let other = "\(TestName(running).module).\(there.test)"
        return here.words.contains(TestName(other).method) ? nil : other
    }
}
