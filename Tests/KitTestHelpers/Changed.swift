@testable import Grading
@testable import Processes
@testable import SwiftSource

// Methods that copy a value and change a part of the copy.

extension Grader {
    func with(
        kit: Kit? = nil, tools: GradingTools? = nil, limits: GradingLimits? = nil,
        verdicts: VerdictStore.Provider? = nil
    ) -> Grader {
        var grader = self
        grader.kit = kit ?? grader.kit
        grader.tools = tools ?? grader.tools
        grader.limits = limits ?? grader.limits
        grader.verdicts = verdicts ?? grader.verdicts
        return grader
    }
}

extension GradingTools {
    func on(_ machine: Machine) -> GradingTools {
        var tools = self
        tools.machine = machine
        return tools
    }
}

extension OwnTestsReport {
    func with(tests: [OwnTest]? = nil, leftOut: LeftOutTests? = nil) -> OwnTestsReport {
        var report = self
        report.tests = tests ?? report.tests
        report.leftOut = leftOut ?? report.leftOut
        return report
    }
}

extension OwnTest {
    func with(
        result: TestResult? = nil, onCode: TestResult? = nil, cannotFail: Bool? = nil,
        isExample: Bool? = nil, isInShippedFile: Bool? = nil, failedLine: FailedLine? = nil
    ) -> OwnTest {
        var test = self
        test.result = result ?? test.result
        test.onCode = onCode ?? test.onCode
        test.cannotFail = cannotFail ?? test.cannotFail
        test.isExample = isExample ?? test.isExample
        test.isInShippedFile = isInShippedFile ?? test.isInShippedFile
        test.failedLine = test.failedLine ?? failedLine
        return test
    }
}

extension StageReport {
    func advised(_ findings: [Finding]) -> StageReport {
        var report = self
        report.findings = findings
        return report
    }
}

extension MutationTests {
    /// Creates tests with made-up results. In reverse order, they have results only if `runReversed` is given.
    ///
    /// Mutants are numbered from 1 in the order of the stage. Number 0 is the reference solution.
    init(
        runAll: @escaping @Sendable (_ mutant: Int) throws -> [TestResult],
        run: @escaping @Sendable (_ names: Set<String>, _ mutant: Int) throws -> [TestResult],
        runReversed: @escaping @Sendable (_ names: Set<String>) throws -> [TestResult] = { _ in [] }
    ) {
        self.init { request in
            let mutant =
                switch request.planting {
                case .nothing: 0
                case .everywhere: Self.everywhere
                case .places(let places): 1 + (places.first ?? -1)
                }
            guard let names = request.names else { return try runAll(mutant) }
            return request.way == .backwards ? try runReversed(names) : try run(names, mutant)
        }
    }

    /// Stands for a program that contains all mutants at the same time.
    static let everywhere = -1
}
