import Catalog

/// The identifiers of those parts of a learner's page that speak of lines. They are numbered, so
/// that no text of a learner's is in them.
enum RemarkOrigin {
    static func flag(_ index: Int) -> String { "flag-\(index)" }

    /// The compiler's message on a stage's code.
    static func code(of stage: Stage) -> String { "code-\(stage.id)" }
    /// The compiler's message on a learner's own tests of a stage.
    static func tests(of stage: Stage) -> String { "tests-\(stage.id)" }

    static func official(_ index: Int, of stage: Stage) -> String {
        "official-\(stage.id)-\(index)"
    }
    static func own(_ index: Int, of stage: Stage) -> String { "own-\(stage.id)-\(index)" }
    static func neverRun(_ index: Int, of stage: Stage) -> String { "lost-\(stage.id)-\(index)" }
}
