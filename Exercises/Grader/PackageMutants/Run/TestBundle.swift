import FileSystem
import Foundation
import Processes

/// A test of a package.
package struct PackageTest: Sendable, Hashable {
    /// As the library calls it, such as `CartTests.CartTests/testTotal`.
    package let name: String
    let isXCTest: Bool
}

/// The built tests of a package, which run with at most one change active.
struct TestBundle: Sendable {
    let program: String
    /// The folder of the package's copy, which tests can read.
    let root: String
    /// The folder of the files in which processes record the changes that they reach.
    let tables: String
    let machine: Machine
    /// Nil if tests run with all rights of this process.
    let sandbox: Sandbox?

    /// How long the tests may take without a change.
    static let patience = Duration.seconds(600)
    private static let memory = 2 << 30
    /// The exit status of Swift Testing if no test matches.
    private static let nothingMatched: Int32 = 69

    /// A node of the list that XCTest prints: a suite, or a test.
    private struct Node: Decodable {
        let name: String
        let tests: [Node]?

        func tests(of suite: String) -> [String] {
            tests.map { $0.flatMap { $0.tests(of: name) } } ?? ["\(suite)/\(name)"]
        }
    }

    /// All tests of both libraries.
    func tests() throws -> [PackageTest] {
        let (json, list) = (
            try output(of: ["--dump-tests-json"]),
            try output(of: Self.swiftTesting + ["--list-tests"])
        )
        let start = json.firstIndex(of: "{") ?? json.endIndex
        let node = try? JSONDecoder().decode(Node.self, from: Data(json[start...].utf8))
        // Other lines are messages.
        let names = list.split(whereSeparator: \.isNewline).filter { line in
            line.prefix { $0 != "." }.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
                && line.contains(".") && line.hasSuffix(")")
        }
        return (node?.tests(of: "") ?? []).filter { $0.contains(".") }
            .map { PackageTest(name: $0, isXCTest: true) }
            + names.map { PackageTest(name: String($0), isXCTest: false) }
    }

    /// What the program prints.
    private func output(of arguments: [String]) throws -> String {
        let (end, text) = try machine.processes.output(
            of: command(arguments), limits: Limits(total: Self.patience))
        guard [.exited(0), .exited(Self.nothingMatched)].contains(end) else {
            throw PackageError.testsNotListed(text)
        }
        return text
    }

    /// Runs tests as `swift test` does, those of each library in one process, until a library's tests fail.
    ///
    /// - Parameters:
    ///   - all: Whether these are all tests, so that nothing has to be filtered.
    ///   - active: The number of the active change.
    ///   - table: The file in which to record the changes that are reached.
    func run(
        _ tests: [PackageTest], all: Bool = false, active: Int? = nil, table: String? = nil,
        limit: Duration = patience
    ) throws -> ProcessEnd {
        let xctest = tests.filter(\.isXCTest).map(\.name)
        let others = tests.filter { !$0.isXCTest }.map(\.name)
        var environment: [String: String] = [:]
        environment[SupportFile.active] = active.map(String.init)
        environment[SupportFile.table] = table
        let filters = all ? [] : others.flatMap { ["--filter", Self.filter(for: $0)] }
        let calls = [
            xctest.isEmpty ? nil : all ? [] : [xctest.joined(separator: ",")],
            others.isEmpty ? nil : Self.swiftTesting + filters,
        ]
        for arguments in calls.compactMap({ $0 }) {
            let end = try machine.processes.run(
                command(arguments, environment), Limits(total: limit, memory: Self.memory)
            ) { _ in true }
            if end == .interrupted { throw ProcessError.interrupted }
            if end == .exited(Self.nothingMatched), active != nil { continue }
            if end != .exited(0) { return end }
        }
        return .exited(0)
    }

    private static let swiftTesting = ["--testing-library", "swift-testing"]

    /// The regular expression for exactly one test.
    static func filter(for name: String) -> String {
        let escaped = name.map { ".^$*+?()[]{}|\\/".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return "^\(escaped)(\\/|$)"
    }

    private func command(_ arguments: [String], _ more: [String: String] = [:]) -> Command {
        var environment = machine.environment.merging(more) { $1 }
        environment["SWIFT_BACKTRACE"] = "enable=no"
        if sandbox != nil {
            for name in ["HOME", "TMPDIR"] { environment[name] = "/tmp" }
        }
        let command = Command(
            executable: program, arguments: arguments, environment: environment, directory: root)
        let access = Sandbox.Access(readable: [root], writable: [tables], scratch: "/tmp")
        return sandbox?.wrap(command, access) ?? command
    }
}
