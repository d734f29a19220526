/// The types in some sources that contain tests: XCTest's classes and Swift Testing's suites.
package struct TestTypes: Sendable {
    package enum Kind: Sendable {
        case xcTest, suite
        /// The type inherits nothing and isn't a suite, so nothing runs its methods as tests.
        case plain
        /// Something unknown may call the type's methods, or the type's declaration is unknown.
        case unsure
    }

    private var kinds: [String: Kind] = [:]
    private var parents: [String: String] = [:]
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
        // Methods that implement a protocol may be called through the protocol.
        if type.kind == .extension, !type.parents.isEmpty { return .unsure }
        return kinds[type.name] ?? .unsure
    }

    /// Whether a type, or the type that an extension adds to, is a test class.
    func isTestCase(_ type: Declaration) -> Bool { testCases.contains(type.name) }

    func isPrivateTestCase(_ name: String) -> Bool { privateClasses.contains(name) }

    /// The classes that a test class inherits from, the nearest first.
    func ancestors(of name: String) -> [String] {
        parents[name].map { [$0] + ancestors(of: $0) } ?? []
    }

    /// Adds the subclasses of `XCTestCase`, level by level.
    private mutating func addTestClasses(of types: [Declaration]) {
        var heirs: [String: [Declaration]] = [:]
        for type in types where type.kind != .extension {
            // A class names its superclass first, and then its protocols.
            if let parent = type.parents.first { heirs[parent, default: []].append(type) }
        }
        var known = ["XCTestCase", "XCTest.XCTestCase"]
        var index = 0
        while index < known.count {
            for type in heirs[known[index], default: []]
            where testCases.insert(type.name).inserted {
                known.append(type.name)
                parents[type.name] = known[index]
                if type.prefix.isPrivate { privateClasses.insert(type.name) }
                let protocols = type.parents.dropFirst().filter { $0 != "Sendable" }
                kinds[type.name] = protocols.isEmpty ? .xcTest : .unsure
            }
            index += 1
        }
    }
}
