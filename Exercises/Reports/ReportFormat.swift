import Grading
import TerminalKit

/// A format of a report. A new format is a case here, and a folder of the target CourseReports.
package enum ReportFormat: String, Sendable, CaseIterable {
    case text, json, junit, github, gradescope, classroom50

    /// Whether this target has it; CourseReports has the others.
    package var isForLearners: Bool { self == .text || self == .json }
}
