import SwiftSource

/// Generates the sources that the package manager would add to a test module: a list of the tests,
/// and the program's entry point.
enum TestList {
    /// Returns the source that passes a module's tests to XCTest.
    static func source(of classes: [ListedClass], module: String) -> String {
        var text = "import XCTest\n@testable import \(module)\n\n"
        for testClass in classes {
            text += "fileprivate extension \(testClass.name) {\n"
            text += statements(testClass)
            text += "}\n\n"
        }
        text += "@_silgen_name(\"workshop_tests\")\n"
        text += "func workshopTests() -> [XCTestCaseEntry] {\n    ["
        text += classes.map {
            "testCase(\($0.name).workshopTests())"
        }.joined(separator: ", ")
        return text + "]\n}\n"
    }

    /// Returns the statements that list the tests of a class. They are separate statements, because
    /// with a single array, type checking a class with a hundred tests would take minutes.
    private static func statements(_ testClass: ListedClass) -> String {
        let type = "[(String, (\(testClass.name)) -> () throws -> Void)]"
        let statements = testClass.methods.map { "        tests.append(\(pair($0)))\n" }
        return "    static func workshopTests() -> \(type) {\n        var tests: \(type) = []\n"
            + statements.joined() + "        return tests\n    }\n"
    }

    private static func pair(_ method: (name: String, isAsync: Bool)) -> String {
        "(\"\(method.name)\", \(method.isAsync ? "asyncTest(\(method.name))" : method.name))"
    }

    /// A word that is added after the test names to run the tests from last to first. XCTest itself
    /// runs tests only in its own order, and would take this word for the name of a class that
    /// doesn't exist.
    static let backwards = "backwards"

    /// The entry point of a program that runs XCTest tests, and optionally Swift Testing tests.
    static func main(withSwiftTesting: Bool) -> String {
        let swiftTesting = """
            if CommandLine.arguments.contains("swift-testing") {
                runAsyncMain { await Testing.__swiftPMEntryPoint() as Never }
            }
            """
        // The test reporter reports the tests, so XCTest's own output about them isn't needed.
        // Printing it would take a large part of the time.
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
