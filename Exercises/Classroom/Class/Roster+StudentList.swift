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

/// Finds for each line of an instructor's list the submission that it is about.
struct RosterMatch {
    private let rows: [StudentList.Row]
    /// The submissions that no line is about so far.
    private(set) var open: [Roster.Entry]
    /// The submission of each line.
    private(set) var work: [Roster.Entry?]

    init(_ rows: [StudentList.Row], _ entries: [Roster.Entry]) {
        self.rows = rows
        open = entries
        work = rows.map { _ in nil }
    }

    /// What tells whose work it is, the surest first: a later one gets nothing of what an earlier one
    /// has.
    mutating func run() {
        give { $0.isCalled($1.folder) }
        give { $0.hasNumber(of: $1.student) }
        noteContradictions()
        giveWhereClear { !$1.folder.isEmpty && $0.fits($1.folder) }
        giveWhereClear { $1.folder.isEmpty && $0.isNamed(like: $1.student) }
    }

    /// The works whose number is one student's and whose name is another's.
    private(set) var contradictions: [Roster.Contradiction] = []

    private mutating func noteContradictions() {
        for (row, work) in zip(rows, work) {
            guard let work, !work.isCalled(row.folder), !work.isNamed(like: row.student) else {
                continue
            }
            let other = rows.first { !row.isWith($0) && work.isNamed(like: $0.student.name) }
            if let other {
                contradictions.append(
                    Roster.Contradiction(
                        upload: work.name ?? work.learner, number: row.student.name,
                        name: other.student.name))
            }
        }
    }

    /// The patterns that fit something and get nothing in the end.
    var unclear: [Roster.Unclear] {
        open(of: \.folder).compactMap { pattern in
            let names = open.filter { $0.fits(pattern) }.map { $0.name ?? $0.learner }
            return names.isEmpty ? nil : Roster.Unclear(pattern: pattern, names: names)
        }
    }

    /// The folders and patterns that fit nothing at all.
    var fitsNothing: [String] {
        let all = open + work.compactMap(\.self)
        return open(of: \.folder).filter { pattern in !all.contains { $0.fits(pattern) } }
    }

    private func open(of column: (StudentList.Row) -> String) -> [String] {
        zip(rows, work).filter { $1 == nil }.map { column($0.0) }.filter { !$0.isEmpty }
    }

    private mutating func give(
        where isWork: (Roster.Entry, StudentList.Row) -> Bool
    ) {
        for (place, row) in rows.enumerated() where work[place] == nil {
            if let index = open.firstIndex(where: { isWork($0, row) }) {
                work[place] = open.remove(at: index)
            }
        }
    }

    /// Gives each line the one submission that it fits, and that no other line fits alone.
    ///
    /// Work that one line has for sure is out of question for the others, so one line can become clear
    /// by another. Work that two lines fit is given to neither: on a wrong page it would be worse than
    /// on none.
    private mutating func giveWhereClear(
        _ isWork: (Roster.Entry, StudentList.Row) -> Bool
    ) {
        func fitting(_ row: StudentList.Row) -> [Int] {
            open.indices.filter { isWork(open[$0], row) }
        }
        var hasMatched = true
        while hasMatched {
            hasMatched = false
            for (place, row) in rows.enumerated() where work[place] == nil {
                let found = fitting(row)
                let rivals = rows.enumerated().count {
                    work[$0] == nil && fitting($1) == found && !row.isWith($1)
                }
                if found.count == 1, rivals == 0 {
                    work[place] = open.remove(at: found[0])
                    hasMatched = true
                }
            }
        }
    }
}

extension StudentList.Row {
    /// Whether the two are one and the same, or hand in one work together.
    fileprivate func isWith(_ other: StudentList.Row) -> Bool {
        self == other || !student.group.isEmpty && student.group == other.student.group
    }
}

/// What tells whose work something is. Names that differ in how an accent is written are equal.
extension Roster.Entry {
    private var names: [String] { [name, learner].compactMap(\.self) }

    fileprivate func isCalled(_ folder: String) -> Bool { names.contains(folder) }

    /// Numbers of two systems have nothing to do with each other.
    fileprivate func hasNumber(of student: Student) -> Bool {
        if let moodleNumber { return moodleNumber == student.moodleID }
        return number.map { $0 == student.canvasID } ?? false
    }

    fileprivate func fits(_ pattern: String) -> Bool {
        let pattern = pattern.precomposedStringWithCanonicalMapping
        return names.contains { fnmatch(pattern, $0.precomposedStringWithCanonicalMapping, 0) == 0 }
    }

    /// Whether it has the student's name, or that of the mailbox: `Jane Doe`, and `doejane` as Canvas
    /// writes it.
    fileprivate func isNamed(like student: Student) -> Bool {
        isNamed(like: student.name)
            || PersonName.plain(learner)
                == PersonName.plain(String(student.email.prefix { $0 != "@" }))
    }

    fileprivate func isNamed(like name: String) -> Bool {
        // GitHub adds the branch to the name of what one downloads.
        let branch = ["-main", "-master"].first { learner.hasSuffix($0) } ?? ""
        let plain = PersonName.plain(String(learner.dropLast(branch.count)))
        return !plain.isEmpty && PersonName.orders(of: name).contains(plain)
    }
}

/// A person's name as different systems write it.
private enum PersonName {
    /// The letters and digits of a name, without accents and capitals.
    static func plain(_ name: String) -> String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .filter { $0.isLetter || $0.isNumber }
    }

    /// The plain name with the last name first, wherever that begins, and as it is.
    static func orders(of name: String) -> Set<String> {
        let words = name.split { $0.isWhitespace || $0 == "," }.map { plain(String($0)) }
        return Set(words.indices.map { (words[$0...] + words[..<$0]).joined() })
    }
}
