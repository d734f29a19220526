import Catalog
import Grading
import SwiftSource

extension BuildAdvisor {
    /// What helps with the import of a module that isn't there.
    func advice(onModule text: String, _ outline: SourceOutline) -> Finding.Words? {
        guard let match = text.firstMatch(of: #/no such module '(\w+)/#) else { return nil }
        let name = String(match.1)
        if Self.appleFrameworks.contains(name) {
            return .isApples(framework: name, isOfTests: isOfTests)
        }
        let known =
            [module, "Shared", "Foundation"] + (isOfTests ? ["TestHelpers", "XCTest"] : [])
        if let near = NearestWord.to(name, among: known) { return .typo(name: name, known: near) }
        // A test imports the app that it tests in this way.
        if isOfTests, outline.imports[name] == true {
            return .isAnotherApp(name: name, module: module)
        }
        let library: TestLibrary? =
            !isOfTests ? nil : outline.imports["Testing"] == nil ? .xctest : .swiftTesting
        return .isOfAPackage(name: name, library)
    }

    private static let appleFrameworks: Set = [
        "AppKit", "AVFoundation", "Cocoa", "Combine", "CoreData", "CoreGraphics", "CoreLocation",
        "MapKit", "QuartzCore", "SwiftData", "SwiftUI", "UIKit", "WatchKit", "WebKit",
    ]
}

extension Finding.Words {
    /// A framework that only Apple's systems have.
    static func isApples(framework: String, isOfTests: Bool) -> Self {
        .init(
            "\(framework) isn't available: the workshop runs without Apple's frameworks.",
            next: isOfTests
                ? "Remove this import. Shared has the few views that the exercises use, such as "
                    + "Label: import Shared"
                : "Write instead: import Shared. It has the few views that the exercises use, such as "
                    + "Label.")
    }

    /// A test imports the app that it was written for.
    static func isAnotherApp(name: String, module: String) -> Self {
        .init(
            "There is no module \(name) here. The code that you test is in \(module).",
            next: "Write instead: @testable import \(module)")
    }

    /// A module that a package would bring.
    ///
    /// - Parameter library: The library of the tests; nil in code.
    static func isOfAPackage(name: String, _ library: TestLibrary?) -> Self {
        .init(
            "There is no module \(name): the workshop uses no packages.",
            next: library.map {
                "Remove this import, and write the assertions with \($0.name), such as: \($0.equal())"
            } ?? "Remove this import, and write the code with Foundation alone.")
    }
}
