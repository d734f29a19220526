import Foundation

@testable import Classroom
@testable import Grading

extension ResultStore {
    /// All stored results, in the order of the reports.
    package func results() throws -> [LearnerResult] {
        let decoder = JSONDecoder()
        decoder.userInfo[.workshop] = workshop
        let folder = "\(reports)/.results/learners"
        let results = try files.names(folder).map { name in
            let bytes = try files.read("\(folder)/\(name)")
            return try decoder.decode(Entry.self, from: Data(bytes)).result
        }
        return NameOrder.sorted(results, by: \.learner)
    }

    /// The names of the learners who have a result.
    package func learnerNames() throws -> [String] { try results().map(\.learner) }
}
