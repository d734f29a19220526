import FileSystem
import Foundation
import Processes

/// A test of a package.
struct PackageTest: Sendable {
    /// As the library calls it, such as `CartTests.CartTests/testTotal`.
    let name: String
    let isXCTest: Bool
}

/// The built tests of a package, which run with at most one change active.
struct TestBundle: Sendable {
    /// The folder of the package's copy, which tests can read.
    let root: String
    let machine: Machine
    /// Nil if tests run with all rights of this process.
    let sandbox: Sandbox?
    private let program: String

    init(root: String, machine: Machine, sandbox: Sandbox?) throws {
        (self.root, self.machine, self.sandbox) = (root, machine, sandbox)
        let folder = "\(root)/.build/debug"
        let name = try machine.files.names(folder).first { $0.hasSuffix(".xctest") }
        guard let name else { throw PackageError(.noTests, []) }
        program = "\(folder)/\(name)"
        try machine.files.makeFolder(tables)
    }

    /// The folder of the files in which processes record the changes that they reach.
    var tables: String { "\(root).tables" }

    /// How long tests may take without a change.
    static let patience = Duration.seconds(600)
    /// The exit status of Swift Testing if no test matches.
    private static let nothingMatched = ProcessEnd.exited(69)
    private static let swiftTesting = ["--testing-library", "swift-testing"]

    /// A node of the list that XCTest prints: a suite, or a test.
    private struct Node: Decodable {
        let name: String
        let tests: [Node]?

        func names(in suite: String) -> [String] {
            tests?.flatMap { $0.names(in: name) } ?? ["\(suite)/\(name)"]
        }
    }

    /// All tests of both libraries.
    func tests() throws -> [PackageTest] {
        let json = try output(of: ["--dump-tests-json"])
        let node = try? JSONDecoder().decode(
            Node.self, from: Data(json.drop { $0 != "{" }.utf8))
        // Other lines are messages.
        let others = try output(of: Self.swiftTesting + ["--list-tests"])
            .split(whereSeparator: \.isNewline).filter { $0.contains(#/^\w+\..*\)$/#) }
        return (node?.names(in: "") ?? []).map { PackageTest(name: $0, isXCTest: true) }
            + others.map { PackageTest(name: String($0), isXCTest: false) }
    }

    private func output(of arguments: [String]) throws -> String {
        let (end, text) = try machine.processes.output(
            of: command(arguments), limits: Limits(total: Self.patience))
        guard [.exited(0), Self.nothingMatched].contains(end) else {
            throw PackageError(.testsNotListed, [text])
        }
        return text
    }

    /// Runs tests as `swift test` does, those of each library in one process, until a library's tests fail.
    ///
    /// - Parameters:
    ///   - all: Whether these are all tests, so that nothing has to be filtered.
    ///   - variables: The environment variables that choose a change or a table.
    func run(
        _ tests: [PackageTest], all: Bool = false, _ variables: [String: String] = [:],
        limit: Duration = patience
    ) throws -> ProcessEnd {
        let xctest = tests.filter(\.isXCTest).map(\.name)
        let others = tests.filter { !$0.isXCTest }.flatMap {
            ["--filter", Self.filter(for: $0.name)]
        }
        var calls: [[String]] = []
        if !xctest.isEmpty { calls.append(all ? [] : [xctest.joined(separator: ",")]) }
        if !others.isEmpty { calls.append(Self.swiftTesting + (all ? [] : others)) }
        for arguments in calls {
            let end = try machine.processes.run(
                command(arguments, variables), Limits(total: limit, memory: 2 << 30)
            ) { _ in true }
            if end == .interrupted { throw ProcessError.interrupted }
            if end != .exited(0) { return end }
        }
        return .exited(0)
    }

    /// The regular expression for exactly one test.
    static func filter(for name: String) -> String {
        let escaped = name.map { ".^$*+?()[]{}|\\/".contains($0) ? "\\\($0)" : "\($0)" }.joined()
        return "^\(escaped)(\\/|$)"
    }

    private func command(_ arguments: [String], _ variables: [String: String] = [:]) -> Command {
        var environment = machine.environment.merging(variables) { $1 }
        environment["SWIFT_BACKTRACE"] = "enable=no"
        if sandbox != nil { (environment["HOME"], environment["TMPDIR"]) = ("/tmp", "/tmp") }
        let command = Command(
            executable: program, arguments: arguments, environment: environment, directory: root)
        let access = Sandbox.Access(readable: [root], writable: [tables], scratch: "/tmp")
        return sandbox?.wrap(command, access) ?? command
    }
}
