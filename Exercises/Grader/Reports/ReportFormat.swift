import Grading
import TerminalKit

/// A format of a report. A new format is a case here, and a folder here.
package enum ReportFormat: String, Sendable, CaseIterable {
    case text, json, junit, github
}
