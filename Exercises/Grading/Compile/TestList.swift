import SwiftSource

/// The source of what the package manager would add to a module of tests: a list of them, and the
/// program's beginning.
enum TestList {
    /// The source that hands the tests of a module to XCTest.
    static func source(of tests: DeclaredTests, module: String) -> String {
        var text = "import XCTest\n@testable import \(module)\n\n"
        for testClass in tests.classes {
            text += "fileprivate extension \(testClass.name) {\n"
            text += "    static nonisolated(unsafe) let workshopTests = [\n"
            for method in testClass.methods {
                let value = method.isAsync ? "asyncTest(\(method.name))" : method.name
                text += "        (\"\(method.name)\", \(value)),\n"
            }
            text += "    ]\n}\n\n"
        }
        text += "@_silgen_name(\"workshop_tests\")\n"
        text += "func workshopTests() -> [XCTestCaseEntry] {\n    ["
        text += tests.classes.map { "testCase(\($0.name).workshopTests)" }.joined(separator: ", ")
        return text + "]\n}\n"
    }

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
        text += "        XCTMain(\n"
        text += "            workshopTests(), arguments: CommandLine.arguments, observers: []) as Never\n"
        return text + "    }\n}\n"
    }
}
