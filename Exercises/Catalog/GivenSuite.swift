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
