/// The classes of XCTest in some source, and what each of them inherits from.
package struct TestCaseClasses {
    private var parents: [String: [String]] = [:]
    /// Their names: `XCTestCase`, and what inherits from it.
    package private(set) var names: Set = ["XCTestCase"]

    package init(in files: [Declarations]) {
        for type in files.flatMap(\.types) where type.kind == .class {
            parents[type.name] = type.parents
        }
        while let next = parents.first(where: {
            !names.contains($0.key) && !names.isDisjoint(with: $0.value)
        }) {
            names.insert(next.key)
        }
    }

    /// A class and all classes of tests that it inherits from.
    package func ancestry(of name: String) -> [String] {
        [name] + (parents[name] ?? []).filter(names.contains).flatMap(ancestry)
    }
}
