/// The types of a source that contain tests: XCTest's classes and Swift Testing's suites.
package struct TestTypes {
    package enum Kind {
        case xcTest, suite
        /// It inherits nothing and isn't a suite, so nothing runs its methods.
        case plain
        /// Something else may call its methods, or its declaration is unknown.
        case unsure
    }

    private var kinds: [String: Kind] = [:]
    /// `XCTestCase` and the classes that inherit from it.
    package private(set) var testCases: Set = ["XCTestCase"]
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
        // Methods that implement a protocol are called from elsewhere.
        if type.kind == .extension, !type.parents.isEmpty { return .unsure }
        return kinds[type.name] ?? .unsure
    }

    /// Whether a type, or the type that an extension adds to, is a test class.
    func isTestCase(_ type: Declaration) -> Bool { testCases.contains(type.name) }

    func isPrivateTestCase(_ name: String) -> Bool { privateClasses.contains(name) }

    /// Adds the subclasses of `XCTestCase`, level by level.
    private mutating func addTestClasses(of types: [Declaration]) {
        var heirs: [String: [Declaration]] = [:]
        for type in types where type.kind != .extension {
            // The class comes first, followed by the protocols.
            if let parent = type.parents.first { heirs[parent, default: []].append(type) }
        }
        var known = ["XCTestCase", "XCTest.XCTestCase"]
        var index = 0
        while index < known.count {
            for type in heirs[known[index], default: []]
            where testCases.insert(type.name).inserted {
                known.append(type.name)
                if type.prefix.isPrivate { privateClasses.insert(type.name) }
                let protocols = type.parents.dropFirst().filter { $0 != "Sendable" }
                kinds[type.name] = protocols.isEmpty ? .xcTest : .unsure
            }
            index += 1
        }
    }
}
