/// How far a class was when its reports were last written, and how far it was before a learner's standing
/// changed.
///
/// The history changes when reports are written and a standing has changed since. So a run that was ended
/// and goes on, and one that is repeated without anything new, leave what they are compared with.
package struct ClassHistory: Sendable, Equatable, Codable {
    /// A class at one time.
    package struct Moment: Sendable, Equatable, Codable {
        /// When its reports were written, such as `2026-11-22T14:05:09+01:00`; earlier versions wrote
        /// `2026-11-22 14:05:09`.
        package let time: String
        /// The command that wrote them.
        let run: String
        /// The standings by the learners' file names.
        package fileprivate(set) var standings: [String: Standing]

        /// How far a learner was; nil where that isn't known.
        package func standing(of learner: String) -> Standing? {
            standings[LearnerFileName.of(learner)]
                ?? LearnerFileName.ofEarlierVersions(learner).flatMap { standings[$0] }
        }
    }

    /// The moment since which the reports show changes; nil where no standing has changed yet.
    package private(set) var before: Moment?
    private(set) var last: Moment?

    package init() {}

    /// Takes in how far a class, or a part of it, is now.
    ///
    /// - Parameter run: Tells one command from others: a class that is watched is compared with how far
    ///   it was when the watch began.
    package mutating func take(
        _ standings: [String: Standing], at time: String, run: String
    ) {
        guard let last else {
            last = Moment(time: time, run: run, standings: standings)
            return
        }
        let hasMoved = standings.contains { name, standing in
            last.standings[name].map { $0 != standing } ?? false
        }
        if hasMoved, last.run != run || before == nil { before = last }
        self.last = Moment(
            time: hasMoved ? time : last.time, run: hasMoved ? run : last.run,
            standings: last.standings.merging(standings) { $1 })
    }
}
