import Grading
import Processes
import Synchronization

/// The part of a package to change, and the time limit for testing the changes.
package struct PackageScope: Sendable, Equatable {
    /// The names of the targets to change; if empty, all targets.
    package var targets: [String] = []
    /// The path in the package of the only file to change; nil for all files.
    package var file: String?
    package var line: Int?
    /// A Git revision. Only lines that differ from this revision are changed; nil for all lines.
    package var since: String?
    /// The time that the tests of all changes may take together; nil for no limit.
    package var time: Duration?

    package init() {}
}

/// A step of an examination, reported as progress.
package enum PackageStep: Sendable {
    case building(changes: Int)
    case runningAlone(tests: Int)
    case trying(Int, of: Int)
}

/// Changes a package in many small ways, and finds out which of these changes its tests miss.
package struct PackageExamination: Sendable {
    let scope: PackageScope
    let copy: PackageCopy
    let onStep: @Sendable (PackageStep) -> Void

    /// - Parameters:
    ///   - package: The absolute path of the package.
    ///   - folder: The absolute path of a folder for copies of packages.
    package init(
        package: String, scope: PackageScope, folder: String, tools: GradingTools,
        onStep: @escaping @Sendable (PackageStep) -> Void
    ) {
        copy = PackageCopy(
            original: package, root: PackageCopy.root(of: package, in: folder), tools: tools)
        (self.scope, self.onStep) = (scope, onStep)
    }

    /// Copies and builds the package, and tries each change. The results are in the order of the
    /// sources.
    package func run() throws -> (results: [ChangeResult], tests: Int) {
        try copy.make()
        let targets = try copy.describe()
        let (sources, changes) = try findChanges(in: targets)
        let compiled = try copy.build(changes, of: targets, in: sources) {
            onStep(.building(changes: $0))
        }
        let tests = try runAlone(try copy.tests(), tableSize: (changes.last?.id ?? 0) + 1)
        let failed = tests.filter { !$0.isPassed }.map(\.name)
        guard failed.isEmpty else { throw PackageError.testsFail(failed) }
        let results = try results(of: changes, compiled: Set(compiled.map(\.id)), tests)
        return (results.sorted { $0.change.id < $1.change.id }, tests.count)
    }

    // MARK: - Choosing changes

    /// Returns the sources by their paths in the package, and the changes to make in them.
    private func findChanges(
        in targets: [DescribedPackage.Target]
    ) throws -> (sources: [String: [UInt8]], changes: [Change]) {
        let files = targets.filter { scope.targets.isEmpty || scope.targets.contains($0.name) }
            .flatMap(\.files).filter { scope.file == nil || scope.file == $0 }
        if files.isEmpty || !Set(scope.targets).isSubset(of: targets.map(\.name)) {
            throw PackageError.noCode(targets.map(\.name))
        }
        let lines = try scope.since.map(changedLines)
        var (sources, changes): ([String: [UInt8]], [Change]) = ([:], [])
        for file in files.sorted() {
            let source = try copy.files.read("\(copy.root)/\(file)")
            sources[file] = source
            changes += ChangeFinder.changes(in: source, file: file, firstID: changes.count)
        }
        changes.removeAll { change in
            scope.line ?? change.line != change.line
                || lines?[change.file, default: []].contains(change.line) == false
        }
        return (sources, changes)
    }

    /// The lines that differ from a revision, by file.
    private func changedLines(since revision: String) throws -> [String: Set<Int>] {
        // Unlike `git diff`, this command doesn't depend on the user's settings.
        let words = [
            "git", "-c", "core.quotePath=false", "diff-index", "-p", "-U0", "--relative",
            "--end-of-options", revision, "--", ".",
        ]
        return ChangedLines.parse(try copy.run("/usr/bin/env", words, in: copy.original))
    }

    // MARK: - Running tests

    /// Runs each test alone, to find out how long it takes and which changes it reaches.
    private func runAlone(_ tests: [PackageTest], tableSize: Int) throws -> [PackageTest] {
        onStep(.runningAlone(tests: tests.count))
        try copy.files.makeFolder(copy.tables)
        return try Array(tests.enumerated()).concurrentMap { index, test in
            var test = test
            let table = "\(copy.tables)/\(index)"
            try copy.files.write(table, Array(repeating: 0, count: tableSize))
            let start = SuspendingClock.now
            test.isPassed = try copy.run([test], [SupportCode.table: table]) == .exited(0)
            test.seconds = (SuspendingClock.now - start) / .seconds(1)
            let bytes = try copy.files.read(table)
            test.reached = Set(bytes.indices.filter { bytes[$0] != 0 })
            return test
        }
    }

    /// Tries the changes, starting with those that most likely reveal gaps in the tests.
    private func results(
        of changes: [Change], compiled: Set<Int>, _ tests: [PackageTest]
    ) throws -> [ChangeResult] {
        let deadline = scope.time.map { SuspendingClock.now + $0 }
        let number = Atomic(0)
        let sorted = changes.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
        return try sorted.concurrentMap { change in
            onStep(.trying(number.wrappingAdd(1, ordering: .relaxed).newValue, of: changes.count))
            let reaching = tests.filter { $0.reached.contains(change.id) }
                .sorted { $0.seconds < $1.seconds }
            var result = ChangeResult(change: change, status: .notReached, tests: reaching.count)
            let start = SuspendingClock.now
            if !compiled.contains(change.id) {
                result.status = .notCompiled
            } else if let deadline, start >= deadline, !reaching.isEmpty {
                result.status = .notRun
            } else if !reaching.isEmpty {
                result.status = try status(of: change, reaching)
                result.seconds = (SuspendingClock.now - start) / .seconds(1)
            }
            return result
        }
    }

    /// Runs the tests that reach a change until one of them fails. The shortest tests run first.
    /// They run in groups that get larger and larger, because starting a process takes time.
    ///
    /// If a group also fails without the change, its tests disturb each other, so each of them runs
    /// alone.
    private func status(of change: Change, _ tests: [PackageTest]) throws -> ChangeStatus {
        var rest = tests[...]
        var (size, growth) = (1, 4)
        while !rest.isEmpty {
            let group = rest.prefix(size)
            let limit = Duration.seconds(10 + 2 * group.map(\.seconds).reduce(0, +))
            let end = { try copy.run(Array(group), $0, limit: limit) }
            if let status = Self.status(try end([SupportCode.active: "\(change.id)"])) {
                if try group.count == 1 || end([:]) == .exited(0) { return status }
                (size, growth) = (1, 1)
            } else {
                rest = rest.dropFirst(size)
                size = min(growth * size, 200)
            }
        }
        return .survived
    }

    /// Returns the status of a change, given how a test process ended; nil if all tests passed.
    private static func status(_ end: ProcessEnd) -> ChangeStatus? {
        switch end {
        case .exited(0): nil
        case .exited: .killed
        case .tooLong, .timedOut: .timedOut
        default: .crashed
        }
    }
}
