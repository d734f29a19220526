import Foundation

extension Roster {
    /// A list to fill in, with a line for each submission of a class.
    package func listToFillIn() -> [[String]] {
        [StudentList.columns]
            + entries.map { entry in
                [
                    entry.learner, "", entry.canvasNumber ?? "", entry.moodleNumber ?? "",
                    entry.name ?? "",
                ]
            }
    }

    /// Some of a class, by the names that a person has typed.
    package struct Selection: Sendable, Equatable {
        /// Those who are named, and who works together with them, in the order of the reports.
        package fileprivate(set) var entries: [Entry] = []
        /// The names that nobody has.
        package fileprivate(set) var unknown: [String] = []
    }

    /// Those of the class who have these names: the learner's, or that of the folder or archive. Names that
    /// differ in how an accent is written are equal.
    ///
    /// - Parameter words: Each is a name, or several with commas between them. A name may have commas itself.
    package func only(_ words: [String]) -> Selection {
        var selection = Selection()
        var learners: Set<String> = []
        for word in words {
            var parts = word.split(separator: ",", omittingEmptySubsequences: false)[...]
            while !parts.isEmpty {
                // The longest name that is somebody's: `Doe, Jane` before `Doe`.
                let counts = (1...parts.count).reversed()
                let count = counts.first { !found(by: Self.joined(parts.prefix($0))).isEmpty }
                let name = Self.joined(parts.prefix(count ?? 1))
                learners.formUnion(found(by: name).flatMap { [$0.learner] + $0.partners })
                if count == nil, !name.isEmpty { selection.unknown.append(name) }
                parts = parts.dropFirst(count ?? 1)
            }
        }
        selection.entries = entries.filter { learners.contains($0.learner) }
        return selection
    }

    private static func joined(_ parts: ArraySlice<Substring>) -> String {
        parts.joined(separator: ",").trimmingCharacters(in: .whitespaces)
    }

    private func found(by name: String) -> [Entry] {
        guard !name.isEmpty else { return [] }
        let learners = entries.filter { $0.learner == name }
        return learners.isEmpty ? entries.filter { $0.name == name } : learners
    }
}

extension Roster.Entry {
    /// What there is to say of a learner who was not graded so far.
    package var standIn: LearnerResult {
        LearnerResult(
            learner: learner, verdict: .notGraded(isHandedIn ? .notYet : .notHandedIn),
            student: student, moodleNumber: moodleNumber, canvasNumber: canvasNumber,
            partners: partners)
    }
}
