import Catalog

/// What the programs of all stages have in common: what is given to learners, the helpers, the test
/// reporter, and the program's beginning.
struct SharedParts: Sendable {
    let content: QuestionContent
    let compiler: Compiler

    struct Products: Sendable {
        let shared: Product
        let helpers: Product
        /// All that is linked into a program.
        let linked: [Product]
    }

    /// What tests and stages import: compiled where it isn't there yet.
    func modules() throws -> (shared: Product, helpers: Product) {
        let shared = try product(
            CompileUnit(
                module: "Shared", sources: content.sources(in: "Exercises/Shared"),
                made: ["ResourceBundle.swift": Self.resourceBundle]))
        let helpers = try product(
            CompileUnit(
                module: "TestHelpers", sources: content.sources(in: "Tests/TestHelpers"),
                imports: [shared]))
        return (shared, helpers)
    }

    /// Compiles what isn't there yet.
    ///
    /// - Parameter withSwiftTesting: Whether the program can run tests of Swift Testing.
    func products(withSwiftTesting: Bool) throws -> Products {
        let (shared, helpers) = try modules()
        let reporter = try product(
            CompileUnit(module: "TestReporter", sources: content.sources(in: "Tests/TestReporter")))
        let main = try product(
            CompileUnit(
                module: withSwiftTesting ? "MainWithSwiftTesting" : "Main",
                made: ["Main.swift": TestList.main(withSwiftTesting: withSwiftTesting)],
                kind: .main))
        let start = try product(
            CompileUnit(
                module: "TestReporterStart",
                sources: content.files.filter { $0.key.hasPrefix("Tests/TestReporterStart/") },
                kind: .c))
        return Products(
            shared: shared, helpers: helpers, linked: [start, main, shared, helpers, reporter])
    }

    /// - Throws: `DirectBuildProblem`: what the kit brings along compiles, or else something is
    ///   wrong with this way to build.
    private func product(_ unit: CompileUnit) throws -> Product {
        var unit = unit
        unit.digests = content.digests
        do {
            return try compiler.compile(unit, in: content.workspace.root).get()
        } catch let failure as Compiler.Failure {
            throw DirectBuildProblem(failure)
        }
    }

    /// What the package manager adds to a module with files that are no source.
    private static let resourceBundle = """
        import Foundation

        extension Foundation.Bundle {
            static let module: Bundle = {
                let folder = Bundle.main.bundleURL
                    .appendingPathComponent("UnitTestingWorkshop_Shared.resources").path
                guard let bundle = Bundle(path: folder) else {
                    Swift.fatalError("could not load resource bundle: from \\(folder)")
                }
                return bundle
            }()
        }

        """
}
