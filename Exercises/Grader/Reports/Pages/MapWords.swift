import Advice
import Catalog
import Grading

/// The sentences of the map of tests and bugs, on its page and in the terminal.
package enum MapWords {
    /// Why a stage has no map, or what isn't in it.
    package static func notes(on stage: StageReport, in tree: Tree) -> [String] {
        let command = "swift run grade \("\(stage.stage.id)".lowercased())\(tree.option)"
        switch stage.ownTests {
        case .none:
            return [StageWords.noTests(of: stage.stage, in: tree)]
        case .notBuilt:
            return ["\(StageWords.testsNotBuilt(.you)). To see why: \(command)"]
        case .crashed:
            return ["\(StageWords.testsStopEarly(.you)). To see why: \(command)"]
        case .judged(let own):
            return judged(own, command)
        }
    }

    private static func judged(_ own: OwnTestsReport, _ command: String) -> [String] {
        let wrong = own.tests.count - own.validTests.count
        let time =
            own.usedUpTime == nil
            ? nil
            : "There was no time to ask every test about every bug, so there is no map. Give the "
                + "stage more time with --stage-limit."
        let toFix =
            wrong == 0
            ? nil
            : "\(wrong == 1 ? "1 test isn't" : "\(wrong) tests aren't") in the map, since only a "
                + "test that is right can notice a bug. To see what to fix: \(command)"
        return [own.leftOut.map { StageWords.judged(without: $0, .you) }, toFix, time]
            .compactMap(\.self)
    }

    /// What a map comes to, in a line.
    package static func summary(_ map: NoticeMap) -> String {
        let tests = ClassWords.count(map.tests.count, "test")
        let noticed = map.bugs.count - map.unnoticed.count
        let parts = [
            "\(tests), \(noticed) of \(ClassWords.count(map.bugs.count, "bug")) noticed",
            map.hanging.isEmpty
                ? nil
                : "\(ClassWords.count(map.hanging.count, "bug")) "
                    + "\(map.hanging.count == 1 ? "is" : "are") noticed by one test only",
            map.couldGo.isEmpty
                ? nil : "\(ClassWords.count(map.couldGo.count, "test")) could go",
        ]
        return parts.compactMap(\.self).joined(separator: "; ") + "."
    }

    static let alike = "These notice the same bugs:"
    static let hanging = """
        Each of these bugs hangs on one test: without that test, no other one would notice it.
        """
    static let idle = "No planted bug makes these fail:"
    static let noRightTest = "No right test of yours is about this exercise yet."
}
