/// The shape of the `results.json` that a Gradescope autograder writes.
package struct GradescopeReport: Encodable {
    let score: Double
    let output: String
    let outputFormat = "text"
    let testOutputFormat = "text"
    let testNameFormat = "text"
    let visibility = "visible"
    let stdoutVisibility = "hidden"
    let tests: [Test]

    struct Test: Encodable {
        let name: String
        let nameFormat = "text"
        /// For example `1.2`.
        let number: String
        let score: Double
        let maxScore: Double
        let status: String
        let output: String
        let outputFormat = "text"
        let visibility = "visible"
    }
}
