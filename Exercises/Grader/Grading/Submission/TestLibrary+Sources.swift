import Catalog
import SwiftSource

extension TestLibrary {
    /// The library that a file of tests is written in: the one that it imports, and Swift Testing where
    /// it imports both; nil where it imports none.
    package init?(importedBy source: [UInt8]) {
        let imports = SourceOutline(String(decoding: source, as: UTF8.self)).imports
        let imported = Self.allCases.reversed().first { imports[$0.module] != nil }
        guard let imported else { return nil }
        self = imported
    }

    /// The library that most of these files of tests are written in; XCTest where they are as many or none.
    package init(ofMost files: some Sequence<[UInt8]>) {
        let libraries = files.compactMap { TestLibrary(importedBy: $0) }
        let modern = libraries.count { $0 == .swiftTesting }
        self = modern * 2 > libraries.count ? .swiftTesting : .xctest
    }

    /// The library of a test, by its name as a test run has it: XCTest's have no parentheses.
    package init(ofTest name: String) {
        self = TestName(name).isOfSwiftTesting ? .swiftTesting : .xctest
    }
}

extension Submission {
    /// The library that a learner writes the tests of a stage in: that of most files, and XCTest where
    /// they are as many or none.
    package func testLibrary(of stage: Stage) -> TestLibrary {
        TestLibrary(ofMost: (ownTests[stage.id]?.files ?? [:]).values)
    }
}
