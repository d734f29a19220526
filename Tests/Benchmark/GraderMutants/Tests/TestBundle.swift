import FileSystem
import Foundation
import Processes

/// The tests that were built in the checkout.
struct TestBundle {
    private let path: String
    private let checkout: Checkout
    private let work: WorkFolder
    private let programs: RunningPrograms

    init(checkout: Checkout, work: WorkFolder, programs: RunningPrograms) throws {
        let folder = checkout.products
        guard let name = try Files.live.names(folder).first(where: { $0.hasSuffix(".xctest") })
        else { throw MutantsError.noTests(in: folder) }
        path = "\(folder)/\(name)"
        self.checkout = checkout
        self.work = work
        self.programs = programs
    }

    /// The tests whose specifiers match a regular expression; all where there is none.
    func tests(matching filter: String?) throws -> [KitTest] {
        let text = try programs.output(of: [path, "--list-tests"], in: checkout.root)
        let all = text.split(separator: "\n").compactMap(KitTest.init(specifier:))
        guard let filter else { return all }
        let expression = try Regex(filter)
        let tests = all.filter { $0.specifier.contains(expression) }
        guard !tests.isEmpty else { throw MutantsError.noTestMatches(filter) }
        return tests
    }

    /// Runs tests in one process, up to the first that fails.
    ///
    /// - Parameters:
    ///   - variables: What chooses a mutant, or has noted what is reached.
    ///   - longestTest: How long one test may take.
    ///   - total: How long all may take.
    ///   - logPath: Where to write what they print; nil for the usual place.
    func run(
        _ tests: [KitTest], _ variables: [String: String], longestTest: Duration? = nil,
        total: Duration? = nil, log logPath: String? = nil
    ) throws -> (end: TestEnd, seconds: [String: Double]) {
        try Files.live.remove(work.temporary)
        try Files.live.makeFolder(work.temporary)
        let program = [path, tests.map(\.specifier).joined(separator: ",")]
        let command = programs.command(
            Isolation.words(
                for: program, in: checkout.root, work: work.root, temporary: work.temporary),
            in: checkout.root, environment: Checkout.environment.merging(variables) { $1 })
        var output = TestOutput(of: Set(tests.map(\.printedName)))
        var log: [UInt8] = []
        let end = try programs.run(
            command, limits: Limits(timeout: longestTest, total: total)
        ) { bytes in
            log += bytes
            output.add(bytes)
            return output.failed != nil
        }
        try Files.live.write(logPath ?? work.log, log)
        return (TestEnd(end, output, of: tests.count), output.seconds)
    }

    /// Makes the tests and the grader look as if they were built now: they use nothing that others have
    /// found out.
    func renewIdentity() throws {
        for program in [path, "\(checkout.products)/grader"] where Files.live.kind(program) != nil {
            try Files.live.setModified(program, Date().timeIntervalSince1970)
        }
    }
}
