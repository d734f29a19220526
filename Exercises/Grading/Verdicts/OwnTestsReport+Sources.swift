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
                tests[index].weakness = scan.finding(of: name)?.reason
            }
            if tests[index].dependsOnOrder { tests[index].sharedState = scan.shared(by: name) }
        }
    }

    private static func classes(in program: [String: [UInt8]]) -> Set<String> {
        Set(
            program.filter { $0.key.hasSuffix(".swift") }.values.flatMap { SourceWords($0).classes }
        )
    }

    /// Nobody reads about more tests than this, and each takes a look at its file.
    private static let maximumSources = 100
}
