@testable import Catalog
@testable import GradeKit
@testable import grade_all

extension Grammar {
    /// The commands of the program, and the workshop as it is shipped.
    static let shipped = Grammar(verbs: GradeAll.verbs, workshop: .shipped)
}
