import Catalog
import Grading
import SwiftSource

extension BuildCures {
    /// The fix for a name that the compiler doesn't find.
    func nameCure(for error: CompilerDiagnostic, _ library: TestLibrary?) -> Cure? {
        let text = error.message
        guard let file = error.place.flatMap({ sources[$0.file] }) else { return nil }
        if let match = text.firstMatch(of: #/no such module '(\w+)/#) {
            return moduleCure(String(match.1))
        }
        if let match = text.firstMatch(of: #/type '([^']+)' has no member '(\w+)'/#) {
            let type = match.1.drop { $0 == "[" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return memberCure(String(match.2), of: String(type), in: file)
        }
        let names = [
            #/cannot find (?:type )?'(\w+)' in scope/#, #/no macro named '(\w+)'/#,
            #/unknown attribute '(\w+)'/#,
        ]
        guard let name = names.lazy.compactMap({ text.firstMatch(of: $0)?.1 }).first else {
            return text.contains("does not override any method from its superclass")
                ? error.word.flatMap { misspelled($0, among: Self.preparations) } : nil
        }
        return libraryCure(String(name), library, in: file, error)
            ?? scopeCure(String(name), in: file)
    }

    /// The names of the methods that run before and after each test, which an override may have misspelled.
    private static let preparations = [
        "setUp", "tearDown", "setUpWithError", "tearDownWithError",
    ]

    /// The fix for a name that belongs to one of the two test libraries.
    private func libraryCure(
        _ name: String, _ library: TestLibrary?, in file: Declarations,
        _ error: CompilerDiagnostic
    ) -> Cure? {
        guard let library else { return nil }
        for home in TestLibrary.allCases where home.names.contains(name) {
            // In a file that uses both libraries, a test class or suite can still use only one of them.
            guard home != library, let other = library.counterpart(of: name) else {
                return file.imports[home.module] == nil
                    ? .missingImport(of: name, module: home.module) : nil
            }
            let sign = error.message.hasPrefix("no macro") ? "#" : ""
            let isCondition = name == "expect" && !error.source.contains("==")
            return Cure(
                .otherLibrary,
                "\(sign)\(name) belongs to \(home.name), but this test uses \(library.name).",
                next: "Write: \(isCondition ? "XCTAssertTrue(…)" : other).",
                guide: GuideSections.mixing)
        }
        let isAssertion = name.hasPrefix("XCT") || library == .swiftTesting
        return (isAssertion ? misspelled(name, among: library.names) : nil)
            ?? assertionCure(name, library)
    }

    /// The fix for an assertion of another language, such as `assertEquals`.
    private func assertionCure(_ name: String, _ library: TestLibrary) -> Cure? {
        let names = TestLibrary.xctest.names
        let like = "XCTA\(name.dropFirst())"
        guard name.hasPrefix("assert"),
            let known = names.contains(like) ? like : NearestWord.to(like, among: names)
        else { return nil }
        let written =
            library == .xctest ? "\(known)(…)" : library.counterpart(of: known) ?? library.equal()
        return Cure(
            .otherLibrary, "\(library.name) has no '\(name)'.", next: "Write: \(written)")
    }

    private func scopeCure(_ name: String, in file: Declarations) -> Cure? {
        let isIt = { (declaration: Declaration) in
            declaration.isGlobal && declaration.name == name
        }
        if let module = moduleToImport(declaring: isIt, in: file) {
            return .missingImport(of: name, module: module)
        }
        if Self.foundation.contains(name), file.imports["Foundation"] == nil {
            return .missingImport(of: name, module: "Foundation")
        }
        if contains(finishedCode, isIt), file.imports[module] != true {
            return Cure(
                .missingTestable,
                file.imports[module] == nil
                    ? "'\(name)' is declared in \(module)."
                    : "Tests can use '\(name)' only if they import \(module) with '@testable'.",
                next: "Write at the top of the file: @testable import \(module)")
        }
        if let cure = missingDouble(name, isIt) { return cure }
        if let other = otherModules().first(where: { contains($0.sources, isIt) })?.name {
            return Cure(
                .otherStage, "'\(name)' is declared in \(other), which \(module) can't use.",
                next: isOfTests
                    ? "Test the code of \(module)." : "Copy the code that you need into this file.")
        }
        if isOnlyInOwnCode({ $0.name == name && !$0.isLocal }) { return .onlyInOwnCode(name) }
        let own = file.all.flatMap { [$0.name] + ($0.parameters ?? []).map(\.name) }
        let others = allSources.flatMap(\.all)
            .filter { $0.isGlobal && !$0.prefix.isPrivate }.map(\.name)
        return misspelled(name, among: own + others)
            ?? Keywords.like(name).map { .misspelled(name, known: $0) }
    }

    private func memberCure(_ name: String, of type: String, in file: Declarations) -> Cure? {
        let isIt = { (member: Declaration) in
            member.name == name && member.typeName?.split(separator: ".").last == type[...]
        }
        if let module = moduleToImport(declaring: isIt, in: file) {
            return .missingImport(of: name, module: module)
        }
        if isOnlyInOwnCode(isIt) { return .onlyInOwnCode(name) }
        if let cure = missingDouble(name, isIt) { return cure }
        let members = allSources.flatMap { $0.members(of: type) }
        let cases = members.filter { $0.kind == .enumCase }.map { ".\($0.name)" }
        let listed = cases.isEmpty || cases.count > 5 ? nil : cases.joined(separator: ", ")
        return misspelled(name, among: members.map(\.name))
            ?? listed.map {
                Cure(
                    .misspelledName, "\(type) has no '\(name)'.",
                    next: "Write one of its cases: \($0)")
            }
    }

    private func moduleCure(_ name: String) -> Cure? {
        if Self.appleFrameworks.contains(name) {
            return Cure(
                .appleFramework,
                "\(name) isn't available: the workshop runs without Apple's frameworks.",
                next: "Write instead: import Shared. It has the few views that the exercises use.")
        }
        let known =
            [module, "Shared", "Foundation"] + (isOfTests ? ["TestHelpers", "XCTest"] : [])
        return misspelled(name, among: known)
    }

    /// The fix for a name that the reference solution's tests declare but the learner's don't yet.
    private func missingDouble(_ name: String, _ isIt: (Declaration) -> Bool) -> Cure? {
        let file = finishedTests.sorted { $0.key < $1.key }.first { _, source in
            source.all.contains(where: isIt) && !source.all.contains(where: \.looksLikeTest)
        }
        return file.map { path, _ in
            Cure(
                .missingDouble, "\(path) must declare '\(name)', but doesn't declare it yet.",
                next: "Add the declaration there.", guide: GuideSections.loading)
        }
    }

    private func misspelled(_ name: String, among known: [String]) -> Cure? {
        NearestWord.to(name, among: known).map { .misspelled(name, known: $0) }
    }

    private func contains(_ sources: [Declarations], _ isIt: (Declaration) -> Bool) -> Bool {
        sources.contains { $0.all.contains(where: isIt) }
    }

    private func isOnlyInOwnCode(_ isIt: (Declaration) -> Bool) -> Bool {
        contains(ownCode, isIt) && !contains(finishedCode, isIt)
    }

    private func moduleToImport(
        declaring isIt: (Declaration) -> Bool, in file: Declarations
    ) -> String? {
        [("TestHelpers", helpers), ("Shared", shared)].first { module, sources in
            file.imports[module] == nil && contains(sources, isIt)
        }?.0
    }

    private static let foundation: Set<String> = [
        "Calendar", "Data", "Date", "DateFormatter", "DispatchQueue", "JSONDecoder", "JSONEncoder",
        "Locale", "NSError", "NSLock", "NumberFormatter", "TimeInterval", "Timer", "URL",
        "URLSession", "UUID", "UserDefaults",
    ]
    private static let appleFrameworks: Set<String> = [
        "AppKit", "Cocoa", "Combine", "CoreData", "CoreGraphics", "SwiftData", "SwiftUI", "UIKit",
    ]
}

extension Cure {
    fileprivate static func missingImport(of name: String, module: String) -> Cure {
        Cure(
            .missingImport, "'\(name)' is declared in \(module).",
            next: "Write at the top of the file: import \(module)")
    }

    fileprivate static func onlyInOwnCode(_ name: String) -> Cure {
        Cure(
            .onlyInOwnCode,
            "Your tests also run on the reference solution, which has no '\(name)'.",
            next: "Test '\(name)' indirectly, through the code that the exercise asks for.")
    }
}
