@testable import Catalog
@testable import Commands
@testable import grader

extension Grammar {
    /// The commands of the program, and the workshop as it is shipped.
    static let shipped = Grammar(verbs: GraderProgram.verbs, workshop: .shipped)
}
