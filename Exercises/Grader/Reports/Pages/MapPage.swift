import Catalog
import Grading

/// Writes the map of a learner's own tests: which test notices which planted bug.
///
/// It gives no bug away that no test notices.
package struct MapPage {
    let report: Report
    /// The identifiers of the exercises that are shown; all where none is named.
    let exercises: [String]
    /// The version of the workshop.
    let version: String

    package init(report: Report, exercises: [String] = [], version: String) {
        (self.report, self.exercises, self.version) = (report, exercises, version)
    }

    private static let title: HTML = "The map of tests and bugs"

    /// What the beginning of each such page has, and no other page.
    package static let mark = "<title>\(title.source)</title>"

    /// The whole file.
    package var text: String { html().source }

    func html() -> HTML {
        let body: HTML = """
            <header>
            <h1>\(Self.title)</h1>
            <p class="about">\(report.tree.rawValue), \(ClassHeading.workshop) \(version)</p>
            <p>A row is a test of yours, and a column is a planted bug. The page shows which test \
            notices which bug.</p>
            \(legend)
            \(contents)
            </header>
            <main id="main" tabindex="-1">
            \(report.stages.map(section).joined("\n"))
            </main>
            """
        return Page.html(title: Self.title, script: nil, body: body)
    }

    private var legend: HTML {
        let keys = MapMark.allCases.map { mark in
            HTML("<span class=\"key\">\(mark.html) \(mark.meaning)</span>")
        }
        return "<p class=\"legend\">\(keys.joined(" "))</p>"
    }

    private var contents: HTML {
        let links = report.stages.flatMap(shown).map { exercise in
            HTML("<a href=\"#map-\(exercise.exercise.id)\">\(exercise.exercise.title)</a>")
        }
        return links.count < 2 ? "" : "<nav aria-label=\"Exercises\">\(links.joined("\n"))</nav>"
    }

    private func shown(_ stage: StageReport) -> [ExerciseState] {
        stage.exercises.filter { exercise in
            exercises.isEmpty || exercises.contains(exercise.exercise.id)
        }
    }

    private func section(_ stage: StageReport) -> HTML {
        let id = "stage-\(stage.stage.id)"
        return """
            <section aria-labelledby="\(id)">
            <h2 id="\(id)">\(StageWords.heading(stage.stage))</h2>
            \(notes(on: stage))\(tables(of: stage))
            </section>
            """
    }

    /// What isn't in the map of a stage, and why.
    private func notes(on stage: StageReport) -> HTML {
        MapWords.notes(on: stage, in: report.tree).map { note in
            HTML("<p class=\"warning\">\(note.typographic)</p>\n")
        }.joined()
    }

    private func tables(of stage: StageReport) -> HTML {
        guard let map = stage.noticeMap else { return "" }
        return shown(stage).map { exercise in
            MapTable(exercise: exercise, map: map.part(of: exercise)).html()
        }.joined("\n")
    }
}

extension StageReport {
    /// Which of the learner's own tests notice which bugs; nil where that isn't known.
    package var noticeMap: NoticeMap? {
        guard case .judged(let own) = ownTests, !own.validTests.isEmpty else { return nil }
        return NoticeMap(of: own, in: stage)
    }
}
