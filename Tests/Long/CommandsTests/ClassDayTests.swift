import Foundation
import ProgramTestHelpers
import XCTest

@testable import Classroom
@testable import FileSystem
@testable import Grading
@testable import KitTestHelpers
@testable import Processes

/// Grades a whole class once, from the uploads to the feedback, as an instructor does.
///
/// Learners hand in their work in seven ways. The uploads include the extra files that people and
/// platforms add, and some archives that can't be opened. There are only a few different
/// submissions, so most verdicts are shared.
final class ClassDayTests: XCTestCase {
    override func setUpWithError() throws {
        for needed in [Needed.sandbox, .zip, .tar, .bsdtar] { try needed.orSkip() }
    }

    /// Creates the submissions `finished`, `untouched` and `code`, and a class from them. `$1` is
    /// the folder of the workshop.
    private static let script = #"""
        for work in finished untouched code; do
            mkdir -p $work/Starter $work-main
            code=Finished tests=Finished
            [ $work = finished ] || tests=Starter
            [ $work = untouched ] && code=Starter
            cp -r "$1/$code/Stage1" "$1/$tests/Stage1Tests" $work/Starter/
            cp -r $work/Starter $work-main/
            zip -qr $work.zip $work-main
            tar -czf $work.tgz -C $work Starter
        done
        all=submissions class=UT101-Workshop-4711
        mkdir -p $all/packed $class $all/section
        cp -r finished "$all/Müller, Jörg"; cp -r code $all/李小龙
        # A checkout that contains files of git and SwiftPM, and archives of various kinds.
        mkdir $all/clone; cp -r untouched $all/clone/repository
        mkdir -p $all/clone/repository/.git $all/clone/repository/.build/checkouts/Starter/Stage1
        cp code.zip $all/github-main.zip; bsdtar -a -cf $all/seven.7z -C finished Starter
        cp code.tgz "$all/packed/Ayu Lestari.tar.gz"
        # Downloads from Canvas, with an earlier attempt.
        cp untouched.zip $all/canvas_101_1000_work.zip; cp finished.zip $all/canvas_LATE_101_2000_work-1.zip
        # Moodle's archive of a class, and a folder for a section.
        for name in 'Ann Lee_501' 'Bo_502'; do
            mkdir "$class/${name}_assignsubmission_file"; cp code.tgz "$class/${name}_assignsubmission_file/w.tgz"
        done
        mkdir $class/Cut_503_assignsubmission_file
        head -c 700 finished.zip >$class/Cut_503_assignsubmission_file/cut.zip
        (cd $class && zip -qr ../$all/$class.zip .)
        cp finished.zip $all/section/s1.zip; cp code.zip $all/section/s2.zip
        # Names that look alike or contain control characters, and names that aren't text.
        for name in '.hidden' 'CLONE' 'Zo\303\253' 'Zoe\314\210' 'a\nb' '\033[31m\a' $(printf '%0255d' 0 | tr 0 n); do
            cp -r code "$all/$(printf "$name")"
        done
        mkdir "$all/$(printf 'caf\350')" "$all/$(printf 'caf\351')" $all/.git
        # Complete work to which files are added, and work from which files are missing.
        for name in 'main' 'harmless names' 'main.swift' 'no files'; do cp -r finished "$all/$name"; done
        rm "$all/no files/Starter/Stage1"/*
        # Learners' tests in Swift Testing: the finished tests, and the shipped ones.
        for work in finished untouched; do
            [ $work = finished ] && tree=Finished || tree=Starter
            cp -r $work "$all/$work in Swift Testing"
            cp "$1/$tree/SwiftTesting/Stage1Tests"/* "$all/$work in Swift Testing/Starter/Stage1Tests/"
        done
        # Submissions that can't be graded.
        head -c 700 finished.zip >$all/cut.zip; echo no >"$all/no archive.zip"; mkdir $all/empty
        mkdir -p "$all/wrong place/Sources"; echo 'let c = 1' >"$all/wrong place/Sources/EvenOdd.swift"
        echo 'let a = 1' >$all/loose_700_1_EvenOdd.swift; echo 'let b = 1' >$all/loose_700_2_Labels.swift
        truncate -s 200M $all/giant.zip; echo evil >evil.swift
        mkdir x; cp -r finished/Starter x/
        tar -C x -P -cf $all/escapes.tar Starter ../evil.swift
        rm -r x/Starter/Stage1; ln -s "$PWD/$all/clone/repository/Starter/Stage1" x/Starter/Stage1
        tar -C x -cf $all/links.tar Starter
        mkdir x/bomb; truncate -s 1M x/bomb/0.swift
        for number in $(seq 70); do ln x/bomb/0.swift x/bomb/$number.swift; done
        tar -C x --hard-dereference -czf $all/bomb.tgz bomb
        # Files that belong to no learner.
        mkdir $all/__MACOSX; cp finished.zip "$all/Plan for the day.docx"
        for name in __MACOSX/._x.swift README.md .DS_Store; do echo no >$all/$name; done
        """#

    private static let roster = """
        folder,name,email,canvas id,moodle id
        ,Canvas,c1@example.org,101,
        ,Ann Lee,,,501
        ,Ann's Namesake,s1@uni.example,,
        ,Second,s2@uni.example,,
        seven.7z,Pair One,,,
        seven.7z,Pair Two,,,
        ,Nobody,,,

        """

    /// Code that makes the linker fail, because the tests have their own entry point.
    private static let main = "@main struct Own { static func main() {} }\n"
    private static let names = """
        import XCTest

        final class RawTests: XCTestCase {
            func `test "quoted" name`() {}
        }

        final class `class`: XCTestCase {
            func testIt() {}
        }

        enum Outer {
            final class Inner: XCTestCase {
                func testIt() {}
            }
        }

        struct XCTestCaseEntry {}
        """
    /// Files with names like those that the grader and SwiftPM write. These files must not change
    /// the verdict.
    private static let harmless = """
        import XCTest

        @testable import Stage1

        func testCase<Value>(_ value: Value) -> Int { 0 }
        func asyncTest<Value>(_ value: Value) -> Int { 0 }

        class Main: XCTestCase {
            static let workshopTests = 1
            func testZeroIsEven() {
                XCTAssertTrue(FirstBasicViewController().isEven(number: 0))
            }
        }
        """
    private static let files = [
        // The code in `main` can't be built. The test file that SwiftPM can't list is left out, and
        // the other test files are judged.
        "main/Starter/Stage1/M.swift": main, "main/Starter/Stage1Tests/M.swift": names,
        "harmless names/Starter/Stage1Tests/M.swift": harmless,
        "harmless names/Starter/Stage1Tests/XCTMain.swift": "import XCTest",
        "main.swift/Starter/Stage1Tests/main.swift": "print(1)",
    ]

    private static let points: [String: Double] = [
        "Canvas": 25, "Ann Lee": 10, "Bo": 10, "Ann's Namesake": 25, "Second": 10, "Pair One": 25,
        "Pair Two": 25, "Müller, Jörg": 25, "李小龙": 10, "clone": 0, "github-main": 10, "packed": 10,
        "main": 15, "harmless names": 25, "main.swift": 25, "no files": 15,
        "finished in Swift Testing": 25, "untouched in Swift Testing": 0, ".hidden": 10,
        "CLONE": 10,
        "Zoe\u{308}": 10, "Zo\u{EB} (2)": 10, "a\nb": 10, "\u{1B}[31m\u{7}": 10,
        String(repeating: "n", count: 255): 10,
    ]

    /// The learners without a verdict, each with the explanation in the report.
    private static let reasons = [
        "loose": "loose Swift files, and it isn't clear where they belong: "
            + "loose_700_1_EvenOdd.swift, loose_700_2_Labels.swift",
        "no archive": "The file isn't an archive", "empty": "It has no Swift files",
        "wrong place": "It has Swift files in: Sources", "bomb": "contains too much",
        "cut": "archive is damaged", "Cut": "archive is damaged", "giant": "no Swift files",
        "escapes": "archive is damaged", "links": "contains links",
        #"caf\xE8"#: "", #"caf\xE9"#: "", "Nobody": "There is no submission from this learner",
    ]

    func testEveryoneIsInAllReports() throws {
        let folder = ClassFolder(copy: try KitCopy("class"))
        defer { folder.remove() }
        try Files.live.makeFolder(folder.root)
        let made = try FixtureLearner.processes.output(
            of: Command(
                executable: "/bin/sh",
                arguments: ["-e", "-c", Self.script, "sh", FixtureLearner.kit.root],
                environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
                directory: folder.root))
        XCTAssertEqual(made.end, .exited(0), made.text)
        for (path, text) in Self.files {
            try Files.live.write("\(folder.submissions)/\(path)", Array(text.utf8))
        }
        let list = "\(folder.root)/students.csv"
        try Files.live.write(list, Array(Self.roster.utf8))
        let (end, text) = try FixtureLearner.processes.output(
            of: folder.grade(
                to: "reports", "--stages", "1", "--roster", list, "--allow-unmatched"))
        XCTAssertEqual(end, .exited(1), text)
        let said = text.replacing("\n", with: " ")
        assertContains(
            said,
            "Not graded, because they aren't submissions: README.md, __MACOSX, Plan for the day.docx."
        )
        assertContains(said, "warning: these uploads match no learner on the list,")
        XCTAssertNil(Files.live.kind("\(folder.root)/../evil.swift"))

        let store = ResultStore(reports: folder.path("reports"), files: .live, workshop: .shipped)
        let results = try store.results()
        XCTAssertEqual(
            Set(results.map(\.learner)), Set(Self.points.keys).union(Self.reasons.keys))
        let texts = try folder.texts("reports")
        for (path, text) in texts where !path.hasPrefix(".") { assertContainsNot(text, "\u{1B}") }
        for result in results {
            if case .graded(let report) = result.verdict {
                XCTAssertEqual(Points.of(report), Self.points[result.learner], result.learner)
                continue
            }
            // Learners whose names differ only in case must have different files.
            let pages = texts.filter {
                $0.key.lowercased().hasPrefix("learners/\(result.learner.lowercased())")
            }
            let words = try XCTUnwrap(Self.reasons[result.learner], result.learner)
            XCTAssertTrue(
                words.isEmpty
                    || pages.values.contains {
                        $0.replacing("&#39;", with: "'").contains(words)
                    }, result.learner)
        }
        let rows = texts["grades.csv"]?.split(whereSeparator: \.isNewline).dropFirst()
        XCTAssertEqual(rows?.count, results.count)
        assertContains(texts["learners/Canvas.html"] ?? "", "canvas_101_1000_work.zip")
        assertContains(texts["grades.csv"] ?? "", "c1@example.org")
        let feedback = texts.keys.filter { $0.hasPrefix("feedback/") }
        XCTAssertEqual(feedback.count, results.count)
        XCTAssertTrue(feedback.contains("feedback/Müller, Jörg.html"), "\(feedback)")
        // The reports contain a file for each of the learners with a Moodle number.
        XCTAssertEqual(texts.keys.count { $0.hasPrefix("moodle/") }, 3)
    }
}
