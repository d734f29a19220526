import Foundation

/// The XCTest tests that a module declares: its test classes with their methods.
package struct DeclaredTests: Sendable, Equatable {
    package struct TestClass: Sendable, Equatable {
        package let name: String
        /// Sorted by name.
        package var methods: [Method]
    }

    package struct Method: Sendable, Equatable {
        package let name: String
        package let isAsync: Bool
    }

    /// Sorted by name; only those that have tests.
    package let classes: [TestClass]

    /// Whether the source may also contain Swift Testing tests, which are in no list.
    package static func mayBeOfSwiftTesting(_ source: String) -> Bool {
        source.byteRange(of: "import Testing") != nil
    }

    /// Reads the tests from the symbol graph that the compiler created for a module.
    ///
    /// As for the package manager, a test is a method of a class, with at least internal visibility, without
    /// parameters or a result, whose name starts with `test`.
    ///
    /// - Returns: Nil if this rule isn't enough to determine what the package manager would do with a
    ///   declaration: generic or nested test classes, tests that are inherited or declared twice, tests with
    ///   a result of unknown type, or names that aren't plain identifiers.
    package init?(symbolGraph bytes: [UInt8]) {
        guard let graph = try? JSONDecoder().decode(SymbolGraph.self, from: Data(bytes)) else {
            return nil
        }
        let parents = Self.parents(in: graph)
        var classes: [String: TestClass] = [:]
        for symbol in graph.symbols where symbol.kind.identifier == "swift.class" {
            guard Self.isTestClass(symbol.identifier.precise, parents) else { continue }
            guard symbol.pathComponents.count == 1, symbol.swiftGenerics == nil,
                Self.isPlain(symbol.pathComponents[0])
            else { return nil }
            classes[symbol.identifier.precise] = TestClass(
                name: symbol.pathComponents[0], methods: [])
        }
        let owners = Dictionary(
            graph.relationships.filter { $0.kind == "memberOf" }.map { ($0.source, $0.target) }
        ) { first, _ in first }
        for symbol in graph.symbols where Self.mayBeTest(symbol) {
            guard let owner = owners[symbol.identifier.precise], classes[owner] != nil else {
                continue
            }
            let name = String((symbol.pathComponents.last ?? "").dropLast("()".count))
            // Not a test for the package manager either.
            if symbol.returnsValueOfSwift { continue }
            guard symbol.swiftGenerics == nil, Self.isPlain(name),
                classes[owner]?.methods.contains(where: { $0.name == name }) == false
            else { return nil }
            switch symbol.returns {
            case "()", "Void": break
            // It may be a type alias for `Void`.
            default: return nil
            }
            classes[owner]?.methods.append(
                Method(name: name, isAsync: symbol.has(keyword: "async")))
        }
        // Tests that are inherited.
        if classes.keys.contains(where: { classes[parents[$0] ?? ""]?.methods.isEmpty == false }) {
            return nil
        }
        self.classes = classes.values.filter { !$0.methods.isEmpty }
            .map { TestClass(name: $0.name, methods: $0.methods.sorted { $0.name < $1.name }) }
            .sorted { $0.name < $1.name }
        guard Set(self.classes.map(\.name)).count == self.classes.count else { return nil }
    }

    /// Whether a module may declare test classes or tests that its symbol graph leaves out.
    ///
    /// - Parameters:
    ///   - extensions: The symbol graphs of the module's extensions of types from other modules.
    ///   - sources: The text of its files. The graph leaves out names that start with `_`, declarations with
    ///     special interfaces, and unavailable ones.
    package static func mayBeHidden(inGraphs extensions: [[UInt8]], sources: [String]) -> Bool {
        let isHidden = /@_spi|unavailable|(class|struct|enum|actor|extension)\s+`?_/
        if sources.contains(where: { $0.contains(isHidden) }) { return true }
        return extensions.contains { bytes in
            guard let graph = try? JSONDecoder().decode(SymbolGraph.self, from: Data(bytes)) else {
                return true
            }
            return graph.symbols.contains {
                $0.kind.identifier == "swift.class" || mayBeTest($0)
            }
        }
    }

    /// XCTest's own class, as identified by the compiler.
    private static let testCase = "s:6XCTest0A4CaseC"

    private static func parents(in graph: SymbolGraph) -> [String: String] {
        Dictionary(
            graph.relationships.filter { $0.kind == "inheritsFrom" }.map { ($0.source, $0.target) }
        ) { first, _ in first }
    }

    private static func isTestClass(_ name: String, _ parents: [String: String]) -> Bool {
        var name = name
        // This loop ends, because a class that inherits from itself doesn't compile.
        while let parent = parents[name] {
            if parent == testCase { return true }
            name = parent
        }
        return false
    }

    private static func mayBeTest(_ symbol: SymbolGraph.Symbol) -> Bool {
        guard symbol.kind.identifier == "swift.method", let name = symbol.pathComponents.last else {
            return false
        }
        return name.hasPrefix("test") && name.hasSuffix("()")
    }

    /// Whether a name can be written in source without backticks.
    private static func isPlain(_ name: String) -> Bool {
        name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
    }
}
