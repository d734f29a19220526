import Foundation
import Testing
import XCTest

/// A rule for the code base: only helpers import a framework.
struct HelperRule {
    /// The modules that any file may import.
    let allowed: Set<String>
    /// The names that only helpers may use, even though they need no import.
    var onlyInHelpers: [String] = []

    /// The violations in these files, for example `Login.swift imports Security`.
    func violations(in sources: [String: String]) -> [String] {
        var violations: [String] = []
        for (name, text) in sources where !name.hasSuffix("Helper.swift") {
            for module in imports(in: text) where !allowed.contains(module) {
                violations.append("\(name) imports \(module)")
            }
            for word in onlyInHelpers where text.contains(word) {
                violations.append("\(name) names \(word)")
            }
        }
        return violations.sorted()
    }

    /// The modules that a file imports.
    func imports(in text: String) -> [String] {
        let mayComeBefore = ["public", "package", "internal", "fileprivate", "private"]
        let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        return text.split(whereSeparator: \.isNewline).compactMap { line in
            // An import, such as `@testable import Accounts` or `import struct Foundation.URL`.
            let words = line.split(separator: " ").map(String.init)
            guard let place = words.firstIndex(of: "import"),
                words[..<place].allSatisfy({ $0.hasPrefix("@") || mayComeBefore.contains($0) })
            else { return nil }
            let module = words[(place + 1)...].first { !kinds.contains($0) }
            return module?.split(separator: ".").first.map(String.init)
        }
    }
}

final class HelperRuleTests: XCTestCase {
    private let rule = HelperRule(
        allowed: ["Foundation", "Shared"], onlyInHelpers: ["URLSession", "SecItem"])

    func testOnlyHelpersKnowAFramework() throws {
        let folders = ["Finished/Encores/Accounts", "Starter/Encores/Accounts"]
        for folder in folders + ["Exercises/AppScreens/Helpers"] {
            let sources = try sources(in: folder)
            XCTAssertFalse(sources.isEmpty, "no Swift file in \(folder)")
            XCTAssertEqual(rule.violations(in: sources), [], folder)
        }
    }

    func testAViolationNamesTheFile() {
        let text = "import Foundation\nimport Security\n"
        XCTAssertEqual(
            rule.violations(in: [
                "KeychainHelper.swift": text, "UserService.swift": text, "Login.swift": "",
                "Late.swift": "let session = URLSession.shared",
            ]),
            ["Late.swift names URLSession", "UserService.swift imports Security"])
    }
}

/// The same tests in Swift Testing.
@Suite struct HelperRuleSwiftTests {
    private let rule = HelperRule(
        allowed: ["Foundation", "Shared"], onlyInHelpers: ["URLSession", "SecItem"])

    @Test func onlyHelpersKnowAFramework() throws {
        let folders = ["Finished/Encores/Accounts", "Starter/Encores/Accounts"]
        for folder in folders + ["Exercises/AppScreens/Helpers"] {
            let sources = try sources(in: folder)
            #expect(!sources.isEmpty, "no Swift file in \(folder)")
            #expect(rule.violations(in: sources) == [], "\(folder)")
        }
    }

    @Test func aViolationNamesTheFile() {
        let text = "import Foundation\nimport Security\n"
        let violations = rule.violations(in: [
            "KeychainHelper.swift": text, "UserService.swift": text, "Login.swift": "",
            "Late.swift": "let session = URLSession.shared",
        ])
        #expect(
            violations == ["Late.swift names URLSession", "UserService.swift imports Security"])
    }
}

/// The text of each file in a folder, by name.
private func sources(in folder: String) throws -> [String: String] {
    // The package is three levels above this file.
    let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(
        at: package.appending(path: folder), includingPropertiesForKeys: nil)
    var sources: [String: String] = [:]
    for file in files where file.pathExtension == "swift" {
        sources[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return sources
}
