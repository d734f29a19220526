@testable import Catalog
@testable import GradeKit
@testable import grade

extension Grammar {
    /// The commands of the program, and the workshop as it is shipped.
    static let shipped = Grammar(verbs: Grade.verbs, workshop: .shipped)
}
