/// What became of each thing at the top of a folder of submissions: none is left out.
package struct UploadAccount: Sendable, Equatable {
    package enum Fate: Sendable, Equatable {
        /// It was graded for these learners.
        case graded([String])
        /// It could not be graded; these are the learners.
        case notGraded([String])
        /// It holds the uploads of several learners, of whom some could not be graded; beside that are the
        /// names in it that are no submission, and those that were not used.
        case ofClass([String], notGraded: [String], others: [String])
        /// The learner has handed in something else that counts.
        case notUsed(String)
        /// It is no submission.
        case passedOver
        /// Its learners are in another part of the class.
        case inAnotherPart([String])
        /// Nothing is known of it, which must not happen.
        case lost
    }

    /// The names, in order, each with what became of it.
    package let fates: [(name: String, fate: Fate)]

    init(_ fates: [(name: String, fate: Fate)]) { self.fates = fates }

    /// - Parameter isGraded: Whether a learner has a verdict; nil where they are in another part of the class.
    package init(_ roster: Roster, isGraded: (String) -> Bool?) {
        let ofTop = roster.entries.filter { $0.classUpload == nil && $0.isHandedIn }
        var owners: [String: [String]] = [:]
        var users: [String: String] = [:]
        for entry in ofTop {
            if let name = entry.name { owners[name, default: []].append(entry.learner) }
            for name in entry.notUsed { users[name] = entry.learner }
        }
        let classes = Set(roster.classes.map(\.name))
        let passedOver = Set(roster.passedOver)
        fates = roster.top.map { name in
            if classes.contains(name) {
                return (name, Self.ofClass(name, roster, isGraded))
            }
            if let learners = owners[name] {
                let known = learners.compactMap(isGraded)
                if known.isEmpty { return (name, .inAnotherPart(learners)) }
                return (name, known.contains(true) ? .graded(learners) : .notGraded(learners))
            }
            if let learner = users[name] { return (name, .notUsed(learner)) }
            return (name, passedOver.contains(name) ? .passedOver : .lost)
        }
    }

    private static func ofClass(
        _ name: String, _ roster: Roster, _ isGraded: (String) -> Bool?
    ) -> Fate {
        let entries = roster.entries.filter { $0.classUpload == name && $0.isHandedIn }
        let passedOver = roster.passedOver.filter { $0.hasPrefix("\(name)/") }
            .map { String($0.dropFirst(name.count + 1)) }
        return .ofClass(
            entries.map(\.learner),
            notGraded: entries.map(\.learner).filter { isGraded($0) == false },
            others: passedOver + Set(entries.flatMap(\.notUsed)).sorted())
    }

    package static func == (one: UploadAccount, other: UploadAccount) -> Bool {
        one.fates.elementsEqual(other.fates) { $0.name == $1.name && $0.fate == $1.fate }
    }
}
