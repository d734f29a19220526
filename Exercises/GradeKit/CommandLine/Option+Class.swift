/// The options of the commands that grade a class.
extension Option {
    static let out = Option(
        name: "--out", value: "REPORTS",
        help: """
            The folder to write to: class.html, grades.csv, and
            a page and a feedback for each learner.
            """
    ) { value, invocation in
        invocation.out = value.word
    }
    static let outOfMerge = Option(
        name: "--out", value: "DIR", help: "The folder to write the reports of the class to.",
        read: out.read)
    static let jobs = Option(
        name: "--jobs", value: "N",
        help: """
            How many submissions to grade at a time. The default
            is the number of cores.
            """
    ) { value, invocation throws(UsageError) in
        invocation.jobs = try value.number(in: 1...256, unit: "submissions")
    }
    static let roster = Option(
        name: "--roster", value: "FILE",
        help: """
            The list of the class, as CSV: who it is, and whose
            folder is whose. --make-roster writes one.
            """
    ) { value, invocation in
        invocation.roster = value.word
    }
    static let makeRoster = Option(
        name: "--make-roster", value: "FILE",
        help: """
            Grade nothing: write a list of the class to fill in,
            a line for each submission.
            """
    ) { value, invocation in
        invocation.rosterToMake = value.word
    }
    static let jplag = Option(
        name: "--jplag", value: "DIR",
        help: """
            Grade nothing: lay the class out in a new folder
            for JPlag, which looks for similar code.
            """
    ) { value, invocation in
        invocation.jplag = value.word
    }
    static let title = Option(
        name: "--title", value: "TITLE", help: "What the workshop is called on every page."
    ) { value, invocation in
        invocation.title = value.word
    }
    static let feedback = Option(
        name: "--feedback", value: "LAYOUT",
        help: """
            moodle: also write the feedback as Moodle takes it,
            to the folder moodle. The default is files.
            """
    ) { value, invocation throws(UsageError) in
        invocation.feedback = try value.choice()
    }
    static let stagesOfClass = Option(
        name: "--stages", value: "STAGES",
        help: "Grade these only, such as 1-3 for half a day."
    ) { value, invocation throws(UsageError) in
        invocation.stagesOfClass = try value.stages()
    }
    static let points = Option(
        name: "--points", value: "POINTS",
        help: """
            What stages are worth, such as 1=10,2=20. The
            default is 25 for each.
            """
    ) { value, invocation throws(UsageError) in
        invocation.worth = try value.worth()
    }
    static let watchClass = Option(
        name: "--watch",
        help: """
            Go on: grade again what changes, and keep the pages
            current. board.html shows the class at work.
            """
    ) { _, invocation in
        invocation.isWatching = true
    }
    static let shard = Option(
        name: "--shard", value: "K/N",
        help: """
            Grade the Kth of N parts of the class. 'merge' puts
            the parts together.
            """
    ) { value, invocation throws(UsageError) in
        invocation.shard = try value.shard()
    }
    /// This is the default; the last of the two counts.
    static let resume = Option(
        name: "--resume", help: "Go on where an earlier run was. This is the default."
    ) { _, invocation in
        invocation.startsOver = false
    }
    static let fresh = Option(name: "--fresh", help: "Grade everything again.") { _, invocation in
        invocation.startsOver = true
    }
    static let noSandbox = Option(
        name: "--no-sandbox",
        help: """
            Run the learners' code with all your rights. Every
            report says so.
            """
    ) { _, invocation in
        invocation.isWithoutSandbox = true
    }
}
