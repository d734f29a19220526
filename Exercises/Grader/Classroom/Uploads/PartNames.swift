/// What the names of several things that lie together tell: whether they are called after people, or
/// after attempts of one.
struct PartNames {
    /// The names without what says nothing of a person, one for each thing.
    private let persons: [String]
    private let outer: String

    /// - Parameter outer: The name of what they lie in.
    init(_ names: [String], in outer: String) {
        persons = names.map(Self.person)
        self.outer = Self.person(outer)
    }

    enum Finding {
        case onePerson, severalPersons, unclear
    }

    /// Whether a name is that of a place where several people's work may lie, and no person's: `late`.
    static func isOfPlace(_ name: String) -> Bool {
        let words = words(of: name)
        return !words.isEmpty && words.allSatisfy(ofPlaces.contains)
    }

    /// Whether something is called after a person, as far as a name tells.
    static func isOfPerson(_ name: String) -> Bool { !person(name).isEmpty }

    /// With this many names of people, they are a class whatever the folder is called.
    private static let many = 4

    var finding: Finding {
        let called = Set(persons.filter { !$0.isEmpty })
        // What is in Ann's folder beside 'ann' is Ann's, too.
        if called.count < 2 || called.contains(outer) { return .onePerson }
        guard called.count == persons.count || !persons.contains("") else { return .unclear }
        return outer.isEmpty || called.count >= Self.many ? .severalPersons : .unclear
    }

    /// What is left of a name without words that are on anybody's work, and without numbers.
    private static func person(_ name: String) -> String {
        words(of: name).filter { !ofNobody.contains($0) }.joined(separator: " ")
    }

    private static func words(of name: String) -> [String] {
        UploadName(name).learner.lowercased().precomposedStringWithCanonicalMapping
            .split { !$0.isLetter }.map(String.init).filter { $0.count > 1 }
    }

    /// Words of attempts, of what there is to do, and of where it comes from.
    private static let ofNobody = Set(
        """
        attempt try version ver final finals old older new newer first second third last latest
        backup bak copy of draft fixed fix better best more the my and before after original
        edited part stage stages encore encores again really corrected update updated workshop
        starter work submission submissions submitted solution solutions project exercise
        exercises code test tests testing unit swift source sources src main master repo hand
        handin handed homework assignment task answer answers archive zip tar file files folder
        pack packed upload uploads download downloads games orders standings accounts late extra
        others other rest missing mail mails email usb class classes course group groups team
        teams section room lab learners students people moodle canvas github classroom by from
        in out monday tuesday wednesday thursday friday saturday sunday morning afternoon
        evening day week
        """.split { $0.isWhitespace }.map(String.init))

    /// Words of places. A team or a project has a folder of its own, so they are none.
    private static let ofPlaces = Set(
        """
        late later extra extras other others rest missing mail mails email usb upload uploads
        uploaded download downloads downloaded submissions moodle canvas github classroom by
        from in out the of handed class classes section room lab learners students people
        monday tuesday wednesday thursday friday saturday sunday morning afternoon evening day
        week
        """.split { $0.isWhitespace }.map(String.init))
}
