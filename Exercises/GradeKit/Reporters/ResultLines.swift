/// Writes a test that did not pass: its name, its place, and why.
struct ResultLines {
    let style: Style

    func lines(of result: TestResult) -> [String] {
        let name = result.name.split(separator: ".").dropFirst().joined(separator: ".")
        var lines = ["  \(style.bad("✗")) \(PlainText.safe(name.replacing("/", with: ".")))"]
        if let place = result.failure?.place {
            lines.append("    " + style.dim("\(PlainText.safe(place.file)):\(place.line)"))
        }
        if let failure = result.failure { lines += FailureLines(failure).lines }
        if result.isSkipped { lines.append("    It was skipped.") }
        return lines
    }
}
