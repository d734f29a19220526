/// What became of each thing at the top of a folder of submissions: none is left out.
///
/// Names are told apart by their bytes: two that differ in how an accent is written are two files.
package struct UploadAccount: Sendable, Equatable {
    package enum Fate: Sendable, Equatable {
        /// It was graded for these learners.
        case graded([String])
        /// It could not be graded; these are the learners.
        case notGraded([String])
        /// It is a document, or holds one and no code; these are the learners.
        case documents([String])
        /// It holds the uploads of several learners.
        case ofClass(OfClass)
        /// The learner has handed in something else that counts.
        case notUsed(String)
        /// Somebody who works together with its learner has handed in what counts.
        case otherOfGroup(OtherOfGroup)
        /// It is no submission.
        case passedOver
        /// Its learners are in another part of the class.
        case inAnotherPart([String])
        /// Nothing is known of it, which must not happen.
        case lost
    }

    /// What became of what is in a class among the submissions.
    package struct OfClass: Sendable, Equatable {
        package let learners: [String]
        /// Those of them who could not be graded.
        package var notGraded: [String] = []
        /// Those of these who handed in documents, and no code.
        package var documents: [String] = []
        /// The names in it that are no submission, and those of uploads that were not used.
        package var others: [String] = []
        /// The uploads in it in whose place that of another one of a group counts.
        package var ofGroups: [OtherOfGroup] = []
    }

    /// The names, in order, each with what became of it.
    package let fates: [(name: String, fate: Fate)]

    init(_ fates: [(name: String, fate: Fate)]) { self.fates = fates }

    /// What came of a learner's work.
    package enum Outcome: Sendable, Equatable {
        case graded
        case notGraded
        /// It is documents, and no code.
        case documents

        package init(_ verdict: LearnerResult.Verdict) {
            switch verdict {
            case .graded: self = .graded
            case .notGraded(.documents): self = .documents
            case .notGraded: self = .notGraded
            }
        }
    }

    /// - Parameter outcome: What came of a learner's work; nil where they are in another part of the class.
    package init(_ roster: Roster, outcome: (String) -> Outcome?) {
        var owners: [[UInt8]: [String]] = [:]
        var users: [[UInt8]: String] = [:]
        for entry in roster.entries where entry.classUpload == nil && entry.isHandedIn {
            if let name = entry.name { owners[Array(name.utf8), default: []].append(entry.learner) }
            for name in entry.notUsed { users[Array(name.utf8)] = entry.learner }
        }
        // The work that counts may lie in a class, or the other way round.
        var others: [[UInt8]: OtherOfGroup] = [:]
        for other in roster.othersOfGroups where other.place.classUpload == nil {
            others[Array(other.place.name.utf8)] = other
        }
        let classes = Set(roster.classes.map { Array($0.name.utf8) })
        let passedOver = Set(roster.passedOver.map { Array($0.utf8) })
        fates = roster.top.map { name in
            let key = Array(name.utf8)
            if classes.contains(key) {
                return (name, .ofClass(OfClass(name, roster, outcome)))
            }
            if let learners = owners[key] {
                let known = learners.compactMap(outcome)
                if known.isEmpty { return (name, .inAnotherPart(learners)) }
                if known.contains(.graded) { return (name, .graded(learners)) }
                return (
                    name, known.contains(.documents) ? .documents(learners) : .notGraded(learners)
                )
            }
            if let other = others[key] { return (name, .otherOfGroup(other)) }
            if let learner = users[key] { return (name, .notUsed(learner)) }
            return (name, passedOver.contains(key) ? .passedOver : .lost)
        }
    }

    package static func == (one: UploadAccount, other: UploadAccount) -> Bool {
        one.fates.elementsEqual(other.fates) { $0.name == $1.name && $0.fate == $1.fate }
    }
}

extension UploadAccount.OfClass {
    fileprivate init(
        _ name: String, _ roster: Roster, _ outcome: (String) -> UploadAccount.Outcome?
    ) {
        func isHere(_ upload: String?) -> Bool { upload?.utf8.elementsEqual(name.utf8) == true }
        let entries = roster.entries.filter { isHere($0.classUpload) && $0.isHandedIn }
        ofGroups = roster.othersOfGroups.filter { isHere($0.place.classUpload) }
        let ofOthers = Set(roster.othersOfGroups.map { Array($0.place.name.utf8) })
        let notUsed = entries.flatMap(\.notUsed).filter { !ofOthers.contains(Array($0.utf8)) }
        let passedOver = roster.passedOver.filter { $0.utf8.starts(with: "\(name)/".utf8) }
            .map { String(decoding: $0.utf8.dropFirst(name.utf8.count + 1), as: UTF8.self) }
        learners = entries.map(\.learner)
        notGraded = learners.filter { ![nil, .graded].contains(outcome($0)) }
        documents = learners.filter { outcome($0) == .documents }
        others = passedOver + Set(notUsed).sorted()
    }
}
