@testable import Catalog
@testable import Commands
@testable import grader

extension Grammar {
    /// The program's commands and the shipped workshop.
    static let shipped = Grammar(verbs: GraderProgram.verbs, workshop: .shipped)
}
