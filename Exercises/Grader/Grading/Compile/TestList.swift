import SwiftSource

/// The source of what the package manager would add to a module of tests: a list of them, and the
/// program's beginning.
enum TestList {
    /// The source that hands the tests of a module to XCTest.
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

    /// An array of all tests would take the type checker minutes for a class with a hundred.
    private static func statements(_ testClass: DeclaredTests.TestClass) -> String {
        let type = "[(String, (\(testClass.name)) -> () throws -> Void)]"
        let statements = testClass.methods.map { "        tests.append(\(pair($0)))\n" }
        return "    static func workshopTests() -> \(type) {\n        var tests: \(type) = []\n"
            + statements.joined() + "        return tests\n    }\n"
    }

    private static func pair(_ method: DeclaredTests.Method) -> String {
        "(\"\(method.name)\", \(method.isAsync ? "asyncTest(\(method.name))" : method.name))"
    }

    /// Named behind the tests where they are to run from the last to the first. XCTest itself takes
    /// it for the name of a class that isn't there, and runs tests in no order but its own.
    static let backwards = "backwards"

    /// The name of the file and of the module of the list for a module of tests.
    static func module(for tests: String) -> String { "\(tests)List" }

    /// The beginning of a program that runs XCTest tests, or those of Swift Testing too.
    static func main(withSwiftTesting: Bool) -> String {
        var text = """
            import XCTest
            \(withSwiftTesting ? "import Testing\n" : "")
            @_silgen_name("workshop_tests")
            func workshopTests() -> [XCTestCaseEntry]

            @_silgen_name("$ss13_runAsyncMainyyyyYaKcF")
            func runAsyncMain(_ main: @Sendable @escaping () async throws -> Void)

            @main
            struct Main {
                static func main() {

            """
        if withSwiftTesting {
            text += """
                        if CommandLine.arguments.contains("swift-testing") {
                            runAsyncMain { await Testing.__swiftPMEntryPoint() as Never }
                        }

                """
        }
        // The test reporter tells of the tests. What XCTest itself prints of them isn't used, and
        // takes a good part of the time.
        text += """
                    var tests = workshopTests()
                    if CommandLine.arguments.dropFirst().first?.hasSuffix(",\(backwards)") == true {
                        tests = tests.reversed().map { ($0.testCaseClass, $0.allTests.reversed()) }
                    }
                    XCTMain(tests, arguments: CommandLine.arguments, observers: []) as Never

            """
        return text + "    }\n}\n"
    }
}
