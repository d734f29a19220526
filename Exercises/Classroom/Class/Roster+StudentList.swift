extension Roster {
    /// A list to fill in, with a line for each submission of a class.
    package func listToFillIn() -> [[String]] {
        [StudentList.columns]
            + entries.map { entry in
                // Canvas has learners without names, whose number is none.
                let number = entry.number.flatMap { $0.allSatisfy(\.isNumber) ? $0 : nil }
                return [
                    entry.name ?? entry.learner, entry.learner, "",
                    entry.moodleNumber == nil ? number ?? "" : "", entry.moodleNumber ?? "", "",
                ]
            }
    }

    /// The class as the list has it: each student with their work or without; then work that is
    /// nobody's in the list, under the name that it has.
    package func named(by list: StudentList) -> Roster {
        var match = RosterMatch(list.rows, entries)
        match.run()
        var named = zip(list.rows, match.work).map { row, work in
            var entry = work ?? Entry(learner: "", path: nil)
            entry.learner = row.student.name
            entry.student = row.student
            entry.isHandedIn = work != nil
            return entry
        }
        Self.share(&named)
        var taken = Set(named.map(\.learner))
        for var entry in match.open {
            while !taken.insert(entry.learner).inserted { entry.learner += "?" }
            named.append(entry)
        }
        return Roster(
            entries: NameOrder.sorted(named) { $0.learner },
            passedOver: passedOver, unclear: match.unclear,
            notInList: match.open.map { $0.name ?? $0.learner }, top: top,
            classes: classes, fitsNothing: match.fitsNothing, contradictions: match.contradictions)
    }

    /// Gives all of a group what one of them has handed in.
    private static func share(_ entries: inout [Entry]) {
        let groups = Dictionary(grouping: entries.indices) { entries[$0].student?.group ?? "" }
        for (group, members) in groups where !group.isEmpty && members.count > 1 {
            let handedIn = members.filter { entries[$0].isHandedIn }
            let learners = members.map { entries[$0].learner }
            for member in members {
                entries[member].partners = learners.filter { $0 != entries[member].learner }
            }
            guard let first = handedIn.first else { continue }
            // What the others of the group handed in themselves is named and not graded.
            let others = handedIn.dropFirst().flatMap { index in
                [entries[index].name].compactMap(\.self) + entries[index].notUsed
            }
            let work = entries[first]
            for member in members {
                var entry = work
                (entry.learner, entry.student, entry.partners) = (
                    entries[member].learner, entries[member].student, entries[member].partners
                )
                entry.notUsed += others
                // The number in the upload's name is that of one of them.
                let isTheirs = entry.student.map {
                    work.hasNumber(of: $0) || work.isNamed(like: $0)
                }
                if isTheirs != true { (entry.number, entry.moodleNumber) = (nil, nil) }
                entries[member] = entry
            }
        }
    }
}
