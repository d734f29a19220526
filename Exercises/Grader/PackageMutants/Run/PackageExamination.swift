import FileSystem
import Foundation
import Grading
import Processes
import Synchronization

/// The part of a package to change.
package struct PackageScope: Sendable, Equatable {
    /// The names of the targets; all if empty.
    package var targets: [String] = []
    /// The path of the only file, in the package.
    package var file: String?
    package var line: Int?
    /// A revision of git: only lines that are different since then are changed.
    package var since: String?

    package init() {}
}

/// A step of an examination, for reporting progress.
package enum PackageStep: Sendable {
    case building
    /// The package is built with this many changes.
    case compiling(Int)
    case runningAlone(tests: Int)
    case trying(Int, of: Int)
}

/// The outcome for every change of a package.
package struct PackageOutcome: Sendable {
    /// In the order of the sources.
    package let results: [ChangeResult]
    package let tests: Int

    package init(results: [ChangeResult], tests: Int) {
        (self.results, self.tests) = (results, tests)
    }
}

/// Finds out which changes to a package its tests miss.
package struct PackageExamination: Sendable {
    /// The absolute path of the package.
    let package: String
    let scope: PackageScope
    let copy: PackageCopy
    let machine: Machine
    let sandbox: Sandbox?
    /// How long the tests of all changes may take together; nil for no limit.
    let time: Duration?
    let onStep: @Sendable (PackageStep) -> Void

    /// - Parameters:
    ///   - folder: The absolute path of a folder for copies of packages.
    package init(
        package: String, scope: PackageScope, folder: String, machine: Machine, swift: String,
        sandbox: Sandbox?, time: Duration?, onStep: @escaping @Sendable (PackageStep) -> Void
    ) {
        self.package = package
        self.scope = scope
        self.machine = machine
        self.sandbox = sandbox
        self.time = time
        self.onStep = onStep
        let name = (package as NSString).lastPathComponent
        copy = PackageCopy(
            original: package, root: "\(folder)/\(name)", machine: machine, swift: swift)
    }

    /// A test that passed alone, with the changes that it reaches.
    private struct TestRun: Sendable {
        let test: PackageTest
        let end: ProcessEnd
        let seconds: Double
        let reached: Set<Int>
    }

    /// Copies and builds the package, and tries each change.
    package func run() throws -> PackageOutcome {
        try copy.make()
        let description = try copy.describe()
        let sources = try readSources(description)
        var changes = findChanges(sources, description)
        if let since = scope.since { changes = try changed(since: since, among: changes) }
        try checkBaseline()

        let build = ChangedBuild(copy: copy, description: description, sources: sources)
        let compiled = changes.isEmpty ? [] : try build.build(changes) { onStep(.compiling($0)) }
        let tests = try bundle().tests()
        onStep(.runningAlone(tests: tests.count))
        let runs = try runAlone(tests, tableSize: (changes.last?.id ?? 0) + 1)
        let failed = runs.filter { $0.end != .exited(0) }.map(\.test.name)
        guard failed.isEmpty else { throw PackageError.testsFailAlone(failed) }

        let ids = Set(compiled.map(\.id))
        let rest = changes.filter { !ids.contains($0.id) }
            .map { ChangeResult(change: $0, status: .notCompiled) }
        let results = try results(of: compiled, runs) + rest
        return PackageOutcome(
            results: results.sorted { $0.change.id < $1.change.id }, tests: tests.count)
    }

    // MARK: - Before the changes

    private func readSources(_ description: PackageDescription) throws -> [String: [UInt8]] {
        let known = description.targets.map(\.name)
        for name in scope.targets where !known.contains(name) {
            throw PackageError.noTarget(name, known: known)
        }
        var result: [String: [UInt8]] = [:]
        for target in description.targets
        where scope.targets.isEmpty || scope.targets.contains(target.name) {
            for source in target.sources where source.hasSuffix(".swift") {
                let path = "\(target.path)/\(source)"
                if scope.file == nil || scope.file == path {
                    result[path] = try machine.files.read("\(copy.root)/\(path)")
                }
            }
        }
        if let file = scope.file, result.isEmpty { throw PackageError.noFile(file) }
        return result
    }

    private func findChanges(
        _ sources: [String: [UInt8]], _ description: PackageDescription
    ) -> [Change] {
        var changes: [Change] = []
        for target in description.targets {
            for source in target.sources.sorted() {
                let path = "\(target.path)/\(source)"
                guard let bytes = sources[path] else { continue }
                changes += ChangeFinder.changes(
                    in: bytes, file: path, target: target.name, firstID: changes.count)
            }
        }
        return changes.filter { scope.line == nil || scope.line == $0.line }
    }

    private func changed(since revision: String, among changes: [Change]) throws -> [Change] {
        guard let git = findExecutable("git", path: machine.environment["PATH"]) else {
            throw ProcessError.executableNotFound("git")
        }
        let (end, text) = try copy.run(
            git,
            [
                "diff", "-U0", "--no-color", "--no-ext-diff", "--src-prefix=a/", "--dst-prefix=b/",
                "--relative", revision, "--", ".",
            ], in: package)
        guard end == .exited(0) else { throw PackageError.noDiff(text) }
        let lines = ChangedLines.parse(text)
        return changes.filter { lines[$0.file]?.contains($0.line) == true }
    }

    /// Builds the package unchanged, and runs all tests together.
    private func checkBaseline() throws {
        onStep(.building)
        let (isBuilt, output) = try copy.build()
        guard isBuilt else { throw PackageError.buildFails(output) }
        let bundle = try bundle()
        let tests = try bundle.tests()
        guard !tests.isEmpty else { throw PackageError.noTests }
        guard try bundle.run(tests, all: true) != .exited(0) else { return }
        let failed = try runAlone(tests, tableSize: 1).filter { $0.end != .exited(0) }
        throw PackageError.testsFail(failed.map(\.test.name))
    }

    private func bundle() throws -> TestBundle {
        let tables = "\(copy.root).tables"
        try machine.files.makeFolder(tables)
        return TestBundle(
            program: try copy.bundle(), root: copy.root, tables: tables, machine: machine,
            sandbox: sandbox)
    }

    // MARK: - Running tests

    /// Runs each test alone, to learn how long it takes and which changes it reaches.
    private func runAlone(_ tests: [PackageTest], tableSize: Int) throws -> [TestRun] {
        let bundle = try bundle()
        return try Array(tests.enumerated()).concurrentMap { index, test in
            let table = "\(bundle.tables)/\(index)"
            try machine.files.write(table, Array(repeating: 0, count: tableSize))
            let start = SuspendingClock.now
            let end = try bundle.run([test], table: table)
            let bytes = try machine.files.read(table)
            return TestRun(
                test: test, end: end, seconds: (SuspendingClock.now - start) / .seconds(1),
                reached: Set(bytes.indices.filter { bytes[$0] != 0 }))
        }
    }

    /// Tries the changes, the most likely gaps first.
    private func results(of changes: [Change], _ runs: [TestRun]) throws -> [ChangeResult] {
        let bundle = try bundle()
        let deadline = time.map { SuspendingClock.now + $0 }
        let done = Mutex(0)
        let sorted = changes.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
        return try sorted.concurrentMap { change in
            let reaching = runs.filter { $0.reached.contains(change.id) }
                .sorted { $0.seconds < $1.seconds }
            var result = ChangeResult(change: change, status: .notReached, tests: reaching.count)
            if !reaching.isEmpty {
                let start = SuspendingClock.now
                let isLate = deadline.map { start >= $0 } ?? false
                let status = isLate ? .notRun : try status(of: change, reaching, in: bundle)
                result = ChangeResult(
                    change: change, status: status, tests: reaching.count,
                    seconds: (SuspendingClock.now - start) / .seconds(1))
            }
            onStep(
                .trying(
                    done.withLock {
                        $0 += 1
                        return $0
                    }, of: changes.count))
            return result
        }
    }

    /// Runs the tests that reach a change until one fails: the shortest first, in growing groups, because
    /// each process takes time to start.
    ///
    /// Tests may fail together for another reason than the change, so the tests of a group that fails also
    /// run alone.
    private func status(
        of change: Change, _ runs: [TestRun], in bundle: TestBundle
    ) throws -> ChangeStatus {
        let end = { (runs: ArraySlice<TestRun>) in
            let seconds = runs.map(\.seconds).reduce(0, +)
            return try bundle.run(
                runs.map(\.test), active: change.id, limit: .seconds(5 + 5 * seconds))
        }
        var rest = runs[...]
        var size = 1
        while !rest.isEmpty {
            let group = rest.prefix(size)
            rest = rest.dropFirst(size)
            size = min(4 * size, 200)
            if group.count > 1, try end(group) == .exited(0) { continue }
            for run in group {
                switch try end([run]) {
                case .exited(0): continue
                case .exited: return .killed
                case .tooLong, .timedOut: return .timedOut
                default: return .crashed
                }
            }
        }
        return .survived
    }
}
