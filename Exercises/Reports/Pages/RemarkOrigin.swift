import Catalog

/// The identifiers, on a learner's page, of what is said of lines. They are numbered, so that nothing
/// that a learner has named is in them.
enum RemarkOrigin {
    static func flag(_ index: Int) -> String { "flag-\(index)" }

    /// What the compiler says of a stage's code.
    static func code(of stage: Stage) -> String { "code-\(stage.id)" }
    /// What the compiler says of a learner's own tests of a stage.
    static func tests(of stage: Stage) -> String { "tests-\(stage.id)" }

    static func official(_ index: Int, of stage: Stage) -> String {
        "official-\(stage.id)-\(index)"
    }
    static func own(_ index: Int, of stage: Stage) -> String { "own-\(stage.id)-\(index)" }
    static func neverRun(_ index: Int, of stage: Stage) -> String { "lost-\(stage.id)-\(index)" }
}
