import SwiftSource

extension OwnTestsReport {
    /// Adds what the learner's source tells of the tests: lines that failed, why tests notice nothing,
    /// and what they share.
    ///
    /// - Parameter files: The text of each file, by its path relative to the repository.
    mutating func addSources(_ files: [String: String]) {
        var texts: [String: SwiftText] = [:]
        let scan = WeakTestScan(files: files)
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

    /// Nobody reads about more tests than this, and each takes a look at its file.
    private static let maximumSources = 100
}
