import Foundation

@testable import CommandsTestHelpers
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// A class of 64 as it comes in: six ways to hand in, with what people and systems leave in between.
///
/// There are few different works in it, so that most verdicts are shared.
struct MessyClass {
    let folder: ClassFolder

    /// The works, by name, and what `grades.csv` says of each in stage 1.
    static let works = [
        "untouched": ["0", "not passed"], "finished": ["25", "mastered"],
        "code only": ["10", "passed"], "broken": ["15", "not passed"],
    ]
    private static let order = works.keys.sorted()

    /// The learners by their names, with the work of each, or nil where there is no verdict.
    private(set) var learners: [String: String?] = [:]

    private var submissions: String { folder.submissions }
    private var works: String { "\(folder.root)/works" }

    init(_ folder: ClassFolder) throws {
        self.folder = folder
        try makeWorks()
        try addFolders()
        try addZips()
        try addCanvas()
        try addMoodle()
        try addClones()
        try addMess()
    }

    /// The work of the learner with this number.
    private func work(_ number: Int) -> String { Self.order[number % Self.order.count] }

    private func makeWorks() throws {
        for name in Self.order {
            let tree: Tree = name == "finished" ? .finished : .starter
            for part in ["Stage1", "Stage1Tests"] {
                let source = name == "code only" && part == "Stage1" ? Tree.finished : tree
                try copy(
                    FixtureLearner.kit.path("\(source.rawValue)/\(part)"),
                    to: "\(works)/\(name)/Starter/\(part)")
            }
        }
        try copy(
            FixtureLearner.kit.path("Finished/Stage1Tests"),
            to: "\(works)/broken/Starter/Stage1Tests", inPlace: true)
        try write("works/broken/Starter/Stage1/EvenOdd.swift", "func isEven( {")
        for name in Self.order {
            // GitHub wraps everything into a folder.
            try copy("\(works)/\(name)", to: "\(works)/wrapped/workshop-main")
            try run("cd wrapped && zip -qr '../\(name).zip' workshop-main && rm -r workshop-main")
            try run("tar -czf '\(name).tgz' -C '\(name)' Starter")
        }
    }

    private mutating func addFolders() throws {
        for (number, name) in (["Müller, Jörg", "Zoë", "李小龙"] + (4...11).map { "folder \($0)" })
            .enumerated()
        {
            try copy("\(works)/\(work(number))", to: "\(submissions)/\(name)")
            learners[name] = work(number)
        }
    }

    private mutating func addZips() throws {
        for number in 1...11 {
            try copy("\(works)/\(work(number)).zip", to: "\(submissions)/zip \(number).zip")
            learners["zip \(number)"] = work(number)
        }
    }

    private mutating func addCanvas() throws {
        for number in 1...11 {
            let late = number == 3 ? "LATE_" : ""
            let upload = "\(submissions)/canvas\(number)_\(late)\(100 + number)_"
            try copy("\(works)/untouched.zip", to: "\(upload)1000_work.zip")
            try copy("\(works)/\(work(number)).zip", to: "\(upload)2000_work-1.zip")
            learners["canvas\(number)"] = work(number)
        }
    }

    private mutating func addMoodle() throws {
        for number in 1...11 {
            let name = "Moodle \(number)_\(500 + number)_assignsubmission_file_"
            try copy("\(works)/\(work(number)).tgz", to: "\(submissions)/\(name)/work.tgz")
            learners["Moodle \(number)"] = work(number)
        }
    }

    private mutating func addClones() throws {
        for number in 1...10 {
            let name = "clone \(number)"
            try copy("\(works)/\(work(number))", to: "\(submissions)/\(name)/repository")
            for path in [
                ".git/HEAD", ".build/checkouts/Starter/Stage1/EvenOdd.swift", "Package.swift",
            ] {
                try write("submissions/\(name)/repository/\(path)", "ref: refs/heads/main\n")
            }
            learners[name] = work(number)
        }
    }

    private mutating func addMess() throws {
        for name in ["__MACOSX/._x.swift", "README.md", "students.csv", ".DS_Store"] {
            try write("submissions/\(name)", "nobody's")
        }
        try copy("\(works)/finished.zip", to: "\(submissions)/Plan for the day.docx")
        try write("submissions/loose_700_1_EvenOdd.swift", "let a = 1\n")
        try write("submissions/loose_700_2_Labels.swift", "let b = 1\n")
        try write("submissions/no archive.zip", "no")
        try Files.live.makeFolder("\(submissions)/empty")
        try write("submissions/wrong place/Sources/EvenOdd.swift", "let c = 1\n")
        // What reaches out of its folder, what leads out of it, and what fills the memory.
        try write("works/evil.swift", "evil")
        try run(
            """
            mkdir -p x && cp -r finished/Starter x/
            tar -C x -P -cf ../submissions/escapes.tar Starter ../evil.swift
            rm -r x/Starter/Stage1 && ln -s '\(submissions)/Zoë/Starter/Stage1' x/Starter/Stage1
            tar -C x -cf ../submissions/links.tar Starter
            mkdir x/bomb && truncate -s 1M x/bomb/0.swift
            for number in $(seq 1 70); do ln x/bomb/0.swift x/bomb/$number.swift; done
            tar -C x --hard-dereference -czf ../submissions/bomb.tgz bomb
            """)
        try run("head -c 700 finished.zip >'../submissions/cut.zip'")
        try copy("\(works)/code only.tgz", to: "\(submissions)/packed/Ayu Lestari.tar.gz")
        learners["packed"] = "code only"
        for name in [
            "loose", "no archive", "empty", "wrong place", "bomb", "cut", "escapes", "links",
        ] {
            learners[name] = .some(nil)
        }
        learners["Nobody"] = .some(nil)
    }

    private func write(_ path: String, _ text: String) throws {
        try Files.live.write("\(folder.root)/\(path)", Array(text.utf8))
    }

    private func copy(_ source: String, to target: String, inPlace: Bool = false) throws {
        if inPlace { try Files.live.remove(target) }
        try Files.live.makeFolder(URL(filePath: target).deletingLastPathComponent().path)
        try FileManager.default.copyItem(atPath: source, toPath: target)
    }

    /// Runs a script in the folder of the works.
    private func run(_ script: String) throws {
        try Files.live.makeFolder("\(works)/wrapped")
        let command = Command(
            executable: "/bin/sh", arguments: ["-e", "-c", script],
            environment: ["PATH": "/usr/bin:/bin"], directory: works)
        let (end, text) = try FixtureLearner.processes.output(of: command)
        guard end == .exited(0) else { throw Failed(script: script, text: text) }
    }

    private struct Failed: Error {
        let script: String
        let text: String
    }
}
