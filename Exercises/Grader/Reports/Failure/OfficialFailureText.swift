import Grading

/// Says why an official test did not pass: what was done, what was expected, what came.
package enum OfficialFailureText {
    /// The text, in lines.
    package static func describe(_ result: TestResult) -> String {
        guard case .assertion(let message, _) = result.failure else {
            return FailureText.reason(result)
        }
        let parts = OfficialAssertion(message)
        var lines = parts.text.isEmpty ? [] : [parts.text]
        if let expected = parts.expected, let actual = parts.actual {
            lines += ["expected: \(expected)", "actual:   \(actual)"]
        }
        return lines.joined(separator: "\n")
    }
}
