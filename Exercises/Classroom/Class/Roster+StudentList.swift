import Foundation

extension Roster {
    /// A list to fill in, with a line for each submission of a class.
    package func listToFillIn() -> [[String]] {
        [StudentList.columns]
            + entries.map { entry in
                // Canvas has learners without names, whose number is none.
                let number = entry.number.flatMap { $0.allSatisfy(\.isNumber) ? $0 : nil }
                return [
                    entry.name ?? entry.learner, entry.learner, "",
                    entry.moodleNumber == nil ? number ?? "" : "", entry.moodleNumber ?? "",
                ]
            }
    }

    /// The class as the list has it: each student with their work or without; then work that is
    /// nobody's in the list, under the name that it has.
    package func named(by list: StudentList) -> Roster {
        var open = entries
        var named: [Entry] = []
        // A pattern gets none of what another line names.
        var work: [Int: Entry] = [:]
        for step in [Entry.Match.name, .number] {
            for (place, row) in list.rows.enumerated() where work[place] == nil {
                if let index = open.firstIndex(where: { $0.isWork(of: row, by: step) }) {
                    work[place] = open.remove(at: index)
                }
            }
        }
        let unclear = Self.match(list, &work, &open)
        for (place, row) in list.rows.enumerated() {
            var entry = work[place] ?? Entry(learner: "", path: nil)
            entry.learner = row.student.name
            entry.student = row.student
            entry.isHandedIn = work[place] != nil
            named.append(entry)
        }
        var taken = Set(named.map { Array($0.learner.utf8) })
        for var entry in open {
            while !taken.insert(Array(entry.learner.utf8)).inserted { entry.learner += "?" }
            named.append(entry)
        }
        return Roster(
            entries: NameOrder.sorted(named) { $0.learner },
            passedOver: passedOver, unclear: unclear,
            notInList: open.map { $0.name ?? $0.learner })
    }

    /// Gives each pattern the one submission that it fits, and that no other pattern fits alone.
    ///
    /// Work that one pattern has for sure is out of question for the others, so one pattern can become
    /// clear by another. Work that two patterns fit is given to neither: on a wrong page it would be worse
    /// than on none.
    /// - Returns: The patterns that fit something and get nothing in the end.
    private static func match(
        _ list: StudentList, _ work: inout [Int: Entry], _ open: inout [Entry]
    ) -> [Unclear] {
        func fitting(_ row: StudentList.Row) -> [Int] {
            open.indices.filter { open[$0].isWork(of: row, by: .pattern) }
        }
        var hasMatched = true
        while hasMatched {
            hasMatched = false
            for (place, row) in list.rows.enumerated() where work[place] == nil {
                let found = fitting(row)
                let rivals = list.rows.enumerated().count {
                    work[$0] == nil && fitting($1) == found
                }
                if found.count == 1, rivals == 1 {
                    work[place] = open.remove(at: found[0])
                    hasMatched = true
                }
            }
        }
        return list.rows.enumerated().compactMap { place, row in
            let found = work[place] == nil ? fitting(row) : []
            guard !found.isEmpty else { return nil }
            return Unclear(
                pattern: row.folder, names: found.map { open[$0].name ?? open[$0].learner })
        }
    }
}

extension Roster.Entry {
    /// What tells whose work it is, the surest first.
    fileprivate enum Match { case name, number, pattern }

    /// Whether a list's line is about this.
    fileprivate func isWork(of row: StudentList.Row, by match: Match) -> Bool {
        let names = [name, learner].compactMap(\.self)
        switch match {
        case .name: return !row.folder.isEmpty && names.contains(row.folder)
        case .number:
            guard let number else { return false }
            return number == row.student.canvasID || number == row.student.moodleID
        case .pattern:
            return !row.folder.isEmpty && names.contains { fnmatch(row.folder, $0, 0) == 0 }
        }
    }
}
