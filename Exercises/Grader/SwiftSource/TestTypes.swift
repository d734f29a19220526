/// Which types of some source hold tests: XCTest's classes and Swift Testing's suites.
package struct TestTypes {
    package enum Kind {
        case xcTest, suite
        /// It is declared here, inherits nothing, and is no suite: nothing runs its methods.
        case plain
        /// Its methods may be called from elsewhere, or nobody knows what it is.
        case unsure
    }

    private var kinds: [String: Kind] = [:]
    /// The names of all classes that inherit from `XCTestCase`.
    private var testCases: Set<String> = []
    /// The names of the test classes that are declared as private.
    private var privateClasses: Set<String> = []

    /// Finds the types in all files.
    package init(_ files: [Declarations]) {
        let types = files.flatMap(\.types)
        addTestClasses(of: types)
        let suites =
            types.filter { $0.prefix.attributes.contains("Suite") }.map(\.name)
            + files.flatMap(\.functions).filter { $0.prefix.attributes.contains("Test") }
            .compactMap(\.typeName)
        for name in suites where kinds[name] == nil { kinds[name] = .suite }
        for type in types where type.kind != .extension && kinds[type.name] == nil {
            let parents = type.parents.filter { $0 != "Sendable" }
            kinds[type.name] = parents.isEmpty ? .plain : .unsure
        }
    }

    package func kind(of type: Declaration) -> Kind {
        // An extension with a protocol: its methods are called from elsewhere.
        if type.kind == .extension, !type.parents.isEmpty { return .unsure }
        return kinds[type.name] ?? .unsure
    }

    /// Whether a type, or the type that an extension adds to, inherits from `XCTestCase`.
    func isTestCase(_ type: Declaration) -> Bool { testCases.contains(type.name) }

    func isPrivateTestCase(_ name: String) -> Bool { privateClasses.contains(name) }

    /// Follows the classes from `XCTestCase` on down.
    private mutating func addTestClasses(of types: [Declaration]) {
        var heirs: [String: [Declaration]] = [:]
        for type in types where type.kind != .extension {
            // A class is named first, and then protocols.
            if let parent = type.parents.first { heirs[parent, default: []].append(type) }
        }
        var known = ["XCTestCase", "XCTest.XCTestCase"]
        var index = 0
        while index < known.count {
            for type in heirs[known[index], default: []]
            where type.name != "XCTestCase" && kinds[type.name] == nil {
                known.append(type.name)
                testCases.insert(type.name)
                if type.prefix.isPrivate { privateClasses.insert(type.name) }
                let protocols = type.parents.dropFirst().filter { $0 != "Sendable" }
                kinds[type.name] = protocols.isEmpty ? .xcTest : .unsure
            }
            index += 1
        }
    }
}
