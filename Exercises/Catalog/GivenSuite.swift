/// Own tests of an exercise that are given, for a learner to judge and to repair.
///
/// They stand in the Starter's file of own tests, and they are weaker than they look.
package struct GivenSuite: Sendable, Equatable {
    /// The ideas with a planted bug that the given tests miss, in the order of the checklist. `grade verify`
    /// compares them with what the hunt finds.
    package let lacks: [Concept]

    /// A suite that lacks these ideas.
    package init(lacks: [Concept]) { self.lacks = lacks }
}

/// A test that is given to learners, as it is shipped.
package struct GivenTest: Sendable, Equatable {
    /// The name of its function.
    package let name: String
    /// What stands for all that it says: the same for a test that is only written in another way.
    package let digest: String

    package init(_ name: String, _ digest: String) { (self.name, self.digest) = (name, digest) }
}

extension Workshop {
    /// The tests that an exercise is given in a library, in the order of their file; none where it has no
    /// given suite.
    package func givenTests(
        of exercise: Exercise, in stage: Stage, _ library: TestLibrary
    ) -> [GivenTest] {
        guard exercise.givenSuite != nil else { return [] }
        let path = "\(stage.testsFolder)/\(exercise.ownTests).swift"
        return givenTests[library.shippedPath(of: path)] ?? []
    }
}
