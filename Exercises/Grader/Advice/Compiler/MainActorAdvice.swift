import Catalog
import Grading
import SwiftSource

extension BuildAdvisor {
    /// What helps with a test, or with a helper of tests, that isn't on the main actor and uses what is.
    func advice(
        onMainActor text: String, at place: SourceLocation, _ outline: SourceOutline
    ) -> Finding.Words? {
        guard isOfTests, text.contains("main actor-isolated") else { return nil }
        let library = library(of: outline, atLine: place.line)
        guard !text.contains("crosses into") else { return .typeNotOnMainActor }
        guard let function = outline.function(atLine: place.line) else {
            return .propertyOnMainActor(library)
        }
        if function.isOnMainActor { return nil }
        let name = function.name
        if name == "init" || name.hasPrefix("setUp") || name.hasPrefix("tearDown") {
            return .preparationNotOnMainActor(library)
        }
        guard function.isTest else {
            return .notOnMainActor(function: name, line: place.line)
        }
        let lines = (sources[place.file] ?? "").split(
            separator: "\n", omittingEmptySubsequences: false)
        let waits = lines.indices.contains {
            function.lines.contains($0 + 1) && lines[$0].contains(#/\bwait(?:ForExpectations)?\(/#)
        }
        return .testNotOnMainActor(name, waits: waits, library)
    }

    /// The library of the type that a line is in, or of its file.
    private func library(of outline: SourceOutline, atLine line: Int) -> TestLibrary {
        let parents = outline.type(atLine: line).flatMap { outline.parents[$0] } ?? []
        guard !parents.contains("XCTestCase") else { return .xctest }
        return outline.imports[TestLibrary.swiftTesting.module] == nil ? .xctest : .swiftTesting
    }
}

extension Finding.Words {
    /// A test isn't on the main actor and uses what is.
    ///
    /// - Parameter waits: Whether it waits in the way of a test that isn't async.
    static func testNotOnMainActor(_ name: String, waits: Bool, _ library: TestLibrary) -> Self {
        let waiting = waits ? ", and wait with: \(library.wait(isAsync: true))" : ""
        return .init(
            "\(name)() uses code that belongs to the main actor, and the test doesn't.",
            next: "Write: \(library.headOfTestOnMainActor(name))\(waiting)\n"
                + "Every test that uses this code needs the same.",
            guide: GuideSections.loading)
    }

    /// A method that runs before or after each test isn't on the main actor and uses what is.
    static func preparationNotOnMainActor(_ library: TestLibrary) -> Self {
        .init(
            "This code belongs to the main actor.",
            next: "Write: \(library.beforeEachTestOnMainActor). "
                + "Or create what a test needs in the test itself.",
            guide: GuideSections.loading)
    }

    /// A property's first value is made of what is on the main actor.
    static func propertyOnMainActor(_ library: TestLibrary) -> Self {
        .init(
            "This code belongs to the main actor, and a property is set outside of it.",
            next: "Create the value in the test itself, and write the test as: "
                + "\(library.headOfTestOnMainActor(library == .xctest ? "testIt" : "it")).",
            guide: GuideSections.loading)
    }

    /// A type conforms to a protocol on the main actor and isn't there itself.
    static var typeNotOnMainActor: Self {
        .init(
            "The protocol belongs to the main actor, and this type doesn't.",
            next: "Write '@MainActor' on the line above it.", guide: GuideSections.loading)
    }

    /// A function that isn't on the main actor uses what is.
    static func notOnMainActor(function: String, line: Int) -> Self {
        .init(
            "\(function)() uses code that belongs to the main actor (line \(line)).",
            next: "Write '@MainActor' before its 'func'.", guide: GuideSections.loading)
    }
}
