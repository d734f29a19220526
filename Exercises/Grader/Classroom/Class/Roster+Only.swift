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

    /// A part of a class, by the names that a person has typed.
    package struct Selection: Sendable, Equatable {
        /// The named learners, and those who work together with them, in the order of the reports.
        package fileprivate(set) var entries: [Entry] = []
        /// The names that no learner has.
        package fileprivate(set) var unknown: [String] = []
    }

    /// The learners of the class with these names: their own, or the name of their folder or archive. Names that
    /// differ only in how an accent is encoded are equal.
    ///
    /// - Parameter words: Each is a name, or several separated by commas. A name may itself contain commas.
    package func only(_ words: [String]) -> Selection {
        var selection = Selection()
        var learners: Set<String> = []
        for word in words {
            var parts = word.split(separator: ",", omittingEmptySubsequences: false)[...]
            while !parts.isEmpty {
                // The longest name that a learner has: `Doe, Jane` before `Doe`.
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
    /// The result of a learner who hasn't been graded yet.
    package var standIn: LearnerResult {
        LearnerResult(
            learner: learner, verdict: .notGraded(isHandedIn ? .notYet : .notHandedIn),
            student: student, moodleNumber: moodleNumber, canvasNumber: canvasNumber,
            partners: partners)
    }
}
