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
        noteWhatFitsNothing()
        let mistyped = mistyped
        giveWhereClear { work, row in
            (row.folder.isEmpty || mistyped.contains(row.folder)) && work.isNamed(like: row.student)
        }
    }

    /// The paths of the documents that are somebody's.
    private(set) var documents: Set<[UInt8]> = []

    /// Gives documents to those who have nothing else, and whose group has nothing, so that it is said that
    /// they are no code.
    mutating func run(withDocuments entries: [Roster.Entry]) {
        let withWork = zip(rows, work).filter { $1 != nil }.map(\.0)
        let places = rows.indices.filter { place in
            !withWork.contains { $0.isWith(rows[place]) }
        }
        var rest = RosterMatch(places.map { rows[$0] }, entries)
        rest.run()
        for (place, found) in zip(places, rest.work) {
            guard let found, let path = found.place?.path else { continue }
            work[place] = found
            documents.insert(Array(path.utf8))
            mistyped.remove(rows[place].folder)
        }
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

    /// The folders and patterns of lines without work that fit nothing at all: they tell nothing, so that
    /// the name may.
    private(set) var mistyped: Set<String> = []

    private mutating func noteWhatFitsNothing() {
        let all = open + work.compactMap(\.self)
        mistyped = Set(
            open(of: \.folder).filter { folder in !all.contains { $0.fits(folder) } })
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
    func isWith(_ other: StudentList.Row) -> Bool {
        self == other || !student.group.isEmpty && student.group == other.student.group
    }
}
