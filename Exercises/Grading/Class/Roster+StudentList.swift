import Foundation

extension Roster {
    /// A list to fill in, with a line for each submission of a class.
    package func listToFillIn() -> [[String]] {
        [StudentList.columns]
            + entries.map { entry in
                [entry.name ?? entry.learner, entry.learner, "", "", ""]
            }
    }

    /// The class as the list has it: each student with their work or without; then work that is
    /// nobody's in the list, under the name that it has.
    package func named(by list: StudentList) -> Roster {
        var open = entries
        var named: [Entry] = []
        for row in list.rows {
            let index = open.firstIndex { $0.isWork(of: row) }
            var entry = index.map { open.remove(at: $0) } ?? Entry(learner: "", path: nil)
            entry.learner = row.student.name
            entry.student = row.student
            entry.isHandedIn = index != nil
            named.append(entry)
        }
        var taken = Set(named.map { Array($0.learner.utf8) })
        for var entry in open {
            while !taken.insert(Array(entry.learner.utf8)).inserted { entry.learner += "?" }
            named.append(entry)
        }
        return Roster(
            entries: named.sorted { $0.learner.utf8.lexicographicallyPrecedes($1.learner.utf8) },
            passedOver: passedOver)
    }
}

extension Roster.Entry {
    /// Whether a list's line is about this: the name or the pattern fits, or a number is the same.
    fileprivate func isWork(of row: StudentList.Row) -> Bool {
        if !row.folder.isEmpty {
            return [name, learner].compactMap(\.self).contains { name in
                name == row.folder || fnmatch(row.folder, name, 0) == 0
            }
        }
        guard let number else { return false }
        return number == row.student.canvasID || number == row.student.moodleID
    }
}
