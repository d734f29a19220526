import SwiftSource

extension OwnTestsReport {
    /// Adds what the learner's source tells of the tests: lines that failed, why tests notice nothing,
    /// and what they share.
    ///
    /// - Parameters:
    ///   - files: The text of each file, by its path relative to the repository.
    ///   - program: All sources that the program was built from, by path.
    mutating func addSources(_ files: [String: String], of program: [String: [UInt8]]) {
        var texts: [String: SwiftText] = [:]
        let isOfInterest = tests.contains(where: \.dependsOnOrder)
        let scan = WeakTestScan(
            files: files, classes: isOfInterest ? Self.classes(in: program) : [],
            code: Self.code(of: program))
        var looked = 0
        for index in tests.indices where looked < Self.maximumSources {
            let name = tests[index].result.name
            if let place = tests[index].failure?.place, let source = files[place.file] {
                looked += 1
                let text = texts[place.file] ?? SwiftText(source)
                texts[place.file] = text
                tests[index].failedLine = FailedLine(line: place.line, in: text)
            }
            if tests[index].noticesNothing || !tests[index].isValid {
                looked += 1
                let finding = finding(of: tests[index], by: scan)
                let isSlow = tests[index].result.seconds >= Self.slowSeconds
                // What has run is surer than what the source looks like.
                if tests[index].weakness == nil || finding?.reason?.isSure == true {
                    tests[index].weakness = finding?.reason
                }
                // A test that takes seconds is told first that it need not.
                let isOpen = [nil, .assertsTooLittle].contains(tests[index].weakness)
                if isOpen, tests[index].isValid, isSlow {
                    tests[index].weakness = scan.reasonToBeSlow(
                        name, seconds: Int(tests[index].result.seconds))
                }
                if !tests[index].isValid { tests[index].start = finding?.place }
            }
            if tests[index].isValid, !tests[index].noticesNothing {
                looked += 1
                tests[index].weakness = weakness(ofUseful: tests[index], by: scan)
            }
            if tests[index].dependsOnOrder {
                tests[index].sharedState = scan.shared(by: name)
                if tests[index].sharedState.isEmpty,
                    let reason = scan.savedState(of: name)?.reason
                {
                    tests[index].weakness = reason
                }
            }
        }
    }

    /// What could be better in a test that notices something.
    private func weakness(ofUseful test: OwnTest, by scan: WeakTestScan) -> WeakTest? {
        if test.result.seconds >= Self.slowSeconds {
            return scan.reasonToBeSlow(test.result.name, seconds: Int(test.result.seconds))
        }
        return scan.remark(on: test.result.name)
    }

    /// What the code is like that was tested: all that is in no folder of tests.
    private static func code(of program: [String: [UInt8]]) -> TestedCode {
        let files = program.filter { path, _ in
            path.hasSuffix(".swift")
                && !path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
        }
        return TestedCode(
            files.sorted { $0.key < $1.key }.map { String(decoding: $0.value, as: UTF8.self) })
    }

    private static func classes(in program: [String: [UInt8]]) -> Set<String> {
        Set(
            program.filter { $0.key.hasSuffix(".swift") }.values.flatMap { SourceWords($0).classes }
        )
    }

    private func finding(of test: OwnTest, by scan: WeakTestScan) -> WeakTestScan.Finding? {
        let name = test.result.name
        if test.isValid { return scan.finding(of: name) }
        if test.result.isSkipped { return scan.findingOfSkip(of: name) }
        var failed: FailedAssertion?
        if case .assertion(let message, let place?)? = test.failure {
            failed = FailedAssertion(
                line: place.line, operands: test.failedLine?.operands ?? [], message: message)
        }
        return scan.findingOfFailure(
            of: name, failed: failed, hasCrashed: test.result.status == .crashed,
            hasHung: test.result.status == .timedOut,
            line: (test.result.stop?.code ?? test.result.stop?.test)?.text)
    }

    /// Tells which tests are the workshop's examples, as they came.
    ///
    /// - Parameters:
    ///   - examples: Those of the workshop.
    ///   - files: The text of each file of the learner's.
    mutating func markExamples(_ examples: WorkedExamples, in files: [String]) {
        let idle = tests.filter(\.noticesNothing).map(\.result.name)
        guard !idle.isEmpty else { return }
        let names = examples.unchanged(idle, in: files)
        for index in tests.indices {
            tests[index].isExample = names.contains(tests[index].result.name)
        }
    }

    /// Names the stand-in that all failing tests use, where there are several such tests, or where one
    /// of them is as it was given: then the stand-in is more likely to be wrong than they are.
    ///
    /// - Parameters:
    ///   - files: The text of each file of the learner's tests, by its path relative to the repository.
    ///   - given: The texts of files whose stand-ins are right.
    ///   - examples: Those of the workshop.
    mutating func markStandIn(
        _ files: [String: String], given: Set<String>, examples: WorkedExamples
    ) {
        let failing = tests.indices.filter { tests[$0].result.status != .passed }
        let names = failing.map { tests[$0].result.name }
        guard !failing.isEmpty, failing.count <= Self.maximumSources else { return }
        let isGiven = !examples.unchanged(names, in: Array(files.values)).isEmpty
        guard isGiven || failing.count >= Self.severalFailures,
            let standIn = StandIns(files: files, given: given).usedByAll(names)
        else { return }
        for index in failing {
            switch tests[index].weakness {
            case nil, .cause(.fulfilledIn)?, .assertsAtOnce?:
                tests[index].weakness = .cause(
                    .allUse(standIn: standIn.name, place: standIn.place))
            default: break
            }
        }
    }

    /// Fewer may all be wrong by chance.
    private static let severalFailures = 3
    /// Nobody reads about more tests than this, and each takes a look at its file.
    private static let maximumSources = 100
    /// A test that takes so long waits for something real.
    private static let slowSeconds = 2.0
}

extension WeakTest {
    /// Whether it explains, whatever code a test has reached, why it notices nothing.
    fileprivate var isSure: Bool {
        switch self {
        case .assertsAtOnce, .neverWaits: false
        default: true
        }
    }
}
