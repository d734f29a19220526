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
    ///
    /// - Parameter lastChange: When a file in someone's work was changed last, where that is known.
    package func named(
        by list: StudentList, lastChange: (Entry) -> Double? = { _ in nil }
    ) -> Roster {
        var match = RosterMatch(list.rows, entries)
        match.run()
        match.run(withDocuments: documents)
        var named = zip(list.rows, match.work).map { row, work in
            var entry = work ?? Entry(learner: "", path: nil)
            entry.learner = row.student.name
            entry.student = row.student
            entry.isHandedIn = work != nil
            return entry
        }
        let others = Self.share(&named, lastChange)
        let fitsNothing = zip(list.rows, named).filter { match.mistyped.contains($0.0.folder) }
            .map { row, entry in
                FitsNothing(
                    folder: row.folder, learner: entry.learner,
                    work: entry.isHandedIn ? entry.name : nil)
            }
        var taken = Set(named.map(\.learner))
        for var entry in match.open {
            while !taken.insert(entry.learner).inserted { entry.learner += "?" }
            named.append(entry)
        }
        return Roster(
            entries: NameOrder.sorted(named) { $0.learner },
            passedOver: passedOver.filter { !match.documents.contains(Array($0.utf8)) },
            unclear: match.unclear,
            notInList: match.open.map { $0.name ?? $0.learner }, top: top,
            classes: classes, fitsNothing: fitsNothing, contradictions: match.contradictions,
            othersOfGroups: others.sorted { $0.place.path < $1.place.path })
    }

    /// Gives all of a group what one of them has handed in: of several uploads the last one.
    ///
    /// - Returns: The uploads that don't count.
    private static func share(
        _ entries: inout [Entry], _ lastChange: (Entry) -> Double?
    ) -> [OtherOfGroup] {
        var notUsed: [OtherOfGroup] = []
        let groups = Dictionary(grouping: entries.indices) { entries[$0].student?.group ?? "" }
        for (group, members) in groups where !group.isEmpty && members.count > 1 {
            let own = members.map { entries[$0] }
            let handedIn = own.filter(\.isHandedIn)
            for member in members {
                entries[member].partners = own.map(\.learner)
                    .filter { $0 != entries[member].learner }
            }
            let choice = GroupChoice(of: handedIn, lastChange: lastChange)
            guard
                let work = handedIn.first(where: { choice == nil || $0.learner == choice?.learner })
            else { continue }
            let others = handedIn.filter { $0.learner != work.learner }
            for (member, own) in zip(members, own) {
                entries[member] = own.sharing(
                    work, notUsed: others.flatMap(\.names), choice,
                    partners: entries[member].partners)
            }
            guard let choice, let counted = work.place else { continue }
            for other in others {
                notUsed += other.places.map {
                    OtherOfGroup(
                        place: $0, learner: other.learner, counted: counted, choice: choice)
                }
            }
        }
        return notUsed
    }
}

extension Roster.Entry {
    /// The names of the upload, and of earlier attempts.
    fileprivate var names: [String] { [name].compactMap(\.self) + notUsed }

    var place: UploadPlace? {
        name.map { UploadPlace(classUpload: classUpload, name: $0) }
    }

    fileprivate var places: [UploadPlace] {
        names.map { UploadPlace(classUpload: classUpload, name: $0) }
    }

    /// The same learner with the work of one whom they work with.
    fileprivate func sharing(
        _ work: Roster.Entry, notUsed others: [String], _ choice: GroupChoice?, partners: [String]
    ) -> Roster.Entry {
        var entry = work
        (entry.learner, entry.student, entry.partners) = (learner, student, partners)
        entry.notUsed += others
        entry.groupChoice = choice
        // Each keeps the number of an upload of their own. Else it is that of one of them.
        let isTheirs = student.map { work.hasNumber(of: $0) || work.isNamed(like: $0) }
        if isHandedIn {
            (entry.number, entry.moodleNumber) = (number, moodleNumber)
        } else if isTheirs != true {
            (entry.number, entry.moodleNumber) = (nil, nil)
        }
        return entry
    }
}
