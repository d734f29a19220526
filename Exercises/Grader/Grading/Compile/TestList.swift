import SwiftSource

/// Generates the source that the package manager would add to a test module: a list of the tests, and the
/// program's entry point.
enum TestList {
    /// Returns the source that passes a module's tests to XCTest.
    static func source(of tests: DeclaredTests, module: String) -> String {
        var text = "import XCTest\n@testable import \(module)\n\n"
        for testClass in tests.classes {
            text += "fileprivate extension \(testClass.name) {\n"
            text += statements(testClass)
            text += "}\n\n"
        }
        text += "@_silgen_name(\"workshop_tests\")\n"
        text += "func workshopTests() -> [XCTestCaseEntry] {\n    ["
        text += tests.classes.map {
            "testCase(\($0.name).workshopTests())"
        }.joined(separator: ", ")
        return text + "]\n}\n"
    }

    /// With a single array of all tests, type checking a class with a hundred tests would take minutes.
    private static func statements(_ testClass: DeclaredTests.TestClass) -> String {
        let type = "[(String, (\(testClass.name)) -> () throws -> Void)]"
        let statements = testClass.methods.map { "        tests.append(\(pair($0)))\n" }
        return "    static func workshopTests() -> \(type) {\n        var tests: \(type) = []\n"
            + statements.joined() + "        return tests\n    }\n"
    }

    private static func pair(_ method: DeclaredTests.Method) -> String {
        "(\"\(method.name)\", \(method.isAsync ? "asyncTest(\(method.name))" : method.name))"
    }

    /// Added after the test names to run the tests from last to first. XCTest itself would take it for the
    /// name of a class that doesn't exist, and runs tests only in its own order.
    static let backwards = "backwards"

    /// The entry point of a program that runs XCTest tests, and optionally Swift Testing tests.
    static func main(withSwiftTesting: Bool) -> String {
        let swiftTesting = """
            if CommandLine.arguments.contains("swift-testing") {
                runAsyncMain { await Testing.__swiftPMEntryPoint() as Never }
            }
            """
        // The test reporter reports the tests. XCTest's own output about them isn't used, and takes a large
        // part of the time.
        return """
            import XCTest
            \(withSwiftTesting ? "import Testing" : "")

            @_silgen_name("workshop_tests")
            func workshopTests() -> [XCTestCaseEntry]

            @_silgen_name("$ss13_runAsyncMainyyyyYaKcF")
            func runAsyncMain(_ main: @Sendable @escaping () async throws -> Void)

            @main
            struct Main {
                static func main() {
                    \(withSwiftTesting ? swiftTesting : "")
                    var tests = workshopTests()
                    if CommandLine.arguments.dropFirst().first?.hasSuffix(",\(backwards)") == true {
                        tests = tests.reversed().map { ($0.testCaseClass, $0.allTests.reversed()) }
                    }
                    XCTMain(tests, arguments: CommandLine.arguments, observers: []) as Never
                }
            }

            """
    }
}
