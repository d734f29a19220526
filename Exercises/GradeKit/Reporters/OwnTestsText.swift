/// Writes what became of the learner's own tests of a stage.
struct OwnTestsText {
    let style: Style

    func lines(of ownTests: StageReport.OwnTests) -> [String] {
        switch ownTests {
        case .none:
            return []
        case .ran(let results):
            let valid = results.count { $0.status == .passed }
            let count = "  Your own tests: \(valid) of \(results.count) pass on the finished code."
            guard let first = results.first(where: { $0.status != .passed }) else { return [count] }
            return [count] + ResultLines(style: style).lines(of: first)
        case .notBuilt(let failure):
            let text = PlainText.safe(BuildFailureText.describe(failure))
            let first = text.split(separator: "\n").prefix(6).map { "    \($0)" }
            return ["  Your own tests don't compile:"] + first
        case .crashed(let output):
            let text =
                "Your own tests stop before the first of them runs. A usual reason: a class "
                + "marked @MainActor with a test method that isn't async."
            let last = output.split(separator: "\n").first.map {
                "    \(PlainText.safe(String($0)))"
            }
            return PlainText.wrapped(text, width: TextReporter.width - 2).map { "  \($0)" }
                + [last].compactMap { $0 }
        }
    }
}
