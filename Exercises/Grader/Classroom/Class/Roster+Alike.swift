extension Roster {
    /// The names of archives that look like several of one learner, by learner: `ann.zip` and
    /// `ann (1).zip`, or `ann-stage1.zip` and `ann-stage2.zip`.
    ///
    /// A name is only a hint, so each of them is graded by itself. Where the instructor's list has all of
    /// them, they are clear.
    package var alikeArchives: [[String]] {
        let uploads = entries.filter { $0.number == nil }
        let archives = Set(uploads.compactMap(\.name).filter(UploadName.isArchive))
            .sorted()
        let unlisted = Set(uploads.filter { $0.student == nil }.compactMap(\.name))
        let stems = archives.map { UploadName($0).learner.lowercased() }
        let known = Set(stems)
        // Without a name beside it, `team-2` is just a learner's name.
        let groups = Dictionary(grouping: zip(archives, stems)) { _, stem in
            let counted = Self.stem(of: stem, #/[-_]\d{1,2}/#)
            return counted != stem && known.contains(counted)
                ? counted : Self.stem(of: stem, Self.ofAttempts)
        }
        return groups.values.map { NameOrder.sorted($0.map(\.0)) { $0 } }
            .filter { $0.count > 1 && $0.contains(where: unlisted.contains) }
            .sorted { ($0.first ?? "") < ($1.first ?? "") }
    }

    /// What browsers and people add to the name of a second file, in lower case.
    private static var ofAttempts: Regex<Substring> {
        #/ ?\(\d{1,2}\)|(?: -)? copy(?: \d{1,2})?|[-_ ](?:stage|part|attempt|try|version|v)[-_ ]?\d{1,2}/#
    }

    private static func stem(of name: String, _ addition: Regex<Substring>) -> String {
        guard let end = name.ranges(of: addition).last, end.upperBound == name.endIndex,
            end.lowerBound > name.startIndex
        else { return name }
        return String(name[..<end.lowerBound])
    }
}
