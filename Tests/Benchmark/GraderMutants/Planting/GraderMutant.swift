import SwiftSource

/// A small change of the grader's own code.
struct GraderMutant: Codable, Hashable {
    /// What chooses it, from 1.
    let number: Int
    /// The target whose code is changed.
    let target: String
    /// The path of the file below the kit.
    let file: String
    let line: Int
    /// That line without the space around it.
    let code: String
    /// What is done, for example `'<' becomes '<='`.
    let change: String
    let find: String
    let replace: String

    init(number: Int, target: String, file: String, _ change: SmallChange) {
        self.number = number
        self.target = target
        self.file = file
        line = change.line
        code = change.code
        self.change = change.change
        find = change.find
        replace = change.replace
    }

    var id: String { "\(number)" }
}

/// The mutants that are tried, and the commit that they are planted in.
struct MutantPlan: Codable {
    var commit: String
    let count: Int
    let seed: Int
    var mutants: [GraderMutant]
    /// The numbers of those that don't compile.
    var broken: Set<Int> = []
}
