import Catalog
import Grading

/// What a cell of the map says of a test and a bug. A mark is known by its shape, not by its colour.
enum MapMark: CaseIterable {
    case notices, only, not

    var html: HTML {
        switch self {
        case .notices: "<span class=\"dot\" aria-hidden=\"true\">●</span>"
        case .only: "<span class=\"dot only\" aria-hidden=\"true\">◆</span>"
        case .not: "<span class=\"dot none\" aria-hidden=\"true\">·</span>"
        }
    }

    var meaning: HTML {
        switch self {
        case .notices: "notices the bug"
        case .only: "is the only test that notices it"
        case .not: "doesn’t notice it"
        }
    }
}

/// Writes the map of one exercise: tests × bugs, the bugs below, and what there is to see.
struct MapTable {
    let exercise: ExerciseState
    let map: NoticeMap

    func html() -> HTML {
        let id = exercise.exercise.id
        return """
            <h3 id="map-\(id)">\(exercise.exercise.title)</h3>
            <p>\(IdeaWords.count(exercise.ideas)). \(IdeaWords.names(exercise.ideas))</p>
            \(content)
            """
    }

    /// Whoever has no test yet isn't asked all questions at once.
    private var content: HTML {
        map.tests.isEmpty ? "<p>\(MapWords.noRightTest)</p>" : "\(table)\n\(bugs)\n\(remarks)"
    }

    // MARK: The table

    private var table: HTML {
        let numbers = map.bugs.enumerated().map { index, bug in
            HTML(
                """
                <th scope="col"\(bug.noticedBy.isEmpty ? HTML(" class=\"open\"") : "")>\
                <a href="#bug-\(bug.id)" title="\(bug.planted.concept.title)">\(index + 1)</a></th>
                """)
        }
        return """
            <div class="scroll" role="group" aria-labelledby="map-\(exercise.exercise.id)" tabindex="0">
            <table class="map">
            <caption class="hidden">Which test notices which bug</caption>
            <thead>
            <tr><th scope="col" rowspan="2">Test</th>\(ideas)\
            <th scope="col" rowspan="2" class="number">Bugs</th></tr>
            <tr>\(numbers.joined())</tr>
            </thead>
            <tbody>
            \(map.tests.map(row).joined("\n"))
            </tbody>
            <tfoot><tr><th scope="row">Tests</th>\(counts)<td></td></tr></tfoot>
            </table>
            </div>
            """
    }

    /// The ideas, each above its bugs.
    private var ideas: HTML {
        Concept.allCases.map { idea -> HTML in
            let count = map.bugs.count { $0.planted.concept == idea }
            guard count > 0 else { return "" }
            return """
                <th scope="colgroup" colspan="\(count)" class="idea"><span>\(idea.title)</span></th>
                """
        }.joined()
    }

    private func row(_ test: NoticeMap.Test) -> HTML {
        let noticed = Set(test.notices)
        let cells = map.bugs.map { bug -> HTML in
            let mark: MapMark =
                bug.hangsOn == test.name ? .only : noticed.contains(bug.id) ? .notices : .not
            return "<td>\(mark.html)<span class=\"hidden\">\(mark.meaning)</span></td>"
        }
        let count = map.bugs.count { noticed.contains($0.id) }
        return """
            <tr><th scope="row"><code>\(name(of: test.name))</code>\(note(on: test))</th>\
            \(cells.joined())<td class="number">\(count)</td></tr>
            """
    }

    private func note(on test: NoticeMap.Test) -> HTML {
        if test.notices.isEmpty {
            let what = test.test.isExample ? "the example that was there" : "notices nothing"
            return "<span class=\"sub\">\(what)</span>"
        }
        return test.couldGo ? "<span class=\"sub\">could go</span>" : ""
    }

    private var counts: HTML {
        map.bugs.map { bug -> HTML in
            bug.noticedBy.isEmpty
                ? "<td class=\"open\"><b>0</b></td>" : "<td>\(bug.noticedBy.count)</td>"
        }.joined()
    }

    // MARK: The bugs

    private var bugs: HTML {
        let items = map.bugs.map { bug -> HTML in
            """
            <li id="bug-\(bug.id)">\
            <b>\(bug.planted.concept.title)</b>\(words(on: bug))</li>
            """
        }
        return "<ol class=\"bugs\">\n\(items.joined("\n"))\n</ol>"
    }

    /// What the bug is; of one that no test notices, only the question that leads to it.
    private func words(on bug: NoticeMap.Bug) -> HTML {
        guard bug.noticedBy.isEmpty else {
            let rule = bug.planted.rule
            let second: HTML = rule.isEmpty ? "" : "<span class=\"sub\">The rule: \(rule)</span>"
            return ": \(bug.planted.description)\(second)"
        }
        let state: HTML = bug.status == .notRun ? "not known yet" : "no test notices it"
        return " <span class=\"state\">(\(state))</span>: \(bug.planted.question)"
    }

    // MARK: What there is to see

    private var remarks: HTML {
        [alike, hanging, going, idle].filter { $0 != "" }.joined("\n")
    }

    private var alike: HTML {
        let items = map.alike.map { group in
            HTML("<li>\(group.map { code($0.name) }.joined(", "))</li>")
        }
        return items.isEmpty ? "" : "<p>\(MapWords.alike)</p>\n<ul>\(items.joined())</ul>"
    }

    private var hanging: HTML {
        let items = map.bugs.enumerated().compactMap { index, bug in
            bug.hangsOn.map { test -> HTML in
                "<li><a href=\"#bug-\(bug.id)\">\(index + 1)</a>: \(code(test))</li>"
            }
        }
        return items.isEmpty ? "" : "<p>\(MapWords.hanging)</p>\n<ul>\(items.joined())</ul>"
    }

    private var going: HTML {
        let items = map.couldGo.map { HTML("<li>\(code($0.name))</li>") }
        return items.isEmpty
            ? ""
            : """
            <p>\(CouldGoText.withoutThese(items.count)). \(CouldGoText.mayStay)</p>
            <ul>\(items.joined())</ul>
            """
    }

    private var idle: HTML {
        let names = map.idle.filter { !$0.test.isExample }.map { code($0.name) }
        return names.isEmpty ? "" : "<p>\(MapWords.idle) \(names.joined(", ")).</p>"
    }

    private func code(_ test: String) -> HTML { "<code>\(name(of: test))</code>" }

    /// The test's name; without that of the class where it is the exercise's own.
    private func name(of test: String) -> String {
        let name = ResultLines.name(ofTest: test)
        let own = "\(exercise.exercise.ownTests)."
        return name.hasPrefix(own) ? String(name.dropFirst(own.count)) : name
    }
}
