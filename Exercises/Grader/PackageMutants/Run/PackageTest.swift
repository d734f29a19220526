import Foundation
import Processes

/// A test of a package.
struct PackageTest: Sendable {
    /// The name as `swift test list` prints it, such as `CartTests.CartTests/testTotal`.
    let name: String
    /// Whether the test passes alone, without a change.
    var isPassed = false
    var seconds = 0.0
    /// The numbers of the changes that the test reaches.
    var reached: Set<Int> = []

    var isXCTest: Bool { !name.hasSuffix(")") }

    /// A regular expression that matches only this test.
    var filter: String { "^\(NSRegularExpression.escapedPattern(for: name))(\\/|$)" }
}

/// The built tests of a package. At most one change is active while they run.
extension PackageCopy {
    /// The folder of the files in which processes record the changes that they reach.
    var tables: String { "\(root).tables" }

    /// Returns all tests, of XCTest and Swift Testing.
    func tests() throws -> [PackageTest] {
        let text = try swift("test", "list", "--skip-build").get()
        // Lines with another form are messages.
        let names = text.split(whereSeparator: \.isNewline).filter { $0.contains(#/^\w+\.\S/#) }
        if names.isEmpty { throw PackageError.noTests }
        return names.map { PackageTest(name: String($0)) }
    }

    /// Runs tests as `swift test` does, with one process for each library. If the tests of the
    /// first library fail, the second one's aren't run.
    ///
    /// - Parameters:
    ///   - variables: The environment variables that choose a change or a table.
    ///   - limit: The time limit. By default, it is the limit for a test that runs without a
    ///     change.
    func run(
        _ tests: [PackageTest], _ variables: [String: String], limit: Duration = .seconds(600)
    ) throws -> ProcessEnd {
        let folder = "\(root)/.build/debug"
        let bundle = try files.names(folder).first { $0.hasSuffix(".xctest") } ?? ""
        let xctest = tests.filter(\.isXCTest).map(\.name).joined(separator: ",")
        let filters = tests.filter { !$0.isXCTest }.flatMap { ["--filter", $0.filter] }
        let others = ["--testing-library", "swift-testing", "--no-parallel"] + filters
        let calls = [([xctest], !xctest.isEmpty), (others, !filters.isEmpty)]
        for (arguments, isNeeded) in calls where isNeeded {
            let command = command(
                "\(folder)/\(bundle)", arguments,
                variables.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }, home: "/tmp",
                writable: tables)
            let limits = Limits(total: limit, memory: 2 << 30)
            let end = try tools.machine.processes.run(command, limits) { _ in true }
            if end == .interrupted { throw ProcessError.interrupted }
            if end != .exited(0) { return end }
        }
        return .exited(0)
    }
}
