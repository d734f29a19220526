/// The outcome of each entry at the top of a folder of submissions, without exception.
///
/// Names are compared by bytes: if two differ only in how an accent is encoded, they are two files.
package struct SubmissionLog: Sendable {
    package enum Outcome: Sendable, Equatable {
        /// The entry was graded for these learners, or could not be graded for them.
        case upload(graded: [String], notGraded: [String])
        /// The entry contains the uploads of several learners. Some of them may not have been used.
        case ofClass(graded: [String], notGraded: [String], notUsed: [String])
        /// The learner has handed in another file that was graded instead.
        case notUsed(String)
        /// The entry isn't a submission.
        case passedOver
        /// The outcome is unknown, which must not happen.
        case lost
    }

    /// The names, in order, each with its outcome.
    package let outcomes: [(name: String, outcome: Outcome)]

    init(_ outcomes: [(name: String, outcome: Outcome)]) { self.outcomes = outcomes }

    /// - Parameter graded: The learners who were graded.
    package init(_ roster: Roster, graded: Set<String>) {
        var owners: [[UInt8]: [Roster.Entry]] = [:]
        var earlier: [[UInt8]: [(name: String, learner: String)]] = [:]
        for entry in roster.entries {
            guard let upload = entry.upload else { continue }
            let top = Array((upload.classUpload ?? upload.name).utf8)
            owners[top, default: []].append(entry)
            for name in upload.earlier {
                let key = upload.classUpload.map { Array($0.utf8) } ?? Array(name.utf8)
                earlier[key, default: []].append((name, entry.learner))
            }
        }
        let classes = Set(roster.classes.map { Array($0.utf8) })
        let passedOver = Set(roster.passedOver.map { Array($0.utf8) })
        outcomes = roster.top.map { name in
            let key = Array(name.utf8)
            let learners = (owners[key] ?? []).map(\.learner)
            let (done, open) = (
                learners.filter(graded.contains), learners.filter { !graded.contains($0) }
            )
            if classes.contains(key) {
                let others = passedOver.filter { $0.starts(with: key + [UInt8(ascii: "/")]) }
                    .map { String(decoding: $0.dropFirst(key.count + 1), as: UTF8.self) }
                let notUsed = Set((earlier[key] ?? []).map(\.name) + others).sorted()
                return (name, .ofClass(graded: done, notGraded: open, notUsed: notUsed))
            }
            if !learners.isEmpty { return (name, .upload(graded: done, notGraded: open)) }
            if let user = earlier[key]?.first { return (name, .notUsed(user.learner)) }
            return (name, passedOver.contains(key) ? .passedOver : .lost)
        }
    }
}
