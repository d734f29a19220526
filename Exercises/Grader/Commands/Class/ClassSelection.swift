import Classroom

/// Who of a class is graded where only some are asked for, and what is said of the others.
struct ClassSelection {
    /// Those who are in the reports: the class, or the part of it that is graded here.
    let roster: Roster
    /// Those who are graded now.
    let graded: Roster
    private let isOfSome: Bool

    /// - Parameters:
    ///   - names: The names that were typed; none for everybody.
    ///   - whole: The whole class, of which the roster may be a part.
    /// - Throws: Where a name is nobody's, or that of somebody in another part.
    init(_ names: [String], in roster: Roster, of whole: Roster) throws(UsageError) {
        self.roster = roster
        isOfSome = !names.isEmpty
        guard !names.isEmpty else {
            graded = roster
            return
        }
        let found = whole.only(names)
        if let name = found.unknown.first {
            let known = whole.entries.flatMap { [$0.learner, $0.name].compactMap(\.self) }
            let nearest = (names + [name]).lazy.filter { $0.contains(name) }
                .compactMap { Suggestion.nearest(to: $0, in: known) }.first
            throw .unknownName(
                name, option: "--only", nearest: nearest,
                allowed: "a name as class.html has it, or that of a folder or archive")
        }
        let here = Set(roster.entries.map(\.learner))
        if let other = found.entries.first(where: { !here.contains($0.learner) }) {
            throw .badValue(
                option: "--only", value: other.learner,
                allowed: "learners of this part of the class, and that one is in another '--shard'")
        }
        graded = roster.keeping(found.entries)
    }

    /// Those who are in the reports, and not graded now.
    private var others: [Roster.Entry] {
        let chosen = Set(graded.entries.map(\.learner))
        return roster.entries.filter { !chosen.contains($0.learner) }
    }

    /// The names of those who are graded now; nil where that is everybody.
    var names: [String]? { isOfSome ? graded.entries.map(\.learner) : nil }

    /// Those of the others whose result is of other work than what is there now.
    func changed(since run: ClassRun) -> [String] { run.changed(roster.keeping(others)) }

    /// How many of the others have a result of another way of grading than this one.
    func gradedOtherwise(than conditions: String, in store: ResultStore) -> Int {
        others.count { other in
            // That nothing was handed in depends on nothing else.
            store.entry(other.learner).map {
                $0.conditions != conditions && $0.result.verdict != .notGraded(.notHandedIn)
            } ?? false
        }
    }

    /// What the reports have of the others who have no result, or that there is nothing of theirs where
    /// something is there now.
    func standIns(for store: ResultStore) -> [String: LearnerResult] {
        var results: [String: LearnerResult] = [:]
        for other in others {
            switch store.entry(other.learner)?.result.verdict {
            case .none, .notGraded(.notHandedIn):
                results[other.learner] = other.standIn
            default: break
            }
        }
        return results
    }
}
