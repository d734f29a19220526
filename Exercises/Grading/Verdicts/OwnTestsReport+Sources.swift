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
            files: files, classes: isOfInterest ? Self.classes(in: program) : [])
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
                // What has run is surer than what the source looks like.
                if tests[index].weakness == nil || finding?.reason?.isSure == true {
                    tests[index].weakness = finding?.reason
                }
                if !tests[index].isValid { tests[index].start = finding?.place }
            }
            if tests[index].dependsOnOrder { tests[index].sharedState = scan.shared(by: name) }
        }
    }

    private static func classes(in program: [String: [UInt8]]) -> Set<String> {
        Set(
            program.filter { $0.key.hasSuffix(".swift") }.values.flatMap { SourceWords($0).classes }
        )
    }

    private func finding(of test: OwnTest, by scan: WeakTestScan) -> WeakTestScan.Finding? {
        let name = test.result.name
        if test.isValid { return scan.finding(of: name) }
        return test.result.isSkipped
            ? scan.findingOfSkip(of: name) : scan.findingOfFailure(of: name)
    }

    /// Tells which tests are the workshop's examples, as they came.
    ///
    /// - Parameters:
    ///   - examples: The text of each file of the workshop's own tests.
    ///   - files: The text of each file of the learner's.
    mutating func markExamples(_ examples: [String], in files: [String]) {
        let idle = tests.filter(\.noticesNothing).map(\.result.name)
        guard !idle.isEmpty else { return }
        let names = WorkedExamples(files: examples).unchanged(idle, in: files)
        for index in tests.indices {
            tests[index].isExample = names.contains(tests[index].result.name)
        }
    }

    /// Nobody reads about more tests than this, and each takes a look at its file.
    private static let maximumSources = 100
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
